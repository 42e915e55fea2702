import type { Game, GameEvent, Viewer } from '../game.ts'
import { isObject } from '../json.ts'
import { eventsFor, type Match, openMatch, playMove } from '../match.ts'
import { isRefusal } from '../refusal.ts'
import { rng } from '../rng.ts'
import type { RulesRequest } from '../rules.ts'
import { changedSettings } from '../rules.ts'
import { nameOf } from './knowledge.ts'
import { viewersOf } from './trace.ts'

/** A short game to print: the first moves as given, then random ones. */
export interface Playthrough {
  readonly rules?: RulesRequest
  readonly seats: number
  /** 64 hex digits. */
  readonly seed: string
  /** Orders of cards by name for the first shuffles. */
  readonly orders?: readonly (readonly string[])[]
  readonly moves?: readonly (readonly [seat: number, move: string])[]
  /** Moves in all; the game may end before. */
  readonly length: number
}

/**
 * A game as a person can read it: every move, every event in both languages, and after each move what every viewer
 * sees that it did not see before. Compared with a committed file it shows every change of what is played or seen.
 */
export const playthrough = (game: Game, { length, moves = [], ...request }: Playthrough): string => {
  const match = openMatch({ game, ...request })
  if (isRefusal(match)) throw new Error(match.message.en)
  const random = rng(length)
  const changed = changedSettings(game.schema, match.rules).map(
    (name) => `${name}=${JSON.stringify(match.rules[name])}`,
  )
  const lines = [
    `${game.name.ja} / ${game.name.en}, ${request.seats} seats, rules version ${game.rulesVersion}`,
    `rules: ${changed.join(' ') || 'standard'}`,
    `seed: ${match.deal.seed}`,
  ]
  const views = new Map<Viewer, unknown>()
  const seen = new Map<Viewer, number>()
  const look = (from: number): void => {
    lines.push(...told(match, match.events.slice(from)))
    for (const viewer of viewersOf(match.engine)) lines.push(...noticed(match, viewer, views, seen))
    const { deal, phase, scores } = match.engine.status(match.state)
    lines.push(
      `deal ${deal}, ${phase}, due ${match.engine.toAct(match.state).join(' ') || 'nobody'}, ${scores.join(' : ')}`,
    )
  }
  look(0)
  for (let index = 0; index < length && match.engine.outcome(match.state) === null; index++) {
    const [seat, text] = moves[index] ?? randomMove(match, random)
    const from = match.events.length
    lines.push('', `${index + 1}. seat ${seat}: ${text}`)
    const result = playMove(match, seat, text)
    if (isRefusal(result)) throw new Error(`move ${index + 1}, ${text}: ${result.message.en}`)
    look(from)
  }
  const outcome = match.engine.outcome(match.state)
  lines.push('', outcome === null ? 'The game goes on.' : `outcome: ${JSON.stringify(outcome)}`)
  return `${lines.join('\n')}\n`
}

const randomMove = ({ engine, state }: Match, random: ReturnType<typeof rng>): readonly [number, string] => {
  const due = engine.toAct(state)
  const seat = due[random.below(due.length)] ?? 0
  return [seat, engine.format(engine.pick(state, seat, random))]
}

const told = ({ engine }: Match, events: readonly GameEvent[]): string[] =>
  events.map((event) => {
    const { ja, en } = engine.narrate(event)
    return `  ${ja} / ${en}`
  })

/** What a viewer was told that differs from what happened, and what changed in its view. */
const noticed = (match: Match, viewer: Viewer, views: Map<Viewer, unknown>, seen: Map<Viewer, number>): string[] => {
  const { engine } = match
  const events = eventsFor(match, viewer, seen.get(viewer))
  seen.set(viewer, (seen.get(viewer) ?? 0) + events.length)
  const known = new Set(match.events.map((event) => JSON.stringify(event)))
  const veiled = events.filter((event) => !known.has(JSON.stringify(event)))
  const view: unknown = JSON.parse(JSON.stringify(engine.view(match.state, viewer)))
  const changes = changesBetween(views.get(viewer), view, '')
  views.set(viewer, view)
  return [
    `${nameOf(viewer)}:`,
    ...veiled.map((event) => `  is told: ${engine.narrate(event).ja} / ${engine.narrate(event).en}`),
    ...changes.map((change) => `  ${change}`),
  ]
}

const changesBetween = (before: unknown, now: unknown, path: string): string[] => {
  if (JSON.stringify(before) === JSON.stringify(now)) return []
  if (Array.isArray(now) && (path === '' || (Array.isArray(before) && before.length === now.length)))
    return now.flatMap((item, k) =>
      changesBetween(Array.isArray(before) ? before[k] : undefined, item, `${path}[${k}]`),
    )
  if (isObject(now) && (path === '' || isObject(before)))
    return Object.entries(now).flatMap(([key, item]) =>
      changesBetween(isObject(before) ? before[key] : undefined, item, path === '' ? key : `${path}.${key}`),
    )
  return [`${path} ${JSON.stringify(now)}`]
}
