import type { CutInEvent, CutInView } from '@tefuda/cut-in-daifugo'
import { text } from '@tefuda/kernel'
import type { TableGame } from '../../table/table-game.ts'
import { answerGesture } from '../climbing/answer.ts'
import { cameTo } from '../climbing/came.ts'
import { blankDraft, type Draft, draftOfMove, hasOwnClaim } from '../climbing/draft.ts'
import { CLIMBING_KEYS, wordsOf } from '../climbing/keys.ts'
import { WHY_NOT } from '../climbing/moment.ts'
import { begins } from '../climbing/motions.ts'
import { pictureOf } from '../climbing/picture.ts'
import { dealEndOf, tallyOf } from './deal-end.ts'
import { effectOf } from './effects.ts'
import { CutInField } from './field.tsx'
import { dutyOf, game } from './game.ts'
import { motionsOf } from './motions.ts'
import { factsOf, pileOf, seatLineOf } from './view-lines.ts'

const tableGame: TableGame<CutInView, CutInEvent, Draft> = {
  id: 'cut-in-daifugo',
  clockwise: true,
  way: ({ direction }) => direction,
  linesUp: true,
  laysOpen: true,
  keys: [
    ...CLIMBING_KEYS,
    { keys: 'N', meaning: text('割りこまない・選ばない', 'Let it pass, choose none') },
    { keys: 'W', meaning: text('選んだ札を公開する', 'Show the chosen card') },
    { keys: 'T', meaning: text('捨て札を見る', 'Look at the discards') },
  ],
  whyNot: WHY_NOT,
  seconds: (rules) => Number(rules.window),
  Field: CutInField,
  blank: blankDraft,
  answer: (draft, gesture, context) => answerGesture(game, draft, gesture, context),
  picture: (draft, context) => pictureOf(game, draft, context),
  draftOf: (move, context) => draftOfMove(game, move, context),
  // A joker claims nearly anything, and is hardly ever meant to.
  claims: (context) => ({ any: hasOwnClaim(game, context), win: null }),
  duty: dutyOf,
  words: (draft, context) => wordsOf(game, draft, context),
  came: cameTo,
  motions: motionsOf,
  effect: effectOf,
  hasLane: true,
  begins,
  told: () => null,
  dealEnd: dealEndOf,
  facts: factsOf,
  seatLine: seatLineOf,
  side: () => null,
  isOut: (view, seat) => view.out.includes(seat) || view.fallen === seat,
  turn: () => null,
  pile: pileOf,
  tally: tallyOf,
}

export default tableGame
