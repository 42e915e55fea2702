/** What somebody received, byte by byte, and when. */
export interface Heard {
  readonly at: number
  readonly text: string
}
