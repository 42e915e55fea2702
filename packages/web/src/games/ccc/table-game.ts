import type { CccEvent, CccView } from '@tefuda/ccc'
import { text } from '@tefuda/kernel'
import type { TableGame } from '../../table/table-game.ts'
import { answerGesture, draftOfMove } from './answer.ts'
import { SeatCoin } from './coin.tsx'
import { dealEndOf } from './deal-end.ts'
import { type Draft, EMPTY } from './draft.ts'
import { CccEnding } from './ending.tsx'
import { CccField } from './field.tsx'
import { begins, effectOf, motionsOf } from './motions.ts'
import { pictureOf } from './picture.ts'
import { CccTray } from './tray-view.tsx'
import { dutyOf, factsOf, pileOf, seatLineOf } from './view-lines.ts'
import { workOf } from './work.ts'

const KEYS = [
  {
    keys: 'A–Z 0–9',
    meaning: text(
      '手札では札を書いて選ぶ（例 h10）。盤ではマスを書く（例 b2）',
      'In the hand choose cards by writing them (h10), on the board cells (b2)',
    ),
  },
  { keys: 'Space', meaning: text('手札を選ぶ・戻す', 'Choose a card or put it back') },
  { keys: '/', meaning: text('選んだ A で分ける', 'Split by the ace that is chosen') },
  { keys: 'P', meaning: text('引いて番を終える', 'Draw and end the turn') },
  { keys: 'O', meaning: text('手札の並べ方を変える', 'Line the hand up by rank or by suit') },
  { keys: 'T', meaning: text('使った札を見る', 'Look at the used cards') },
]

const tableGame: TableGame<CccView, CccEvent, Draft> = {
  id: 'ccc',
  clockwise: false,
  way: () => 1,
  linesUp: true,
  gathers: true,
  keys: KEYS,
  whyNot: text('なぜできない？', 'Why not?'),
  seconds: () => 0,
  side: () => null,
  Field: CccField,
  Tray: CccTray,
  SeatSign: SeatCoin,
  Ending: CccEnding,
  blank: () => EMPTY,
  answer: answerGesture,
  picture: pictureOf,
  draftOf: draftOfMove,
  duty: dutyOf,
  words(draft, context) {
    const { hand, draft: live } = workOf(draft, context)
    const free = hand.filter(({ key }) => !live.cards.includes(key)).map(({ name }) => name)
    return {
      // Of two alike the one that is not chosen is meant; a single one that is chosen is put back.
      cards: hand.map(({ key, name }) => (live.cards.includes(key) && free.includes(name) ? '' : name)),
      spots: context.view.cells.map(({ name }) => name),
    }
  },
  motions: motionsOf,
  effect: effectOf,
  begins,
  told: () => null,
  dealEnd: dealEndOf,
  facts: factsOf,
  seatLine: seatLineOf,
  turn: () => null,
  pile: pileOf,
  tally: () => ({ rows: [], best: null }),
}

export default tableGame
