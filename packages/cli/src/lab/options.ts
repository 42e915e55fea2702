/** What may follow `tefuda lab` and its commands, as it was written. */
export interface LabOptions {
  readonly deals?: string
  readonly jobs?: string
  readonly out?: string
  readonly queue?: string
  readonly seats?: string
  readonly strength?: string
  readonly set?: readonly string[]
  readonly json?: boolean
}
