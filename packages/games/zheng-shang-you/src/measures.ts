import { type Measure, text } from '@tefuda/kernel'
import type { ZhengShangYouEvent } from './event.ts'

const TIMES = text('回', 'times')

/** What an experiment counts: plays and how large they are, passes, tricks, exchanges. */
export const measures: readonly Measure<ZhengShangYouEvent>[] = [
  { id: 'plays', name: text('出した回数', 'Plays'), unit: TIMES, count: ({ type }) => Number(type === 'play') },
  {
    id: 'large',
    name: text('5枚以上の組', 'Plays of five cards or more'),
    unit: TIMES,
    count: (event) => Number(event.type === 'play' && event.cards.length >= 5),
  },
  {
    id: 'wild',
    name: text('化けた札', 'Wild cards played as others'),
    unit: text('枚', 'cards'),
    count: (event) => (event.type === 'play' ? event.cards.filter((card) => card.includes('=')).length : 0),
  },
  { id: 'passes', name: text('パス', 'Passes'), unit: TIMES, count: ({ type }) => Number(type === 'pass') },
  { id: 'tricks', name: text('流れた場', 'Tricks'), unit: TIMES, count: ({ type }) => Number(type === 'clear') },
  {
    id: 'exchanged',
    name: text('交換で取った札', 'Cards taken in exchanges'),
    unit: text('枚', 'cards'),
    count: ({ type }) => Number(type === 'take'),
  },
]
