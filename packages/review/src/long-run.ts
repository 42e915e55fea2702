import type { DecisionKind } from '@tefuda/bots'
import { countedLoss, type Decision } from './review.ts'

/** A game that was reviewed, as far as the long run asks. */
export interface ReviewedGame {
  readonly game: string
  /** When it was played: `2026-05`. */
  readonly month: string
  readonly deals: number
  /** In the order in which they were made. */
  readonly decisions: readonly Pick<Decision, 'deal' | 'kind' | 'costly' | 'expected' | 'error'>[]
}

/** Points lost a deal, as `Review.loss` counts them: what is still open is not lost. */
export interface LostADeal {
  /** The number of deals. */
  readonly n: number
  readonly mean: number
  /** The sum of squared differences from the mean. */
  readonly m2: number
  /** Standard error of the mean by what the reviews leave open alone; deals may vary by more. */
  readonly error: number
}

/** What one person loses in one game, whole, by kind of decision and by month. */
export interface LongRun {
  readonly game: string
  readonly all: LostADeal
  /** Most first. What no kind is known of is left out here. */
  readonly kinds: readonly { readonly kind: DecisionKind; readonly lost: LostADeal }[]
  /** The earliest first. */
  readonly months: readonly { readonly month: string; readonly lost: LostADeal }[]
}

/** The long run over reviewed games, game by game in the order of their names. Deals are taken as independent of one another. */
export const longRunsOf = (games: readonly ReviewedGame[]): readonly LongRun[] =>
  [...Map.groupBy(games, ({ game }) => game)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([game, played]) => longRunOf(game, played))

const longRunOf = (game: string, played: readonly ReviewedGame[]): LongRun => {
  const kinds = [...new Set(played.flatMap(({ decisions }) => decisions.flatMap(({ kind }) => kind ?? [])))]
  const months = Map.groupBy(played, ({ month }) => month)
  return {
    game,
    all: lostIn(played, () => true),
    kinds: kinds
      .map((kind) => ({ kind, lost: lostIn(played, (one) => one.kind === kind) }))
      .toSorted((a, b) => b.lost.mean - a.lost.mean),
    months: [...months]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([month, of]) => ({ month, lost: lostIn(of, () => true) })),
  }
}

const lostIn = (
  played: readonly ReviewedGame[],
  counts: (one: ReviewedGame['decisions'][number]) => boolean,
): LostADeal => {
  const deals = played.flatMap(({ deals: number, decisions }) => {
    const losses = Array.from({ length: number }, () => 0)
    for (const [k, one] of decisions.entries())
      if (counts(one)) losses[one.deal - 1]! += countedLoss(one, decisions[k + 1])
    return losses
  })
  const counted = played.flatMap(({ decisions }) => decisions.filter(counts))
  const n = deals.length
  const mean = deals.reduce((sum, loss) => sum + loss, 0) / Math.max(1, n)
  const m2 = deals.reduce((sum, loss) => sum + (loss - mean) ** 2, 0)
  return { n, mean, m2, error: Math.hypot(...counted.map(({ error }) => error)) / Math.max(1, n) }
}
