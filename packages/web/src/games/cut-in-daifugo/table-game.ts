import type { CutInEvent, CutInView } from '@tefuda/cut-in-daifugo'
import { text } from '@tefuda/kernel'
import type { TableGame } from '../../table/table-game.ts'
import { type Draft, hasOwnClaim } from '../climbing/draft.ts'
import { CLIMBING_KEYS } from '../climbing/keys.ts'
import { climbingTable } from '../climbing/table-game.ts'
import { dealEndOf, tallyOf } from './deal-end.ts'
import { effectOf } from './effects.ts'
import { CutInField } from './field.tsx'
import { dutyOf, game } from './game.ts'
import { motionsOf } from './motions.ts'
import { factsOf, pileOf, seatLineOf } from './view-lines.ts'

const tableGame: TableGame<CutInView, CutInEvent, Draft> = {
  ...climbingTable(game),
  id: 'cut-in-daifugo',
  clockwise: true,
  way: ({ direction }) => direction,
  laysOpen: true,
  noCalls: text('このゲームではカットインしない', 'No cut-ins in this game'),
  keys: [
    ...CLIMBING_KEYS,
    { keys: 'N', meaning: text('割りこまない・選ばない', 'Let it pass, choose none') },
    { keys: 'W', meaning: text('選んだ札を公開する', 'Show the chosen card') },
    { keys: 'T', meaning: text('捨て札を見る', 'Look at the discards') },
  ],
  seconds: (rules) => Number(rules.window),
  Field: CutInField,
  // A joker claims nearly anything, and is hardly ever meant to, but to lay one's last cards.
  claims: (context) => ({ any: hasOwnClaim(game, context), win: null }),
  duty: dutyOf,
  motions: motionsOf,
  effect: effectOf,
  dealEnd: dealEndOf,
  facts: factsOf,
  seatLine: seatLineOf,
  side: () => null,
  isOut: (view, seat) => view.out.includes(seat) || view.fallen === seat,
  pile: pileOf,
  tally: tallyOf,
}

export default tableGame
