import { type Measure, text } from '@tefuda/kernel'
import type { CccEvent } from './event.ts'

const TIMES = text('回', 'times')
const CARDS = text('枚', 'cards')

/** What an experiment counts: coins and how they were paid for, cards drawn, how it ends. */
export const measures: readonly Measure<CccEvent>[] = [
  {
    id: 'placed',
    name: text('置いたコイン', 'Coins placed'),
    unit: text('個', 'coins'),
    count: ({ type }) => Number(type === 'place'),
  },
  {
    id: 'numbers',
    name: text('置いたマスの数字の合計', 'Numbers of the cells placed on'),
    unit: text('点', 'points'),
    count: (event) => (event.type === 'place' ? event.number : 0),
  },
  {
    id: 'spent',
    name: text('払った札', 'Cards paid'),
    unit: CARDS,
    count: (event) => (event.type === 'place' ? event.groups.reduce((sum, { cards }) => sum + cards.length, 0) : 0),
  },
  {
    id: 'flushes',
    name: text('フラッシュ', 'Flushes'),
    unit: TIMES,
    count: (event) => (event.type === 'place' ? event.groups.filter(({ flush }) => flush).length : 0),
  },
  {
    id: 'jokers',
    name: text('払ったジョーカー', 'Jokers paid'),
    unit: CARDS,
    count: (event) => (event.type === 'place' ? event.groups.reduce((sum, { jokers }) => sum + jokers, 0) : 0),
  },
  {
    id: 'splits',
    name: text('エースで分けた支払い', 'Payments split by aces'),
    unit: TIMES,
    count: (event) => Number(event.type === 'place' && event.splits.length > 0),
  },
  {
    id: 'draws',
    name: text('引いた手番', 'Turns of drawing'),
    unit: TIMES,
    count: ({ type }) => Number(type === 'draw'),
  },
  {
    id: 'reshuffles',
    name: text('切り直し', 'Reshuffles'),
    unit: TIMES,
    count: ({ type }) => Number(type === 'reshuffle'),
  },
  {
    id: 'standstills',
    name: text('だれも動かない終わり', 'Standstills'),
    unit: TIMES,
    count: (event) => Number(event.type === 'end' && event.standstill),
  },
]
