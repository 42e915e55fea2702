import {
  type Conflict,
  firstDealerOptions,
  type Preset,
  type RuleSchema,
  type RulesOf,
  type Setting,
  type Text,
  text,
} from '@tefuda/kernel'

/** Yaku that are counted in dan (段), in the order of the document. */
export const YAKU = [
  'reach',
  'quick',
  'dora',
  'last',
  'symbols',
  'threeRuns',
  'threeGroups',
  'middle',
  'unaided',
  'outer',
  'sixRun',
  'twinRuns',
  'crossing',
] as const
export type Yaku = (typeof YAKU)[number]

/** Yaku that score by themselves. */
export const YAKUMAN = ['lightning', 'allSymbols', 'nineRun', 'tripleRuns', 'doubleCrossing'] as const
export type Yakuman = (typeof YAKUMAN)[number]

export const YAKU_NAMES: Readonly<Record<Yaku | Yakuman, Text>> = {
  reach: text('リーチ', 'Reach'),
  quick: text('速攻', 'Quick win'),
  dora: text('ドラ', 'Dora'),
  last: text('ラスト', 'Last card'),
  symbols: text('大札', 'Symbol group'),
  threeRuns: text('連三面', 'Three runs'),
  threeGroups: text('群三面', 'Three groups'),
  middle: text('絵無し', 'Only 2 to 10'),
  unaided: text('自力', 'Unaided'),
  outer: text('全面絵札', 'No 2 to 10'),
  sixRun: text('六連', 'Run of six'),
  twinRuns: text('二重連', 'Twin runs'),
  crossing: text('群連交', 'Crossing'),
  lightning: text('神速', 'Lightning'),
  allSymbols: text('全面大札', 'All symbols'),
  nineRun: text('九連', 'Run of nine'),
  tripleRuns: text('三重連', 'Triple runs'),
  doubleCrossing: text('二重交', 'Double crossing'),
}

/** The most dan that are told apart; more are paid like these. */
export const MOST_DAN = 8

const dan = (n: number) => ({
  key: `dan${n}`,
  label: text(n === MOST_DAN ? '8段以上' : `${n}段`, n === MOST_DAN ? '8 dan and more' : `${n} dan`),
})

const share = (key: string, ja: string, en: string) => ({ key, label: text(ja, en) })

const CLAIM_OPTIONS = [
  { value: 'all', label: text('だれの捨て札でも', 'On anybody’s discard') },
  { value: 'left', label: text('左どなりの人の捨て札だけ', 'On the discard of the left neighbour only') },
] as const

/** The settings of the first rules. */
const first = {
  hand: {
    kind: 'integer',
    group: 'table',
    default: 10,
    min: 4,
    max: 13,
    source: 'EJ-2',
    label: text('手札の枚数', 'Cards in a hand'),
    note: text(
      '4・7・10・13枚なら、セット1〜4組と対。5・8・11枚なら、対なしでセット2〜4組。',
      '4, 7, 10, 13: one to four sets and a pair are made. 5, 8, 11: two to four sets without a pair.',
    ),
  },
  laps: {
    kind: 'integer',
    group: 'table',
    default: 2,
    min: 1,
    max: 10,
    source: 'EJ-9',
    label: text('親が回る回数', 'Times the deal goes round'),
  },
  deals: {
    kind: 'integer',
    group: 'table',
    default: 0,
    min: 0,
    max: 1000,
    source: 'EJ-13',
    label: text('ラウンド数の上限', 'Most rounds'),
    note: text('0 なら上限なし。親が続けたラウンドも数えます。', '0: no limit. Rounds of a kept deal count too.'),
  },
  window: {
    kind: 'integer',
    group: 'table',
    default: 5,
    min: 1,
    max: 60,
    peopleOnly: true,
    source: 'EJ-5',
    label: text('宣言を待つ時間（秒）', 'Time for calls, in seconds'),
    note: text('持っている札にかかわらず、全員同じ長さです。', 'The same for everybody, whatever they hold.'),
  },
  chips: {
    kind: 'integer',
    group: 'chips',
    default: 250,
    min: 1,
    max: 100_000,
    source: 'EJ-9',
    label: text('はじめのチップ（点）', 'Chips at the start'),
  },
  stake: {
    kind: 'integer',
    group: 'chips',
    default: 10,
    min: 0,
    max: 1000,
    source: 'EJ-7',
    label: text('リーチで置くチップ（点）', 'Chips paid for a reach'),
  },
  leastShare: {
    kind: 'integer',
    group: 'chips',
    default: 5,
    min: 1,
    max: 1000,
    source: 'EJ-9',
    label: text('1人が払う最低の点', 'Least that a player pays'),
  },
  points: {
    kind: 'table',
    group: 'points',
    min: 1,
    max: 100_000,
    source: 'EJ-9',
    label: text('段数と点数', 'Points by dan'),
    rows: [1, 2, 3, 4, 5, 6, 7, MOST_DAN].map(dan).concat([{ key: 'yakuman', label: text('役満', 'Yakuman') }]),
    default: { dan1: 10, dan2: 20, dan3: 40, dan4: 80, dan5: 120, dan6: 160, dan7: 240, dan8: 320, yakuman: 320 },
  },
  shares: {
    kind: 'table',
    group: 'points',
    min: 1,
    max: 1000,
    source: 'EJ-9',
    label: text('払う割合（％）', 'Shares to pay, in percent'),
    rows: [
      share('dealerDiscard', '親が、人の捨て札であがり：捨てた人', 'The dealer wins on a discard: who discarded'),
      share('otherDiscard', '子が、人の捨て札であがり：捨てた人', 'Another wins on a discard: who discarded'),
      share('dealerDraw4', '4人、親が引いてあがり：子それぞれ', 'Four seats, the dealer draws: each other'),
      share('otherDrawDealer4', '4人、子が引いてあがり：親', 'Four seats, another draws: the dealer'),
      share('otherDrawOther4', '4人、子が引いてあがり：ほかの子', 'Four seats, another draws: each of the others'),
      share('dealerDraw3', '3人、親が引いてあがり：子それぞれ', 'Three seats, the dealer draws: each other'),
      share('otherDrawDealer3', '3人、子が引いてあがり：親', 'Three seats, another draws: the dealer'),
      share('otherDrawOther3', '3人、子が引いてあがり：ほかの子', 'Three seats, another draws: the other one'),
    ],
    default: {
      dealerDiscard: 150,
      otherDiscard: 100,
      dealerDraw4: 50,
      otherDrawDealer4: 50,
      otherDrawOther4: 25,
      dealerDraw3: 100,
      otherDrawDealer3: 100,
      otherDrawOther3: 50,
    },
  },
  least: {
    kind: 'integer',
    group: 'yaku',
    default: 1,
    min: 1,
    max: 8,
    source: 'EJ-6',
    label: text('あがりに必要な段数（ドラを除く）', 'Dan needed to win, dora apart'),
  },
  yaku: {
    kind: 'table',
    group: 'yaku',
    min: 0,
    max: 20,
    source: 'EJ-8',
    label: text('役の段数', 'Dan of the yaku'),
    note: text('0 なら、その役はありません。', '0 switches a yaku off.'),
    rows: YAKU.map((key) => ({ key, label: YAKU_NAMES[key] })),
    default: {
      reach: 1,
      quick: 1,
      dora: 1,
      last: 1,
      symbols: 1,
      threeRuns: 1,
      threeGroups: 1,
      middle: 1,
      unaided: 2,
      outer: 2,
      sixRun: 2,
      twinRuns: 2,
      crossing: 2,
    },
  },
  yakuman: {
    kind: 'table',
    group: 'yaku',
    min: 0,
    max: 1,
    source: 'EJ-8',
    label: text('役満', 'Yakuman'),
    note: text('1 なら、あり。0 なら、なし。', '1: played. 0: not played.'),
    rows: YAKUMAN.map((key) => ({ key, label: YAKU_NAMES[key] })),
    default: { lightning: 1, allSymbols: 1, nineRun: 1, tripleRuns: 1, doubleCrossing: 1 },
  },
} as const satisfies Record<string, Setting>

const settings = {
  ...first,
  claims: {
    kind: 'choice',
    group: 'table',
    default: 'all',
    options: CLAIM_OPTIONS,
    source: 'EJ-4',
    label: text('群・連を宣言できる札', 'Groups and runs may be called'),
    note: text(
      'あがりは、どちらでもだれの捨て札でもできます。',
      'A win may be declared on anybody’s discard all the same.',
    ),
  },
  firstDealer: {
    kind: 'choice',
    group: 'table',
    default: 'seat0',
    options: firstDealerOptions(0, 1, 2, 3),
    source: 'EJ-17',
    label: text('最初の親', 'The first dealer'),
  },
} as const satisfies Record<string, Setting>

export type ExjanRules = RulesOf<typeof settings>
export type FirstExjanRules = RulesOf<typeof first>

/** The first rules as they are played today. */
export const asToday = (rules: FirstExjanRules): ExjanRules => ({ claims: 'all', firstDealer: 'seat0', ...rules })

/** Sets of three in a complete hand. */
export const setsOf = ({ hand }: Pick<ExjanRules, 'hand'>): number => Math.floor((hand + 1) / 3)

/** Whether a pair belongs to a complete hand: not where one more card makes sets alone (EJ-18). */
export const hasPair = ({ hand }: Pick<ExjanRules, 'hand'>): boolean => hand % 3 === 1

const presets: readonly Preset<FirstExjanRules>[] = [
  {
    id: 'standard',
    name: text('標準', 'Standard'),
    summary: text('手札10枚、親が2周するまで。', 'Hands of ten cards; the deal goes round twice.'),
    delta: {},
  },
]

/** As many cards as the document deals. */
const EIGHT: Preset<ExjanRules> = {
  id: 'eight',
  name: text('手札8枚', 'Eight cards'),
  summary: text(
    '手札8枚。対はなく、3枚のセット3組をそろえる。',
    'Hands of eight cards: three sets of three are made, and no pair.',
  ),
  delta: { hand: 8 },
}

const conflicts: readonly Conflict<FirstExjanRules>[] = [
  {
    id: 'hand-never-whole',
    rule: 'EJ-18',
    settings: ['hand'],
    when: (rules) => rules.hand % 3 === 0,
    message: () =>
      text(
        'この枚数では、あと1枚引いても3枚ずつのセット（と対）にちょうど分けられません。6・9・12枚のほかを選んでください。',
        'With one more card such a hand does not come out in sets of three, with or without a pair. Choose other than 6, 9 or 12 cards.',
      ),
  },
]

const NO_SUCH_DEALER: Conflict<ExjanRules> = {
  id: 'no-such-dealer',
  rule: 'EJ-17',
  settings: ['firstDealer'],
  when: ({ firstDealer }, seats) => firstDealer === 'seat3' && seats < 4,
  message: () =>
    text(
      '3人では席4がありません。最初の親に、ほかの席を選んでください。',
      'With three seats there is no seat 4. Choose another first dealer.',
    ),
}

export const firstSchema: RuleSchema<FirstExjanRules> = {
  groups: [
    { id: 'table', label: text('進めかた', 'Play') },
    { id: 'chips', label: text('チップ', 'Chips') },
    { id: 'points', label: text('点数', 'Points') },
    { id: 'yaku', label: text('役', 'Yaku') },
  ],
  settings: first,
  presets,
  conflicts,
}

export const schema: RuleSchema<ExjanRules> = {
  ...firstSchema,
  settings,
  presets: [...presets, EIGHT],
  conflicts: [...conflicts, NO_SUCH_DEALER],
}
