import { ACE, climbingRank, formatAll, formatLaid, isStandIn, type Laid, TWO } from '@tefuda/climbing'
import type { Card, Seat, Text } from '@tefuda/kernel'
import { combinationOf, type ZhengShangYouMove, type ZhengShangYouState } from '@tefuda/zheng-shang-you'
import type { PlayFacts } from '../climbing/facts.ts'
import { handful } from '../climbing/handful.ts'
import { reasonOfPass } from '../climbing/passes.ts'
import { bestOf } from '../climbing/rated.ts'
import { reasonOfPlay } from '../climbing/reasons.ts'
import { moveOf } from './build.ts'
import { asOnePlay, countHand, emptyHand } from './hand.ts'
import { partnersIf } from './partners.ts'
import { emptyPosition, readPosition } from './position.ts'
import type { Rating } from './rating.ts'

/** Words for plays and passes: how the hand is left, who is nearly out, and which strong cards it keeps or costs. */
export const playTexts = (seats: number, partners: boolean, { rate, fallsInto }: Rating) => {
  const position = emptyPosition(seats)
  const { isOpponent } = partnersIf(partners)

  const threatTo = ({ hands }: ZhengShangYouState, seat: Seat): number =>
    Math.min(...hands.flatMap(({ length }, other) => (length > 0 && isOpponent(seat, other) ? [length] : [])))

  const factsOf = (state: ZhengShangYouState, seat: Seat, laid: readonly Laid[]): PlayFacts => {
    const hand = state.hands[seat]!
    const left = hand.filter((card) => !laid.some((one) => one.card === card))
    const by = state.table?.by ?? null
    const strength = weakest(laid.map(({ as }) => as))
    return {
      leads: by === null,
      cards: laid.map(formatLaid),
      count: laid.length,
      left: left.length,
      leftIsOnePlay: isOnePlay(left),
      ...fallsInto(left),
      strength,
      isWeakest: strength <= weakest(left),
      isStrongest: highest(laid.map(({ as }) => as)) >= highest(left),
      isStuck: false,
      breaks: breaksSet(hand, laid),
      stronger: strongerThan(state, hand, laid),
      clears: false,
      isExposed: false,
      threat: threatTo(state, seat),
      beaten: by !== null && isOpponent(seat, by) ? state.hands[by]!.length : null,
      kept: strongest(left),
      cost: strongest(laid.map(({ card }) => card)),
      borrowed: null,
    }
  }

  /** The play that seems best, where there is one. */
  const bestPlay = (state: ZhengShangYouState, seat: Seat): ZhengShangYouMove | null => {
    const plans = rate(readPosition(position, state), seat).filter(({ option }) => option !== null)
    return plans.length === 0 ? null : moveOf(state.hands[seat]!, bestOf(plans)!)
  }

  /** Of a pass, as what is passed over: the play that was meant instead, else the best. */
  const passText = (state: ZhengShangYouState, seat: Seat, instead = bestPlay(state, seat)): Text => {
    const hand = state.hands[seat]!
    if (instead?.type !== 'play') return reasonOfPass(null)
    const { laid } = instead
    return reasonOfPass({
      isPartners: state.table !== null && !isOpponent(seat, state.table.by),
      isCutIn: false,
      instead: formatAll(laid),
      cost: strongest(laid.map(({ card }) => card)),
      plays: fallsInto(hand.filter((card) => !laid.some((one) => one.card === card))).plays,
      breaks: breaksSet(hand, laid),
      stronger: strongerThan(state, hand, laid) ?? 0,
      effect: null,
      isExposed: false,
    })
  }

  const playText = (
    state: ZhengShangYouState,
    seat: Seat,
    laid: readonly Laid[],
    instead: ZhengShangYouMove | undefined,
  ): Text | null =>
    reasonOfPlay(
      factsOf(state, seat, laid),
      instead?.type === 'play' ? factsOf(state, seat, instead.laid) : instead && 'pass',
    )

  return { playText, passText }
}

const counted = emptyHand()

const isOnePlay = (cards: readonly Card[]): boolean => {
  countHand(counted, cards)
  return cards.length > 0 && asOnePlay(counted) !== null
}

const weakest = (cards: readonly Card[]): number => Math.min(...cards.map(climbingRank))

const highest = (cards: readonly Card[]): number => Math.max(...cards.map(climbingRank))

/** Cards that nobody has seen and of which a better play of the kind could be made; null of a run: nobody can tell. */
const strongerThan = ({ played }: ZhengShangYouState, hand: readonly Card[], laid: readonly Laid[]): number | null => {
  const play = combinationOf(laid)
  if (!('kind' in play) || (play.kind !== 'single' && play.kind !== 'set')) return null
  const unseen = Array.from({ length: TWO + 3 }, (_, rank): number => (rank > TWO ? 1 : 4))
  for (const card of [...played, ...hand]) unseen[climbingRank(card)]!--
  const natural = unseen[play.rank]!
  const fresh = laid.some(isStandIn) && natural >= play.width ? natural : 0
  return fresh + sumOf([...ranksAbove(unseen, play)].map((rank) => unseen[rank]!))
}

/** The ranks of whose cards, counted by rank, a single card or a set above that rank could be made: those that help as wild ones too. */
const ranksAbove = (
  unseen: readonly number[],
  { rank, width }: { rank: number; width: number },
): ReadonlySet<number> => {
  const ranks = new Set<number>()
  for (let above = rank + 1; above < unseen.length; above++) {
    const wild = width === 1 ? [] : WILD.filter((one) => one > above)
    if (unseen[above]! === 0 || unseen[above]! + sumOf(wild.map((one) => unseen[one]!)) < width) continue
    for (const one of [above, ...wild]) ranks.add(one)
  }
  return ranks
}

const WILD = [TWO, TWO + 1, TWO + 2]

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** The strongest of these cards, from the ace on; null where there are none. */
const strongest = (cards: readonly Card[]): Text | null => {
  const ranks = cards.map((card) => Math.min(climbingRank(card), JOKER)).filter((rank) => rank >= ACE)
  if (ranks.length === 0) return null
  const highest = Math.max(...ranks)
  return handful(highest, ranks.filter((rank) => rank === highest).length)
}

/** Both jokers alike. */
const JOKER = TWO + 1

/** Whether cards of the same rank stay behind. */
const breaksSet = (hand: readonly Card[], laid: readonly Laid[]): boolean =>
  laid.some(
    (one) =>
      !isStandIn(one) &&
      climbingRank(one.card) < TWO &&
      hand.some(
        (card) => climbingRank(card) === climbingRank(one.card) && !laid.some(({ card: played }) => played === card),
      ),
  )
