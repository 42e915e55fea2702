import type { Language, Text } from '@tefuda/kernel'
import stringWidth from 'fast-string-width'

/** How many columns a text takes; East Asian wide characters take two, colours none. */
export const columnsOf = (text: string): number => stringWidth(text)

/** The text with spaces behind it up to `columns`; a longer one stays as it is. */
export const padEnd = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - columnsOf(text)))

export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - columnsOf(text))) + text

/** A whole number with the sign for minus, as games tell points: 3, −2. */
export const figure = (value: number): string => String(value).replace('-', '−')

/** The same, with its sign where it is more than nothing: +3, −2. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : figure(value))

/** The same in words: `−2点`. */
export const pointsText = (value: number): Text => ({
  ja: `${figure(value)}点`,
  en: `${figure(value)} pts`,
})

/** The characters a reader sees as one each. */
export const graphemesOf = (text: string): string[] => Array.from(GRAPHEMES.segment(text), ({ segment }) => segment)

/** What is left of a text from anywhere once nothing in it can steer a terminal: one line, in one direction. */
export const plain = (text: string): string => text.replace(/\p{C}/gu, '')

/** `at`: milliseconds since 1970. */
export const dateAndTime = (at: number, lang: Language): string =>
  new Date(at).toLocaleString(lang === 'ja' ? 'ja-JP' : 'en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** At most `columns` of a text without colours; what is cut off is marked by an ellipsis. */
export const clip = (text: string, columns: number): string => {
  if (columnsOf(text) <= columns) return text
  let kept = ''
  let used = 0
  for (const grapheme of graphemesOf(text)) {
    const next = used + columnsOf(grapheme)
    if (next > columns - 1) break
    kept += grapheme
    used = next
  }
  return `${kept}…`
}

/**
 * Breaks a text without colours into lines of at most `columns`. Words stay whole where they fit; in Japanese lines break
 * between words too, never before a closing mark or after an opening one.
 */
export const wrap = (text: string, columns: number, lang: Language): string[] => {
  const lines: string[] = []
  let line = ''
  for (const piece of unbreakable(text, lang)) {
    if (line !== '' && columnsOf(line + piece.trimEnd()) > columns) {
      lines.push(line.trimEnd())
      line = ''
    }
    for (const part of columnsOf(piece.trimEnd()) > columns ? chop(piece, columns) : [piece]) {
      if (line !== '' && columnsOf(line + part.trimEnd()) > columns) {
        lines.push(line.trimEnd())
        line = ''
      }
      line += line === '' ? part.trimStart() : part
    }
  }
  lines.push(line.trimEnd())
  return lines
}

/** Columns of equal width, filled row by row. */
export const inColumns = (items: readonly string[], columns: number): string[] => {
  const wide = Math.max(1, ...items.map((item) => columnsOf(item) + 2))
  const perRow = Math.max(1, Math.floor(columns / wide))
  return Array.from({ length: Math.ceil(items.length / perRow) }, (_, row) =>
    items
      .slice(row * perRow, (row + 1) * perRow)
      .map((item) => padEnd(item, wide))
      .join('')
      .trimEnd(),
  )
}

/** Lines with a note behind each; where one would be too long, every note stands below its line. */
export const besideOrBelow = (
  entries: readonly { readonly line: string; readonly note: string }[],
  columns: number,
): string[] =>
  entries.every(({ line, note }) => columnsOf(line) + 2 + columnsOf(note) <= columns)
    ? entries.map(({ line, note }) => `${line}  ${note}`.trimEnd())
    : entries.flatMap(({ line, note }) => (note === '' ? [line.trimEnd()] : [line.trimEnd(), `      ${note}`]))

const GRAPHEMES = new Intl.Segmenter('ja', { granularity: 'grapheme' })
const WORDS = {
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
}

const STAYS_BEHIND = /^[\p{Pe}\p{Pf}、。，．・：；？！ー…‥々,.:;?!%％々〜~)\]×/-]/u
const STAYS_BEFORE = /[\p{Ps}\p{Pi}√×±−/-]$/u

/** Pieces between which a line may break; spaces belong to the piece before them. */
const unbreakable = (text: string, lang: Language): string[] => {
  const pieces: string[] = []
  for (const { segment } of WORDS[lang].segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && belongTogether(last, segment)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

const belongTogether = (last: string, segment: string): boolean =>
  /^\s+$/.test(segment) ||
  STAYS_BEHIND.test(segment) ||
  STAYS_BEFORE.test(last) ||
  isOneWord(last, segment) ||
  isCompound(last, segment) ||
  (ENDING.test(segment) && /[\p{L}\p{N}\p{Pe}\p{Pf}ー]$/u.test(last) && columnsOf(last) < LONGEST_PHRASE)

/** Particles and endings stay with their word, as a Japanese reader expects: 「札は」, 「取ります」. */
const ENDING = /^\p{Script=Hiragana}{1,3}$/u
const LONGEST_PHRASE = 26

/** Words the segmenter would tear apart: 「カット／イン」, 「K／グリード」, 「大／貧民」, 「捨て／札」. */
const isCompound = (last: string, segment: string): boolean =>
  columnsOf(last) < LONGEST_PHRASE &&
  ((last.endsWith('捨て') && segment.startsWith('札')) ||
    (/[\p{Script=Katakana}A-Zー]$/u.test(last) && /^[\p{Script=Katakana}ー]/u.test(segment)) ||
    (/\p{Script=Han}$/u.test(last) && /^\p{Script=Han}/u.test(segment)))

/** Latin letters, digits and signs that touch each other are not torn apart: `H10@b2`, `×3`, `20+20`; nor a number and its unit: 「30点」. */
const isOneWord = (last: string, segment: string): boolean =>
  (/[!-~♠♥♦♣★]$/.test(last) && /^[!-~♠♥♦♣]/.test(segment)) || (/\d$/.test(last) && /^\p{L}/u.test(segment))

/** Parts of at most `columns` each, none of which begins with a closing mark. */
const chop = (piece: string, columns: number): string[] => {
  const parts: string[][] = [[]]
  for (const grapheme of graphemesOf(piece)) {
    const last = parts[parts.length - 1]!
    if (columnsOf(last.join('') + grapheme) <= columns) last.push(grapheme)
    else parts.push(STAYS_BEHIND.test(grapheme) && last.length > 1 ? [last.pop()!, grapheme] : [grapheme])
  }
  return parts.map((part) => part.join(''))
}
