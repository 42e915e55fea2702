/** A text that players read, in both languages of the project. Japanese comes first. */
export interface Text {
  readonly ja: string
  readonly en: string
}

/** A language of the project, by its tag of BCP 47. */
export type Language = keyof Text

/** A text from its two wordings. */
export const text = (ja: string, en: string): Text => ({ ja, en })

/** So many cards, in English: `1 card`, `5 cards`. */
export const cardsEn = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** Joins texts language by language; `between` may differ between the two (`、` and `, `). */
export const joinTexts = (texts: readonly Text[], between: Text): Text => ({
  ja: texts.map((t) => t.ja).join(between.ja),
  en: texts.map((t) => t.en).join(between.en),
})

/** The first signs of a text, each of them whole: as many as have no more than `most` UTF-16 units. */
export const firstSigns = (written: string, most: number): string => {
  if (written.length <= most) return written
  let end = 0
  for (const { index, segment } of new Intl.Segmenter().segment(written.slice(0, 2 * most))) {
    if (index + segment.length > most) break
    end = index + segment.length
  }
  return written.slice(0, end)
}

const EXCERPT = 40

/** What somebody wrote, cut to a length that can be shown again in a sentence. */
export const excerpt = (written: string): string =>
  written.length <= EXCERPT ? written : `${firstSigns(written, EXCERPT)}…`
