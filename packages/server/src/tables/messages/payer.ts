/** At whose cost something is done. */
export interface Payer {
  /** Waits until it may come to a table, which takes some work, in a turn of the event loop of its own; false where it has gone. */
  admit(): Promise<boolean>
  /** What it asked for took so many milliseconds of processor time. */
  charge(ms: number): void
  /** What had to be done at the table before anybody could come took so many: the table pays, not whoever came first. */
  chargeTable(ms: number): void
}
