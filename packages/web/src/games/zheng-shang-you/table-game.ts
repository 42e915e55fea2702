import { text } from '@tefuda/kernel'
import type { ZhengShangYouEvent, ZhengShangYouView } from '@tefuda/zheng-shang-you'
import type { TableGame } from '../../table/table-game.ts'
import { answerGesture } from '../climbing/answer.ts'
import { cameTo } from '../climbing/came.ts'
import { blankDraft, type Draft, draftOfMove } from '../climbing/draft.ts'
import { CLIMBING_KEYS, wordsOf } from '../climbing/keys.ts'
import { WHY_NOT } from '../climbing/moment.ts'
import { begins } from '../climbing/motions.ts'
import { pictureOf } from '../climbing/picture.ts'
import { dealEndOf, tallyOf } from './deal-end.ts'
import { ZhengField } from './field.tsx'
import { dutyOf, game } from './game.ts'
import { effectOf, motionsOf } from './motions.ts'
import { factsOf, pileOf, seatLineOf, sideOf } from './view-lines.ts'

const tableGame: TableGame<ZhengShangYouView, ZhengShangYouEvent, Draft> = {
  id: 'zheng-shang-you',
  clockwise: false,
  way: () => 1,
  linesUp: true,
  keys: [...CLIMBING_KEYS, { keys: 'T', meaning: text('出た札を見る', 'Look at the cards played') }],
  whyNot: WHY_NOT,
  seconds: () => 0,
  Field: ZhengField,
  blank: blankDraft,
  answer: (draft, gesture, context) => answerGesture(game, draft, gesture, context),
  picture: (draft, context) => pictureOf(game, draft, context),
  draftOf: (move, context) => draftOfMove(game, move, context),
  duty: dutyOf,
  words: (draft, context) => wordsOf(game, draft, context),
  came: cameTo,
  motions: motionsOf,
  effect: effectOf,
  hasLane: true,
  begins,
  told: () => null,
  dealName: (deal) => text(`第${deal}ディール`, `Deal ${deal}`),
  dealEnd: dealEndOf,
  facts: factsOf,
  seatLine: seatLineOf,
  side: sideOf,
  isOut: (view, seat) => view.out.includes(seat),
  turn: () => null,
  pile: pileOf,
  tally: tallyOf,
}

export default tableGame
