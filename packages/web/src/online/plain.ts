/** What may be written: a space in place of each control character but line breaks, such as a Tab from somewhere else. */
export const plain = (text: string): string => text.replace(/\r\n?/gu, '\n').replace(/[^\P{Cc}\n]/gu, ' ')
