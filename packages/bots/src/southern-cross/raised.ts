import { type Card, faceOf, type Seat } from '@tefuda/kernel'
import type { RoleKind, SouthernCrossEngine, SouthernCrossMove, SouthernCrossState } from '@tefuda/southern-cross'
import { handWithout, type Outlook, type Raised, type Taking } from './facts.ts'
import type { Trial } from './trial.ts'

/** What a move that takes nothing makes of a big trick for which the hand has the card; null where it is worth no more. */
export const raisedBy =
  (engine: SouthernCrossEngine, trial: Trial) =>
  (state: SouthernCrossState, seat: Seat, move: SouthernCrossMove, { aim }: Outlook): Raised | null => {
    if (move.length !== 1 || aim === null || aim.lacking > 0 || aim.before > 0) return null
    const { crossing, rank } = aim.aim
    const target = trial.ground.targets[crossing.centre]!
    const mostOf = (at: SouthernCrossState, hand: readonly Card[]): Taking | undefined =>
      hand
        .filter((card) => (card & 15) === rank)
        .map((card) => engine.preview(at, seat, [{ card: faceOf(card), target }]))
        .toSorted((a, b) => b.points - a.points)[0]
    const hand = state.hands[seat]!
    const after = engine.clone(state)
    engine.apply(after, seat, move, (cards) => [...cards])
    const [now, then] = [mostOf(state, hand), mostOf(after, handWithout(hand, move))]
    if (now === undefined || then === undefined || then.points <= now.points) return null
    return { from: now.points, to: then.points, becomes: becoming(now, then, placedAt(engine, move)) }
  }

const placedAt = (engine: SouthernCrossEngine, move: SouthernCrossMove): string => engine.format(move).split('@')[1]!

/** The role through a cell that one taking has and another one has not. */
const becoming = (now: Taking, then: Taking, cell: string): RoleKind | null => {
  const rolesOf = ({ waves }: Taking) => waves[0]?.roles.filter(({ cells }) => cells.includes(cell)) ?? []
  const before = rolesOf(now).map(({ kind }) => kind)
  return rolesOf(then).find(({ kind }) => !before.includes(kind))?.kind ?? null
}
