/** What name, base, plot and verdict of a measure take beside one another, and each variant's own column, in CSS pixels. */
const COLUMNS = 660
const VARIANT = 64

/** Whether a table of results with so many variants has no room for its columns beside one another. */
export const isTooNarrow = (width: number, variants: number): boolean => width < COLUMNS + VARIANT * variants
