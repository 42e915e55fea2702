import type { CutInEvent, CutInView } from '@tefuda/cut-in-daifugo'
import { text } from '@tefuda/kernel'
import type { Middle } from '../../table/middle.ts'
import { answerGesture } from '../climbing/answer.ts'
import { blankDraft, type Draft, draftOfMove } from '../climbing/draft.ts'
import { CLIMBING_KEYS, wordsOf } from '../climbing/keys.ts'
import { WHY_NOT } from '../climbing/moment.ts'
import { begins } from '../climbing/motions.ts'
import { pictureOf } from '../climbing/picture.ts'
import { dealEndOf, tallyOf } from './deal-end.ts'
import { CutInField } from './field.tsx'
import { dutyOf, game } from './game.ts'
import { motionsOf } from './motions.ts'
import { factsOf, pileOf, seatLineOf } from './view-lines.ts'

const middle: Middle<CutInView, CutInEvent, Draft> = {
  id: 'cut-in-daifugo',
  clockwise: true,
  way: ({ direction }) => direction,
  linesUp: true,
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
  answer: (draft, gesture, desk) => answerGesture(game, draft, gesture, desk),
  picture: (draft, desk) => pictureOf(game, draft, desk),
  draftOf: (move, desk) => draftOfMove(game, move, desk),
  duty: dutyOf,
  words: (draft, desk) => wordsOf(game, draft, desk),
  motions: motionsOf,
  begins,
  told: () => null,
  dealEnd: dealEndOf,
  facts: factsOf,
  seatLine: seatLineOf,
  side: () => null,
  turn: () => null,
  pile: pileOf,
  tally: tallyOf,
}

export default middle
