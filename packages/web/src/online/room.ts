import { findGame } from '@tefuda/games'
import type { Refusal, Rules, Seat } from '@tefuda/kernel'
import { createStore } from '../state/store.ts'
import { createConnection, type News } from './connection.ts'
import { createCourse, type GameStep } from './course.ts'
import type { Entropy } from './entropy.ts'
import { createFaith } from './faith.ts'
import type { Done, Order } from './orders.ts'
import type { LineServices } from './reconnecting-line.ts'
import { NO_ROOM, type RoomMemory, type RoomState } from './room-state.ts'
import { createSeating } from './seating.ts'
import { createServerClock, type ServerClock } from './server-clock.ts'
import { createSpeech, isSpeech, withLines } from './speech.ts'

/** What a room needs from the outside. */
export interface RoomServices {
  readonly line: LineServices
  readonly entropy: Entropy
  /** The clock by which this page measures time on the screen, in milliseconds. */
  readonly now: () => number
  /** Whether somebody looks at the page. */
  readonly isLookedAt: () => boolean
  /** Whether this page has just opened the table; told once. */
  readonly hasOpened: () => boolean
}

/** One online table as this page knows it: what the server says, and what may be asked of it. */
export interface Room {
  readonly clock: ServerClock
  state(): RoomState
  subscribe(listener: () => void): () => void
  /** Every step of the game, in order. */
  onGame(listener: (step: GameStep) => void): () => void
  /** Asks something of the table. */
  order(order: Order): Promise<Done | Refusal>
  /** Takes a seat, with entropy of one's own. */
  sit(seat: Seat): Promise<Refusal | null>
  wake(): void
  lose(): void
  close(): void
}

export const createRoom = ({ line, entropy, now, isLookedAt, hasOpened }: RoomServices): Room => {
  const store = createStore(NO_ROOM)
  const memory: RoomMemory = { state: store.get, set: (change) => store.set({ ...store.get(), ...change }) }
  const { set } = memory
  const clock = createServerClock(now)
  let isFirst = true

  const connection = createConnection(line, {
    hello: () => ({ do: 'hello', ...seenOf(store.get()), ...(isFirst && isLookedAt() && { back: true }) }),
    onStatus: (status) => set({ status }),
    onRefused: (trouble) => set({ trouble }),
    onNews: (news) => {
      if (news.type === 'said') set({ chat: withLines(store.get().chat, [news.line]) })
      else learn(news)
    },
  })
  const course = createCourse(memory, connection)
  const speak = createSpeech(memory, connection.send)
  const seating = createSeating(() => store.get().table, connection.send, entropy, hasOpened)
  const keepFaith = createFaith(entropy, (secret) => void connection.send({ do: 'reveal', secret }))

  const tellTrouble = (trouble: Refusal | null): void => {
    if (trouble !== null) set({ trouble })
  }

  const learn = (news: Exclude<News, { type: 'said' }>): void => {
    const { table, game } = news
    if (news.type === 'sync') {
      clock.forget()
      // What was said before and is not among them may be gone for good.
      set({ chat: news.chat, trouble: null })
    }
    if (news.now !== undefined) clock.note(news.now)
    if (table !== undefined) set({ table })
    // Whoever sees it late from now on may see a table at which nothing has been dealt yet.
    if (game === null) set({ game })
    else if (game !== undefined) course.follow(game)
    if (table !== undefined) tellTrouble(keepFaith(table))
    if (news.type === 'sync' && isFirst) {
      isFirst = false
      void seating.sitByComing().then(tellTrouble)
    }
  }

  return {
    clock,
    state: store.get,
    subscribe: store.subscribe,
    onGame: course.onStep,
    order: (order) => (isSpeech(order) ? speak(order) : connection.send(order)),
    sit: seating.sit,
    wake: connection.wake,
    lose: connection.lose,
    close() {
      connection.close()
      store.clear()
      course.close()
    },
  }
}

/** How many events of the game are known. They may come back otherwise after a move was taken back, so that their number says nothing. */
const seenOf = ({ table, game }: RoomState): { readonly seen?: number } =>
  game === null || table === null || hasUndo(table) ? {} : { seen: game.events.length }

const hasUndo = ({ game, rulesVersion, rules }: NonNullable<RoomState['table']>): boolean =>
  findGame(game, rulesVersion)?.undo?.allowed(rules as Rules) === true
