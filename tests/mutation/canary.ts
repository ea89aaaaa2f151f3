/** Mutated together with every folder: when one of its mutants survives, the mutation run itself does not work. */
export const isLarger = (a: number, b: number): boolean => a > b;
