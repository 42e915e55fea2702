import type { Seat } from '@tefuda/kernel'
import { cardName, cardOf, rankOf } from '../cards.ts'
import { type Block, blockCards, GROUP, kindOf, PAIR, RUN } from '../hand/block.ts'
import type { ExjanRules, Yakuman } from '../rules.ts'
import { type Parties, type Payment, paymentsOf } from './payment.ts'
import type { Reading } from './reading.ts'
import type { Win } from './win.ts'
import type { YakuLine } from './yaku.ts'

/** A set or the pair of a winning hand, as it is scored. */
export interface ScoredBlock {
  readonly kind: 'run' | 'group' | 'pair'
  readonly cards: readonly string[]
  /** Laid open by a call before the win. */
  readonly open: boolean
  /** The winning card completed it. */
  readonly won: boolean
}

/** The score of one win, as plain data: what the hand is made of, what it is worth, who pays what and why. */
export interface Sheet {
  readonly winner: Seat
  readonly dealer: Seat
  /** Who discarded the winning card; null where the winner drew it. */
  readonly from: Seat | null
  readonly card: string
  readonly blocks: readonly ScoredBlock[]
  readonly yaku: readonly YakuLine[]
  readonly yakuman: readonly Yakuman[]
  readonly dora: {
    /** Null where none was turned up. */
    readonly indicator: string | null
    /** The four cards that are dora; none without an indicator. */
    readonly cards: readonly string[]
    /** How many of them the winner has. */
    readonly held: number
  }
  /** Yaku and dora together; 0 with a yakuman. */
  readonly dan: number
  readonly points: number
  readonly payments: readonly Payment[]
  /** Chips of reaches that the winner gets. */
  readonly stakes: number
  /** What the winner gets in all. */
  readonly total: number
}

/** What lies on the table when somebody wins. */
export interface Stand {
  readonly parties: Parties
  readonly indicator: string | null
  /** What everybody has; null where everybody can pay. */
  readonly chips: readonly number[] | null
  readonly stakes: number
}

const KINDS = { [RUN]: 'run', [GROUP]: 'group', [PAIR]: 'pair' } as const

export const sheetOf = (rules: ExjanRules, reading: Reading, win: Win, stand: Stand): Sheet => {
  const { parties, indicator, chips, stakes } = stand
  const payments = paymentsOf(rules, parties, reading.points, chips)
  const won = wonBlock(reading.blocks, win)
  const held = reading.blocks.flatMap(blockCards).filter((card) => rankOf(card) === win.dora).length
  return {
    winner: parties.winner,
    dealer: parties.dealer,
    from: parties.from,
    card: cardName(win.card),
    blocks: reading.blocks.map((block, at) => ({
      kind: KINDS[kindOf(block) as keyof typeof KINDS],
      cards: blockCards(block).map(cardName),
      open: at < win.melds.length,
      won: block === won,
    })),
    yaku: reading.yaku,
    yakuman: reading.yakuman,
    dora: {
      indicator,
      cards: win.dora === null ? [] : [0, 1, 2, 3].map((suit) => cardName(cardOf(suit, win.dora!))),
      held,
    },
    dan: reading.dan,
    points: reading.points,
    payments,
    stakes,
    total: payments.reduce((sum, { paid }) => sum + paid, stakes),
  }
}

const wonBlock = (blocks: readonly Block[], { card }: Win): Block | undefined =>
  blocks.find((block) => blockCards(block).includes(card))
