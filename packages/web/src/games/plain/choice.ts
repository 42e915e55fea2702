/** What the field lets one choose. */
export interface Choice {
  /** Cells, and cards in the open, that some move names. */
  readonly spots: ReadonlySet<string>
  readonly chosen: readonly string[]
  readonly focus: string | null
  readonly onOpen: (pile: string) => void
}
