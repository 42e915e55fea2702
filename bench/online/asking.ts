// Programs that play so as to keep as many cards as they can, and then know what is worth asking.
import { type Engine, type Rng, rng } from '@tefuda/kernel'
import type { OpenTableBody } from '@tefuda/wire'
import WebSocket from 'ws'
import { hoarding } from '../soak/watch.ts'
import { addressHeaders } from './address.ts'
import type { RequestKind } from './attacks.ts'
import { type Line, openLine, socketOf } from './line.ts'
import { engineOf, openTable } from './tables.ts'

/** A program that has taken its seat, and what it may ask there. */
export interface Seated {
  readonly table: string
  readonly address: string
  readonly token: string
  /** The text of a request of a kind; another one for each number. */
  requests(kind: RequestKind, number: number): string
  leave(): void
}

/** So many texts of moves are kept to be asked about. */
const TEXTS = 30
/** No move may be longer. */
const LONGEST_MOVE = 2000

/** Opens a table, sits programs on all its chairs and plays so many moves, or as many as there is time for, in seconds. */
export const sitDownToAsk = async (
  url: string,
  body: OpenTableBody,
  lead: number,
  patience: number,
): Promise<{ readonly host: Line; readonly programs: readonly Seated[] }> => {
  const engine = engineOf(body)
  const random = rng(1)
  const { table, cookie } = await openTable(url, '', body)
  const host = await openLine(url, table, cookie, () => undefined)
  const address = socketOf(url, table).replace(/socket$/, 'program')
  const { promise: isPlayed, resolve: played } = Promise.withResolvers<void>()
  let moves = 0
  const programs: Seated[] = []
  for (const seat of body.seats.keys()) {
    const { token = '' } = await host.order({ do: 'seat-program', seat, name: `Robo ${seat}` })
    programs.push(
      await takeSeat(engine, random, { table, address, token, seat }, () => {
        if (moves >= lead) played()
        moves += 1
        return moves <= lead
      }),
    )
  }
  await host.order({ do: 'begin' })
  await Promise.race([isPlayed, new Promise((resolve) => setTimeout(resolve, patience * 1000))])
  moves = lead
  return { host, programs }
}

interface Chair {
  readonly table: string
  readonly address: string
  readonly token: string
  readonly seat: number
}

interface Message {
  readonly push?: string
  readonly view?: unknown
}

const takeSeat = async (
  engine: Engine,
  random: Rng,
  { table, address, token, seat }: Chair,
  mayPlay: () => boolean,
): Promise<Seated> => {
  let texts: readonly string[] = ['x'.repeat(LONGEST_MOVE)]
  const headers = { ...addressHeaders(), authorization: `Bearer ${token}` }
  const socket = new WebSocket(address, { headers, perMessageDeflate: false })
  socket.on('error', () => undefined)
  socket.on('message', (data: Buffer) => {
    const { push, view } = JSON.parse(data.toString()) as Message
    if (push === 'due') socket.send('{"cmd":"view"}')
    if (view === undefined) return
    const state = engine.sample(view, random)
    if (!engine.toAct(state).includes(seat)) return
    texts = textsOf(engine, state, seat)
    if (mayPlay())
      socket.send(JSON.stringify({ cmd: 'play', move: engine.format(hoarding(engine, state, seat, random)) }))
  })
  await new Promise((resolve) => socket.once('open', resolve))
  return {
    table,
    address,
    token,
    requests: (kind, number) => requestOf(kind, texts[number % texts.length]!),
    leave: () => socket.terminate(),
  }
}

/** Moves that are legal, the longest of them, and the same with a card too many, as long as a move may be. */
const textsOf = (engine: Engine, state: unknown, seat: number): readonly string[] => {
  const { moves } = engine.list(state, seat, { limit: 200 })
  const texts = moves.map((move) => engine.format(move)).sort((a, b) => b.length - a.length)
  const longest = texts[0] ?? 'x'
  const longer = longest.repeat(Math.ceil(LONGEST_MOVE / longest.length)).slice(0, LONGEST_MOVE)
  return [...texts.slice(0, TEXTS), `${longest}+H10`, longer, [...longest].reverse().join('')]
}

const requestOf = (kind: RequestKind, move: string): string => {
  switch (kind) {
    case 'why':
      return JSON.stringify({ cmd: 'why', move })
    case 'cell':
      return JSON.stringify({ cmd: 'moves', cell: /[@>] ?([^\s+]+)/.exec(move)?.[1] ?? 'a1' })
    default:
      return JSON.stringify({ cmd: kind })
  }
}
