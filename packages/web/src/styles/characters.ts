/** A file of source text; `path` begins at the folder of packages. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** Characters in the order of their code points, each once; no character is in both. */
export interface CharacterSets {
  /** What is shown until a game has been begun: the first page, the set-up, and the tables of all games, but for the reasons of hints. */
  readonly first: string
  readonly rest: string
}

const UNREAD = /\.test\.tsx?$|\/playthroughs\//
const LATER =
  /^(?:bots|cli|lab|learn|review|server)\/|^games\/[^/]+\/src\/(?:rulebook|rulings|lessons)|^web\/src\/(?:daily|lab|lessons|online|puzzles|records|replay|review|rulebook|trainers)\/|\/(?:calculator|scorer)\//

/** The characters that are written in the files, parted by where a player meets them first. */
export const characterSets = (files: readonly SourceFile[]): CharacterSets => {
  const first = new Set<string>()
  const all = new Set<string>()
  for (const { path, text } of files) {
    if (UNREAD.test(path)) continue
    for (const character of text) {
      if (character < ' ') continue
      all.add(character)
      if (!LATER.test(path)) first.add(character)
    }
  }
  return { first: sorted(first), rest: sorted(all.difference(first)) }
}

const sorted = (characters: ReadonlySet<string>): string =>
  [...characters].sort((a, b) => a.codePointAt(0)! - b.codePointAt(0)!).join('')

/** The characters as CSS writes them in `unicode-range`: neighbours as one range. */
export const unicodeRange = (characters: string): string => {
  const ranges: { first: number; last: number }[] = []
  for (const character of characters) {
    const code = character.codePointAt(0)!
    const open = ranges.at(-1)
    if (open?.last === code - 1) open.last = code
    else ranges.push({ first: code, last: code })
  }
  return ranges
    .map(({ first, last }) => (first === last ? hex(first) : `${hex(first)}-${hex(last).slice(2)}`))
    .join(', ')
}

const hex = (code: number): string => `U+${code.toString(16)}`
