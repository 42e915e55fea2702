import { RANK_NAMES } from '@tefuda/climbing'
import {
  type Conflict,
  joinTexts,
  type Preset,
  type RuleSchema,
  type RulesOf,
  type Setting,
  type Text,
  text,
} from '@tefuda/kernel'

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

/** The effect of each rank, three to two; null where it has none. */
export const effectsOf = ({ effects }: CutInRules): readonly (Effect | null)[] =>
  RANK_NAMES.slice(0, 13).map((_, rank) => EFFECTS.find((effect) => effects[effect] === rank + 3) ?? null)

/** What an effect is called by itself. */
export const EFFECT_NAMES = {
  flow: text('偶数切り', 'Even clear'),
  skip: text('スキップ', 'Skip'),
  salvage: text('サルベージ', 'Salvage'),
  pass: text('渡し', 'Pass'),
  clear: text('切り', 'Clear'),
  reverse: text('リバース', 'Reverse'),
  discard: text('捨て', 'Discard'),
  back: text('バック', 'Back'),
  peep: text('ピーピング', 'Peep'),
  greed: text('グリード', 'Greed'),
  open: text('オープン', 'Open'),
} as const satisfies Record<Effect, Text>

const named = (effect: Effect, ja: string, en: string): Text =>
  text(`${EFFECT_NAMES[effect].ja}：${ja}`, `${EFFECT_NAMES[effect].en}: ${en}`)

/** What an effect does, whichever rank has it. */
export const EFFECT_LABELS = {
  flow: named('flow', '偶数枚で流す', 'an even number clears'),
  skip: named('skip', '次の人から飛ばす', 'the next players miss their turn'),
  salvage: named('salvage', '大貧民が捨て札を拾う', 'the great pauper takes from the discards'),
  pass: named('pass', '次の人に札を渡す', 'cards go to the next player'),
  clear: named('clear', '何枚でも流す', 'any number clears'),
  reverse: named('reverse', '回る向きを逆にする', 'the direction of play turns'),
  discard: named('discard', '手札を捨てる', 'cards are thrown away'),
  back: named('back', 'フェイズの間だけ強さを逆にする', 'the order is turned round for the phase'),
  peep: named('peep', '次の人の札を公開させる', 'cards of the next player become public'),
  greed: named('greed', '公開札を集める', 'public cards are gathered'),
  open: named('open', 'ほかの全員が札を公開する', 'everybody else makes cards public'),
} as const satisfies Record<Effect, Text>

const SHORT_NAMES = {
  flow: text('切り', 'clear'),
  skip: text('スキップ', 'skip'),
  salvage: text('サルベージ', 'salvage'),
  pass: text('渡し', 'pass'),
  clear: text('切り', 'clear'),
  reverse: text('リバース', 'reverse'),
  discard: text('捨て', 'discard'),
  back: text('バック', 'back'),
  peep: text('ピーピング', 'peep'),
  greed: text('グリード', 'greed'),
  open: text('オープン', 'open'),
} as const satisfies Record<Effect, Text>

const RANK_WORDS = 'Three Four Five Six Seven Eight Nine Ten Jack Queen King Ace Two'.split(' ')

/** How players call an effect at a table where this rank has it, 3 to 15: `8切り`, `Eight clear`. */
export const effectName = (effect: Effect, rank: number): Text => {
  const { ja, en } = SHORT_NAMES[effect]
  return text(`${rankName(rank)}${ja}`, `${RANK_WORDS[rank - 3]} ${en}`)
}

/** The rank a rule set calls 3 to 15 as it stands on a card: `3` … `10`, `J`, `Q`, `K`, `A`, `2`. */
export const rankName = (rank: number): string => RANK_NAMES[rank - 3]!

/** The ranks an effect may have, as a setting counts them; 0 for none. */
const NAMED_RANKS: Readonly<Record<number, Text>> = {
  0: text('なし', 'None'),
  ...Object.fromEntries(Array.from({ length: 13 }, (_, k) => [k + 3, text(rankName(k + 3), rankName(k + 3))])),
}

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

/** The titles of a game, best first. */
export const TITLES = ['greatMillionaire', 'millionaire', 'commoner', 'pauper', 'greatPauper'] as const
export type Title = (typeof TITLES)[number]

export const TITLE_NAMES = {
  greatMillionaire: text('大富豪', 'Great millionaire'),
  millionaire: text('富豪', 'Millionaire'),
  commoner: text('平民', 'Commoner'),
  pauper: text('貧民', 'Pauper'),
  greatPauper: text('大貧民', 'Great pauper'),
} as const satisfies Record<Title, Text>

/** The settings of the first and the second rules. */
const first = {
  effects: {
    kind: 'table',
    group: 'effects',
    min: 0,
    max: 15,
    source: 'CD-5',
    label: text('どのランクがどの効果を持つか', 'Which rank has which effect'),
    note: text(
      '効果ごとにランクを数で決めます。3〜10はそのまま、J は11、Q は12、K は13、A は14、2 は15。0にすると、その効果はなくなります。1つのランクに効果は1つまでです。',
      'Give each effect a rank: 3 to 10 as they are, J 11, Q 12, K 13, A 14, 2 15. With 0 nobody has it. A rank has one effect at most.',
    ),
    rows: EFFECTS.map((effect) => ({ key: effect, label: EFFECT_LABELS[effect] })),
    names: NAMED_RANKS,
    default: ALL,
  },
  perCard: {
    kind: 'integer',
    group: 'effects',
    default: 3,
    min: 1,
    max: 4,
    source: 'CD-8',
    label: text('グリードとオープンは何枚につき1枚か', 'Cards it takes for one card of greed or open'),
    note: text(
      'K と A（移したときは、そのランク）を何枚出すごとに1枚に効くか。標準は3です。',
      'How many kings or aces, or cards of the rank that has the effect, act on one card. Usual are 3 and 2.',
    ),
  },
  cutIn: { kind: 'flag', group: 'table', default: true, source: 'CD-4', label: text('カットイン', 'Cut-ins') },
  window: {
    kind: 'integer',
    group: 'table',
    default: 4,
    min: 1,
    max: 60,
    peopleOnly: true,
    source: 'CD-4',
    label: text('カットインを待つ秒数', 'Seconds to wait for cut-ins'),
    note: text(
      'だれが何を持っていても同じ長さだけ待つので、待ち時間から手札は読めません。',
      'The same for everybody, whatever they hold, so that it tells nothing about hands.',
    ),
  },
  passBinds: {
    kind: 'flag',
    group: 'table',
    default: false,
    source: 'CD-12',
    label: text('一度パスしたら、そのフェイズは休み', 'A pass is for the whole phase'),
    note: text('カットインはできます。', 'Cutting in is still possible.'),
  },
  fouls: {
    kind: 'choice',
    group: 'table',
    default: 'prevent',
    peopleOnly: true,
    source: 'CD-13',
    label: text('出せない札を出したら', 'Cards that may not be played'),
    note: text(
      '縛り・形・枚数・強さに合わない札や、順番でないときの札のことです。',
      'Cards against a bind, of the wrong type, number or strength, or out of turn.',
    ),
    options: [
      { value: 'prevent', label: text('止める', 'Are refused') },
      { value: 'penalise', label: text('公開札にして戻す', 'Go back as public cards') },
    ],
  },
  finish: {
    kind: 'flag',
    group: 'table',
    default: false,
    source: 'CD-15',
    label: text('禁止上がりは最下位', 'Forbidden last cards rank last'),
    note: text(
      'ジョーカー、2（強さが逆のときは3）、8、スペードの3を含む札で上がると最下位になります。',
      'Whoever goes out with a joker, a two (a three while the order is turned round), an eight or the three of spades ranks last.',
    ),
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
    note: text(
      '2ゲーム目から、大貧民と大富豪が2枚、貧民と富豪が1枚を交換します。',
      'From the second game on the great pauper and the great millionaire exchange two cards, pauper and millionaire one.',
    ),
  },
  fall: {
    kind: 'flag',
    group: 'session',
    default: true,
    source: 'CD-11',
    label: text('都落ち', 'The fall of the great millionaire'),
    note: text(
      '前の大富豪より先にだれかが上がると、前の大富豪は最下位になります。',
      'When somebody else is out first, the great millionaire of the game before ranks last.',
    ),
  },
  lead: {
    kind: 'choice',
    group: 'session',
    default: 'pauper',
    source: 'CD-10',
    label: text('2ゲーム目から最初に出す人', 'Who leads from the second game on'),
    options: [
      { value: 'pauper', label: text('大貧民', 'The great pauper') },
      { value: 'diamond', label: text('ダイヤの3を持つ人', 'A holder of the three of diamonds') },
    ],
  },
  titles: {
    kind: 'table',
    group: 'session',
    min: -100,
    max: 100,
    source: 'CD-11',
    label: text('順位の点', 'Points of the titles'),
    note: text('ゲームごとに足していきます。', 'Added up from game to game.'),
    rows: TITLES.map((title) => ({ key: title, label: TITLE_NAMES[title] })),
    default: { greatMillionaire: 2, millionaire: 1, commoner: 0, pauper: -1, greatPauper: -2 },
  },
} as const satisfies Record<string, Setting>

const settings = {
  ...first,
  dropped: {
    kind: 'flag',
    group: 'table',
    default: false,
    peopleOnly: true,
    source: 'CD-35',
    label: text('落とした札は公開札になる', 'Dropped cards become public'),
    note: text(
      '自分の番でないときも、落とした札を公開札にします。',
      'A card dropped while it is somebody else’s turn is made public too.',
    ),
  },
} as const satisfies Record<string, Setting>

export type CutInRules = RulesOf<typeof settings>
export type FirstCutInRules = RulesOf<typeof first>
type R = FirstCutInRules

/** Rules of before as they are played today. */
export const asToday = (rules: R): CutInRules => ({ dropped: false, ...rules })

const presets: readonly Preset<R>[] = [
  {
    id: 'standard',
    name: text('標準', 'Standard'),
    delta: {},
    summary: text('4切りからAオープンまで、11の効果すべて。', 'All eleven effects, from four clear to ace open.'),
  },
  {
    id: 'half',
    name: text('ハーフ', 'Half'),
    summary: text(
      '5スキップ、8切り、9リバース、10捨て、Jバックの5つ。',
      'Five effects: five skip, eight clear, nine reverse, ten discard, jack back.',
    ),
    delta: { effects: { ...NONE, skip: 5, clear: 8, reverse: 9, discard: 10, back: 11 } },
  },
  {
    id: 'first-steps',
    name: text('はじめの一歩', 'First steps'),
    summary: text(
      '効果は8切りとJバックだけ。まずはカットインに慣れる。',
      'Eight clear and jack back alone, to get used to cutting in.',
    ),
    delta: { effects: { ...NONE, clear: 8, back: 11 } },
  },
]

/** Effects that belong to one rank together. */
const clashOf = ({ effects }: R): readonly Effect[] | undefined =>
  EFFECTS.map((effect) => EFFECTS.filter((other) => effects[other] === effects[effect])).find(
    (together) => together.length > 1 && effects[together[0]!] > 0,
  )

const conflicts: readonly Conflict<R>[] = [
  {
    id: 'two-effects',
    rule: 'CD-5',
    settings: ['effects'],
    when: (rules) => clashOf(rules) !== undefined,
    message: (rules) => {
      const clash = clashOf(rules) ?? []
      const names = joinTexts(
        clash.map((effect) => effectName(effect, ALL[effect])),
        text('と', ' and '),
      )
      const rank = rules.effects[clash[0]!]
      return text(
        `${names.ja}が同じランク（${rank}）に重なっています。1つのランクに効果は1つまでなので、ほかのランクに移すか、0にしてください。`,
        `${names.en} share a rank (${rank}). A rank has one effect at most: move one of them, or set it to 0.`,
      )
    },
  },
  {
    id: 'no-rank',
    rule: 'CD-5',
    settings: ['effects'],
    when: ({ effects }) => EFFECTS.some((effect) => effects[effect] === 1 || effects[effect] === 2),
    message: () =>
      text(
        '効果のランクは3から15までの数です。A なら14、2 なら15、使わない効果は0にしてください。',
        'Ranks of effects are 3 to 15: write 14 for the ace, 15 for the two, and 0 for an effect that is not played.',
      ),
  },
]

export const firstSchema: RuleSchema<R> = {
  groups: [
    { id: 'effects', label: text('札の効果', 'Effects of cards') },
    { id: 'table', label: text('進めかた', 'How it is played') },
    { id: 'session', label: text('ゲームを重ねる', 'From game to game') },
  ],
  settings: first,
  presets,
  conflicts,
}

/** Every setting of the game with its range, the presets, and which settings do not go together. */
export const schema: RuleSchema<CutInRules> = { ...firstSchema, settings }
