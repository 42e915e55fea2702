import { createHash } from 'node:crypto'
import { games } from '@tefuda/games'
import { type Game, isRefusal, type Rng, rng, type Seat, type Viewer } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import { times } from '../../../../scripts/test-length.ts'
import { beginTrial, keep, type TrialRequest, trialTable } from '../../testing/playing.ts'
import {
  askedBy,
  dueIn,
  moveIn,
  movesIn,
  type Projection,
  type Received,
  receive,
  scheduled,
  stillHidden,
  type Twins,
  twinsAt,
  viewersOf,
} from '../../testing/twins.ts'
import { decideMove } from './act.ts'
import type { Entry } from './entry.ts'
import { updateFor } from './projection.ts'

/** How a difference between twins was noticed. */
interface Leak {
  readonly by: string
  readonly at: string
}

type Course = [now: number, entries: readonly Entry[]][]

/** A random start of a game: so many moves, with the moments at which they were made. */
const courseOf = (request: TrialRequest, moves: number, random: Rng): Course => {
  const trial = trialTable(request)
  beginTrial(trial)
  const course: Course = []
  for (let k = 0; k < moves && trial.table.stage === 'playing'; k++) {
    const { engine, state } = trial.table.match!
    const due = engine.toAct(state)
    const seat = due[random.below(due.length)]!
    trial.now += 100
    const entries = decideMove(
      trial.table,
      seat,
      engine.format(engine.pick(state, seat, random)),
      null,
      trial.now,
      'seat',
    )
    if (isRefusal(entries)) throw new Error(entries.message.en)
    keep(trial, entries)
    course.push([trial.now, entries])
  }
  return course
}

/** What the viewer, and nobody else, received. */
const of = (received: readonly Received[], viewer: Viewer): string =>
  received.flatMap(({ to, at, text }) => (to === viewer ? [`${at} ${text}`] : [])).join('\n')

interface Account {
  leak: Leak | null
  steps: number
  windows: number
}

/** Plays on at both tables with the same moves, as long as the viewer cannot know the exchanged cards. */
const follow = (twins: Twins, random: Rng, steps: number, projection: Projection = updateFor): Account => {
  const account: Account = { leak: null, steps: 0, windows: 0 }
  const { trials, viewer } = twins
  const differs = (what: string, one: string, other: string, at: string): boolean => {
    if (one !== other) account.leak = { by: what, at }
    return one !== other
  }
  for (let k = 0; k < steps && stillHidden(twins); k++) {
    const [one, other] = trials
    const tried = [
      ...movesIn(one, viewersOf(one.table).find((seat) => seat !== viewer && seat !== null)!, 20),
      'pass',
      'no',
      '?',
    ]
    if (differs('asking', askedBy(one, viewer, tried), askedBy(other, viewer, tried), `step ${k}`)) return account
    if (differs('deadlines', String(scheduled(one)), String(scheduled(other)), `step ${k}`)) return account
    if (differs('who is due', dueIn(one).join(), dueIn(other).join(), `step ${k}`)) return account
    if (
      viewer !== null &&
      differs('own moves', movesIn(one, viewer).join(), movesIn(other, viewer).join(), `step ${k}`)
    )
      return account
    const due = dueIn(one)
    const seat = due[random.below(due.length)]!
    const common = shared(twins, seat)
    if (common.length === 0) return account
    const text = common[random.below(common.length)]!
    for (const trial of trials) trial.now += 100
    const { window } = one.table
    const received = trials.map((trial) => moveIn(trial, seat, text, projection))
    if (received.some((messages) => messages === null) || !stillHidden(twins)) return account
    account.steps += 1
    if (one.table.window !== null && one.table.window !== window) account.windows += 1
    if (differs('messages', of(received[0]!, viewer), of(received[1]!, viewer), `step ${k}: seat ${seat} ${text}`))
      return account
    // Nobody can see more of it than how much it is, and when.
    const shape = (messages: readonly Received[]): string => messages.map(({ at, to }) => `${at} ${to}`).join()
    if (differs('traffic', shape(received[0]!), shape(received[1]!), `step ${k}: seat ${seat} ${text}`)) return account
  }
  return account
}

const shared = ({ trials: [one, other] }: Twins, seat: Seat): string[] => {
  const there = new Set(movesIn(other, seat))
  return movesIn(one, seat).filter((move) => there.has(move))
}

const requestOf = (game: Game, seed: number): TrialRequest => {
  const seats = Math.min(game.maxSeats, Math.max(game.minSeats, 2) + (seed % 2))
  const presets = game.schema.presets.map(({ id }) => id)
  const preset = presets[seed % presets.length]!
  const pace = [{ kind: 'none' }, { kind: 'live', move: 20, reserve: 60 }] as const
  const fixed: { readonly [preset: string]: number } = { teams: 4, 'san-jia-xi': 6 }
  return {
    game,
    rules: { preset },
    seats: Array.from({ length: fixed[preset] ?? seats }, () => 'person' as const),
    options: { pace: pace[seed % 2]!, windows: seed % 4 < 2 ? 'even' : 'quick' },
    tableSecret: (seed + 1).toString(16).padStart(64, '0'),
  }
}

/** Rounds of a game: in Cut-in Daifugo as many as it takes to find each of the leaks below, the last of them in the 111th. */
const roundsOf = ({ id }: Game): number => times(id === 'cut-in-daifugo' ? 120 : 40, 120)

const fuzz = (game: Game, projection?: Projection) => {
  const rounds = roundsOf(game)
  let [compared, steps, windows] = [0, 0, 0]
  for (let seed = 0; seed < rounds; seed++) {
    const random = rng(seed)
    const request = requestOf(game, seed)
    const course = courseOf(request, random.below(30), random)
    const viewer = [null, ...request.seats.keys()][random.below(request.seats.length + 1)]!
    const twins = twinsAt(request, viewer, random, course)
    if (twins === null) continue
    compared += 1
    const account = follow(twins, random, 25, projection)
    if (account.leak !== null) return { leak: { seed, viewer, ...account.leak }, compared, steps, windows }
    steps += account.steps
    windows += account.windows
  }
  return { leak: null, compared, steps, windows }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('two cards a viewer cannot see change places: everything it receives and is answered stays the same', () => {
    const rounds = roundsOf(game)
    const found = fuzz(game)
    expect(found.leak).toBeNull()
    expect(found.compared).toBeGreaterThan(rounds / 4)
    expect(found.steps).toBeGreaterThan((5 * rounds) / 6)
  })
})

/** Leaks put in on purpose, each of a kind that a careless change could bring. */
const LEAKS: readonly (readonly [string, Projection])[] = [
  [
    'a mark by which pages know whether they are up to date',
    (table, news, guest, seen, around, now) => {
      const update = updateFor(table, news, guest, seen, around, now)
      const mark = createHash('sha256').update(JSON.stringify(table.match!.state)).digest('hex')
      return update && { ...update, mark }
    },
  ],
  [
    'a message to those who can claim',
    (table, news, guest, seen, around, now) => {
      const { engine, state } = table.match!
      const can = engine.toAct(state).some((seat) => engine.moves(state, seat, { limit: 3 }).length > 2)
      return can
        ? updateFor(table, { ...news, to: 'all' }, guest, seen, around, now)
        : updateFor(table, news, guest, seen, around, now)
    },
  ],
]

test.each(LEAKS)('a leak is caught by the same rounds: %s', (_, projection) => {
  const cutIn = games.find(({ id }) => id === 'cut-in-daifugo')!
  expect(fuzz(cutIn, projection).leak).not.toBeNull()
})

/** Windows looked at in each game that has them. */
const WINDOWS = times(200, 1000)

describe('windows', () => {
  test.each(['cut-in-daifugo', 'exjan'])(
    `%s: over ${WINDOWS} windows the same traffic at the same moments, whoever holds the cards`,
    (id) => {
      const game = games.find((one) => one.id === id)!
      let windows = 0
      for (let seed = 0; windows < WINDOWS && seed < 10_000; seed++) {
        const random = rng(seed)
        const request = { ...requestOf(game, 2 * seed), rules: {} }
        const twins = twinsAt(request, null, random, courseOf(request, random.below(40), random))
        if (twins === null) continue
        const account = follow(twins, random, 40)
        expect(account.leak, `seed ${seed}`).toBeNull()
        windows += account.windows
      }
      expect(windows).toBeGreaterThanOrEqual(WINDOWS)
    },
  )

  test('nobody but whoever answers hears of an answer, and all wait equally long', () => {
    const game = games.find((one) => one.id === 'cut-in-daifugo')!
    const trial = trialTable({ game, seats: ['person', 'person', 'person', 'person'] })
    beginTrial(trial)
    const [lead] = dueIn(trial)
    const [move] = movesIn(trial, lead!)
    const opening = moveIn(trial, lead!, move!)!
    expect(opening.map(({ to }) => to)).toEqual([null, 0, 1, 2, 3])
    const asked = dueIn(trial)
    const ends = scheduled(trial)
    expect(ends).toBe(trial.now + 4000)
    for (const seat of asked.slice(0, -1)) {
      trial.now += 500
      expect(moveIn(trial, seat, 'no')!.map(({ to }) => to)).toEqual([seat])
      expect(scheduled(trial)).toBe(ends)
    }
    trial.now = ends!
    const closing = receive(trial, [{ type: 'moved', seat: asked.at(-1)!, move: 'no', ms: 4000, mover: 'time' }])
    expect(closing.map(({ to }) => to)).toEqual([null, 0, 1, 2, 3])
  })
})
