import { type GameRecord, isRefusal, type Refusal } from '@tefuda/kernel'
import type { Command, CommandOf, Hello, Invitation, OpenTableBody } from '@tefuda/wire'
import { newId } from '../ids.ts'
import { blockedBy } from '../store/blocks.ts'
import type { Store, TakenUp } from '../store/index.ts'
import { dueAt } from '../table/due.ts'
import type { GuestId } from '../table/entry.ts'
import { seatOf } from '../table/table.ts'
import { type Thinker, threads } from './bots.ts'
import { alone, type Bus, HOUSE } from './bus.ts'
import { speak } from './chat.ts'
import { type Clock, systemClock } from './clock.ts'
import { INTERNAL } from './close-codes.ts'
import type { Connection, ProgramLine } from './connection.ts'
import { forgottenOf, leftBehind, tablesOf, turnAway } from './departures.ts'
import { takeUpDue } from './due.ts'
import { invitationTo } from './invitation.ts'
import { fallBehind, listenToNodes, rename } from './nodes.ts'
import { appendOf, nextId, type Opened, openedAfter, openedBy, programToken } from './open.ts'
import { type Counts, type Log, type Parts, uncounted } from './parts.ts'
import { createPeople } from './people.ts'
import { ask, rest } from './pipeline.ts'
import { announce, come, go, isAnyoneAway } from './presence.ts'
import { type ProgramPlace, takeProgram } from './programs.ts'
import { recordAt, recordFor } from './records.ts'
import { BAD_TOKEN, NO_GUEST, NO_TABLE, STORE_DOWN, UNREADABLE } from './refusals.ts'
import { isQuiet, type Room } from './room.ts'
import { loadRoom, Unreadable } from './rooms.ts'
import { refusedText } from './texts.ts'

export interface HouseParts {
  readonly store: Store
  readonly bus?: Bus
  readonly clock?: Clock
  readonly thinker?: Thinker
  readonly log: Log
  readonly counts?: Counts
  readonly callBack?: () => void
  /** Shown every table that is taken into memory, before anybody comes to it. For tests alone: it sees all cards. */
  readonly witness?: (room: Room) => void
}

/** Tables being played: what is asked of them, and what they tell. */
export interface House {
  open(guest: GuestId, body: OpenTableBody): Promise<{ readonly table: string } | Refusal>
  invitation(table: string, guest: GuestId | null): Promise<Invitation | null>
  record(table: string, guest: GuestId | null): Promise<GameRecord | Refusal | null>
  renamed(guest: GuestId, name: string): void
  forgotten(guest: GuestId): void
  /** Brings a connection to a table; a refusal where that cannot be. Everything else is told through the connection. */
  join(table: string, connection: Connection, name: string, hello: Hello): Promise<Place | Refusal>
  /** Brings a program to its seat, if it shows the right token. */
  joinProgram(table: string, token: string, line: Pick<ProgramLine, 'send' | 'close'>): Promise<ProgramPlace | Refusal>
  /** What happened at a table that has ended, for a program that sat there. */
  recordAt(table: string): Promise<GameRecord | Refusal | null>
  /** Takes no more commands and no more work; resolves when what came before is stored and answered. */
  settle(): Promise<void>
  close(): Promise<void>
}

/** A connection at its table. */
export interface Place {
  command(command: Command): void
  leave(): void
}

/** A room that nobody looks at stays for work that is so near, in milliseconds. */
const NEAR = 60_000
/** A table that a forgotten guest could not be taken from is tried again after so long, then twice as long each time. */
const AGAIN = 1000
/** Due work of a table whose log cannot be followed is looked at again after so long, in milliseconds. */
const LATER = 600_000

export const createHouse = (given: HouseParts): House => {
  const {
    store,
    bus = alone,
    clock = systemClock,
    log,
    counts = uncounted,
    callBack = () => undefined,
    witness,
  } = given
  const thinker = given.thinker ?? threads((error) => log.warn({ err: error }, 'a thread of bots has ended'))
  const rooms = new Map<string, Promise<Room | null>>()
  const loaded = new Map<string, Room>()
  const people = createPeople()
  let isClosing = false

  const room = (id: string): Promise<Room | null> => {
    const known = rooms.get(id)
    if (known !== undefined) return known
    const coming = loadRoom(id, parts)
    rooms.set(id, coming)
    coming.then(
      (one) => {
        if (one === null) {
          rooms.delete(id)
          return
        }
        witness?.(one)
        loaded.set(id, one)
        counts.tables(loaded.size)
        void bus.follow(id).then(() => {
          if (!bus.hasOthers) return
          one.isBehind = true
          rest(one)
        })
        bus.say(id, { type: 'who' })
      },
      () => rooms.delete(id),
    )
    return coming
  }
  const forget = (one: Room): void => {
    one.isGone = true
    one.late?.stop()
    if (loaded.get(one.id) !== one) return
    loaded.delete(one.id)
    rooms.delete(one.id)
    bus.unfollow(one.id)
    counts.tables(loaded.size)
  }
  /** Brings up to date what lists show of a room; whether there was anything to bring. */
  const refresh = (one: Room): boolean => {
    if (one.table.stage !== 'playing' || one.written.seq === one.table.seq) return false
    one.written.at = 0
    ask(one, { kind: 'work', entries: [] })
    return true
  }
  /** A room that nobody looks at goes, unless something is near. Lists are right before, and where a player is away. */
  const resting = (one: Room): void => {
    if (one.isThinking || one.isGone || !isQuiet(one)) return
    if (one.table.window === null && isAnyoneAway(one) && refresh(one)) return
    if (one.here.size > 0 || one.programs.size > 0) return
    const at = dueAt(one.table)
    if (at !== null && at < clock.now() + NEAR) return
    if (!refresh(one)) forget(one)
  }

  const take = ({ match, seq }: TakenUp): void => {
    room(match).then(
      (one) => {
        if (one === null || one.isGone || isClosing) return
        one.isDue = true
        one.taken = seq
        rest(one)
      },
      (error: unknown) => {
        log.error({ err: error, table: match }, 'a table at which something is due cannot be opened')
        if (!(error instanceof Unreadable)) return
        store.extendLease(match, seq, clock.now() + LATER).catch((lost: unknown) => {
          log.warn({ err: lost, table: match }, 'a lease could not be extended')
        })
      },
    )
  }
  const due = takeUpDue({ store, clock, log, counts }, take)
  const parts: Parts = {
    store,
    bus,
    clock,
    thinker,
    log,
    counts,
    callBack,
    expect: due.expect,
    resting: (id) => {
      const one = loaded.get(id)
      if (one !== undefined) resting(one)
    },
    forget: (id) => {
      const one = loaded.get(id)
      if (one === undefined) return
      forget(one)
      for (const { close } of [...one.connections, ...(one.late?.connections ?? []), ...one.programs])
        close(INTERNAL, 'internal')
    },
  }
  /** Closes the connections of somebody who has been forgotten, and has them leave the tables that are in memory here. */
  const expel = (guest: GuestId): void => {
    people.expel(guest)
    for (const one of loaded.values()) {
      turnAway(one, guest)
      const isTheirs = one.table.host === guest || seatOf(one.table, guest) !== null || one.here.has(guest)
      if (isTheirs) depart(one.id, guest)
    }
  }
  /** Has a forgotten guest leave a table, sooner or later. */
  const depart = (id: string, guest: GuestId, wait = AGAIN): void => {
    const lost = (): void => {
      clock.after(wait, () => depart(id, guest, Math.min(2 * wait, LATER)))
    }
    if (isClosing) return
    void enter(id, (one) => ask(one, { kind: 'departure', guest, lost })).then((one) => {
      if (one === STORE_DOWN) lost()
      else if (one !== null && !isRefusal(one)) rest(one)
    })
  }
  const departAll = (guest: GuestId, wait = AGAIN): void => {
    if (isClosing) return
    tablesOf(store.db, guest).then(
      (ids) => {
        for (const id of ids) depart(id, guest)
      },
      (error: unknown) => {
        log.warn({ err: error }, 'the tables of somebody forgotten cannot be found')
        clock.after(wait, () => departAll(guest, Math.min(2 * wait, LATER)))
      },
    )
  }
  leftBehind(store.db).then(
    (guests) => {
      for (const guest of guests) departAll(guest)
    },
    (error: unknown) => log.warn({ err: error }, 'whether somebody forgotten is at a table still cannot be found out'),
  )
  const stopListening = listenToNodes(parts, loaded, { people, forget: expel })

  /** Stores how a table begins, unless another node has opened the same one. */
  const opened = async (entry: Opened, id: string): Promise<string | Refusal> => {
    try {
      await store.append(appendOf(id, clock.now(), entry))
      return id
    } catch (error) {
      log.warn({ err: error }, 'a table could not be opened')
      return STORE_DOWN
    }
  }

  /** Opens the next table of the series, once, whoever asks and however often. */
  const follow = async (one: Room, connection: Connection, command: CommandOf<'rematch'>): Promise<void> => {
    let next: string | Refusal | null = one.table.next
    if (next === null) {
      const entry = openedAfter(one.table, connection.guest, one.isHere)
      if (isRefusal(entry)) next = entry
      else {
        one.following ??= opened(entry, nextId(one.table)).finally(() => {
          one.following = null
        })
        next = await one.following
      }
    }
    if (isRefusal(next)) connection.send(refusedText(command.id, next))
    else if (next !== null) ask(one, { kind: 'rematch', connection, command, table: next })
  }

  const command = (one: Room, connection: Connection, asked: Command): void => {
    // Whoever gets no answer sends it again to the next house, under the same id.
    if (isClosing) return
    if (connection.isForgotten) return
    switch (asked.do) {
      case 'say':
      case 'phrase':
        void speak(one, connection, asked)
        return
      case 'rematch':
        void follow(one, connection, asked)
        return
      case 'seat-program':
        ask(one, {
          kind: 'seat-program',
          connection,
          command: asked,
          token: programToken(one.table, connection.guest, asked.id),
        })
        return
      default:
        ask(one, { kind: 'command', connection, command: asked })
    }
  }

  /** The room of a table, for somebody who is made ready and comes in at once; null where there is no such table. */
  const enter = async (
    id: string,
    comeIn: (one: Room) => void,
    ready: () => Promise<void> = async () => undefined,
  ): Promise<Room | Refusal | null> => {
    try {
      await ready()
      for (;;) {
        const one = await room(id)
        if (one === null) return null
        if (one.isGone) continue
        comeIn(one)
        return one
      }
    } catch (error) {
      log.warn({ err: error, table: id }, 'a table cannot be opened')
      return error instanceof Unreadable ? UNREADABLE : STORE_DOWN
    }
  }
  const left = (one: Room): void => {
    if (one.isGone) return
    announce(one, ask)
    resting(one)
  }

  const finish = async (): Promise<void> => {
    isClosing = true
    stopListening()
    await due.stop()
    while ([...loaded.values()].some(({ flying }) => flying !== null)) await new Promise(setImmediate)
  }

  return {
    open: async (guest, body) => {
      const id = newId()
      const entry = openedBy(id, guest, body)
      if (isRefusal(entry)) return entry
      const table = await opened(entry, id)
      return isRefusal(table) ? table : { table }
    },
    invitation: (table, guest) => invitationTo(store, table, guest),
    record: (table, guest) => recordFor(store, table, guest),
    recordAt: (table) => recordAt(store, table),
    renamed: (guest, name) => {
      rename(loaded.values(), guest, name)
      bus.say(HOUSE, { type: 'renamed', guest, name })
    },
    forgotten: (guest) => {
      expel(guest)
      bus.say(HOUSE, { type: 'forgotten', guest })
      departAll(guest)
    },
    join: async (table, connection, name, hello) => {
      let hasCome = false
      const comeIn = (found: Room): void => {
        if (connection.isForgotten) return
        hasCome = true
        found.names.set(connection.guest, name)
        come(found, connection)
        // What another node has stored is looked for first: a word about it may be lost.
        if (bus.hasOthers) fallBehind(found)
        ask(found, { kind: 'hello', connection, hello })
        announce(found, ask)
      }
      people.add(connection)
      // Known here by now: who is forgotten from now on is sent away, and who was before is found.
      const one = await enter(table, comeIn, async () => {
        connection.deaf = await blockedBy(store.db, connection.guest)
        for (const guest of await forgottenOf(store.db, [connection.guest])) people.expel(guest)
      })
      if (!hasCome) people.remove(connection)
      if (one === null) return NO_TABLE
      if (isRefusal(one)) return one
      if (!hasCome) {
        rest(one)
        return NO_GUEST
      }
      return {
        command: (asked) => command(one, connection, asked),
        leave: () => {
          people.remove(connection)
          one.connections.delete(connection)
          one.late?.connections.delete(connection)
          go(one, connection)
          left(one)
        },
      }
    },
    joinProgram: async (table, token, about) => {
      let coming: Promise<ProgramPlace | Refusal> | undefined
      const one = await enter(table, (found) => {
        coming = takeProgram(found, token, about, ask, () => left(found))
      })
      if (one === null) return BAD_TOKEN
      if (isRefusal(one)) return one
      const place = await coming!
      if (isRefusal(place)) rest(one)
      return place
    },
    settle: finish,
    close: async () => {
      await finish()
      for (const one of [...loaded.values()]) forget(one)
      await thinker.close()
      await bus.close()
    },
  }
}
