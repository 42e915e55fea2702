import { type Deck, frenchDeck, isJoker, type RuleSchema, type RulesOf, text } from '@tefuda/kernel'

/** What a host may change. `source` names the ruling, or the part of the game's document, where a default comes from. */
const settings = {
  cards: {
    kind: 'integer',
    group: 'game',
    default: 5,
    min: 1,
    max: 12,
    source: 'R-1',
    label: text('手札の枚数', 'Cards'),
  },
} as const satisfies RuleSchema['settings']

export type Rules = RulesOf<typeof settings>

export const schema: RuleSchema<Rules> = {
  groups: [{ id: 'game', label: text('対局', 'Game') }],
  settings,
  // The first is the standard game and changes nothing; others name what they change.
  presets: [
    { id: 'standard', name: text('標準', 'Standard'), summary: text('手札5枚。', 'Five cards each.'), delta: {} },
    { id: 'long', name: text('長い', 'Long'), summary: text('手札10枚。', 'Ten cards each.'), delta: { cards: 10 } },
  ],
  // Settings that cannot go together, or not with so many seats.
  conflicts: [],
}

const { cards, name } = frenchDeck()

/** One pack without jokers. */
export const deck: Deck = { cards: cards.filter((card) => !isJoker(card)), name }
