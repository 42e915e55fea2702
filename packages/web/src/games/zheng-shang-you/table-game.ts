import { text } from '@tefuda/kernel'
import type { ZhengShangYouEvent, ZhengShangYouView } from '@tefuda/zheng-shang-you'
import type { TableGame } from '../../table/table-game.ts'
import type { Draft } from '../climbing/draft.ts'
import { CLIMBING_KEYS } from '../climbing/keys.ts'
import { climbingTable } from '../climbing/table-game.ts'
import { dealEndOf, tallyOf } from './deal-end.ts'
import { ZhengField } from './field.tsx'
import { dutyOf, game } from './game.ts'
import { effectOf, motionsOf } from './motions.ts'
import { factsOf, pileOf, seatLineOf, sideOf } from './view-lines.ts'

const tableGame: TableGame<ZhengShangYouView, ZhengShangYouEvent, Draft> = {
  ...climbingTable(game),
  id: 'zheng-shang-you',
  clockwise: false,
  way: () => 1,
  keys: [...CLIMBING_KEYS, { keys: 'T', meaning: text('出た札を見る', 'Look at the cards played') }],
  seconds: () => 0,
  Field: ZhengField,
  duty: dutyOf,
  motions: motionsOf,
  effect: effectOf,
  dealEnd: dealEndOf,
  facts: factsOf,
  seatLine: seatLineOf,
  side: sideOf,
  isOut: (view, seat) => view.out.includes(seat),
  pile: pileOf,
  tally: tallyOf,
}

export default tableGame
