/** What a section of `npm test` found. */
export interface Finding {
  readonly title: string
  readonly ok: boolean
  readonly seconds: number
  /** The tests that ran; a section such as the types has none. */
  readonly tests: readonly Test[]
  readonly faults: readonly Fault[]
}

export interface Test {
  readonly name: string
  readonly seconds: number
  readonly passed: boolean
}

/** Something that is wrong: where, and everything there is to say of it. */
export interface Fault {
  readonly name: string
  readonly text: string
}
