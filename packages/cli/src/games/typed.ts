/** What is typed, with plain letters for full-width ones and for suit signs, and no joker signs. */
export const withoutSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(/[♠♤]/g, 'S')
    .replace(/[♥♡]/g, 'H')
    .replace(/[♦♢]/g, 'D')
    .replace(/[♣♧]/g, 'C')
    .replace(/★|☆|\uFE0F/g, '')

/** The same in capitals. */
export const plainLetters = (text: string): string => withoutSigns(text).toUpperCase()
