import { randomBytes } from 'node:crypto'
import { commitmentTo, type GameEvent, type Refusal, type Rng, rng } from '@tefuda/kernel'
import type { Command, Hello, ServerMessage, Sync, TableView } from '@tefuda/wire'
import { WebSocket } from 'ws'
import { engineOf, learn } from './seen.ts'

type Words = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never
export type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>

/** A person's page for tests, over a real socket: keeps what it is told, and plays whatever the rules allow. */
export interface Client {
  readonly socket: WebSocket
  readonly cookie: string
  readonly messages: ServerMessage[]
  table: TableView
  game: NonNullable<Sync['game']> | null
  readonly events: GameEvent[]
  readonly secret: string
  /** The code it was closed with; null while it is open. */
  closed: number | null
  ask(words: Words, id?: string): Promise<Answer>
  sit(seat: number): Promise<Answer>
  /** Resolves once something holds; looks at it after every message. */
  until(holds: (client: Client) => boolean, what?: string): Promise<void>
  leave(): Promise<void>
}

export interface Knock {
  readonly origin: string
  readonly table: string
  readonly cookie?: string
  readonly hello?: Partial<Hello>
  readonly headers?: Record<string, string>
}

const PATIENCE = 30_000

/** Opens a page at a table and says hello. Resolves when it has been told everything, or why not. */
export const openPage = async (knock: Knock): Promise<Client> => {
  const client = await connect(knock)
  client.socket.send(JSON.stringify({ do: 'hello', ...knock.hello }))
  // On a busy machine a beat may come before that.
  await client.until(({ messages }) => messages.some(({ type }) => type !== 'beat'), 'sync')
  return client
}

/** Connects without saying anything. Rejects where the door stays closed. */
export const connect = async ({ origin, table, cookie = '', headers = {} }: Knock): Promise<Client> => {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, {
    headers: { origin, ...(cookie !== '' && { cookie }), ...headers },
  })
  const wakers = new Set<() => void>()
  let given = cookie
  let count = 0
  const answers = new Map<string, (answer: Answer) => void>()
  socket.on('upgrade', (response) => {
    const [set] = response.headers['set-cookie'] ?? []
    if (set !== undefined) given = set.split(';')[0] ?? ''
  })
  const client: Client = {
    socket,
    messages: [],
    table: undefined as unknown as TableView,
    game: null,
    events: [],
    secret: randomBytes(32).toString('hex'),
    closed: null,
    get cookie() {
      return given
    },
    ask: (words, id = `c${count++}-${randomBytes(4).toString('hex')}`) => {
      const { promise, resolve } = Promise.withResolvers<Answer>()
      answers.set(id, resolve)
      socket.send(JSON.stringify({ ...words, id }))
      return promise
    },
    sit: (seat) => client.ask({ do: 'sit', seat, commitment: commitmentTo(client.table.id, seat, client.secret) }),
    until: async (holds, what = 'something') => {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      const look = (): void => {
        if (holds(client)) resolve()
      }
      const timer = setTimeout(() => reject(new Error(`waited in vain for ${what}`)), PATIENCE)
      wakers.add(look)
      look()
      await promise.finally(() => {
        clearTimeout(timer)
        wakers.delete(look)
      })
    },
    leave: async () => {
      socket.close()
      await client.until(({ closed }) => closed !== null, 'goodbye')
    },
  }
  socket.on('message', (data) => {
    const message = JSON.parse((data as Buffer).toString()) as ServerMessage
    client.messages.push(message)
    take(client, message)
    if (message.type === 'done' || message.type === 'refused') {
      if (message.id !== null) answers.get(message.id)?.(message)
    }
    for (const wake of wakers) wake()
  })
  socket.on('close', (code) => {
    client.closed = code
    for (const wake of wakers) wake()
  })
  await new Promise<void>((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  return client
}

const take = (client: Client, message: ServerMessage): void => {
  if (message.type === 'sync' || message.type === 'update') learn(client, message)
}

/** Sits, says ready; reveals when that is due. */
export const takeSeat = async (client: Client, seat: number): Promise<void> => {
  await mustDo(client.sit(seat))
  await mustDo(client.ask({ do: 'ready', ready: true }))
}

export const mustDo = async (answer: Promise<Answer>): Promise<Answer> => {
  const told = await answer
  if (told.type === 'refused') throw new Error((told.error as Refusal).message.en)
  return told
}

/** The host begins, and everybody reveals. */
export const begin = async (host: Client, persons: readonly Client[]): Promise<void> => {
  await mustDo(host.ask({ do: 'begin' }))
  await Promise.all(
    persons.map(async (person) => {
      await person.until(({ table }) => table.stage !== 'open', 'begin')
      await person.ask({ do: 'reveal', secret: person.secret })
      await person.until(({ table }) => table.stage === 'playing', 'the deal')
    }),
  )
}

/** A legal move of the client's own seat, found from what it sees alone. */
export const someMove = ({ table, game }: Client, random: Rng): string => {
  const engine = engineOf(table)
  const state = engine.sample(game!.view, random)
  return engine.format(engine.pick(state, table.you.seat!, random))
}

/** Plays whatever is allowed whenever the seat is due, until the game is over. How many moves were stored. */
export const playOut = async (client: Client, seed: number): Promise<number> => {
  const random = rng(seed)
  let moves = 0
  for (;;) {
    await client.until(({ table, game }) => table.stage !== 'playing' || game?.due === true, 'a turn')
    if (client.table.stage !== 'playing') return moves
    const { turn } = client.game!
    const told = await client.ask({ do: 'move', move: someMove(client, random), turn })
    if (told.type === 'done') moves += 1
    else if (told.error.code !== 'moment-past' && told.error.code !== 'not-playing' && told.error.code !== 'over')
      throw new Error(told.error.message.en)
    await client.until(({ table, game }) => table.stage !== 'playing' || game!.turn > turn || !game!.due, 'an update')
  }
}
