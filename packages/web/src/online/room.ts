import { findGame } from '@tefuda/games'
import { commitmentTo, type Engine, isRefusal, type Refusal, type Rules, refusal, type Seat } from '@tefuda/kernel'
import type { Phrase, Saying, TableView, Update } from '@tefuda/wire'
import { type SeenGame, type Step, syncGame, updateGame } from '@tefuda/wire/seen-game'
import { createStore } from '../state/store.ts'
import { createConnection, type Line, type News, type Status } from './connection.ts'
import type { Entropy } from './entropy.ts'
import { isFree } from './free-seats.ts'
import type { Done, Order } from './orders.ts'
import { createServerClock, type ServerClock } from './server-clock.ts'

/** What a room needs from the outside. */
export interface RoomServices {
  readonly line: Line
  readonly entropy: Entropy
  /** The clock by which this page measures time on the screen, in milliseconds. */
  readonly now: () => number
  /** Whether somebody looks at the page. */
  readonly isLookedAt: () => boolean
  /** Whether this page has just opened the table; told once. */
  readonly hasOpened: () => boolean
}

/** Something that is said here and has not been answered yet. */
export interface Unsaid {
  readonly key: number
  readonly text?: string
  readonly phrase?: Phrase
}

export interface RoomState {
  readonly status: Status
  /** Null before the server has told anything. */
  readonly table: TableView | null
  readonly game: SeenGame | null
  readonly sayings: readonly Saying[]
  readonly unsaid: readonly Unsaid[]
  /** Nothing more may be said, as far as the last attempt tells. */
  readonly isSilenced: boolean
  /** Why there is no connection, or what the server would not take. */
  readonly trouble: Refusal | null
}

/** Something to be said at the table. */
export type Speech = Extract<Order, { readonly do: 'say' | 'phrase' }>

/** What has become of the game, for whoever shows it. */
export type GameStep = Exclude<Step, { kind: 'gap' | 'differs' }>

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

/** What the server says where somebody was quicker. */
const TAKEN = 'seat-taken'

/** What the server says to whoever may say nothing. */
export const SILENCED = 'silenced'

/** So many sayings are shown. */
const SAYINGS = 500

/** Before it asks to reveal, a table must show what it had committed to when the seat was taken. */
const TABLE_CHANGED = refusal(
  'table-changed',
  null,
  'この卓は、席についたあとで約束の値を変えました。公正に配られる保証がないので、こちらの値は明かしません。',
  'This table has changed its commitment since you sat down. A fair deal cannot be vouched for, so your secret is not revealed.',
)

/** What somebody is told whose page does not come to the server's view, where asking for it has not helped. */
export const VIEW_DIFFERS = refusal(
  'view-differs',
  null,
  'このページの場が、サーバーの場と合いません。読み込み直してください。席と対局はそのまま残っています。',
  'What this page shows is not what the server has. Load the page again: your seat and the game are kept.',
)

/** Before anything is known. */
export const NO_ROOM: RoomState = {
  status: 'connecting',
  table: null,
  game: null,
  sayings: [],
  unsaid: [],
  isSilenced: false,
  trouble: null,
}

export const createRoom = ({ line, entropy, now, isLookedAt, hasOpened }: RoomServices): Room => {
  const store = createStore(NO_ROOM)
  const state = store.get
  const watchers = new Set<(step: GameStep) => void>()
  const clock = createServerClock(now)
  let isFirst = true
  let isSitting = false
  let spoken = 0
  let revealed = false
  let engine: Engine | undefined
  /** The server's view was asked for since one here was last proven to be that. */
  let isDoubted = false

  const set = (change: Partial<RoomState>): void => store.set({ ...state(), ...change })

  /** Events may come back otherwise after a move was taken back, so that their number says nothing. */
  const hasUndo = (): boolean => {
    const { table } = state()
    return table !== null && findGame(table.game, table.rulesVersion)?.undo?.allowed(table.rules as Rules) === true
  }

  const connection = createConnection(line, {
    hello: () => {
      const { game } = state()
      return {
        do: 'hello',
        ...(game !== null && !hasUndo() && { seen: game.events.length }),
        ...(isFirst && isLookedAt() && { back: true }),
      }
    },
    onStatus: (status) => set({ status }),
    onRefused: (trouble) => set({ trouble }),
    onNews: (news) => hear(news),
  })

  const hear = (news: News): void => {
    if (news.type === 'said') set({ sayings: withSayings(state().sayings, [news.saying]) })
    else learn(news)
  }

  const learn = (news: Exclude<News, { type: 'said' }>): void => {
    const { table, game } = news
    if (news.type === 'sync') {
      clock.forget()
      // What was said before and is not among them may be gone for good.
      set({ sayings: news.sayings, trouble: null })
    }
    clock.note(news.now)
    if (table !== undefined) set({ table })
    // Whoever sees it late from now on may see a table at which nothing has been dealt yet.
    if (game === null) set({ game })
    else if (game !== undefined) {
      if ('from' in game) step(syncGame(state().game, game))
      else follow(game)
    }
    if (table !== undefined) keepFaith(table)
    if (news.type === 'sync' && isFirst) {
      isFirst = false
      sitDown(news.table)
    }
  }

  /** Whoever does not know the game is asked to load the page anew, and follows nothing. */
  const follow = (game: NonNullable<Update['game']>): void => {
    engine ??= engineOf(state().table!)
    if (engine !== undefined) step(updateGame({ engine, viewer: state().table!.you.seat }, state().game, game))
  }

  const step = (next: Step): void => {
    if (next.kind === 'gap') {
      connection.renew()
      return
    }
    if (next.kind === 'differs') {
      doubt()
      return
    }
    if (next.kind === 'on' && next.isProven) isDoubted = false
    set({ game: next.game })
    for (const watcher of watchers) watcher(next)
  }

  /** Asks for the server's view, once: a page that goes wrong again would go on asking for ever. */
  const doubt = (): void => {
    if (isDoubted) connection.giveUp(VIEW_DIFFERS)
    else connection.renew()
    isDoubted = true
  }

  /** Sees to it that the deal is what all have committed to, and adds one's own secret once nobody can change theirs. */
  const keepFaith = ({ stage, commitments, you }: TableView): void => {
    if (stage === 'open') return
    entropy.remember(commitments)
    if (stage !== 'revealing' || you.seat === null || revealed) return
    const secret = entropy.secretFor(commitments, you.seat)
    if (secret === null || commitments.seats[you.seat] !== commitmentTo(commitments.match, you.seat, secret)) return
    if (!entropy.isTableSteady(commitments)) {
      set({ trouble: TABLE_CHANGED })
      return
    }
    revealed = true
    void connection.send({ do: 'reveal', secret })
  }

  /** Pressed twice, it is asked for once. */
  const sit = async (seat: Seat): Promise<Refusal | null> => {
    const { table } = state()
    if (table === null || table.you.seat !== null || isSitting) return null
    isSitting = true
    const commitment = entropy.commit(table.commitments, seat)
    const answer = await connection.send({ do: 'sit', seat, commitment })
    isSitting = false
    return isRefusal(answer) ? answer : null
  }

  const speak = async (order: Speech): Promise<Done | Refusal> => {
    const unsaid: Unsaid = { key: spoken++, ...(order.do === 'say' ? { text: order.text } : { phrase: order.phrase }) }
    set({ unsaid: [...state().unsaid, unsaid] })
    const answer = await connection.send(order)
    set({
      unsaid: state().unsaid.filter((one) => one !== unsaid),
      isSilenced: isRefusal(answer) && answer.code === SILENCED,
    })
    return answer
  }

  /** Whoever has opened the table, or played the game before, sits down by coming. */
  const sitDown = ({ stage, seats, you }: TableView): void => {
    const kept = seats.findIndex((seat) => seat.kind === 'empty' && seat.kept?.you === true)
    const own = kept < 0 && hasOpened() ? seats.findIndex((seat) => seat.kind === 'empty') : kept
    if (stage === 'open' && you.seat === null && own >= 0) void sitByItself(own)
  }

  /** Somebody may be quicker: then the next seat will do. Nobody has pressed anything, so a refusal is told here. */
  const sitByItself = async (seat: Seat): Promise<void> => {
    const refused = await sit(seat)
    if (refused === null) return
    const next = state().table?.seats.findIndex((_, place) => place !== seat && isFree(state().table!, place)) ?? -1
    const trouble = refused.code === TAKEN && next >= 0 ? await sit(next) : refused
    if (trouble !== null) set({ trouble })
  }

  return {
    clock,
    state,
    subscribe: store.subscribe,
    onGame(watcher) {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    order: (order) => (order.do === 'say' || order.do === 'phrase' ? speak(order) : connection.send(order)),
    sit,
    wake: connection.wake,
    lose: connection.lose,
    close() {
      connection.close()
      store.clear()
      watchers.clear()
    },
  }
}

const engineOf = ({ game, rulesVersion, rules, seats }: TableView): Engine | undefined =>
  findGame(game, rulesVersion)?.engine(rules as Rules, seats.length)

const withSayings = (known: readonly Saying[], told: readonly Saying[]): Saying[] =>
  [...new Map([...known, ...told].map((saying) => [saying.number, saying])).values()]
    .toSorted((a, b) => a.number - b.number)
    .slice(-SAYINGS)
