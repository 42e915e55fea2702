import { text } from '@tefuda/kernel'
import type { SouthernCrossEvent, SouthernCrossView } from '@tefuda/southern-cross'
import type { TableGame } from '../../table/table-game.ts'
import { boardOf, fieldOf, handOf, spotsOf } from './cells.ts'
import { answerGesture, blankDraft, type Draft, draftOfMove, pictureOf } from './draft.ts'
import { SouthernField } from './field.tsx'
import { gapsIn } from './gaps.ts'
import { motionsOf } from './motions.ts'
import { toldSum } from './sum.ts'
import { tallyOf } from './tally.ts'
import { dutyOf, factsOf, pileOf, seatLineOf } from './view-lines.ts'

const KEYS = [
  { keys: 'A–Z 0–9', meaning: text('札とマスを書いて選ぶ（例 h10 b2）', 'Choose by writing card and place (h10 b2)') },
  { keys: 'V', meaning: text('マスの下の札を見る', 'Look at the cards beneath') },
  { keys: 'T', meaning: text('取った札を見る', 'Look at the cards taken') },
  { keys: 'U', meaning: text('元に戻す', 'Undo') },
]

const tableGame: TableGame<SouthernCrossView, SouthernCrossEvent, Draft> = {
  id: 'southern-cross',
  clockwise: true,
  way: () => 1,
  linesUp: false,
  marksPossible: true,
  keys: KEYS,
  whyNot: text('なぜ置けない？', 'Why not?'),
  seconds: () => 0,
  Field: SouthernField,
  blank: blankDraft,
  answer: answerGesture,
  picture: pictureOf,
  draftOf: draftOfMove,
  duty: dutyOf,
  words(_draft, context) {
    const field = fieldOf(context)
    return {
      cards: handOf(context),
      spots: field === null ? [] : spotsOf(field, boardOf(context)).map(({ name }) => name),
    }
  },
  gaps: gapsIn,
  motions: motionsOf,
  begins: (event) => event.type === 'place',
  told: toldSum,
  dealEnd: (event) =>
    event.type === 'end'
      ? {
          title: text(`第${event.deal}ゲーム終了`, `Game ${event.deal} is over`),
          standings: event.totals.map((total, seat) => ({ seat, place: null, title: null, points: null, total })),
          over: event.over,
        }
      : null,
  facts: factsOf,
  seatLine: seatLineOf,
  goal: ({ target }) => (Number(target) > 0 ? Number(target) : null),
  side: () => null,
  turn: (view, seat) => view.turns[seat] ?? null,
  pile: pileOf,
  tally: tallyOf,
}

export default tableGame
