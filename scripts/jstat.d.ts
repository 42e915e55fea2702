/** The part of jstat that is used here; the package has no types of its own. */
declare module 'jstat' {
  const jstat: {
    mean(values: readonly number[]): number
    /** `sample`: divided by n − 1. */
    stdev(values: readonly number[], sample: boolean): number
    readonly studentt: { inv(p: number, freedom: number): number; cdf(t: number, freedom: number): number }
    readonly normal: { inv(p: number, mean: number, deviation: number): number }
  }
  export default jstat
}
