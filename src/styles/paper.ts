/** The colour of the paper in the light theme, for what no style sheet reaches: images, icons, the manifest, the preview of a request. */
export const PAPER = '#f8f7f2';
