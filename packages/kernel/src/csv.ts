/** A table for spreadsheets: UTF-8 with a byte order mark, by which they know it, and lines that end in CR LF. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`

/** A spreadsheet takes a text that begins like a formula for one, which a name must never be. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value)
  const text = /^[\s\p{Cc}]*[=+\-@|%＝＋－＠]/u.test(value) ? `'${value}` : value
  return /[",\r\n;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
