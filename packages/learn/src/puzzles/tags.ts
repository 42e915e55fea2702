import { reasonFor, type Table } from '@tefuda/bots'
import { type GameEvent, isRefusal, Refused, rng, type Seat, simulatedChance } from '@tefuda/kernel'

/**
 * What a puzzle is about: the kind of decision its answer is (of `DECISION_KINDS`), then the rules the answer makes use of, as ids of
 * the game's measures. Nobody else claims anything meanwhile.
 */
export const tagsOf = (table: Table, state: unknown, seat: Seat, answer: string): readonly string[] => {
  const { engine, game } = table
  const kind = reasonFor(table, engine.view(state, seat), seat, answer)?.kind
  const events = eventsOf(table, state, seat, answer)
  const used = (game.measures ?? []).filter(
    ({ rule, on, count }) => rule !== undefined && events.some((event) => event.type === on && count(event) > 0),
  )
  return [...(kind === undefined ? [] : [kind]), ...used.map(({ id }) => id)]
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
