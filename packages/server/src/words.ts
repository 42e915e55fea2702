/** What is sent as one message: a text, or a long one of which others are told the same. */
export type Words = string | LongWords

/** `shared`: what stands between head and tail, encoded once for everybody. */
export interface LongWords {
  readonly head: string
  readonly shared: readonly Buffer[]
  readonly tail: string
}

/** The same between two texts. */
export const between = (before: string, words: Words, after: string): Words =>
  typeof words === 'string'
    ? `${before}${words}${after}`
    : { head: before + words.head, shared: words.shared, tail: words.tail + after }

/** All of it as one text. */
export const textOf = (words: Words): string =>
  typeof words === 'string' ? words : `${words.head}${Buffer.concat(words.shared).toString()}${words.tail}`

/** How many bytes it takes. */
export const bytesOf = (words: Words): number =>
  typeof words === 'string'
    ? Buffer.byteLength(words)
    : words.shared.reduce(
        (sum, { length }) => sum + length,
        Buffer.byteLength(words.head) + Buffer.byteLength(words.tail),
      )
