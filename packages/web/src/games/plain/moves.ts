/** A move, and what of the table it names. */
export interface Named {
  readonly text: string
  readonly cards: readonly string[]
  readonly cells: readonly string[]
}

/** Tells cards and cells apart from the other words of a notation. */
export interface Vocabulary {
  readonly cards: ReadonlySet<string>
  readonly cells: ReadonlySet<string>
}

/** What stands between the words of a move: `H10@b2`, `RJ@a1+BJ@c3`, `S5 S6 / CA`. */
const BETWEEN = /[\s@+/]+/

/** Reads a move of any game. What a card stands for (`RJ=H6`) and which copy it is (`S5*`) name no further card. */
export const nameIn = (text: string, { cards, cells }: Vocabulary): Named => {
  const words = text.split(BETWEEN).map((word) => word.replace(/(?:=.*|\*)$/, '').replace(/\*$/, ''))
  return {
    text,
    cards: words.filter((word) => cards.has(word)),
    cells: words.filter((word) => !cards.has(word) && cells.has(word)),
  }
}

/** Whether a move says all by itself, such as a pass. */
export const isBare = ({ cards, cells }: Named): boolean => cards.length === 0 && cells.length === 0

/** What has been chosen: cards by name, cells. */
export interface Chosen {
  readonly cards: readonly string[]
  readonly cells: readonly string[]
}

const count = (words: readonly string[], word: string): number => words.filter((other) => other === word).length

/** The moves that name everything chosen, those that name least besides first. */
export const fitting = (moves: readonly Named[], { cards, cells }: Chosen): readonly Named[] =>
  moves
    .filter(
      (move) =>
        cards.every((card) => count(move.cards, card) >= count(cards, card)) &&
        cells.every((cell) => move.cells.includes(cell)),
    )
    .sort((a, b) => a.cards.length + a.cells.length - b.cards.length - b.cells.length)

/** Whether a move that fits names nothing but what is chosen. */
export const isWhole = (move: Named, { cards, cells }: Chosen): boolean =>
  move.cards.length === cards.length && move.cells.every((cell) => cells.includes(cell))
