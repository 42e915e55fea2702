/** How a command line tells of a win. */
export interface WinOptions {
  readonly win?: string
  readonly meld?: readonly string[]
  readonly indicator?: string
  readonly seats?: string
  readonly dealer?: string
  readonly winner?: string
  readonly from?: string
  readonly reach?: boolean
  readonly quick?: boolean
  readonly last?: boolean
  readonly first?: boolean
  readonly stakes?: string
  readonly chips?: string
}
