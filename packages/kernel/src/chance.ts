import type { Card } from './cards.ts'

/**
 * The one door of chance: gets cards, answers with the same cards in some order. A game never draws a random
 * number itself, so a stacked deal, a replay, a sampled world and a committed shuffle are the same to it.
 */
export type Chance = (cards: readonly Card[]) => Card[]
