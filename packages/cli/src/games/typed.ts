/** What is typed, with capitals, plain letters for full-width ones and for suit signs, and no joker signs. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .toUpperCase()
    .replace(/[♠♤]/g, 'S')
    .replace(/[♥♡]/g, 'H')
    .replace(/[♦♢]/g, 'D')
    .replace(/[♣♧]/g, 'C')
    .replace(/★|☆|\uFE0F/g, '')
