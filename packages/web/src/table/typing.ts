/** What has been typed so far, and the word it means where it is one. */
export interface Typed {
  readonly typed: string
  /** The place of the word in the list; null while nothing fits exactly. */
  readonly word: number | null
  /** Whether no further letter could lead to another word. */
  readonly done: boolean
}

const NOTHING: Typed = { typed: '', word: null, done: false }

/**
 * A key typed towards one of a few words, such as `s10` or `b2`; capital and small letters alike. A key that
 * fits nothing begins anew. Words may occur more than once; the first counts.
 */
export const typeKey = (before: string, key: string, words: readonly string[]): Typed => {
  if (key === 'Backspace') return read(before.slice(0, -1), words)
  const letter = key.toLowerCase()
  const longer = read(before + letter, words)
  return longer.typed === '' && before !== '' ? read(letter, words) : longer
}

const read = (typed: string, words: readonly string[]): Typed => {
  if (typed === '') return NOTHING
  const small = words.map((word) => word.toLowerCase())
  const fitting = new Set(small.filter((word) => word.startsWith(typed)))
  if (fitting.size === 0) return NOTHING
  const word = small.indexOf(typed)
  return { typed, word: word < 0 ? null : word, done: word >= 0 && fitting.size === 1 }
}
