import { parseAll } from '@tefuda/climbing'
import { type Block, isRefusal, type Refusal, type Text, text } from '@tefuda/kernel'
import { type Combination, combinationOf } from '../combination.ts'
import { combinationText } from '../wording.ts'

/** Plays as in the notation; each beats the one before it. */
export type Ladder = readonly string[]

export const SETS: Ladder = ['S8 H8', 'S9 S2=H9', 'H9 D9', 'SJ HJ']
export const WILD_SETS: Ladder = ['SA HA', 'S2 RJ=H2', 'H2 D2']
export const SEQUENCES: Ladder = ['S5 H6 D7', 'S8 D9 RJ=S10', 'H8 C9 D10', 'C3 C4 BJ=C5', 'D3 D4 D5']
export const GROUPS: Ladder = ['S3 H3 S4 H4 S5 S2=H5', 'D3 C3 D4 C4 D5 C5', 'S7 H7 S8 H2=H8 RJ=S9 BJ=H9']

/** Choices of cards that make nothing. */
export const NO_SETS = ['S2=S9 H2=H9', 'RJ BJ=RJ']
export const NO_SEQUENCES = ['SQ HK', 'SK HA D2', 'S5 H6 S2=S7']
export const NO_GROUPS = ['S3 H3 S4 H4', 'S3 H3 D3 S4 H4 S5 H5', 'S3 H3 S4 H4 S2=S5 H2=H5']

const read = (cards: string): Combination | Refusal => {
  const laid = parseAll(cards)
  return isRefusal(laid) ? laid : combinationOf(laid)
}

/** A row of cards for each play, and in the caption what the engine takes them for. */
export const ladderFigure = (ladder: Ladder, rulings: readonly number[]): Block => {
  const told = ladder.flatMap((cards) => {
    const play = read(cards)
    return isRefusal(play) ? [] : [combinationText(play)]
  })
  return {
    kind: 'figure',
    figure: {
      spots: ladder.flatMap((cards, y) =>
        cards.split(' ').map((written, x) => ({ x, y, card: written.split('=')[0]! })),
      ),
      lines: [],
    },
    caption: text(
      `下の段ほど強くなります。上から、${told.map(({ ja }) => ja).join('、')}`,
      `Each row beats the one above. From the top: ${told.map(({ en }) => en).join('; ')}`,
    ),
    rules: rulings.map((number) => `ZS-${number}`),
  }
}

/** Cards that make nothing, and why, in the words in which they are refused. */
export const refusedRows = (examples: readonly string[]): Text[][] =>
  examples.flatMap((cards) => {
    const refused = read(cards)
    return isRefusal(refused) ? [[text(cards, cards), refused.message]] : []
  })

export const REFUSED_HEAD = [text('出せない例', 'Not a play'), text('理由', 'Why')]
