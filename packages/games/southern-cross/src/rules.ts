import { type Conflict, type Preset, type RuleSchema, type RulesOf, type Setting, text } from '@tefuda/kernel'

/** The roles that score, by what the cards have in common and how many they are. */
export const ROLES = [
  'sequence',
  'set',
  'royal-sequence',
  'hyper-sequence',
  'hyper-set',
  'hyper-royal-sequence',
  'straight',
  'five-cards',
  'straight-flush',
  'royal-straight-flush',
  'orion',
] as const
export type RoleKind = (typeof ROLES)[number]

export const ROLE_NAMES = {
  sequence: text('シークエンス', 'Sequence'),
  set: text('セット', 'Set'),
  'royal-sequence': text('ロイヤル・シークエンス', 'Royal sequence'),
  'hyper-sequence': text('ハイパー・シークエンス', 'Hyper sequence'),
  'hyper-set': text('フォア・カード', 'Four cards'),
  'hyper-royal-sequence': text('ハイパー・ロイヤル・シークエンス', 'Hyper royal sequence'),
  straight: text('ストレート', 'Straight'),
  'five-cards': text('ファイブ・カード', 'Five cards'),
  'straight-flush': text('ストレート・フラッシュ', 'Straight flush'),
  'royal-straight-flush': text('ロイヤル・ストレート・フラッシュ', 'Royal straight flush'),
  orion: text('オリオン', 'Orion'),
} as const

const BOARD_OPTIONS = [
  { value: '3x3', label: text('3×3', '3×3') },
  { value: '4x4', label: text('4×4 シシクロス', '4×4') },
  { value: '5x5', label: text('5×5 ゴゴクロス', '5×5') },
  { value: 'zodiac', label: text('ゾディアクロス', 'Zodiac cross') },
  { value: 'free', label: text('フリークロス', 'Free cross') },
  { value: 'ultra', label: text('ウルトラ・フリークロス', 'Ultra free cross') },
] as const
export type BoardId = (typeof BOARD_OPTIONS)[number]['value']

const SHARING_OPTIONS = [
  { value: 'board', label: text('3×3 だけできる', 'On 3×3 only') },
  { value: 'always', label: text('いつもできる', 'Always') },
  { value: 'never', label: text('できない', 'Never') },
] as const

const ULTRA_ECLIPSE_OPTIONS = [
  { value: 'nothing', label: text('点も決まりもない', 'No points, no duty') },
  { value: 'forbidden', label: text('ほかに置けるかぎり禁止', 'Forbidden while another move is possible') },
] as const

const role = (key: RoleKind) => ({ key, label: ROLE_NAMES[key] })
const roles = (n: string, ja: string, en: string) => ({ key: n, label: text(ja, en) })
const factor = { min: 1, max: 100 }

const settings = {
  board: {
    kind: 'choice',
    group: 'table',
    default: '3x3',
    options: BOARD_OPTIONS,
    source: 'SC-2',
    label: text('場', 'Field'),
  },
  decks: {
    kind: 'integer',
    group: 'table',
    default: 0,
    min: 0,
    max: 3,
    source: 'SC-14',
    label: text('トランプの組数', 'Packs of cards'),
    note: text(
      '0 なら場に合わせます（5×5 は2組、ほかは1組）。',
      '0: what the field asks for (two for 5×5, one for the others).',
    ),
  },
  hand: {
    kind: 'integer',
    group: 'table',
    default: 3,
    min: 1,
    max: 7,
    source: 'SC-14',
    label: text('手札の枚数', 'Cards in hand'),
  },
  jokers: {
    kind: 'integer',
    group: 'table',
    default: 0,
    min: 0,
    max: 4,
    source: 'SC-14',
    label: text('最初から手札に加えるジョーカー', 'Extra jokers in each hand'),
    note: text('ワイルド・プレイは2枚（赤と黒）。', 'Wild play: two, a red and a black one.'),
  },
  together: {
    kind: 'flag',
    group: 'table',
    default: true,
    source: 'SC-10',
    label: text('ジョーカーを同時に置ける', 'Several jokers in one move'),
  },
  match: {
    kind: 'flag',
    group: 'session',
    default: false,
    source: 'SC-17',
    label: text('マッチ・プレイ', 'Match play'),
    note: text(
      'それぞれが自分の場で同時にひとり遊びをして、点数を比べます。',
      'Each seat plays a solitaire of its own at the same time; the scores are compared.',
    ),
  },
  sameShuffle: {
    kind: 'flag',
    group: 'session',
    default: true,
    source: 'SC-17',
    label: text('マッチ・プレイで全員同じ山札', 'Match play: the same shuffle for all'),
  },
  target: {
    kind: 'integer',
    group: 'session',
    default: 0,
    min: 0,
    max: 100000,
    source: 'SC-17',
    label: text('この点数に届くまで続ける', 'Play until somebody has'),
    note: text('0 なら1ゲームで終わり。サウザンド・ポイントは1000。', '0: one game. Play to a thousand: 1000.'),
  },
  deals: {
    kind: 'integer',
    group: 'session',
    default: 0,
    min: 0,
    max: 1000,
    source: 'SC-17',
    label: text('ゲーム数の上限', 'At most so many games'),
    note: text('0 なら上限なし。', '0: no limit.'),
  },
  undo: {
    kind: 'flag',
    group: 'session',
    default: false,
    peopleOnly: true,
    source: 'SC-20',
    label: text('置いた札を戻せる（ひとり遊び）', 'A placed card may be taken back (solitaire)'),
  },
  points: {
    kind: 'table',
    group: 'points',
    min: 0,
    max: 10000,
    source: 'SC-2',
    label: text('役の点数', 'Points of the roles'),
    rows: ROLES.map(role),
    default: {
      sequence: 20,
      set: 30,
      'royal-sequence': 40,
      'hyper-sequence': 40,
      'hyper-set': 60,
      'hyper-royal-sequence': 80,
      straight: 80,
      'five-cards': 120,
      'straight-flush': 160,
      'royal-straight-flush': 200,
      orion: 50,
    },
  },
  multipliers: {
    kind: 'table',
    group: 'points',
    ...factor,
    source: 'SC-7',
    label: text('倍率（3×3・4×4）', 'Multipliers (3×3, 4×4)'),
    rows: [roles('2', '2役', '2 roles'), roles('3', '3役', '3 roles'), roles('4', '4役以上', '4 roles and more')],
    default: { '2': 2, '3': 3, '4': 9 },
  },
  multipliers5x5: {
    kind: 'table',
    group: 'points',
    ...factor,
    source: 'SC-7',
    label: text('倍率（5×5）', 'Multipliers (5×5)'),
    rows: [
      roles('2', '2役', '2 roles'),
      roles('3', '3役', '3 roles'),
      roles('4', '4役', '4 roles'),
      roles('5', '5役', '5 roles'),
      roles('6', '6役', '6 roles'),
      roles('7', '7役', '7 roles'),
      roles('8', '8役以上', '8 roles and more'),
      roles('nirvana', 'ニルヴァーナ', 'Nirvana'),
    ],
    default: { '2': 2, '3': 3, '4': 4, '5': 5, '6': 6, '7': 7, '8': 8, nirvana: 25 },
  },
  multipliersZodiac: {
    kind: 'table',
    group: 'points',
    ...factor,
    source: 'SC-7',
    label: text('倍率（ゾディアクロス）', 'Multipliers (zodiac)'),
    rows: [
      roles('2', '2役', '2 roles'),
      roles('3', '3役', '3 roles'),
      roles('4', '4役', '4 roles'),
      roles('5', '中心で5役', '5 roles through the centre'),
      roles('6', '中心で6役', '6 roles through the centre'),
    ],
    default: { '2': 2, '3': 3, '4': 9, '5': 10, '6': 10 },
  },
  multipliersFree: {
    kind: 'table',
    group: 'points',
    ...factor,
    source: 'SC-7',
    label: text('倍率（フリークロス）', 'Multipliers (free cross)'),
    rows: [
      roles('2', '2役', '2 roles'),
      roles('3', '3役', '3 roles'),
      roles('4', '4役', '4 roles'),
      roles('5', '5役以上', '5 roles and more'),
    ],
    default: { '2': 2, '3': 3, '4': 9, '5': 9 },
  },
  bonuses: {
    kind: 'table',
    group: 'points',
    min: 0,
    max: 10000,
    source: 'SC-12',
    label: text('特別な点', 'Special points'),
    rows: [roles('eclipse', 'トータル・エクリプス', 'Total eclipse'), roles('pegasus', 'ペガサス', 'Pegasus')],
    default: { eclipse: 50, pegasus: 400 },
  },
  comboMultiplier: {
    kind: 'flag',
    group: 'points',
    default: false,
    source: 'SC-9',
    label: text('コンボにも倍率をかける', 'Combos are multiplied too'),
  },
  sharing: {
    kind: 'choice',
    group: 'points',
    default: 'board',
    options: SHARING_OPTIONS,
    source: 'SC-6',
    label: text('場札1枚を2つ以上の役に使う', 'One field card in several roles'),
  },
  ultraEclipse: {
    kind: 'choice',
    group: 'points',
    default: 'nothing',
    options: ULTRA_ECLIPSE_OPTIONS,
    source: 'SC-12',
    label: text('ウルトラ・フリークロスで場を空にする置き方', 'Ultra free cross: clearing the field'),
  },
  reachPoints: {
    kind: 'integer',
    group: 'points',
    default: 5,
    min: 0,
    max: 1000,
    source: 'SC-16',
    label: text('リーチ1つの点数', 'Points for a reach'),
  },
  reachCap: {
    kind: 'integer',
    group: 'points',
    default: 8,
    min: 0,
    max: 16,
    source: 'SC-16',
    label: text('数えるリーチの上限', 'Reaches counted at most'),
  },
} as const satisfies Record<string, Setting>

export type SouthernCrossRules = RulesOf<typeof settings>

type R = SouthernCrossRules

/** Packs of cards: what is set, or what the board asks for (SC-14). */
export const packsOf = (rules: R): number => (rules.decks > 0 ? rules.decks : rules.board === '5x5' ? 2 : 1)

/** Cards that lie on the field before play begins. */
export const FIELD_SIZE: Readonly<Record<BoardId, number>> = {
  '3x3': 9,
  '4x4': 16,
  '5x5': 25,
  zodiac: 13,
  free: 9,
  ultra: 0,
}

const presets: readonly Preset<R>[] = [
  {
    id: 'standard',
    name: text('標準', 'Standard'),
    delta: {},
    summary: text('3×3 の場、手札3枚。', 'A 3×3 field and three cards in hand.'),
  },
  {
    id: 'short',
    name: text('ショート・プレイ', 'Short play'),
    delta: { hand: 1 },
    summary: text(
      '手札は1枚。早く終わり、運が大きくものをいいます。',
      'One card in hand: quick, and luck counts for more.',
    ),
  },
  {
    id: 'wild',
    name: text('ワイルド・プレイ', 'Wild play'),
    delta: { jokers: 2 },
    summary: text(
      'ジョーカー2枚を手にして始め、オリオンやペガサスを狙います。',
      'Everybody starts with two more jokers and hunts Orion and Pegasus.',
    ),
  },
  {
    id: '4x4',
    name: text('シシクロス', '4×4 cross'),
    delta: { board: '4x4' },
    summary: text('4×4 の場。4枚の役もあります。', 'A 4×4 field with roles of four cards.'),
  },
  {
    id: '5x5',
    name: text('ゴゴクロス', '5×5 cross'),
    delta: { board: '5x5' },
    summary: text(
      '5×5 の場に2組108枚。5枚の役とニルヴァーナ。',
      'A 5×5 field and 108 cards: roles of five, and Nirvana.',
    ),
  },
  {
    id: 'free',
    name: text('フリークロス', 'Free cross'),
    delta: { board: 'free' },
    summary: text(
      '3×3 から始めて、場を好きなほうへ広げます。',
      'Begin with 3×3 and let the field grow wherever you like.',
    ),
  },
  {
    id: 'ultra',
    name: text('ウルトラ・フリークロス', 'Ultra free cross'),
    delta: { board: 'ultra' },
    summary: text('何もないところから場をつくります。', 'The field grows out of nothing.'),
  },
  {
    id: 'zodiac',
    name: text('ゾディアクロス', 'Zodiac cross'),
    delta: { board: 'zodiac' },
    summary: text('12枚の環と中心の1枚。', 'A ring of twelve cards round a centre.'),
  },
  {
    id: 'thousand',
    name: text('サウザンド・ポイント', 'Play to a thousand'),
    delta: { target: 1000 },
    summary: text('だれかが1000点に届くまでゲームを重ねます。', 'Game after game until somebody has 1000 points.'),
  },
  {
    id: 'match',
    name: text('マッチ・プレイ', 'Match play'),
    delta: { match: true },
    summary: text(
      '全員が同じ山札でひとり遊びをして、点数を比べます。',
      'Everybody plays the same solitaire; the scores are compared.',
    ),
  },
]

const conflicts: readonly Conflict<R>[] = [
  {
    id: 'match-alone',
    rule: 'SC-17',
    settings: ['match'],
    when: (rules, seats) => rules.match && seats < 2,
    message: () =>
      text(
        'マッチ・プレイは2人から遊べます。席を増やすか、マッチ・プレイを外してください。',
        'Match play needs two seats. Add a seat or turn match play off.',
      ),
  },
  {
    id: 'target-alone',
    rule: 'SC-17',
    settings: ['target'],
    when: (rules, seats) => rules.target > 0 && seats < 2,
    message: () =>
      text(
        '点数を決めて競うゲームは2人から遊べます。席を増やすか、目標の点数を0にしてください。',
        'Playing to a number of points needs two seats. Add a seat or set the target to 0.',
      ),
  },
  {
    id: 'target-out-of-reach',
    rule: 'SC-17',
    settings: ['target', 'points', 'bonuses', 'reachPoints', 'reachCap'],
    when: (rules, seats) => rules.target > 0 && !canScore(rules, seats),
    message: () =>
      text(
        'どの役も特別な点も0点なので、だれも目標の点数に届きません。点をつけるか、目標の点数を0にしてください。',
        'No role and nothing else scores, so that nobody can reach the target. Give points to something or set the target to 0.',
      ),
  },
  {
    id: 'undo-together',
    rule: 'SC-20',
    settings: ['undo'],
    when: (rules, seats) => rules.undo && seats > 1,
    message: () => text('置いた札を戻せるのは、ひとり遊びだけです。', 'Cards may be taken back in solitaire only.'),
  },
  {
    id: 'too-few-cards',
    rule: 'SC-14',
    settings: ['board', 'decks', 'hand'],
    when: (rules, seats) => cardsNeeded(rules, seats) > packsOf(rules) * 54,
    message: (rules, seats) => {
      const [need, have] = [cardsNeeded(rules, seats), packsOf(rules) * 54]
      return text(
        `場と手札に${need}枚要りますが、札は${have}枚です。手札か席を減らすか、組数を増やしてください。`,
        `Field and hands need ${need} cards, but there are ${have}. Take fewer cards or seats, or more packs.`,
      )
    },
  },
]

/** Cards of a role of each kind. */
const ROLE_LENGTHS: Readonly<Record<RoleKind, number>> = {
  sequence: 3,
  set: 3,
  'royal-sequence': 3,
  orion: 3,
  'hyper-sequence': 4,
  'hyper-set': 4,
  'hyper-royal-sequence': 4,
  straight: 5,
  'five-cards': 5,
  'straight-flush': 5,
  'royal-straight-flush': 5,
}

/** Cards of the longest role a board has room for. */
export const longestRole = (board: BoardId): 3 | 4 | 5 => (board === '3x3' ? 3 : board === '4x4' ? 4 : 5)

/** Jokers that may come to lie on one field. */
export const jokersInPlay = (rules: R, seats: number): number =>
  packsOf(rules) * 2 + rules.jokers * (rules.match ? 1 : seats)

/** Whether a role can come up at all: the board has room for it, and there are jokers enough for Orion. */
export const canComeUp = (kind: RoleKind, rules: R, seats: number): boolean =>
  ROLE_LENGTHS[kind] <= longestRole(rules.board) && (kind !== 'orion' || jokersInPlay(rules, seats) >= 3)

export const canBePegasus = (rules: R, seats: number): boolean =>
  rules.board === '3x3' && jokersInPlay(rules, seats) >= 4

/** Whether anything that can happen is worth a point. */
const canScore = (rules: R, seats: number): boolean => {
  const { board, points, bonuses, match, reachPoints, reachCap } = rules
  return (
    ROLES.some((kind) => points[kind] > 0 && canComeUp(kind, rules, seats)) ||
    (bonuses.eclipse > 0 && board !== 'ultra') ||
    (bonuses.pegasus > 0 && canBePegasus(rules, seats)) ||
    (!match && Math.min(reachPoints, reachCap) > 0)
  )
}

/** In match play each seat has cards of its own. */
const cardsNeeded = (rules: R, seats: number): number =>
  FIELD_SIZE[rules.board] + rules.hand * (rules.match ? 1 : seats)

export const schema: RuleSchema<R> = {
  groups: [
    { id: 'table', label: text('場と手札', 'Field and hands') },
    { id: 'session', label: text('進めかた', 'Session') },
    { id: 'points', label: text('点数', 'Points') },
  ],
  settings,
  presets,
  conflicts,
}
