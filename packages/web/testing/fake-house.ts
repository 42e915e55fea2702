import {
  type Commitments,
  commitmentTo,
  eventsFor,
  fingerprint,
  type Game,
  type GameRecord,
  isRefusal,
  type Match,
  openMatch,
  playMove,
  type RulesRequest,
  recordOf,
  refusal,
  replacementFor,
  resolveRules,
  type Seat,
  seedFrom,
  undoMove,
} from '@tefuda/kernel'
import type {
  ClientMessage,
  Command,
  GameStatus,
  GameView,
  Saying,
  SeatView,
  ServerMessage,
  TableView,
} from '@tefuda/wire'
import { viewDigest } from '@tefuda/wire/seen-game'
import type { Line } from '../src/online/connection.ts'
import type { SocketEvents } from '../src/online/live-socket.ts'

/** A person of a test: which connections are theirs, and where they sit. */
interface Guest {
  readonly name: string
  seat: Seat | null
  secret: string | null
  commitment: string | null
  ready: boolean
  gone: boolean
}

interface Wire {
  readonly guest: Guest
  readonly events: SocketEvents
  open: boolean
  seen: number
}

/** Whoever has given the seat up looks on. */
const eyesOf = ({ seat, gone }: Guest): Seat | null => (gone ? null : seat)

const TABLE_SECRET = '9'.repeat(64)
const ID = 'T'.repeat(22)

/**
 * A table server for tests: one table over a real match, speaking the messages of the wire. It answers in its own time, so
 * `settled` waits for it. Lines can be cut, and answers lost.
 */
export const createFakeHouse = (game: Game, request: RulesRequest, seats: number) => {
  const rules = resolveRules(game.schema, game, request, seats)
  if (isRefusal(rules)) throw new Error(rules.message.en)
  const guests: Guest[] = []
  const wires = new Set<Wire>()
  const answered = new Map<string, ServerMessage>()
  const received: Command[] = []
  const sayings: Saying[] = []
  const silenced = new Set<Guest>()
  /** Whose moves come too fast, for good. */
  const hasty = new Set<Guest>()
  let stage: TableView['stage'] = 'open'
  let match: Match | null = null
  let history: number[][] = []
  const turns = Array<number>(seats).fill(0)
  let window: GameView['window'] = null
  let muted = false
  let secret = TABLE_SECRET
  /** So many digests to come are those of another view. */
  let mistaken = 0
  const clock = { now: 1_000_000 }

  const at = (seat: Seat): Guest | undefined => guests.find((guest) => guest.seat === seat)
  const seatView = (_: unknown, seat: Seat): SeatView => {
    const guest = at(seat)
    if (guest === undefined) return { kind: 'empty' }
    return {
      kind: 'person',
      name: guest.name,
      who: guest.name.padEnd(8, '_'),
      ready: guest.ready,
      here: [...wires].some((wire) => wire.open && wire.guest === guest),
      lent: null,
      gone: guest.gone,
      host: guest === guests[0],
    }
  }
  const tableView = (guest: Guest): TableView => ({
    id: ID,
    stage,
    game: game.id,
    rulesVersion: game.rulesVersion,
    rules,
    fingerprint: fingerprint(game.id, game.rulesVersion, rules),
    options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
    seats: Array.from({ length: seats }, seatView),
    you: { seat: eyesOf(guest), host: guest === guests[0], who: guest.name.padEnd(8, '_'), barred: false },
    spectators: 0,
    commitments: {
      match: ID,
      table: commitmentTo(ID, 'table', secret),
      seats: Array.from({ length: seats }, (_, seat) => at(seat)?.commitment ?? null),
    },
    offer: null,
    may: { undo: match !== null && rules.undo === true && match.moves.length > 0, stop: stage === 'playing' },
    series: { id: ID, number: 1 },
    next: null,
    opened: 0,
  })
  const statusOf = ({ engine, state }: Match, guest: Guest): GameStatus => {
    const { deal, phase, scores } = engine.status(state)
    const due = engine.toAct(state)
    const seat = eyesOf(guest)
    return {
      due: seat !== null && due.includes(seat),
      toAct: [...due],
      deal,
      phase,
      scores: [...scores],
      outcome: engine.outcome(state),
      turn: seat === null ? 0 : (turns[seat] ?? 0),
      clocks: null,
      window,
    }
  }
  const viewOf = ({ engine, state }: Match, guest: Guest): unknown => engine.view(state, eyesOf(guest))
  const gameView = (current: Match, guest: Guest): GameView => ({
    view: viewOf(current, guest),
    seen: eventsFor(current, eyesOf(guest)).length,
    ...statusOf(current, guest),
  })

  /** While seats are asked together a page goes by a table at which nobody else has answered, which is not kept here. */
  const digestFor = (current: Match, guest: Guest): { readonly digest?: string } => {
    if (current.engine.status(current.state).phase === 'window') return {}
    return { digest: mistaken-- > 0 ? '0'.repeat(16) : viewDigest(viewOf(current, guest)) }
  }

  const say = (wire: Wire, message: ServerMessage): void => {
    if (!wire.open || muted) return
    const text = JSON.stringify(message)
    setTimeout(() => wire.open && wire.events.onMessage(text))
  }
  const sync = (wire: Wire, from: number, shown = match): void => {
    const { guest } = wire
    const events = shown === null ? [] : eventsFor(shown, eyesOf(guest))
    const start = from <= events.length ? from : 0
    wire.seen = events.length
    say(wire, {
      type: 'sync',
      now: clock.now,
      table: tableView(guest),
      game: shown && { ...gameView(shown, guest), from: start, events: events.slice(start), history },
      sayings,
    })
  }
  const tellAll = (but?: Guest): void => {
    for (const wire of wires) {
      if (wire.guest === but) continue
      const { guest } = wire
      const events = match === null ? [] : eventsFor(match, eyesOf(guest))
      const told = events.slice(wire.seen)
      wire.seen = events.length
      say(wire, {
        type: 'update',
        now: clock.now,
        table: tableView(guest),
        ...(match !== null && {
          game: { ...statusOf(match, guest), seen: events.length, events: told, ...digestFor(match, guest) },
        }),
      })
    }
  }
  const syncAll = (): void => {
    for (const wire of wires) sync(wire, 0)
  }

  const deal = (): void => {
    const commitments: Commitments = {
      match: ID,
      table: { commitment: commitmentTo(ID, 'table', secret), secret },
      seats: guests.flatMap((guest) => (guest.seat === null ? [] : [contribution(guest, guest.seat)])),
    }
    const seed = seedFrom(commitments)
    if (isRefusal(seed)) throw new Error(seed.message.en)
    const opened = openMatch({ game, rules, seats, seed, commitments })
    if (isRefusal(opened)) throw new Error(opened.message.en)
    match = opened
    history = [[...opened.engine.status(opened.state).scores]]
    stage = 'playing'
  }
  const contribution = ({ commitment, secret: revealed }: Guest, seat: Seat): Commitments['seats'][number] => ({
    seat,
    commitment: commitment!,
    ...(revealed === null ? { replaced: replacementFor(ID, seat, commitment!) } : { secret: revealed }),
  })

  const refused = (id: string, code: string): ServerMessage => ({
    type: 'refused',
    id,
    error: refusal(code, null, code, code),
  })
  const move = (guest: Guest, command: Command & { do: 'move' }): ServerMessage => {
    if (hasty.has(guest)) return refused(command.id, 'too-fast')
    if (match === null || guest.seat === null || turns[guest.seat] !== command.turn)
      return refused(command.id, 'moment-past')
    const events = playMove(match, guest.seat, command.move)
    if (isRefusal(events)) return { type: 'refused', id: command.id, error: events }
    turns[guest.seat] = command.turn + 1
    const scores = [...match.engine.status(match.state).scores]
    if (scores.join() !== history.at(-1)?.join()) history.push(scores)
    if (match.engine.outcome(match.state) !== null) stage = 'over'
    return { type: 'done', id: command.id }
  }
  const carryOut = (guest: Guest, command: Command): ServerMessage => {
    const done: ServerMessage = { type: 'done', id: command.id }
    switch (command.do) {
      case 'sit':
        if (at(command.seat) !== undefined) return refused(command.id, 'seat-taken')
        guest.seat = command.seat
        guest.commitment = command.commitment
        guest.ready = true
        return done
      case 'ready':
        guest.ready = command.ready
        return done
      case 'begin':
        stage = 'revealing'
        return done
      case 'reveal':
        guest.secret = command.secret
        if (guests.every(({ seat, secret: revealed }) => seat === null || revealed !== null)) deal()
        return done
      case 'move':
        return move(guest, command)
      case 'say':
      case 'phrase':
        return silenced.has(guest) ? refused(command.id, 'silenced') : done
      case 'offer':
        if (command.offer === 'undo' && match !== null) undoMove(match)
        return done
      default:
        return done
    }
  }

  const obey = (wire: Wire, command: Command): void => {
    received.push(command)
    const before = answered.get(command.id)
    const answer = before ?? carryOut(wire.guest, command)
    answered.set(command.id, answer)
    say(wire, answer)
    if (before !== undefined || answer.type !== 'done') return
    if (command.do === 'offer') syncAll()
    else tellAll()
  }
  const receive = (wire: Wire, message: ClientMessage): void => {
    if (message.do === 'hello') sync(wire, message.seen ?? 0)
    else obey(wire, message)
  }

  return {
    id: ID,
    clock,
    received,
    sayings,
    silenced,
    hasty,
    guest(name: string): Guest {
      const guest: Guest = { name, seat: null, secret: null, commitment: null, ready: false, gone: false }
      guests.push(guest)
      return guest
    },
    /** The way of one page of a guest to this house. */
    line(guest: Guest): Line {
      return {
        clock: {
          now: () => performance.now(),
          after(ms, act) {
            // Nobody waits in a test: what comes back, comes back at once; silence never falls.
            const timer = ms < 5001 ? setTimeout(act) : undefined
            return () => clearTimeout(timer)
          },
        },
        random: Math.random,
        open(events) {
          const wire: Wire = { guest, events, open: true, seen: 0 }
          wires.add(wire)
          let isConnecting = true
          setTimeout(() => {
            isConnecting = false
            if (wire.open) events.onOpen()
          })
          return {
            send(text) {
              if (isConnecting) throw new DOMException('still connecting', 'InvalidStateError')
              setTimeout(() => wire.open && receive(wire, JSON.parse(text)))
            },
            close: () => {
              wire.open = false
              wires.delete(wire)
            },
          }
        },
      }
    },
    /** Cuts all lines; they come back by themselves. */
    cut(): void {
      for (const wire of [...wires]) {
        wire.open = false
        wires.delete(wire)
        wire.events.onClose()
      }
    },
    /** From now on, or no more, whatever the house says is lost. */
    mute(is: boolean): void {
      muted = is
    },
    /** So many digests to come are those of another view. */
    mistake(digests: number): void {
      mistaken = digests
    },
    openWindow(length: number): void {
      window = { length, ends: clock.now + length }
      tellAll()
    },
    /** The table goes back on its word. */
    changeSecret(next: string): void {
      secret = next
    },
    stop(): void {
      stage = 'stopped'
      tellAll()
    },
    /** A bot plays on for somebody to the end. `isLate`: those who look on do not see the deal yet. */
    giveUp(guest: Guest, isLate = false): void {
      guest.gone = true
      for (const wire of wires) if (wire.guest === guest) sync(wire, 0, isLate ? null : match)
      tellAll(guest)
    },
    begin(): void {
      stage = 'revealing'
      tellAll()
    },
    /** Whoever has not revealed is replaced, and the cards are dealt. */
    deal(): void {
      deal()
      tellAll()
    },
    match: (): Match => match!,
    record: (): GameRecord => recordOf(match!),
  }
}

export type FakeHouse = ReturnType<typeof createFakeHouse>

/** Waits until nothing is on its way any more. */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setTimeout(resolve))
}
