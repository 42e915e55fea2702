import { reasonFor, type Table } from '@tefuda/bots'
import { type GameEvent, isRefusal, type Measure, Refused, rng, type Seat, simulatedChance } from '@tefuda/kernel'

/**
 * What a puzzle is about: the kind of decision its answer is (of `DECISION_KINDS`), then the rules the answer makes use of, as ids of
 * the game's measures. Nobody else claims anything meanwhile.
 */
export const tagsOf = (table: Table, state: unknown, seat: Seat, answer: string): readonly string[] => {
  const { engine, game } = table
  const kind = reasonFor(table, engine.view(state, seat), seat, answer)?.kind
  const move = engine.parse(state, seat, answer)
  if (isRefusal(move)) throw new Refused(move)
  const events = eventsOf(table, state, seat, move)
  const isUsed = (measure: Measure): boolean =>
    'on' in measure
      ? events.some((event) => event.type === measure.on && measure.count(event) > 0)
      : measure.countMove(move) > 0
  const used = (game.measures ?? []).filter((measure) => measure.rule !== undefined && isUsed(measure))
  return [...(kind === undefined ? [] : [kind]), ...used.map(({ id }) => id)]
}

const eventsOf = ({ engine }: Table, state: unknown, seat: Seat, move: unknown): readonly GameEvent[] => {
  const after = engine.clone(state)
  const { deal } = engine.status(after)
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
