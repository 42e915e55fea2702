import { isStandIn } from '@tefuda/climbing'
import { countOf, type Measure, measureOf, type Restraint, TIMES, text } from '@tefuda/kernel'
import type { ZhengShangYouEvent } from './event.ts'
import { lastPlay, type Move } from './move.ts'
import type { ZhengShangYouRules } from './rules.ts'

const CARDS = text('枚', 'cards')

/** What an experiment counts: plays and how large they are, wild cards, passes, tricks, exchanges. */
export const measures: readonly Measure<ZhengShangYouEvent, Move>[] = [
  { id: 'plays', name: text('出した回数', 'Plays'), unit: TIMES, countMove: ({ type }) => Number(type === 'play') },
  {
    id: 'large',
    name: text('5枚以上の組', 'Plays of five cards or more'),
    unit: TIMES,
    countMove: (move) => Number(move.type === 'play' && move.laid.length >= 5),
  },
  {
    id: 'wild',
    name: text('化けた札', 'Wild cards played as others'),
    unit: CARDS,
    rule: 'ZS-1',
    countMove: (move) => (move.type === 'play' ? countOf(move.laid, isStandIn) : 0),
  },
  {
    id: 'passes',
    name: text('パス', 'Passes'),
    unit: TIMES,
    rule: 'ZS-4',
    countMove: ({ type }) => Number(type === 'pass'),
  },
  measureOf<ZhengShangYouEvent, 'clear'>({ id: 'tricks', name: text('流れた場', 'Tricks'), unit: TIMES, on: 'clear' }),
  measureOf<ZhengShangYouEvent, 'take'>({
    id: 'exchanged',
    name: text('交換で取った札', 'Cards taken in exchanges'),
    unit: CARDS,
    rule: 'ZS-5',
    on: 'take',
  }),
]

const playsOf = (move: Move, kind: string): boolean => move.type === 'play' && lastPlay(move.laid).kind === kind

export const restraints: readonly Restraint<Move, ZhengShangYouRules>[] = [
  { id: 'sequences', name: text('連続した札', 'Sequences'), uses: (move) => playsOf(move, 'sequence') },
  { id: 'groups', name: text('連続した組', 'Groups in sequence'), uses: (move) => playsOf(move, 'groups') },
  {
    id: 'wild',
    name: text('2とジョーカーを化けさせること', 'Twos and jokers as other cards'),
    uses: (move) => move.type === 'play' && move.laid.some(isStandIn),
  },
]
