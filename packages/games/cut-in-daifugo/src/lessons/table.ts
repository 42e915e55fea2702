import { dealtInTurn } from '@tefuda/climbing'
import { frenchDeck, type Lesson } from '@tefuda/kernel'

const SEATS = 4
const PACK = frenchDeck(2)

/** The order that deals these hands, each filled up with other cards. */
export const handsOf = (...hands: readonly string[]): string => dealtInTurn(PACK, SEATS, hands)

/** The learner holds a three of diamonds, and so leads. */
export const dealt = (own: string, ...others: readonly string[]): string => handsOf(`D3 ${own}`, ...others)

/** A lesson at a table of four. */
export const atFour = (lesson: Omit<Lesson, 'rules' | 'seats' | 'silence'>): Lesson => ({
  rules: {},
  seats: SEATS,
  silence: 'no',
  ...lesson,
})
