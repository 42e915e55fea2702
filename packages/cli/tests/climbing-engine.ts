import assert from 'node:assert/strict'
import type { GameRecord, Refusal } from '@tefuda/kernel'
import { type EngineProcess, type Reply, startEngine } from './process.ts'

/** What a reply about a game may hold; `view` is the game's own. */
export interface ClimbingReply<V> {
  readonly ok: boolean
  readonly error: Refusal
  readonly session: string
  readonly seed: string
  readonly fingerprint: string
  readonly toAct: readonly number[]
  readonly deal: number
  readonly phase: string
  readonly scores: readonly number[]
  readonly over: boolean
  readonly moves: readonly string[]
  readonly complete?: boolean
  readonly legal: boolean
  readonly foul?: boolean
  readonly events: readonly { readonly type: string; readonly [field: string]: unknown }[]
  readonly view: V
  readonly state: unknown
  readonly outcome: null | {
    readonly scores: readonly number[]
    readonly ranks: readonly number[]
    readonly [more: string]: unknown
  }
  readonly record: GameRecord
  readonly move: string
  readonly games: Reply['games']
}

/** A running engine, asked about sessions of one game. */
export interface GameAtEngine<V> {
  ask(request: object): Promise<ClimbingReply<V>>
  open(more: object): Promise<ClimbingReply<V>>
  moves(session: string, seat: number): Promise<readonly string[]>
  why(session: string, seat: number, move: string): Promise<ClimbingReply<V>>
  view(session: string, seat: number | null): Promise<V>
  /** Plays what must be legal. */
  play(session: string, seat: number, move: string): Promise<ClimbingReply<V>>
  /** What is refused, by `why` and `play` alike, and leaves the session as it was. */
  refuses(session: string, seat: number, move: string): Promise<Refusal>
  /** Everybody who is due gives this answer. */
  answerAll(session: string, move: string): Promise<ClimbingReply<V> | null>
  /** Everybody who is asked in a window says no. */
  noToAll(session: string): Promise<ClimbingReply<V> | null>
  /** The first listed move of the first seat that is due, until `until` or the end. */
  playOn(session: string, until?: (standing: ClimbingReply<V>) => boolean): Promise<ClimbingReply<V>>
  end(): Promise<unknown>
}

export const gameAtEngine = <V>(game: string): GameAtEngine<V> => {
  const engine: EngineProcess = startEngine()
  const ask = async (request: object): Promise<ClimbingReply<V>> =>
    (await engine.ask(request)) as unknown as ClimbingReply<V>
  const stateOf = async (session: string): Promise<unknown> => (await ask({ cmd: 'state', session })).state
  const play = async (session: string, seat: number, move: string): Promise<ClimbingReply<V>> => {
    const reply = await ask({ cmd: 'play', session, seat, move })
    assert.equal(reply.error, undefined)
    return reply
  }
  const moves = async (session: string, seat: number): Promise<readonly string[]> =>
    (await ask({ cmd: 'moves', session, seat })).moves
  const toActOf = async (session: string): Promise<readonly number[]> =>
    ((await ask({ cmd: 'view', session, seat: null })).view as { readonly toAct: readonly number[] }).toAct
  const answerAll = async (session: string, move: string): Promise<ClimbingReply<V> | null> => {
    let last: ClimbingReply<V> | null = null
    for (const seat of await toActOf(session)) last = await play(session, seat, move)
    return last
  }
  return {
    ask,
    play,
    moves,
    end: () => engine.end(),
    async open(more) {
      const reply = await ask({ cmd: 'new', game, ...more })
      assert.equal(reply.error, undefined)
      return reply
    },
    why: (session, seat, move) => ask({ cmd: 'why', session, seat, move }),
    view: async (session, seat) => (await ask({ cmd: 'view', session, seat })).view,
    async refuses(session, seat, move) {
      const before = await stateOf(session)
      const why = await ask({ cmd: 'why', session, seat, move })
      assert.deepEqual({ ok: why.ok, legal: why.legal }, { ok: true, legal: false })
      assert.deepEqual(await ask({ cmd: 'play', session, seat, move }), { ok: false, error: why.error })
      assert.deepEqual(await stateOf(session), before)
      return why.error
    },
    answerAll,
    noToAll: (session) => answerAll(session, 'no'),
    async playOn(session, until = () => false) {
      for (let last: ClimbingReply<V> | undefined; ; ) {
        const [seat] = last?.toAct ?? (await toActOf(session))
        if (seat === undefined) return last!
        const [move = ''] = await moves(session, seat)
        last = await play(session, seat, move)
        if (until(last)) return last
      }
    },
  }
}
