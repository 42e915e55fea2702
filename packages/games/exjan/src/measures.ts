import { type Measure, text } from '@tefuda/kernel'
import type { ExjanEvent } from './event.ts'
import { YAKU, YAKU_NAMES, YAKUMAN } from './rules.ts'
import type { Sheet } from './scoring/sheet.ts'

const TIMES = text('回', 'times')

/** Sums up something of every win. */
const ofWins = (
  id: string,
  ja: string,
  en: string,
  of: (sheet: Sheet) => number,
  unit = TIMES,
): Measure<ExjanEvent> => ({
  id,
  name: text(ja, en),
  unit,
  count: (event) => (event.type === 'win' ? of(event.sheet) : 0),
})

/** What an experiment counts: reaches, calls, wins and how they come, what is paid, each yaku. */
export const measures: readonly Measure<ExjanEvent>[] = [
  { id: 'reaches', name: text('リーチ', 'Reaches'), unit: TIMES, count: ({ type }) => Number(type === 'reach') },
  { id: 'calls', name: text('鳴き', 'Calls'), unit: TIMES, count: ({ type }) => Number(type === 'call') },
  ofWins('wins', 'あがり', 'Wins of a round', () => 1),
  ofWins('drawn', '引いてあがり', 'Wins by a draw', ({ from }) => Number(from === null)),
  ofWins('dealerWins', '親のあがり', 'Wins of the dealer', ({ winner, dealer }) => Number(winner === dealer)),
  ofWins('dan', 'あがりの段の合計', 'Dan of all wins', ({ dan }) => dan, text('段', 'dan')),
  ofWins('dora', 'あがりのドラ', 'Dora in wins', ({ dora }) => dora.held, text('枚', 'cards')),
  ofWins('paid', '払われた点', 'Points paid', ({ total }) => total, text('点', 'points')),
  {
    id: 'exhausted',
    name: text('流局', 'Rounds without a win'),
    unit: TIMES,
    count: ({ type }) => Number(type === 'exhausted'),
  },
  ...[...YAKU, ...YAKUMAN].map((yaku) => {
    const { ja, en } = YAKU_NAMES[yaku]
    return ofWins(`yaku_${yaku}`, `役：${ja}`, `Yaku: ${en}`, (sheet) => Number(hasYaku(sheet, yaku)))
  }),
]

const hasYaku = (sheet: Sheet, id: string): boolean =>
  sheet.yaku.some((line) => line.id === id) || sheet.yakuman.some((one) => one === id)
