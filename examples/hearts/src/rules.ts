import {
  type Card,
  type Deck,
  frenchCard,
  frenchDeck,
  isJoker,
  type RuleSchema,
  type RulesOf,
  text,
} from '@tefuda/kernel'

const settings = {
  deals: {
    kind: 'integer',
    group: 'game',
    default: 4,
    min: 1,
    max: 20,
    source: 'HE-1',
    label: text('ディール数', 'Deals'),
  },
  queen: {
    kind: 'integer',
    group: 'points',
    default: 13,
    min: 0,
    max: 26,
    source: 'HE-3',
    label: text('スペードのクイーンの失点', 'Points against for the queen of spades'),
  },
  moon: {
    kind: 'flag',
    group: 'points',
    default: true,
    source: 'HE-4',
    label: text('全部取れば他の全員の失点', 'Whoever takes everything gives it to the others'),
  },
} as const satisfies RuleSchema['settings']

export type HeartsRules = RulesOf<typeof settings>

export const schema: RuleSchema<HeartsRules> = {
  groups: [
    { id: 'game', label: text('対局', 'Game') },
    { id: 'points', label: text('失点', 'Points against') },
  ],
  settings,
  presets: [
    { id: 'standard', name: text('標準', 'Standard'), summary: text('4ディール。', 'Four deals.'), delta: {} },
    {
      id: 'short',
      name: text('1回勝負', 'Short'),
      summary: text('1ディールだけ。', 'A single deal.'),
      delta: { deals: 1 },
    },
    {
      id: 'plain',
      name: text('ハートだけ', 'Hearts alone'),
      summary: text('クイーンも総取りもなし。', 'Neither the queen nor the sweep.'),
      delta: { queen: 0, moon: false },
    },
  ],
  conflicts: [],
}

export const [SPADES, HEARTS, DIAMONDS, CLUBS] = [0, 1, 2, 3] as const
export const QUEEN = frenchCard(SPADES, 11)

/** Left out so that everybody gets as many cards (HE-2). */
const LEFT_OUT: Readonly<Record<number, readonly Card[]>> = {
  3: [frenchCard(DIAMONDS, 1)],
  4: [],
  5: [frenchCard(DIAMONDS, 1), frenchCard(CLUBS, 1)],
}

/** One pack without jokers. */
export const deckFor = (seats: number): Deck => {
  const { cards, name } = frenchDeck()
  return { cards: cards.filter((card) => !isJoker(card) && !LEFT_OUT[seats]!.includes(card)), name }
}
