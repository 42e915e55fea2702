import {
  type Conflict,
  firstDealerOptions,
  type Preset,
  type RuleSchema,
  type RulesOf,
  type Seat,
  type Setting,
  text,
} from '@tefuda/kernel'

const MODES = [
  { value: 'alone', label: text('個人戦', 'Everyone alone') },
  { value: 'teams', label: text('4人のチーム戦', 'Teams of two') },
  { value: 'san-jia-xi', label: text('三家喜（6人のチーム戦）', 'San Jia Xi (teams of three)') },
] as const

/** The settings of the first rules. */
const first = {
  mode: {
    kind: 'choice',
    group: 'table',
    default: 'alone',
    options: MODES,
    source: 'ZS-6',
    label: text('個人戦・チーム戦', 'Sides'),
  },
  exchange: {
    kind: 'flag',
    group: 'table',
    default: true,
    source: 'ZS-5',
    label: text('札の交換', 'Exchange of cards'),
    note: text(
      '2回目のディールから、下位の2人と上位の2人が札を交換します。',
      'From the second deal on, the last two and the first two exchange cards.',
    ),
  },
  points: {
    kind: 'table',
    group: 'points',
    min: 0,
    max: 100,
    source: 'ZS-7',
    label: text('上がった順の点数', 'Points for going out'),
    rows: [
      { key: 'first', label: text('1位', 'First') },
      { key: 'second', label: text('2位', 'Second') },
      { key: 'third', label: text('3位', 'Third') },
      { key: 'fourth', label: text('4位', 'Fourth') },
      { key: 'fifth', label: text('5位', 'Fifth') },
      { key: 'sixth', label: text('6位', 'Sixth') },
    ],
    default: { first: 2, second: 1, third: 0, fourth: 0, fifth: 0, sixth: 0 },
  },
  teamPoints: {
    kind: 'table',
    group: 'points',
    min: 0,
    max: 100,
    source: 'ZS-6',
    label: text('三家喜の点数', 'Points in San Jia Xi'),
    rows: [
      { key: 'first', label: text('1位のいるチーム', 'First place') },
      { key: 'second', label: text('2位のいるチーム', 'Second place') },
      { key: 'third', label: text('3位のいるチーム', 'Third place') },
      { key: 'fourth', label: text('4位のいるチーム', 'Fourth place') },
      { key: 'fifth', label: text('5位のいるチーム', 'Fifth place') },
      { key: 'notLast', label: text('最下位のいないチーム', 'Not last') },
    ],
    default: { first: 3, second: 2, third: 0, fourth: 0, fifth: 0, notLast: 1 },
  },
  target: {
    kind: 'integer',
    group: 'points',
    default: 0,
    min: 0,
    max: 10000,
    source: 'ZS-7',
    label: text('終わりになる点数', 'Points that end the game'),
    note: text('0 なら11点、三家喜は50点です。', '0: eleven, in San Jia Xi fifty.'),
  },
  deals: {
    kind: 'integer',
    group: 'points',
    default: 0,
    min: 0,
    max: 1000,
    source: 'ZS-7',
    label: text('ディール数の上限', 'At most so many deals'),
    note: text('0 なら上限なし。', '0: no limit.'),
  },
} as const satisfies Record<string, Setting>

const settings = {
  ...first,
  firstDealer: {
    kind: 'choice',
    group: 'table',
    default: 'seat0',
    options: firstDealerOptions(0, 1, 2, 3, 4, 5),
    source: 'ZS-8',
    label: text('最初の親', 'The first dealer'),
  },
} as const satisfies Record<string, Setting>

export type ZhengShangYouRules = RulesOf<typeof settings>
export type FirstZhengShangYouRules = RulesOf<typeof first>
type R = FirstZhengShangYouRules

/** The first rules as they are played today. */
export const asToday = (rules: R): ZhengShangYouRules => ({ firstDealer: 'seat0', ...rules })

const presets: readonly Preset<R>[] = [
  {
    id: 'standard',
    name: text('個人戦', 'Everyone alone'),
    delta: {},
    summary: text('4人から6人。だれよりも早く手札をなくします。', 'Four to six players; be rid of your cards first.'),
  },
  {
    id: 'teams',
    name: text('チーム戦', 'Teams'),
    delta: { mode: 'teams' },
    summary: text('4人。向かい合う2人が組みます。', 'Four players; partners sit opposite.'),
  },
  {
    id: 'san-jia-xi',
    name: text('三家喜', 'San Jia Xi'),
    delta: { mode: 'san-jia-xi' },
    summary: text('6人。ひとりおきの3人が組みます。', 'Six players; every other seat is one team of three.'),
  },
]

const conflicts: readonly Conflict<R>[] = [
  {
    id: 'teams-of-four',
    rule: 'ZS-5',
    settings: ['mode'],
    when: (rules, seats) => rules.mode === 'teams' && seats !== 4,
    message: () => text('チーム戦は4人で遊びます。席を4つにしてください。', 'Teams of two need exactly four seats.'),
  },
  {
    id: 'san-jia-xi-of-six',
    rule: 'ZS-6',
    settings: ['mode'],
    when: (rules, seats) => rules.mode === 'san-jia-xi' && seats !== 6,
    message: () => text('三家喜は6人で遊びます。席を6つにしてください。', 'San Jia Xi needs exactly six seats.'),
  },
  {
    id: 'no-points',
    rule: 'ZS-7',
    settings: ['points', 'teamPoints', 'deals'],
    when: (rules, seats) => rules.deals === 0 && pointsInPlay(rules, seats).every((points) => points === 0),
    message: () =>
      text(
        '点数がすべて0だと終わりません。点数を入れるか、ディール数の上限を決めてください。',
        'With no points at all the game never ends. Give some, or limit the number of deals.',
      ),
  },
]

/** The places a deal gives, best first. */
export const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** The points that can be had with this number of seats, best place first; in San Jia Xi at the end those for not being last. */
export const pointsInPlay = ({ mode, points, teamPoints }: R, seats: number): number[] => {
  if (mode !== 'san-jia-xi') return PLACES.slice(0, seats).map((place) => points[place])
  const { first, second, third, fourth, fifth, notLast } = teamPoints
  return [first, second, third, fourth, fifth, notLast]
}

/** The points that end the game (ZS-7). */
export const targetOf = (rules: R): number => (rules.target > 0 ? rules.target : rules.mode === 'san-jia-xi' ? 50 : 11)

/** Whether every other seat plays together (ZS-6). */
export const hasTeams = (rules: R): boolean => rules.mode !== 'alone'

/** The team of a seat (ZS-6); null where everybody plays alone. */
export const teamOf = (rules: R, seat: Seat): 0 | 1 | null => (hasTeams(rules) ? ((seat % 2) as 0 | 1) : null)

/** The teams by the names that players read. */
export const TEAMS = [text('甲組', 'Team A'), text('乙組', 'Team B')] as const

const NO_SUCH_DEALER: Conflict<ZhengShangYouRules> = {
  id: 'no-such-dealer',
  rule: 'ZS-8',
  settings: ['firstDealer'],
  when: ({ firstDealer }, seats) => firstDealer !== 'drawn' && Number(firstDealer.at(-1)) >= seats,
  message: (_, seats) =>
    text(
      `席は${seats}までです。最初の親に、その中の席を選んでください。`,
      `There are ${seats} seats. Choose one of them as the first dealer.`,
    ),
}

export const firstSchema: RuleSchema<R> = {
  groups: [
    { id: 'table', label: text('卓', 'Table') },
    { id: 'points', label: text('点数', 'Points') },
  ],
  settings: first,
  presets,
  conflicts,
}

/** Every setting of the game with its range, the presets, and which settings do not go together. */
export const schema: RuleSchema<ZhengShangYouRules> = {
  ...firstSchema,
  settings,
  conflicts: [...conflicts, NO_SUCH_DEALER],
}
