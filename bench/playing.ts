import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import {
  type Chance,
  type Game,
  isRefusal,
  play,
  type RulesRequest,
  resolveRules,
  rng,
  type Seat,
  simulatedChance,
} from '@tefuda/kernel'
import { nanoseconds, type Probe, rate } from './measure.ts'
import type { Group } from './suite.ts'

/** What is played: a rule set and a number of seats. */
export interface TableSetup {
  readonly rules: RulesRequest
  readonly seats: number
}

/** As few seats as each preset allows, and two where that is more. */
export const setupsOf = (game: Game): TableSetup[] =>
  game.schema.presets.flatMap(({ id: preset }) => {
    const allows = (seats: number): boolean => !isRefusal(resolveRules(game.schema, game, { preset }, seats))
    const fewest = Array.from({ length: game.maxSeats }, (_, k) => k + 1).find(allows)
    const seats = [...new Set([fewest ?? 2, 2])].filter(allows)
    return seats.map((count) => ({ rules: { preset }, seats: count }))
  })

type Table = ReturnType<typeof tableOf>

/** An engine, and what random play with it needs. */
const tableOf = (game: Game, { rules, seats }: TableSetup) => {
  const resolved = resolveRules(game.schema, game, rules, seats)
  if (isRefusal(resolved)) throw new Error(`${game.id} ${JSON.stringify(rules)}: ${resolved.message.en}`)
  const random = rng(1)
  return { engine: game.engine(resolved, seats), random, chance: simulatedChance(random) }
}

/** Plays a random game through the contract, without events, at each call, and returns its number of moves. */
const playerOf = ({ engine, random, chance }: Table, atEnd: (state: unknown) => void = () => undefined) => {
  return (): number => {
    const state = engine.start(chance)
    for (let moves = 0; ; moves++) {
      const due = engine.toAct(state)
      if (due.length === 0) {
        atEnd(state)
        return moves
      }
      const seat = due[0]!
      engine.apply(state, seat, engine.pick(state, seat, random), chance)
    }
  }
}

/** Games that are scored, apart from those that are timed. */
const SCORED = 200_000

/** Random games a second. */
export const gamesProbe = (name: string, game: Game, setup: TableSetup): Probe => {
  const table = tableOf(game, setup)
  const play = playerOf(table)
  const playOne = (): number => {
    play()
    return 1
  }
  return {
    name,
    unit: 'games/s',
    run: (seconds) => rate(seconds, playOne),
    scores: () => {
      let points = 0
      const score = playerOf(table, (state) => {
        points += table.engine.status(state).scores[0]!
      })
      for (let k = 0; k < SCORED; k++) score()
      return { games: SCORED, mean: points / SCORED }
    },
  }
}

/** Moves a second in random games. */
export const movesProbe = (name: string, game: Game, setup: TableSetup): Probe => {
  const play = playerOf(tableOf(game, setup))
  return { name, unit: 'moves/s', run: (seconds) => rate(seconds, play) }
}

/** Random games a second of a preset. */
export const presetGroup = (game: Game, setup: TableSetup): Group => {
  const name = `${game.id}/preset ${setup.rules.preset}, ${setup.seats} ${setup.seats > 1 ? 'seats' : 'seat'}`
  return { id: name, probes: () => [gamesProbe(name, game, setup)] }
}

/** A random game: its first state, the chance of all that follows, and what each seat then met and did. */
const recordGame = ({ engine, random }: Table, seed: number) => {
  const chance = () => simulatedChance(rng(seed))
  const state = engine.start(chance())
  const first = engine.clone(state)
  const later = chance()
  const turns: { state: unknown; view: unknown; seat: Seat; move: unknown }[] = []
  for (let due = engine.toAct(state); due.length > 0; due = engine.toAct(state)) {
    const seat = due[0]!
    const move = engine.pick(state, seat, random)
    turns.push({ state: engine.clone(state), view: engine.view(state, seat), seat, move })
    engine.apply(state, seat, move, later)
  }
  return { first, chance, turns }
}

/** Random games until some hundred decisions were made: short games many, of long sessions one. */
const recordGames = (table: Table) => {
  const games: ReturnType<typeof recordGame>[] = []
  for (let turns = 0; turns < 800; turns += games.at(-1)!.turns.length) games.push(recordGame(table, games.length))
  return games
}

/** Nanoseconds for each method of the contract, on average over the states of random games. */
export const methodProbes = (name: string, game: Game, setup: TableSetup): Probe[] => {
  const table = tableOf(game, setup)
  const { engine, random } = table
  const games = recordGames(table)
  const turns = games.flatMap((one) => one.turns)
  const each = (method: string, work: (turn: (typeof turns)[number]) => unknown): Probe => ({
    name: `${name}/${method}`,
    unit: 'ns',
    run: (seconds) =>
      nanoseconds(seconds, () => {
        for (const turn of turns) work(turn)
        return turns.length
      }),
  })
  // Whole games, since a move can be made once only: a small part of a copy is in the time of each move.
  const replayed = (
    method: string,
    work: (state: unknown, seat: Seat, move: unknown, chance: Chance) => unknown,
  ): Probe => ({
    name: `${name}/${method}`,
    unit: 'ns',
    run: (seconds) =>
      nanoseconds(seconds, () => {
        for (const one of games) {
          const state = engine.clone(one.first)
          const chance = one.chance()
          for (const { seat, move } of one.turns) work(state, seat, move, chance)
        }
        return turns.length
      }),
  })
  return [
    each('moves', ({ state, seat }) => engine.moves(state, seat)),
    each('pick', ({ state, seat }) => engine.pick(state, seat, random)),
    each('check', ({ state, seat, move }) => engine.check(state, seat, move)),
    replayed('apply', (state, seat, move, chance) => engine.apply(state, seat, move, chance)),
    replayed('play (check and apply)', (state, seat, move, chance) => play(engine, state, seat, move, chance)),
    each('clone', ({ state }) => engine.clone(state)),
    each('view', ({ state, seat }) => engine.view(state, seat)),
    each('sample', ({ view }) => engine.sample(view, random)),
  ]
}

/** Bytes of a state, on average over the states of random games: as JSON, and on the heap. */
export const sizeProbes = (name: string, game: Game, setup: TableSetup): Probe[] => {
  const table = tableOf(game, setup)
  const states = recordGames(table).flatMap(({ turns }) => turns.map(({ state }) => state))
  const json = states.reduce<number>((sum, state) => sum + JSON.stringify(state).length, 0) / states.length
  return [
    { name: `${name}/state as JSON`, unit: 'bytes', run: () => json },
    { name: `${name}/state on the heap`, unit: 'bytes', run: () => heapBytes(() => states.map(table.engine.clone)) },
  ]
}

/** How much the heap grows for each of the things that are made. */
const heapBytes = (make: () => readonly unknown[]): number => {
  collectGarbage()
  const before = process.memoryUsage().heapUsed
  const made = make()
  collectGarbage()
  return (process.memoryUsage().heapUsed - before) / made.length
}

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}
