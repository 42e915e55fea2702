import { DECISION_KINDS, type DecisionKind, reasonFor, type Table } from '@tefuda/bots'
import {
  type GameEvent,
  isRefusal,
  type Measure,
  Refused,
  rng,
  type Seat,
  simulatedChance,
  type Text,
} from '@tefuda/kernel'

/** What nearly every move of its kind makes happen says nothing of a puzzle. */
const COMMON: ReadonlySet<string> = new Set([
  'plays',
  'passes',
  'tricks',
  'clears',
  'draws',
  'roles',
  'calls',
  'reaches',
  'cuts',
])

/**
 * What a puzzle is about: the kind of decision its answer is (of `DECISION_KINDS`), then what the answer makes happen that the game
 * counts (ids of its measures). Nobody else claims anything meanwhile.
 */
export const tagsOf = (table: Table, state: unknown, seat: Seat, answer: string): readonly string[] => {
  const { engine, game } = table
  const kind = reasonFor(table, engine.view(state, seat), seat, answer)?.kind
  const events = eventsOf(table, state, seat, answer)
  const counted = (game.measures ?? []).filter(
    ({ id, unit, count }) =>
      unit.en === 'times' && !COMMON.has(id) && events.reduce((sum, event) => sum + count(event), 0) > 0,
  )
  return [...(kind === undefined ? [] : [kind]), ...counted.map(({ id }) => id)]
}

const eventsOf = ({ engine }: Table, state: unknown, seat: Seat, answer: string): readonly GameEvent[] => {
  const after = engine.clone(state)
  const { deal } = engine.status(after)
  const move = engine.parse(after, seat, answer)
  if (isRefusal(move)) throw new Refused(move)
  const chance = simulatedChance(rng(1))
  const events: GameEvent[] = []
  const note = (event: GameEvent): void => void events.push(event)
  engine.apply(after, seat, move, chance, note)
  for (;;) {
    const { phase, deal: now } = engine.status(after)
    const [asked] = engine.toAct(after)
    if (phase !== 'window' || now !== deal || asked === undefined) return events
    engine.apply(after, asked, engine.timeoutMove(after, asked), chance, note)
  }
}

/** A tag in words; undefined for one that is no more. */
export const tagText = (tag: string, measures: readonly Measure[] = []): Text | undefined =>
  tag in DECISION_KINDS ? DECISION_KINDS[tag as DecisionKind] : measures.find(({ id }) => id === tag)?.name
