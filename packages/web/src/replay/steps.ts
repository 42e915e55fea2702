import { type Engine, type MoveEntry, moveNumbers } from '@tefuda/kernel'

/** What a player calls a move: one of the record, with the answers that merely let it pass. */
export interface Step {
  /** Which move of the record it is, from 0. */
  readonly move: number
  /** The position it leads to, its answers included. */
  readonly to: number
  /** The deal it belongs to, from 1. */
  readonly deal: number
  /** The deal ends with it. */
  readonly ends: boolean
  /** Another seat, or several, lead after it. */
  readonly turns: boolean
}

/** The moves of a record folded into steps; `states` are those before each move, and the last. */
export const stepsOf = (engine: Engine, moves: readonly MoveEntry[], states: readonly unknown[]): Step[] => {
  const statuses = states.map(engine.status)
  const numberOf = moveNumbers(engine)
  const steps: Step[] = []
  for (const [index, [seat, text]] of moves.entries()) {
    const { deal } = statuses[index]!
    const isAnother = numberOf(states[index], seat, text) > steps.length
    const before = isAnother ? undefined : steps.pop()
    const from = before?.move ?? index
    steps.push({
      move: from,
      to: index + 1,
      deal: before?.deal ?? deal,
      ends: statuses[index + 1]!.deal !== deal || statuses[index + 1]!.phase === 'over',
      turns: !['', leaders(statuses[index + 1]!.scores)].includes(leaders(statuses[from]!.scores)),
    })
  }
  return steps
}

/** Who leads, as a text to be compared; nobody while all are equal. */
const leaders = (scores: readonly number[]): string => {
  const most = Math.max(...scores)
  const first = scores.flatMap((score, seat) => (score === most ? [seat] : []))
  return first.length === scores.length ? '' : first.join()
}
