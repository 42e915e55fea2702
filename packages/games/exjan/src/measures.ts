import { type Measure, measureOf, type Restraint, TIMES, text } from '@tefuda/kernel'
import type { ExjanEvent } from './event.ts'
import type { Move } from './move.ts'
import { type ExjanRules, YAKU, YAKU_NAMES, YAKUMAN } from './rules.ts'
import type { Sheet } from './scoring/sheet.ts'

interface OfWins {
  readonly unit?: Measure['unit']
  readonly rule?: string
}

/** Sums up something of every win. */
const ofWins = (
  id: string,
  ja: string,
  en: string,
  of: (sheet: Sheet) => number,
  { unit = TIMES, rule }: OfWins = {},
): Measure<ExjanEvent> =>
  measureOf<ExjanEvent, 'win'>({
    id,
    name: text(ja, en),
    unit,
    ...(rule !== undefined && { rule }),
    on: 'win',
    count: ({ sheet }) => of(sheet),
  })

const ofCalls = measureOf<ExjanEvent, 'call'>

/** What an experiment counts: reaches, calls, wins and how they come, what is paid, each yaku. */
export const measures: readonly Measure<ExjanEvent>[] = [
  measureOf<ExjanEvent, 'reach'>({
    id: 'reaches',
    name: text('リーチ', 'Reaches'),
    unit: TIMES,
    rule: 'EJ-7',
    on: 'reach',
  }),
  ofCalls({ id: 'calls', name: text('鳴き', 'Calls'), unit: TIMES, rule: 'EJ-5', on: 'call' }),
  ofCalls({
    id: 'groupCalls',
    name: text('群の鳴き', 'Calls of a group'),
    unit: TIMES,
    on: 'call',
    count: ({ kind }) => Number(kind === 'group'),
  }),
  ofCalls({
    id: 'runCalls',
    name: text('連の鳴き', 'Calls of a run'),
    unit: TIMES,
    on: 'call',
    count: ({ kind }) => Number(kind === 'run'),
  }),
  ofWins('wins', 'あがり', 'Wins of a round', () => 1, { rule: 'EJ-6' }),
  ofWins('drawn', '引いてあがり', 'Wins by a draw', ({ from }) => Number(from === null)),
  ofWins('dealerWins', '親のあがり', 'Wins of the dealer', ({ winner, dealer }) => Number(winner === dealer)),
  ofWins('dan', 'あがりの段の合計', 'Dan of all wins', ({ dan }) => dan, { unit: text('段', 'dan'), rule: 'EJ-9' }),
  ofWins('dora', 'あがりのドラ', 'Dora in wins', ({ dora }) => dora.held, { unit: text('枚', 'cards'), rule: 'EJ-1' }),
  ofWins('paid', '払われた点', 'Points paid', ({ total }) => total, { unit: text('点', 'points') }),
  measureOf<ExjanEvent, 'exhausted'>({
    id: 'exhausted',
    name: text('流局', 'Rounds without a win'),
    unit: TIMES,
    rule: 'EJ-10',
    on: 'exhausted',
  }),
  ...[...YAKU, ...YAKUMAN].map((yaku) => {
    const { ja, en } = YAKU_NAMES[yaku]
    return ofWins(`yaku_${yaku}`, `役：${ja}`, `Yaku: ${en}`, (sheet) => Number(hasYaku(sheet, yaku)), { rule: 'EJ-8' })
  }),
]

const hasYaku = (sheet: Sheet, id: string): boolean =>
  sheet.yaku.some((line) => line.id === id) || sheet.yakuman.some((one) => one === id)

export const restraints: readonly Restraint<Move, ExjanRules>[] = [
  { id: 'reach', name: text('リーチ', 'Reach'), uses: ({ type }) => type === 'reach' },
  { id: 'calls', name: text('鳴き', 'Calls'), uses: ({ type }) => type === 'group' || type === 'run' },
  ...YAKU.filter((yaku) => yaku !== 'reach').map((yaku) => ({
    id: yaku,
    name: YAKU_NAMES[yaku],
    unknowing: (rules: ExjanRules) => ({ ...rules, yaku: { ...rules.yaku, [yaku]: 0 } }),
  })),
  ...YAKUMAN.map((yakuman) => ({
    id: yakuman,
    name: YAKU_NAMES[yakuman],
    unknowing: (rules: ExjanRules) => ({ ...rules, yakuman: { ...rules.yakuman, [yakuman]: false } }),
  })),
]
