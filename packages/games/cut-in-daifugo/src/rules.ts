import { type Conflict, type Preset, type RuleSchema, type RulesOf, type Setting, text } from '@tefuda/kernel'

/** The effects a rank may have, in the order of the ranks the document gives them. */
export const EFFECTS = [
  'flow',
  'skip',
  'salvage',
  'pass',
  'clear',
  'reverse',
  'discard',
  'back',
  'peep',
  'greed',
  'open',
] as const
export type Effect = (typeof EFFECTS)[number]

export const EFFECT_NAMES = {
  flow: text('4切り（偶数枚で流れる）', 'Four clear (an even number clears)'),
  skip: text('5スキップ', 'Five skip'),
  salvage: text('6サルベージ', 'Six salvage'),
  pass: text('7渡し', 'Seven pass'),
  clear: text('8切り', 'Eight clear'),
  reverse: text('9リバース', 'Nine reverse'),
  discard: text('10捨て', 'Ten discard'),
  back: text('Jバック', 'Jack back'),
  peep: text('Qピーピング', 'Queen peep'),
  greed: text('Kグリード', 'King greed'),
  open: text('Aオープン', 'Ace open'),
} as const satisfies Record<Effect, unknown>

const ALL = {
  flow: 4,
  skip: 5,
  salvage: 6,
  pass: 7,
  clear: 8,
  reverse: 9,
  discard: 10,
  back: 11,
  peep: 12,
  greed: 13,
  open: 14,
}
const NONE = Object.fromEntries(EFFECTS.map((effect) => [effect, 0])) as Record<Effect, number>

const row = (key: string, ja: string, en: string) => ({ key, label: text(ja, en) })

const settings = {
  effects: {
    kind: 'table',
    group: 'effects',
    min: 0,
    max: 15,
    source: 'CD-5',
    label: text('効果を持つランク', 'Which rank has which effect'),
    note: text(
      '3〜10はそのまま、J 11、Q 12、K 13、A 14、2 15。0 なら、その効果はありません。',
      'J 11, Q 12, K 13, A 14, 2 15; 0 switches the effect off.',
    ),
    rows: EFFECTS.map((effect) => ({ key: effect, label: EFFECT_NAMES[effect] })),
    default: ALL,
  },
  perCard: {
    kind: 'integer',
    group: 'effects',
    default: 3,
    min: 1,
    max: 4,
    source: 'CD-8',
    label: text('K・A は何枚につき1枚に効くか', 'Kings or aces for one card of their effect'),
  },
  cutIn: { kind: 'flag', group: 'table', default: true, source: 'CD-4', label: text('カットイン', 'Cut-ins') },
  window: {
    kind: 'integer',
    group: 'table',
    default: 4,
    min: 1,
    max: 60,
    source: 'CD-4',
    label: text('カットインの窓（秒）', 'Cut-in window in seconds'),
    note: text('持っている札にかかわらず、全員おなじ長さです。', 'The same for everybody, whatever they hold.'),
  },
  passBinds: {
    kind: 'flag',
    group: 'table',
    default: false,
    source: 'CD-12',
    label: text('パスすると、そのフェイズは出せない', 'A pass is for the whole phase'),
  },
  fouls: {
    kind: 'choice',
    group: 'table',
    default: 'prevent',
    source: 'CD-13',
    label: text('反則', 'Fouls'),
    options: [
      { value: 'prevent', label: text('出せない', 'Cannot be played') },
      { value: 'penalise', label: text('公開札になる', 'Cards become public') },
    ],
  },
  finish: {
    kind: 'flag',
    group: 'table',
    default: false,
    source: 'CD-15',
    label: text('ジョーカー・2・8・♠3 で上がると最下位', 'Going out with a joker, 2, 8 or S3 ranks last'),
  },
  deals: {
    kind: 'integer',
    group: 'session',
    default: 5,
    min: 1,
    max: 1000,
    source: 'CD-11',
    label: text('ゲーム数', 'Games'),
  },
  exchange: {
    kind: 'flag',
    group: 'session',
    default: true,
    source: 'CD-11',
    label: text('札の交換', 'Exchange of cards'),
  },
  fall: {
    kind: 'flag',
    group: 'session',
    default: true,
    source: 'CD-11',
    label: text('都落ち', 'The fall of the great millionaire'),
  },
  lead: {
    kind: 'choice',
    group: 'session',
    default: 'pauper',
    source: 'CD-10',
    label: text('2ゲーム目からの親', 'Who leads from the second game on'),
    options: [
      { value: 'pauper', label: text('大貧民', 'The great pauper') },
      { value: 'diamond', label: text('♦3 の持ち主', 'A holder of D3') },
    ],
  },
  titles: {
    kind: 'table',
    group: 'session',
    min: -100,
    max: 100,
    source: 'CD-11',
    label: text('称号の点数', 'Points of the titles'),
    rows: [
      row('greatMillionaire', '大富豪', 'Great millionaire'),
      row('millionaire', '富豪', 'Millionaire'),
      row('commoner', '平民', 'Commoner'),
      row('pauper', '貧民', 'Pauper'),
      row('greatPauper', '大貧民', 'Great pauper'),
    ],
    default: { greatMillionaire: 2, millionaire: 1, commoner: 0, pauper: -1, greatPauper: -2 },
  },
} as const satisfies Record<string, Setting>

export type CutInRules = RulesOf<typeof settings>
type R = CutInRules

const presets: readonly Preset<R>[] = [
  {
    id: 'standard',
    name: text('標準', 'Standard'),
    delta: {},
    summary: text('3から2まで、すべての効果。', 'Every effect from three to two.'),
  },
  {
    id: 'half',
    name: text('半分', 'Half'),
    summary: text(
      'スキップ、8切り、リバース、10捨て、Jバック。',
      'Skip, eight clear, reverse, ten discard, jack back.',
    ),
    delta: { effects: { ...NONE, skip: 5, clear: 8, reverse: 9, discard: 10, back: 11 } },
  },
  {
    id: 'first-steps',
    name: text('はじめて', 'First steps'),
    summary: text(
      '8切りとJバックだけ。カットインに慣れるために。',
      'Eight clear and jack back alone, to get used to cut-ins.',
    ),
    delta: { effects: { ...NONE, clear: 8, back: 11 } },
  },
]

const conflicts: readonly Conflict<R>[] = [
  {
    id: 'two-effects',
    rule: 'CD-5',
    settings: ['effects'],
    when: (rules) => {
      const ranks = Object.values(rules.effects).filter((rank) => rank > 0)
      return new Set(ranks).size < ranks.length || ranks.some((rank) => rank < 3)
    },
    message: () =>
      text(
        '1つのランクが持てる効果は1つだけです。効果のランクを3から15（2）までの別々の数にするか、0にしてください。',
        'A rank has one effect at most. Give the effects different ranks from 3 to 15 (the two), or 0.',
      ),
  },
]

export const schema: RuleSchema<R> = {
  groups: [
    { id: 'effects', label: text('札の効果', 'Effects of cards') },
    { id: 'table', label: text('進めかた', 'Play') },
    { id: 'session', label: text('ゲームを重ねる', 'From game to game') },
  ],
  settings,
  presets,
  conflicts,
}
