import { randomBytes } from 'node:crypto'
import { findGame } from '@tefuda/games'
import { commitmentTo, type GameEvent, isRefusal, type Rng, rng } from '@tefuda/kernel'
import type { Command, Hello, OpenTableBody, ServerMessage, Sync, TableView } from '@tefuda/wire'
import { openStore, type Store } from '../src/store/index.ts'
import type { Place } from '../src/tables/joining/joining.ts'
import type { Connection } from '../src/tables/messages/connection.ts'
import type { Payer } from '../src/tables/messages/payer.ts'
import type { Question, Thinker } from '../src/tables/services/bots.ts'
import type { Bus, Word } from '../src/tables/services/bus.ts'
import { takeUp } from '../src/tables/services/open-clock.ts'
import { type Counts, uncounted } from '../src/tables/services/parts.ts'
import type { Pool } from '../src/tables/services/pool.ts'
import type { Room } from '../src/tables/session/room.ts'
import { createTables, type LiveTables } from '../src/tables/tables.ts'
import { textOf } from '../src/words.ts'
import { type HandClock, handClock } from './hand-clock.ts'
import { inlinePool } from './inline-pool.ts'
import { engineOf, learn } from './seen.ts'

export type { Place } from '../src/tables/joining/joining.ts'

/** Nodes in one process. `cut`: nobody hears anybody. `mute`: nobody does, and nobody knows. */
export interface Hub {
  node(): Bus
  cut: boolean
  mute: boolean
}

export const hub = (): Hub => {
  const nodes: {
    readonly name: string
    readonly topics: Set<string>
    hear: (topic: string, node: string, word: Word) => void
  }[] = []
  const all: Hub = {
    cut: false,
    mute: false,
    node: () => {
      const self = { name: `node-${nodes.length}`, topics: new Set<string>(), hear: () => undefined }
      nodes.push(self)
      return {
        hasOthers: true,
        connected: () => !all.cut,
        say: (topic, word) => {
          if (all.cut || all.mute) return
          const text = JSON.stringify(word)
          for (const node of nodes)
            if (node !== self && node.topics.has(topic))
              setImmediate(() => node.hear(topic, self.name, JSON.parse(text) as Word))
        },
        follow: async (topic) => {
          self.topics.add(topic)
        },
        unfollow: (topic) => self.topics.delete(topic),
        listen: (hear) => Object.assign(self, { hear }),
        close: async () => self.topics.clear(),
      }
    },
  }
  return all
}

/** Bots that play anything allowed, at once; or do as they are told. */
export const promptThinker = (move?: (question: Question) => Promise<string>): Thinker => {
  let seed = 0
  return {
    move: async (question) => {
      if (move !== undefined) return move(question)
      const engine = findGame(question.game)!.engine(question.rules, question.seats)
      const random = rng(seed++)
      return engine.format(engine.pick(engine.sample(question.view, random), question.seat, random))
    },
    wake: () => undefined,
    close: async () => undefined,
  }
}

/** A server for tests: a real store, a clock by hand. */
export interface Trial {
  readonly clock: HandClock
  readonly store: Store
  readonly tables: LiveTables
  readonly warnings: string[]
  /** Lets everything that has begun come to rest, without time going on. */
  rest(): Promise<void>
  /** Lets time go on until something holds. */
  until(holds: () => boolean, what: string): Promise<void>
  pass(ms: number): Promise<void>
  guest(name: string): Promise<string>
  open(host: string, body: Partial<OpenTableBody> & Pick<OpenTableBody, 'game'>): Promise<string>
  visit(guest: string, table: string, hello?: Partial<Hello>): Promise<Visitor>
  /** Stops everything at once, as a process does that is killed. */
  kill(): void
  close(): Promise<void>
}

type Words = Command extends infer C ? (C extends { id: string } ? Omit<C, 'id'> : never) : never
export type Answer = Extract<ServerMessage, { type: 'done' | 'refused' }>

/** Somebody's page, without a socket between. */
export interface Visitor {
  readonly guest: string
  readonly messages: ServerMessage[]
  readonly texts: string[]
  readonly secret: string
  readonly events: GameEvent[]
  table: TableView
  game: NonNullable<Sync['game']> | null
  closed: number | null
  /** Processor time that was spent on it, in milliseconds. */
  cost: number
  /** What the table was charged for its coming, in milliseconds; and how often it was let in. */
  tableCost: number
  admissions: number
  place: Place
  /** Sends without waiting for the answer; gives the command's id. */
  send(words: Words, id?: string): string
  ask(words: Words, id?: string): Promise<Answer>
  answer(id: string): Answer | undefined
  sit(seat: number): Promise<Answer>
  leave(): void
}

export interface TrialParts {
  readonly bus?: Bus
  readonly clock?: HandClock
  readonly thinker?: Thinker
  readonly pool?: Pool
  readonly tablesAnHour?: number
  readonly counts?: Counts
  readonly processor?: () => number
  /** Is shown every table that is taken into memory. */
  readonly witness?: (room: Room) => void
  /** What the store does instead. */
  readonly wrap?: (store: Store) => Store
}

export const openTrial = async (database: string, parts: TrialParts = {}): Promise<Trial> => {
  const { bus, clock = handClock(), thinker = promptThinker(), pool = inlinePool, wrap = (one) => one } = parts
  const { tablesAnHour = Infinity, counts = uncounted, processor = () => 0, witness } = parts
  const real = await openStore(database)
  const warnings: string[] = []
  let busy = 0
  let isDead = false
  const counted = <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) => {
    return async (...given: Given): Promise<Result> => {
      if (isDead) return new Promise<Result>(() => undefined)
      busy += 1
      try {
        return await work(...given)
      } finally {
        busy -= 1
      }
    }
  }
  const wrapped = wrap(real)
  const store: Store = {
    ...wrapped,
    append: counted(wrapped.append),
    read: counted(wrapped.read),
    takeDue: counted(wrapped.takeDue),
    extendLease: counted(wrapped.extendLease),
  }
  const note = (about: object, message: string): void => {
    warnings.push(`${message}: ${'err' in about ? String(about.err) : JSON.stringify(about)}`)
  }
  await takeUp(real, clock)
  const tables = createTables({
    store,
    clock: { ...clock, after: (ms, work) => clock.after(ms, () => (isDead ? undefined : work())) },
    thinker,
    pool,
    tablesAnHour,
    counts,
    processor,
    log: { warn: note, error: note },
    ...(bus !== undefined && { bus }),
    ...(witness !== undefined && { witness }),
  })
  const rest = async (): Promise<void> => {
    for (let quiet = 0; quiet < 4; quiet++) {
      await new Promise(setImmediate)
      if (busy > 0) quiet = 0
    }
  }
  const until = async (holds: () => boolean, what: string): Promise<void> => {
    const end = Date.now() + 20_000
    await rest()
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited in vain for ${what}; ${warnings.join('; ')}`)
      clock.goTo(clock.now() + 50)
      await rest()
    }
  }
  const trial: Trial = {
    clock,
    store: real,
    tables,
    warnings,
    rest,
    until,
    pass: async (ms) => {
      const end = clock.now() + ms
      await rest()
      while (clock.now() < end) {
        clock.goTo(end)
        await rest()
      }
    },
    guest: async (name) => {
      const id = randomBytes(16).toString('base64url')
      const row = { id, name, created: 0, seen: 0, key_version: 1, feed_token: id, deleted: null }
      await real.db.insertInto('guests').values(row).execute()
      return id
    },
    open: async (host, body) => {
      const opened = await tables.open(host, {
        rules: 'deals' in findGame(body.game)!.schema.settings ? { deals: 1 } : {},
        seats: [{ kind: 'open' }, { kind: 'open' }],
        options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
        ...body,
      })
      if (isRefusal(opened)) throw new Error(opened.message.en)
      return opened.table
    },
    visit: (guest, table, hello = {}) => visit(trial, guest, table, hello),
    kill: () => {
      isDead = true
    },
    close: async () => {
      if (!isDead) await tables.close()
      await real.close()
    },
  }
  return trial
}

/** Several nodes on one database that hear one another, by one clock. */
export const openTrials = async (database: string, count: number, parts: TrialParts = {}) => {
  const [clock, net] = [handClock(), hub()]
  const trials: Trial[] = []
  for (let k = 0; k < count; k++)
    trials.push(await openTrial(database, { clock, ...(count > 1 && { bus: net.node() }), ...parts }))
  const [one, other] = [trials[0]!, trials.at(-1)!]
  const close = async (): Promise<void> => {
    for (const trial of trials) await trial.close()
  }
  return { net, clock, trials, one, other, close }
}

/** Who pays for nothing. */
const FREE: Payer = { admit: async () => true, charge: () => undefined, chargeTable: () => undefined }

/** A line of somebody to a table, without a socket between: it hears texts, and the code with which it is closed. */
export const lineOf = (
  guest: string,
  hear: (text: string) => void,
  close: (code: number) => void,
  payer: Payer = FREE,
): Connection => ({
  guest,
  payer,
  seen: 0,
  deaf: new Set<string>(),
  reading: null,
  isForgotten: false,
  behind: null,
  send: (words) => hear(textOf(words)),
  close,
})

const visit = async (trial: Trial, guest: string, id: string, hello: Partial<Hello>): Promise<Visitor> => {
  let count = 0
  const visitor: Visitor = {
    guest,
    messages: [],
    texts: [],
    secret: randomBytes(32).toString('hex'),
    events: [],
    table: undefined as unknown as TableView,
    game: null,
    closed: null,
    cost: 0,
    tableCost: 0,
    admissions: 0,
    place: undefined as unknown as Place,
    send: (words, command = `c${count++}-${randomBytes(4).toString('hex')}`) => {
      visitor.place.command({ ...words, id: command } as Command)
      return command
    },
    ask: async (words, command) => {
      const sent = visitor.messages.length
      const named = visitor.send(words, command)
      await trial.until(() => visitor.messages.slice(sent).some((one) => 'id' in one && one.id === named), 'an answer')
      return visitor.answer(named)!
    },
    answer: (named) => visitor.messages.findLast((one): one is Answer => 'id' in one && one.id === named),
    sit: (seat) => visitor.ask({ do: 'sit', seat, commitment: commitmentTo(id, seat, visitor.secret) }),
    leave: () => visitor.place.leave(),
  }
  const payer: Payer = {
    admit: async () => {
      visitor.admissions += 1
      return true
    },
    charge: (ms: number) => {
      visitor.cost += ms
    },
    chargeTable: (ms: number) => {
      visitor.tableCost += ms
    },
  }
  const hear = (text: string): void => {
    visitor.texts.push(text)
    take(visitor, JSON.parse(text) as ServerMessage)
  }
  const close = (code: number): void => {
    visitor.closed = code
  }
  const connection = lineOf(guest, hear, close, payer)
  const place = await trial.tables.join(id, connection, { do: 'hello', ...hello })
  if (isRefusal(place)) throw new Error(place.code)
  visitor.place = place
  await trial.until(() => visitor.messages.length > 0, 'sync')
  return visitor
}

const take = (visitor: Visitor, message: ServerMessage): void => {
  visitor.messages.push(message)
  if (message.type === 'sync' || message.type === 'update') learn(visitor, message)
}

export const must = (answer: Answer | undefined): Answer => {
  if (answer === undefined) throw new Error('no answer')
  if (answer.type === 'refused') throw new Error(`${answer.error.code}: ${answer.error.message.en}`)
  return answer
}

/** Everybody sits and reveals; the first is the host, who begins. Seats from 0. */
export const begin = async (trial: Trial, persons: readonly Visitor[]): Promise<void> => {
  for (const [seat, person] of persons.entries()) must(await person.sit(seat))
  must(await persons[0]!.ask({ do: 'begin' }))
  for (const person of persons) must(await person.ask({ do: 'reveal', secret: person.secret }))
  await trial.until(() => persons.every(({ table }) => table.stage === 'playing'), 'the deal')
}

/** A legal move of the visitor's own seat, found from what it sees alone. */
export const someMove = ({ table, game }: Visitor, random: Rng): string => {
  const engine = engineOf(table)
  return engine.format(engine.pick(engine.sample(game!.view, random), table.you.seat!, random))
}

export const playOne = async (visitor: Visitor, random: Rng): Promise<Answer> =>
  visitor.ask({ do: 'move', move: someMove(visitor, random), turn: visitor.game!.turn })

/** Persons who are due play anything allowed, until the game is over. */
export const playOut = async (trial: Trial, persons: readonly Visitor[], seed = 1): Promise<void> => {
  const random = rng(seed)
  const isOver = (): boolean => persons[0]!.table.stage !== 'playing'
  const isDue = ({ game }: Visitor): boolean => game!.due
  while (!isOver()) {
    await trial.until(() => isOver() || persons.some(isDue), 'a turn')
    for (const person of persons) if (!isOver() && isDue(person)) await playOne(person, random)
  }
}
