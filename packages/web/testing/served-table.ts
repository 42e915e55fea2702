import { type Game, isRefusal, type Match, type Refusal, type RulesRequest } from '@tefuda/kernel'
import { lineOf, openTrial, type Place, type Trial, type TrialParts } from '@tefuda/server/testing/trial.ts'
import { ClientMessage, type Command, type OpenTableBody, type ServerMessage, type TableOptions } from '@tefuda/wire'
import { onTestFinished } from 'vitest'
import { testDatabase } from '../../../scripts/test-databases.ts'
import type { Socket, SocketEvents } from '../src/online/live-socket.ts'
import type { LineServices } from '../src/online/reconnecting-line.ts'

/**
 * A table of the server, in this process: the server's tables as they are, their store in a folder of the test, their clock in
 * its hands. A page comes to it by a `line`, which stands for the socket between.
 */
export interface ServedTable {
  readonly id: string
  readonly trial: Trial
  /** Those it was opened for; the first is the host. */
  readonly guests: readonly string[]
  /** What pages have asked for, in order, as often as they did. */
  readonly received: Command[]
  /** What becomes of a message on its way to a page; null: it is lost. */
  onTheWay: (message: ServerMessage) => ServerMessage | null
  /** Why the server refuses a command before its table hears of it; null: it does not. */
  atTheDoor: (command: Command) => Refusal | null
  line(guest: string): LineServices
  /** Breaks all lines; they come back by themselves. */
  cut(): void
  /** The match as the server has it. */
  match(): Match
  record(): Promise<unknown>
  /** Waits until nothing is on its way any more, and what is due at once is done. */
  settled(): Promise<void>
}

interface Options extends Partial<TableOptions> {
  /** Who there is beside those who open it. */
  readonly names: readonly string[]
}

/** Opens a table with so many empty seats. */
export const openServedTable = async (
  game: Game,
  rules: RulesRequest,
  seats: number,
  { names, ...options }: Options,
): Promise<ServedTable> => {
  let matchNow = (): Match | null => null
  const witness: TrialParts['witness'] = (room) => {
    matchNow = () => room.table.match
  }
  const trial = await openTrial(await testDatabase('sqlite'), { witness })
  onTestFinished(() => trial.close())
  const guests: string[] = []
  for (const name of names) guests.push(await trial.guest(name))
  const id = await trial.open(guests[0]!, {
    game: game.id,
    rules: rules as OpenTableBody['rules'],
    seats: Array.from({ length: seats }, () => ({ kind: 'open' as const })),
    options: { pace: { kind: 'none' }, isPublic: false, spectators: 0, ...options },
  })
  const ends = new Set<End>()
  const served: ServedTable = {
    id,
    trial,
    guests,
    received: [],
    onTheWay: (message) => message,
    atTheDoor: () => null,
    line: (guest) => ({
      clock: {
        now: () => performance.now(),
        after(ms, act) {
          // Nobody waits in a test: what comes back, comes back at once; silence never falls.
          const timer = ms < 5001 ? setTimeout(act) : undefined
          return () => clearTimeout(timer)
        },
      },
      random: Math.random,
      open: (events) => connect(served, ends, guest, events),
    }),
    cut() {
      for (const end of [...ends]) end.break()
    },
    match: () => matchNow()!,
    async record() {
      const record = await trial.tables.record(id, guests[0]!)
      return record === null || isRefusal(record) ? record : JSON.parse(record.text)
    },
    async settled() {
      await trial.pass(SOON)
      for (let quiet = 0; quiet < 3; quiet++) {
        await new Promise((resolve) => setTimeout(resolve))
        await trial.rest()
      }
    },
  }
  return served
}

/** What is due at once is done within so many milliseconds. */
const SOON = 2

/** The server's end of a line. */
interface End {
  break(): void
}

/** Words take a moment in either direction. */
const connect = (served: ServedTable, ends: Set<End>, guest: string, events: SocketEvents): Socket => {
  let isOpen = true
  let place: Promise<Place | null> = Promise.resolve(null)
  const close = (): void => {
    isOpen = false
    ends.delete(end)
    void place.then((taken) => taken?.leave())
  }
  const end: End = {
    break() {
      if (!isOpen) return
      close()
      events.onClose()
    },
  }
  ends.add(end)
  const say = (message: ServerMessage): void => {
    const arrives = served.onTheWay(message)
    if (arrives !== null) setImmediate(() => isOpen && events.onMessage(JSON.stringify(arrives)))
  }
  const join = async (hello: ClientMessage & { readonly do: 'hello' }): Promise<Place | null> => {
    const connection = lineOf(guest, (text) => say(JSON.parse(text) as ServerMessage), end.break)
    const taken = await served.trial.tables.join(served.id, connection, hello)
    if (!isRefusal(taken)) return taken
    say({ type: 'refused', id: null, error: taken })
    return null
  }
  const receive = (message: ClientMessage): void => {
    if (message.do === 'hello') {
      place = join(message)
      return
    }
    served.received.push(message)
    const error = served.atTheDoor(message)
    if (error === null) void place.then((taken) => taken?.command(message))
    else say({ type: 'refused', id: message.id, error })
  }
  let isConnecting = true
  setImmediate(() => {
    isConnecting = false
    if (isOpen) events.onOpen()
  })
  return {
    send(text) {
      if (isConnecting) throw new DOMException('still connecting', 'InvalidStateError')
      setImmediate(() => isOpen && receive(ClientMessage.parse(JSON.parse(text))))
    },
    close,
  }
}
