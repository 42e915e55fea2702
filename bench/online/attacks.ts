// Attacks as data. Each keeps to what a guest without a name may do at a server with the limits it has from the start.
import { games } from '@tefuda/games'
import { rng } from '@tefuda/kernel'
import type { OpenTableBody } from '@tefuda/wire'
import { HARD } from '../../packages/games/ccc/testing/hard.ts'
import { ruleSetOf } from '../soak/rule-sets.ts'

export interface Attack {
  readonly name: string
  /** Tables that are opened, each by a guest of its own. Programs sit on all chairs. */
  readonly tables: readonly OpenTableBody[]
  /** So many moves are played at each before, so that as many cards as possible are kept. */
  readonly lead: number
  /** So many sockets show each token; on each so much is asked at once, and so much a second from then on. */
  readonly sockets: number
  readonly atOnce: number
  readonly aSecond: number
  /** What is asked, in turn. */
  readonly asks: readonly RequestKind[]
  /** So many pages, of a new guest each, come to each table at once, again and again; those of `isLong` to the long match. */
  readonly pages: number
  readonly isLong: boolean
  /** Requests a second: lists, invitations, records, rule sets, tables. */
  readonly requests: number
}

/** What a program asks: `why` of moves that are legal, nearly so, and as long as a move may be. */
export type RequestKind = 'moves' | 'cell' | 'why' | 'view' | 'events' | 'outcome' | 'record'
const ALL: readonly RequestKind[] = ['moves', 'why', 'view', 'cell', 'events', 'why', 'outcome', 'record', 'why']

const NOTHING: Omit<Attack, 'name'> = {
  tables: [],
  lead: 0,
  sockets: 0,
  atOnce: 0,
  aSecond: 0,
  asks: ALL,
  pages: 0,
  isLong: false,
  requests: 0,
}

const tableOf = (game: string, rules: OpenTableBody['rules'], seats: number): OpenTableBody => ({
  game,
  rules,
  seats: Array.from({ length: seats }, () => ({ kind: 'open' })),
  options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
})

/** CCC where the search for ways to pay is at its hardest, and costs whoever asks nothing. */
const HARD_BOARD = tableOf('ccc', HARD, 2)

/** A table under a rule set of a game that is as far out as settings allow; the same number gives the same one. */
const worstOf = (game: (typeof games)[number], number: number): OpenTableBody => {
  const { request, seats } = ruleSetOf(game, number)
  return tableOf(game.id, request as OpenTableBody['rules'], seats)
}

export const ATTACKS: readonly Attack[] = [
  { ...NOTHING, name: 'hard boards', tables: [HARD_BOARD, HARD_BOARD], lead: 2, sockets: 2, atOnce: 40, aSecond: 12 },
  {
    ...NOTHING,
    name: 'a token on 150 sockets',
    tables: [tableOf('ccc', { preset: 'standard' }, 2)],
    sockets: 150,
    atOnce: 40,
    aSecond: 12,
    asks: ['moves'],
  },
  { ...NOTHING, name: '150 new guests at once', tables: [HARD_BOARD], pages: 150 },
  { ...NOTHING, name: 'a long match', pages: 30, isLong: true, requests: 8 },
  { ...NOTHING, name: 'lists and rules', requests: 10 },
  {
    ...NOTHING,
    name: 'far-out rules of every game',
    tables: games.map((game) => worstOf(game, 1)),
    lead: 20,
    sockets: 4,
    atOnce: 20,
    aSecond: 20,
    pages: 10,
    requests: 2,
  },
]

/** A mixture of everything against tables under far-out rules of every game; the same seed gives the same one. */
export const attackOf = (seed: number): Attack => {
  const random = rng(seed)
  const order = (most: number): number => (random.below(3) === 0 ? 0 : random.below(most + 1))
  return {
    ...NOTHING,
    name: `seed ${seed}`,
    tables: games.map((game) => worstOf(game, random.below(2 ** 31))),
    lead: order(60),
    sockets: 1 + order(4),
    atOnce: order(60),
    aSecond: 1 + order(60),
    pages: order(30),
    isLong: random.below(2) === 0,
    requests: order(10),
  }
}
