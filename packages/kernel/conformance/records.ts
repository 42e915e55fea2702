import { canonicalJson } from '../src/json.ts'
import { type Match, openMatch, playMove } from '../src/match.ts'
import { recordOf } from '../src/record.ts'
import { isRefusal } from '../src/refusal.ts'
import { isBroken, replay } from '../src/replay.ts'
import { rng } from '../src/rng.ts'
import { difference, type Property, type Report } from './property.ts'
import type { Subject } from './subject.ts'

export const records: Property = {
  id: 'records',
  promise: 'a record, written as JSON and read again, replays to the same state at every step',
  check: (subject, report) => {
    for (const trace of subject.traces) {
      const tell: Report = (finding) => report(`game ${trace.seed}: ${finding}`)
      const { match, states } = playRecorded(subject, trace.seed, tell) ?? {}
      if (match !== undefined && states !== undefined) checkRecord(subject, match, states, tell)
    }
  },
}

/** A random game through the kernel, with the state after the start and after each move as text. */
const playRecorded = ({ game, case: of, budget }: Subject, seed: number, report: Report) => {
  const random = rng(seed)
  const match = openMatch({ game, rules: of.rules, seats: of.seats, seed: seedOf(seed) })
  if (isRefusal(match)) {
    report(`the session is refused: ${match.message.en}`)
    return
  }
  const { engine } = match
  const states = [JSON.stringify(match.state)]
  while (engine.outcome(match.state) === null && states.length <= budget.longest) {
    const due = engine.toAct(match.state)
    const seat = due[random.below(Math.max(1, due.length))] ?? 0
    const text = engine.format(budget.player(engine, match.state, seat, random))
    const result = playMove(match, seat, text, random.below(1000))
    if (isRefusal(result)) {
      report(`move ${states.length - 1}: ${text} is refused: ${result.message.en}`)
      return
    }
    states.push(JSON.stringify(match.state))
  }
  return { match, states }
}

const checkRecord = ({ game }: Subject, match: Match, states: readonly string[], report: Report): void => {
  const written = JSON.stringify(recordOf(match))
  const find = (id: string, version: number) => (id === game.id && version === game.rulesVersion ? game : undefined)
  const start = replay(JSON.parse(written), find, 0)
  const whole = replay(JSON.parse(written), find)
  if (isBroken(start) || isBroken(whole)) {
    const broken = isBroken(start) ? start : isBroken(whole) ? whole : undefined
    report(`the record is broken at move ${broken?.move}: ${broken?.refusal.message.en}`)
    return
  }
  for (const [index, state] of states.entries()) {
    const now = JSON.stringify(start.state)
    if (now !== state) {
      report(`the state of the replay differs after ${index} moves: ${difference(state, now)}`)
      return
    }
    const entry = match.moves[index]
    if (entry !== undefined) playMove(start, ...entry)
  }
  if (canonicalJson(whole.events) !== canonicalJson(match.events)) report('the replay tells other events')
  if (JSON.stringify(recordOf(whole)) !== written) report('the record of the replay is another record')
}

/** 64 hex digits that belong to this test and to no real game. */
const seedOf = (number: number): string => number.toString(16).padStart(64, '0')
