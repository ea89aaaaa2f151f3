/** The folder of the pages about checks, which only contributors look for; their kind in the full text has the same name. */
export const CHECKS = 'checks';
