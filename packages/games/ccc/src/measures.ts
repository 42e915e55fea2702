import { countOf, isJoker, type Measure, measureOf, type Restraint, TIMES, text } from '@tefuda/kernel'
import type { CccEvent } from './event.ts'
import type { Move } from './move.ts'
import type { CccRules } from './rules.ts'

const CARDS = text('枚', 'cards')

const ofCoins = measureOf<CccEvent, 'place'>

/** What an experiment counts: coins and how they were paid for, cards drawn, how it ends. */
export const measures: readonly Measure<CccEvent, Move>[] = [
  ofCoins({ id: 'placed', name: text('置いたコイン', 'Coins placed'), unit: text('個', 'coins'), on: 'place' }),
  ofCoins({
    id: 'numbers',
    name: text('置いたマスの数字の合計', 'Numbers of the cells placed on'),
    unit: text('点', 'points'),
    on: 'place',
    count: ({ number }) => number,
  }),
  ofCoins({
    id: 'territory',
    name: text('自陣になったマス', 'Cells that became territory'),
    unit: text('マス', 'cells'),
    on: 'place',
    count: ({ seat, holder }) => Number(holder?.seat === seat && holder.lead === 2),
  }),
  ofCoins({
    id: 'spent',
    name: text('払った札', 'Cards paid'),
    unit: CARDS,
    on: 'place',
    count: ({ groups }) => groups.reduce((sum, { cards }) => sum + cards.length, 0),
  }),
  ofCoins({
    id: 'flushes',
    name: text('フラッシュ', 'Flushes'),
    unit: TIMES,
    rule: 'CC-2',
    on: 'place',
    count: ({ groups }) => countOf(groups, ({ flush }) => flush),
  }),
  ofCoins({
    id: 'jokers',
    name: text('払ったジョーカー', 'Jokers paid'),
    unit: CARDS,
    rule: 'CC-2',
    on: 'place',
    count: ({ groups }) => groups.reduce((sum, { jokers }) => sum + jokers, 0),
  }),
  ofCoins({
    id: 'splits',
    name: text('エースで分けた支払い', 'Payments split by aces'),
    unit: TIMES,
    rule: 'CC-3',
    on: 'place',
    count: ({ splits }) => Number(splits.length > 0),
  }),
  ofCoins({
    id: 'singles',
    name: text('札1枚での支払い', 'Payments of one card alone'),
    unit: TIMES,
    rule: 'CC-6',
    on: 'place',
    count: ({ groups, splits }) => Number(splits.length === 0 && groups.length === 1 && groups[0]!.cards.length === 1),
  }),
  {
    id: 'draws',
    name: text('引いた手番', 'Turns of drawing'),
    unit: TIMES,
    rule: 'CC-7',
    countMove: ({ type }) => Number(type === 'draw'),
  },
  measureOf<CccEvent, 'reshuffle'>({
    id: 'reshuffles',
    name: text('切り直し', 'Reshuffles'),
    unit: TIMES,
    rule: 'CC-7',
    on: 'reshuffle',
  }),
  measureOf<CccEvent, 'end'>({
    id: 'standstills',
    name: text('だれも動かない終わり', 'Standstills'),
    unit: TIMES,
    rule: 'CC-8',
    on: 'end',
    count: ({ standstill }) => Number(standstill),
  }),
]

export const restraints: readonly Restraint<Move, CccRules>[] = [
  {
    id: 'splits',
    name: text('エースで分けること', 'Splitting by aces'),
    uses: (move) => move.type === 'place' && move.splits.length > 0,
  },
  {
    id: 'jokers',
    name: text('ジョーカーで払うこと', 'Paying with jokers'),
    uses: (move) => move.type === 'place' && move.groups.some((group) => group.some(isJoker)),
  },
]
