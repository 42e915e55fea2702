import type { Language, Text } from '@tefuda/kernel'

/** A text as it stands in HTML, SVG and their attributes. */
export const escaped = (written: string): string => written.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** What a page says in its language, escaped. */
export type SayHtml = (text: Text) => string

export const sayIn =
  (language: Language): SayHtml =>
  (text) =>
    escaped(text[language])
