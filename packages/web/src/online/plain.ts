/**
 * What may be written: a space in place of each control character but line breaks, such as a Tab from somewhere else, and no
 * signs that override the direction of reading, as they come along with copied numbers.
 */
export const plain = (text: string): string =>
  text
    .replace(/\r\n?/gu, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/gu, '')
