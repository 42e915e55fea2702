/** What the panel beside the table shows, and whether its sheet is open on a phone. */
export interface BesideState {
  readonly tab: string
  readonly open: boolean
  /** The ruling the rule book should show. */
  readonly rule: string | null
}
