import type { RuleSchema, RulesOf, Setting } from '../../src/rules.ts'
import { text } from '../../src/text.ts'

const settings = {
  hand: { kind: 'integer', group: 'table', default: 2, min: 1, max: 6, source: 'SN-1', label: text('手札', 'Hand') },
  deals: { kind: 'integer', group: 'table', default: 2, min: 1, max: 9, source: 'SN-2', label: text('回数', 'Deals') },
  snatch: { kind: 'flag', group: 'play', default: true, source: 'SN-3', label: text('横取り', 'Snatching') },
  peek: {
    kind: 'choice',
    group: 'play',
    default: 'once',
    source: 'SN-4',
    label: text('のぞき見', 'Peeking'),
    options: [
      { value: 'once', label: text('1回だけ', 'Once') },
      { value: 'never', label: text('なし', 'Never') },
    ],
  },
  points: {
    kind: 'table',
    group: 'play',
    default: { keep: 1, snatch: 2 },
    min: 0,
    max: 10,
    source: 'SN-5',
    label: text('点数', 'Points'),
    rows: [
      { key: 'keep', label: text('取られなかった札', 'A card nobody snatched') },
      { key: 'snatch', label: text('横取りした札', 'A card snatched') },
    ],
  },
} as const satisfies { readonly [name: string]: Setting }

export type SnatchRules = RulesOf<typeof settings>

/** Faces 1 to 5, four alike of each. */
export const FACES = 5
export const COPIES = 4

export const schema: RuleSchema<SnatchRules> = {
  groups: [
    { id: 'table', label: text('卓', 'Table') },
    { id: 'play', label: text('遊び', 'Play') },
  ],
  settings,
  presets: [
    { id: 'standard', name: text('標準', 'Standard'), summary: text('手札2枚。', 'Two cards in hand.'), delta: {} },
    {
      id: 'quiet',
      name: text('静か', 'Quiet'),
      summary: text('横取りなし。', 'No snatching.'),
      delta: { snatch: false },
    },
    {
      id: 'quick',
      name: text('手早く', 'Quick'),
      summary: text('1枚で1回だけ。', 'One card, one deal.'),
      delta: { hand: 1, deals: 1, peek: 'never' },
    },
    { id: 'full', name: text('満杯', 'Full'), summary: text('手札6枚。', 'Six cards in hand.'), delta: { hand: 6 } },
  ],
  conflicts: [
    {
      id: 'too-few-cards',
      rule: 'SN-1',
      settings: ['hand'],
      when: ({ hand }, seats) => hand * seats >= FACES * COPIES,
      message: () => text('札が足りません。手札か席を減らしてください。', 'Too few cards. Take fewer cards or seats.'),
    },
  ],
}
