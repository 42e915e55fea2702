/** Whether tests run in their long form: `npm run soak -- tests`. */
const isLong = process.env.LONG_TESTS !== undefined

/** How often a test tries something: `short` in every run, `long` in the long form. */
export const times = (short: number, long: number): number => (isLong ? long : short)
