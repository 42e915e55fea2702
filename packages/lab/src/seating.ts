import { type Experiment, type PlayerChoice, playersOf } from './experiment.ts'

/** Who plays, and who sits where in each game of a shuffle. */
export interface Seating {
  readonly players: readonly PlayerChoice[]
  /** For each game, for each seat an index of `players`. */
  readonly lineUps: readonly (readonly number[])[]
}

/** One player for all seats plays a game of each shuffle; others so many that each sits on each seat. */
export const seatingOf = (experiment: Pick<Experiment, 'players' | 'seats'>): Seating => {
  const { seats } = experiment
  const named = playersOf(experiment)
  if (!Array.isArray(experiment.players)) return { players: named, lineUps: laddered(named.length, seats) }
  const [only] = named
  const players = Array.from({ length: seats }, (_, seat) => named[seat] ?? only!)
  const lineUps = Array.from({ length: rotationsOf(players) }, (_, by) => players.map((_, seat) => (seat + by) % seats))
  return { players, lineUps }
}

/** How often players can be moved on by one seat until they sit as before. */
const rotationsOf = (players: readonly PlayerChoice[]): number => {
  const names = players.map((player) => JSON.stringify(player))
  const same = (by: number): boolean => names.every((name, seat) => names[(seat + by) % names.length] === name)
  return players.findIndex((_, by) => same(by + 1)) + 1
}

/** Each step: one of the better on each seat in turn, all others of the one below. */
const laddered = (levels: number, seats: number): number[][] =>
  Array.from({ length: levels - 1 }, (_, below) =>
    Array.from({ length: seats }, (_, strong) =>
      Array.from({ length: seats }, (_, seat) => (seat === strong ? below + 1 : below)),
    ),
  ).flat()
