/**
 * Mutated in each run together with what is looked at. Its test notices any change, so a mutation of it that survives
 * says that the runner tries nothing.
 */
export const isLate = (minutes: number): boolean => minutes > 10
