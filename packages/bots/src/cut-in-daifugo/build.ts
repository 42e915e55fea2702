import { climbingRank, frenchRank } from '@tefuda/climbing'
import type { CutInMove, CutInState } from '@tefuda/cut-in-daifugo'
import { type Card, faceOf, frenchCard, isJoker, type Seat } from '@tefuda/kernel'
import { JOKER, type Plan } from './hand.ts'

type Laid = Extract<CutInMove, { readonly laid: unknown }>['laid'][number]

/** The move that carries a plan out with the cards of a seat: hidden ones before public ones, red jokers first. */
export const moveOf = (state: CutInState, seat: Seat, plan: Plan): CutInMove => {
  const hidden = state.hidden[seat]!.map(faceOf)
  const open = state.open[seat]!.map(faceOf)
  const isHeldHidden = (face: Card): boolean => state.hidden[seat]!.some((card) => faceOf(card) === face)

  const take = (face: Card, as: Card): Laid | null => {
    const fromHidden = hidden.indexOf(face)
    const from = fromHidden >= 0 ? hidden : open
    const at = fromHidden >= 0 ? fromHidden : open.indexOf(face)
    if (at < 0) return null
    from.splice(at, 1)
    return { card: face, as, open: fromHidden < 0 && isHeldHidden(face) }
  }
  const takeJoker = (as: Card | null): Laid => {
    const joker = Math.min(...[...hidden, ...open].filter(isJoker))
    return take(joker, as ?? joker)!
  }

  if (plan.rank === JOKER) return { type: 'play', laid: [takeJoker(null)] }
  const naturals: Laid[] = []
  const jokersAs: Card[] = []
  for (let suit = 0; suit < 4; suit++) {
    const length = plan.suits[suit]!
    if (plan.run && length > 0) return { type: 'play', laid: runLaid(plan.rank, length, suit, take, takeJoker) }
    const face = frenchCard(suit, frenchRank(plan.rank))
    for (let k = 0; k < length - plan.fill[suit]!; k++) naturals.push(take(face, face)!)
    for (let k = 0; k < plan.fill[suit]!; k++) jokersAs.push(face)
  }
  return { type: 'play', laid: [...naturals, ...jokersAs.map((as) => takeJoker(as))] }
}

const runLaid = (
  from: number,
  length: number,
  suit: number,
  take: (face: Card, as: Card) => Laid | null,
  takeJoker: (as: Card) => Laid,
): Laid[] =>
  Array.from({ length }, (_, k) => {
    const face = frenchCard(suit, frenchRank(from + k))
    return take(face, face) ?? takeJoker(face)
  })

/** The rank of a face; any joker is above the two. */
export const rankOf = (face: Card): number => (isJoker(face) ? JOKER : climbingRank(face))
