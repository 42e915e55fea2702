/** A text that players read, in both languages of the project. Japanese comes first. */
export interface Text {
  readonly ja: string
  readonly en: string
}

/** A language of the project, by its tag of BCP 47. */
export type Language = keyof Text

/** A text from its two wordings. */
export const text = (ja: string, en: string): Text => ({ ja, en })

/** Joins texts language by language; `between` may differ between the two (`、` and `, `). */
export const joinTexts = (texts: readonly Text[], between: Text): Text => ({
  ja: texts.map((t) => t.ja).join(between.ja),
  en: texts.map((t) => t.en).join(between.en),
})

const EXCERPT = 40

/** What somebody wrote, cut to a length that can be shown again in a sentence. */
export const excerpt = (written: string): string =>
  written.length <= EXCERPT ? written : `${written.slice(0, EXCERPT)}…`
