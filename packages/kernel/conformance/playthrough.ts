import type { Game, GameEvent } from '../src/game.ts'
import { isObject } from '../src/json.ts'
import { sentenceOf } from '../src/log-line.ts'
import { type Match, openMatch, playMove } from '../src/match.ts'
import { isRefusal } from '../src/refusal.ts'
import { rng } from '../src/rng.ts'
import { changedSettings, type RulesRequest } from '../src/rules.ts'
import type { Viewer } from '../src/seat.ts'
import { nameOf } from './observation.ts'
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
  const looks = viewersOf(match.engine).map((viewer) => lookOf(match, viewer))
  const look = (from: number): void => {
    lines.push(...match.events.slice(from).map((event) => `  ${line(match, event)}${toOneAlone(match, event)}`))
    lines.push(...shared(looks.map(({ viewer, changes }) => ({ who: nameOf(viewer), changes: changes() }))))
    const { deal, phase, scores } = match.engine.status(match.state)
    const due = match.engine.toAct(match.state).join(' ') || 'nobody'
    lines.push(`deal ${deal}, ${phase}, due ${due}, ${scores.join(' : ')}`)
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

/** Whom an event is told that nobody else is told anything of. */
const toOneAlone = ({ engine }: Match, event: GameEvent): string => {
  const told = viewersOf(engine).filter((viewer) => engine.eventFor(event, viewer) !== null)
  return told.length === 1 ? ` (told to ${nameOf(told[0]!)} alone)` : ''
}

const line = ({ engine }: Match, event: GameEvent): string => {
  const { ja, en } = sentenceOf(engine.narrate(event))
  return `${ja} / ${en}`
}

/** Follows what a viewer is told otherwise than it happened, and what changes in its view, since it last looked. */
const lookOf = (match: Match, viewer: Viewer) => {
  const { engine } = match
  let view: unknown
  let seen = 0
  const changes = (): string[] => {
    const happened = match.events.slice(seen)
    seen = match.events.length
    const told = happened.flatMap((event) => {
      const here = engine.eventFor(event, viewer)
      if (here === null) return toOneAlone(match, event) === '' ? `is not told of: ${event.type}` : []
      return line(match, here) === line(match, event) ? [] : `is told: ${line(match, here)}`
    })
    const before = view
    view = JSON.parse(JSON.stringify(engine.view(match.state, viewer)))
    return [...told, ...changesBetween(before, view, '')]
  }
  return { viewer, changes }
}

/** What all viewers see alike is printed once. */
const shared = (looks: readonly { readonly who: string; readonly changes: readonly string[] }[]): string[] => {
  const all = looks[0]?.changes.filter((change) => looks.every(({ changes }) => changes.includes(change))) ?? []
  return [{ who: 'everybody', changes: all }, ...looks].flatMap(({ who, changes }) => {
    const own = who === 'everybody' ? changes : changes.filter((change) => !all.includes(change))
    return own.length === 0 ? [] : [`${who}:`, ...own.map((change) => `  ${change}`)]
  })
}

/** The parts of a view that changed, by path; lists of plain values are shown whole. */
const changesBetween = (before: unknown, now: unknown, path: string): string[] => {
  if (JSON.stringify(before) === JSON.stringify(now)) return []
  if (isBranch(now) && (path === '' || (isBranch(before) && Object.keys(before).join() === Object.keys(now).join())))
    return Object.entries(now).flatMap(([key, item]) =>
      changesBetween(isBranch(before) ? before[key] : undefined, item, path === '' ? key : `${path}.${key}`),
    )
  return [`${path} ${JSON.stringify(now)}`]
}

const isBranch = (value: unknown): value is { readonly [key: string]: unknown } =>
  isObject(value) || (Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null))
