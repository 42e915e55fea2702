import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { type Game, isRefusal, type RulesRequest, recordOf, refusal, type Seat } from '@tefuda/kernel'
import { type SouthernCrossEvent, type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import type { ServerMessage, TableOptions } from '@tefuda/wire'
import { viewDigest } from '@tefuda/wire/seen-game'
import { describe, expect, test } from 'vitest'
import { storeOf } from '../../testing/kept-store.ts'
import { openServedTable, type ServedTable } from '../../testing/served-table.ts'
import { briefStage } from '../../testing/steps.ts'
import type { SouthernContext } from '../games/southern-cross/cells.ts'
import { draftOfMove } from '../games/southern-cross/draft.ts'
import { marksOf } from '../games/southern-cross/marks.ts'
import type { Clock } from '../table/asking.ts'
import type { TableGame } from '../table/table-game.ts'
import { createEntropy } from './entropy.ts'
import { createRemoteTable, type RemoteTable } from './remote-table.ts'
import { createRoom } from './room.ts'

const tableGame: Pick<TableGame<SouthernCrossView, SouthernCrossEvent>, 'motions' | 'begins' | 'told' | 'dealEnd'> = {
  motions: () => [],
  begins: (event) => event.type === 'place',
  told: () => null,
  dealEnd: () => null,
}

/** A game that shows every event as a move. */
const plain = { motions: () => [], begins: () => true, told: () => null, dealEnd: () => null }

/** Somebody at the table: a page, and what belongs to the device. */
const sitterAt = (
  served: ServedTable,
  guest = served.guests[0]!,
  store = storeOf(),
  hasOpened: () => boolean = () => false,
) => {
  const entropy = createEntropy(store, () => 1)
  const room = createRoom({
    line: served.line(guest),
    entropy,
    now: () => performance.now(),
    isLookedAt: () => true,
    hasOpened,
  })
  const open = (
    shown: Partial<TableGame> = tableGame as Partial<TableGame>,
    after: Clock['after'] = () => () => {},
    record: () => Promise<unknown> = served.record,
  ): RemoteTable => {
    const { table, game } = room.state()
    const { rules, fingerprint, seats } = table!
    const played = {
      game: served.match().game,
      rules: rules as never,
      fingerprint,
      seats: seats.length,
      engine: served.match().engine,
    }
    return createRemoteTable(room, played, shown as TableGame, game!, {
      stage: briefStage,
      clock: { now: () => performance.now(), after },
      record,
      shown: entropy.shown,
      keep: async () => ({ record: 'kept', best: null }),
      switches: () => ({ passAlone: false, winAlone: false }),
      onLapse: () => {},
    })
  }
  return { room, store, open, guest, entropy }
}

type Sitter = ReturnType<typeof sitterAt>

/** A table at which somebody may look on without delay. */
const openTable = (names: readonly string[], seats = names.length) =>
  openServedTable(southernCross as Game, {}, seats, { names })

const setUp = async (
  names: readonly string[],
  game: Game = southernCross as Game,
  rules: RulesRequest = {},
  options: Partial<TableOptions> = {},
) => {
  const served = await openServedTable(game, rules, names.length, { names, ...options })
  const sitters = served.guests.map((guest) => sitterAt(served, guest))
  await served.settled()
  for (const [seat, { room }] of sitters.entries()) expect(await room.sit(seat)).toBeNull()
  await begin(served, sitters[0]!)
  return { served, sitters }
}

const begin = async (served: ServedTable, { room }: Pick<Sitter, 'room'>): Promise<void> => {
  expect(isRefusal(await room.order({ do: 'begin' }))).toBe(false)
  await served.settled()
}

/** The context in which the move on its way was made. */
const sentContext = (table: RemoteTable): SouthernContext => table.state().sent!.context as SouthernContext

/** A legal move of a seat, as the server knows it. */
const anyMove = (served: ServedTable, seat: Seat): string => {
  const { engine, state } = served.match()
  return engine.format(engine.moves(state, seat)[0])
}

describe('sitting down', () => {
  test('everybody’s secret is revealed by itself, and the deal comes of all of them', async () => {
    const { served, sitters } = await setUp(['an', 'bo'])
    expect(served.received.filter((command) => command.do === 'reveal')).toHaveLength(2)
    expect(recordOf(served.match()).commitments?.seats.every(({ secret }) => secret !== undefined)).toBe(true)
    expect(sitters[0]!.room.state().game?.now.turn).toBe(0)
  })

  test('whoever opened the table takes the next seat where somebody was quicker', async () => {
    const served = await openTable(['an', 'bo'])
    const sitters = served.guests.map((guest) => sitterAt(served, guest, storeOf(), () => true))
    await served.settled()
    expect(sitters.map(({ room }) => room.state().table?.you.seat)).toEqual([0, 1])
    expect(sitters.map(({ room }) => room.state().trouble)).toEqual([null, null])
  })

  test('a seat that is pressed twice is asked for once', async () => {
    const served = await openTable(['an', 'bo'])
    const { room } = sitterAt(served)
    await served.settled()
    expect(await Promise.all([room.sit(0), room.sit(0)])).toEqual([null, null])
    await served.settled()
    expect(await room.sit(0)).toBeNull()
    expect(served.received.filter((command) => command.do === 'sit')).toHaveLength(1)
    expect(room.state().table?.you.seat).toBe(0)
  })

  test('where no other seat is left, it is said why', async () => {
    const served = await openTable(['an', 'bo'], 1)
    const sitters = served.guests.map((guest) => sitterAt(served, guest, storeOf(), () => true))
    await served.settled()
    expect(sitters.map(({ room }) => room.state().table?.you.seat)).toEqual([0, null])
    expect(sitters[1]!.room.state().trouble).toMatchObject({ code: 'seat-taken' })
  })

  test('a device without the secret sends nothing', async () => {
    const served = await openTable(['an'])
    const { room } = sitterAt(served)
    await served.settled()
    await room.sit(0)
    const other = sitterAt(served)
    await served.settled()
    room.close()
    await begin(served, other)
    expect(served.received.some((command) => command.do === 'reveal')).toBe(false)
  })

  test('a table that changes its own commitment gets no secret, and it is said why', async () => {
    const served = await openTable(['an'])
    const sitter = sitterAt(served)
    await served.settled()
    await sitter.room.sit(0)
    await served.settled()
    served.onTheWay = withAnotherCommitment
    await begin(served, sitter)
    expect(served.received.some((command) => command.do === 'reveal')).toBe(false)
    expect(sitter.room.state().trouble?.code).toBe('table-changed')
  })
})

/** The table goes back on its word. */
const withAnotherCommitment = (message: ServerMessage): ServerMessage => {
  if (!('table' in message) || typeof message.table !== 'object') return message
  const { table } = message
  return {
    ...message,
    table: { ...table, commitments: { ...table.commitments, table: '8'.repeat(64) } },
  } as ServerMessage
}

const nothingArrives = (): null => null
const allArrives = (message: ServerMessage): ServerMessage => message

describe('playing', () => {
  test('a move is played once, however often it is pressed, and shown when the server says so', async () => {
    const { served, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    const move = anyMove(served, 0)
    expect(table.play(move, true)).toBeNull()
    expect(table.play(move, true)).toBeNull()
    expect(table.state().sent?.move).toBe(move)
    expect(table.state().context.due).toBe(false)
    expect(marksOf(draftOfMove(move, sentContext(table)), sentContext(table), []).laid.size).toBe(1)
    await served.settled()
    expect(served.match().moves.map(([seat, played]) => [seat, played])).toEqual([[0, move]])
    expect(table.state().sent).toBeNull()
    expect(table.state().context.due).toBe(true)
    expect(table.display.scene().last[0]?.type).toBe('place')
  })

  test('an illegal move is refused here, without asking the server', async () => {
    const { served, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    expect(table.play('H5@z9', false)?.code).toBe('unknown-cell')
    await served.settled()
    expect(served.received.some((command) => command.do === 'move')).toBe(false)
  })

  test('a move on its way is drawn in the context it was made in, with all that could be played there', async () => {
    const { served, sitters } = await setUp(['an', 'bo', 'cy', 'di'], cutInDaifugo as Game)
    const [seat = 0] = served.match().engine.toAct(served.match().state)
    const table = sitters[seat]!.open(plain as Partial<TableGame>)
    const listed = table.state().context.moves()
    served.onTheWay = nothingArrives
    expect(table.play(listed[0]!, false)).toBeNull()
    await served.settled()
    expect(table.state().context.moves()).toEqual([])
    expect(table.state().sent).toMatchObject({ move: listed[0], context: { due: true, seat } })
    expect(table.state().sent?.context.moves()).toEqual(listed)
  })

  test('what the page lists, refuses and foresees is what the game itself says', async () => {
    const { served, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    for (let made = 0; made < 8; made++) {
      const { engine, state } = served.match()
      const [seat = 0] = engine.toAct(state)
      const { context } = tables[seat]!.state()
      const listed = engine.moves(state, seat)
      expect(context.moves()).toEqual(listed.map((move) => engine.format(move)))
      expect(context.preview(context.moves()[0]!)).toEqual(engine.preview(state, seat, listed[0]))
      expect(tables[1 - seat]!.state().context.moves()).toEqual([])
      tables[seat]!.play(context.moves()[0]!, false)
      await served.settled()
    }
  })

  test('a move that comes too late is refused by the server: it is said, and the hand is as before', async () => {
    const { served, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    // Another window of the same person, whose move this page has not heard of.
    const other = sitterAt(served)
    await served.settled()
    const [first, second] = table.state().context.moves()
    void other.room.order({ do: 'move', move: first!, turn: 0 })
    table.play(second!, false)
    await served.settled()
    expect(served.match().moves).toHaveLength(1)
    expect(table.state().refused?.code).toBe('moment-past')
    expect(table.state().sent).toBeNull()
    expect(table.state().context.due).toBe(true)
    table.forgetRefusal()
    expect(table.state().refused).toBeNull()
  })

  test('two windows of one person show the same', async () => {
    const { served, sitters } = await setUp(['an'])
    const first = sitters[0]!.open()
    const other = sitterAt(served)
    await served.settled()
    const second = other.open()
    first.play(anyMove(served, 0), false)
    await served.settled()
    second.play(anyMove(served, 0), false)
    await served.settled()
    expect(first.display.scene()).toEqual(second.display.scene())
    expect(served.match().moves).toHaveLength(2)
  })

  test('a move taken back is gone, and the next may be another', async () => {
    const { served, sitters } = await setUp(['an'], southernCross as Game, { undo: true })
    const table = sitters[0]!.open()
    table.play(anyMove(served, 0), false)
    await served.settled()
    const before = table.display.scene().events.length
    expect(table.state().mayUndo).toBe(true)
    table.undo()
    await served.settled()
    expect(served.match().undone).toBe(1)
    expect(table.display.scene().events.length).toBeLessThan(before)
    const moves = table.state().context.moves()
    table.play(moves.at(-1)!, false)
    await served.settled()
    expect(served.match().moves.map(([seat, played]) => [seat, played])).toEqual([[0, moves.at(-1)]])
  })
})

/** All agree to stop the game. */
const stop = async (served: ServedTable, [first, ...others]: readonly Sitter[]): Promise<void> => {
  expect(isRefusal(await first!.room.order({ do: 'offer', offer: 'stop' }))).toBe(false)
  for (const { room } of others) expect(isRefusal(await room.order({ do: 'answer', yes: true }))).toBe(false)
  await served.settled()
}

describe('somebody who is not asked any more', () => {
  test('at a stopped table nothing is asked of anybody', async () => {
    const { served, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    expect(tables.map((table) => table.state().isOut)).toEqual([false, false])
    await stop(served, sitters)
    for (const table of tables) expect(table.state()).toMatchObject({ isOut: true, due: [], context: { due: false } })
  })

  test('whoever has given the seat up looks on from then on, at once and on coming back', async () => {
    const { served, sitters } = await setUp(['an', 'bo', 'cy', 'di'], cutInDaifugo as Game)
    const tables = sitters.map(({ open }) => open(plain as Partial<TableGame>))
    await sitters[0]!.room.order({ do: 'leave' })
    await served.settled()
    const { engine, state } = served.match()
    const view = engine.view(state, null)
    for (const comesBack of [false, true]) {
      if (comesBack) served.cut()
      await served.settled()
      expect(tables[0]!.state()).toMatchObject({
        you: null,
        due: [...engine.toAct(state)],
        context: { seat: null, due: false },
      })
      expect([tables[0]!.state().context.view, tables[0]!.display.scene().view]).toEqual([view, view])
    }
    expect(tables[1]!.state()).toMatchObject({ you: 1, context: { seat: 1 } })
  })

  test('whoever sees it late from then on is shown nothing until it has been dealt there', async () => {
    const { served, sitters } = await setUp(['an', 'bo'], undefined, {}, { spectators: 30 })
    await sitters[0]!.room.order({ do: 'leave' })
    await served.settled()
    expect(sitters.map(({ room }) => room.state().game === null)).toEqual([true, false])
  })
})

describe('speaking', () => {
  test('what is said is on its way until it is answered, however long the line is broken', async () => {
    const served = await openTable(['an'])
    const { room } = sitterAt(served)
    await served.settled()
    served.onTheWay = nothingArrives
    void room.order({ do: 'say', text: 'hello' })
    void room.order({ do: 'phrase', phrase: 'thanks' })
    await served.settled()
    expect(room.state().unsaid).toMatchObject([{ text: 'hello' }, { phrase: 'thanks' }])
    served.onTheWay = allArrives
    served.cut()
    await served.settled()
    expect(room.state().unsaid).toEqual([])
  })

  test('whoever may say nothing knows it after the first attempt, until one succeeds', async () => {
    const served = await openTable(['an', 'bo'], 1)
    const [host, { room }] = served.guests.map((guest) => sitterAt(served, guest)) as [Sitter, Sitter]
    await served.settled()
    const { who } = room.state().table!.you
    await room.order({ do: 'say', text: 'hello' })
    await host.room.order({ do: 'silence', who })
    expect(await room.order({ do: 'say', text: 'hello' })).toMatchObject({ code: 'silenced' })
    expect(room.state()).toMatchObject({ isSilenced: true, unsaid: [] })
    await host.room.order({ do: 'silence', who, silent: false })
    await room.order({ do: 'say', text: 'hello' })
    expect(room.state().isSilenced).toBe(false)
  })
})

describe('a line that breaks', () => {
  test('what was said and is not there any more goes from the page', async () => {
    const served = await openTable(['an', 'bo', 'cy'])
    const [{ room }, ...others] = served.guests.map((guest) => sitterAt(served, guest)) as [Sitter, Sitter, Sitter]
    await served.settled()
    for (const [place, text] of ['secret', 'hello'].entries()) await others[place]!.room.order({ do: 'say', text })
    await served.settled()
    expect(room.state().sayings.map(({ text }) => text)).toEqual(['secret', 'hello'])
    await served.trial.store.db.deleteFrom('chat').where('guest', '=', served.guests[1]!).execute()
    served.trial.tables.renamed(served.guests[1]!, '')
    served.cut()
    await served.settled()
    expect(room.state().sayings.map(({ text }) => text)).toEqual(['hello'])
  })

  test('a move whose answer was lost is played once, and shown', async () => {
    const { served, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    served.onTheWay = nothingArrives
    table.play(anyMove(served, 0), false)
    await served.settled()
    expect(table.state().sent).not.toBeNull()
    served.onTheWay = allArrives
    served.cut()
    await served.settled()
    expect(served.match().moves).toHaveLength(1)
    expect(table.state().sent).toBeNull()
    expect(table.display.scene().view).toEqual(served.match().engine.view(served.match().state, 0))
  })

  test('a move made while it is broken is played when it holds again', async () => {
    const { served, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    served.cut()
    table.play(anyMove(served, 0), false)
    expect(served.match().moves).toHaveLength(0)
    await served.settled()
    expect(served.match().moves).toHaveLength(1)
    expect(table.state().sent).toBeNull()
  })

  test('what was missed is shown move by move, and nothing twice', async () => {
    const { served, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    const { engine } = served.match()
    for (let made = 0; made < 12; made++) {
      const [seat = 0] = engine.toAct(served.match().state)
      if (made % 3 === 2) served.cut()
      tables[seat]!.play(anyMove(served, seat), false)
      await served.settled()
    }
    for (const [seat, table] of tables.entries()) {
      const events = served.match().events.flatMap((event) => engine.eventFor(event, seat) ?? [])
      expect(table.display.scene().events).toEqual(events)
      expect(table.display.scene().view).toEqual(engine.view(served.match().state, seat))
    }
  })
})

describe('windows', () => {
  const setUpWindows = () => setUp(['an', 'bo', 'cy', 'di'], cutInDaifugo as Game, {}, { windows: 'quick' })

  test('the ring runs on the server’s clock, and nothing passes by itself', async () => {
    const { served, sitters } = await setUpWindows()
    const tables = sitters.map(({ open }) => open(plain as Partial<TableGame>))
    const [leader = 0] = served.match().engine.toAct(served.match().state)
    tables[leader]!.play(anyMove(served, leader), false)
    await served.settled()
    for (const table of tables) {
      const window = table.state().window!
      expect(window.length).toBe(4000)
      expect(window.ends - performance.now()).toBeGreaterThan(3000)
      expect(window.ends - performance.now()).toBeLessThanOrEqual(4000)
    }
    expect(served.received.filter((command) => command.do === 'move')).toHaveLength(1)
  })

  test('whoever comes too late with letting it pass is told nothing of that', async () => {
    const { served, sitters } = await setUpWindows()
    const tables = sitters.map(({ open }) => open(plain as Partial<TableGame>))
    const { engine, state } = served.match()
    const [leader = 0] = engine.toAct(state)
    tables[leader]!.play(anyMove(served, leader), false)
    await served.settled()
    const [asked = 0] = engine.toAct(state)
    const { room, guest } = sitters[asked]!
    const other = sitterAt(served, guest)
    await served.settled()
    void other.room.order({ do: 'move', move: 'no', turn: room.state().game!.now.turn })
    tables[asked]!.play('no', false)
    await served.settled()
    expect(served.received.filter((command) => command.do === 'move' && command.move === 'no')).toHaveLength(2)
    expect(tables[asked]!.state()).toMatchObject({ refused: null, sent: null })
  })

  test('whoever lets something pass and is refused for another reason hears of it, and still has to answer', async () => {
    const { served, sitters } = await setUpWindows()
    const tables = sitters.map(({ open }) => open(plain as Partial<TableGame>))
    const { engine, state } = served.match()
    const [leader = 0] = engine.toAct(state)
    tables[leader]!.play(anyMove(served, leader), false)
    await served.settled()
    const [asked = 0] = engine.toAct(state)
    served.atTheDoor = () => refusal('too-fast', null, '', '')
    tables[asked]!.play('no', false)
    await served.settled()
    expect(tables[asked]!.state()).toMatchObject({ refused: { code: 'too-fast' }, sent: null, context: { due: true } })
  })
})

describe('between two deals', () => {
  const halting: Partial<TableGame> = {
    ...(tableGame as Partial<TableGame>),
    dealEnd: (event) => (event.type === 'place' ? { title: { ja: '', en: '' }, standings: [], over: false } : null),
  }

  const playedOn = async (options: Partial<TableOptions>) => {
    const { served, sitters } = await setUp(['an'], undefined, {}, options)
    const timers: (() => void)[] = []
    const table = sitters[0]!.open(halting, (_ms, act) => {
      timers.push(act)
      return () => {}
    })
    table.play(anyMove(served, 0), false)
    await served.settled()
    expect(table.display.scene().halt).not.toBeNull()
    return { table, timers }
  }

  test('the table halts until somebody goes on', async () => {
    expect((await playedOn({})).timers).toEqual([])
  })

  test('but not while time is running', async () => {
    const { table, timers } = await playedOn({ pace: { kind: 'live', move: 30, reserve: 0 } })
    expect(timers).toHaveLength(1)
    timers[0]!()
    expect(table.display.scene().halt).toBeNull()
  })
})

describe('a view that is not the server’s', () => {
  /** A digest comes with every update, not now and then alone. The first so many that are asked for are those of another view. */
  const proveEachView = (served: ServedTable): ((digests: number) => void) => {
    let mistaken = 0
    served.onTheWay = (message) => {
      if (message.type !== 'update' || message.game === undefined) return message
      const { engine, state } = served.match()
      const digest = mistaken-- > 0 ? '0'.repeat(16) : viewDigest(engine.view(state, 0))
      return { ...message, game: { ...message.game, digest } }
    }
    return (digests) => {
      mistaken = digests
    }
  }
  const setUpAlone = async () => {
    const { served, sitters } = await setUp(['an'])
    const { room, open } = sitters[0]!
    const table = open()
    const mistake = proveEachView(served)
    const move = async (): Promise<void> => {
      table.play(anyMove(served, 0), false)
      await served.settled()
    }
    const seen = () => ({ view: room.state().game!.now.view, events: room.state().game!.events })
    const told = () => {
      const { engine, state, events } = served.match()
      return { view: engine.view(state, 0), events: events.flatMap((event) => engine.eventFor(event, 0) ?? []) }
    }
    return { served, room, table, mistake, move, seen, told }
  }

  test('is asked for, and the game goes on', async () => {
    const { served, room, table, mistake, move, seen, told } = await setUpAlone()
    for (let time = 0; time < 2; time++) {
      mistake(1)
      await move()
      expect(seen()).toEqual(told())
      await move()
      expect(seen()).toEqual(told())
    }
    expect(served.match().moves).toHaveLength(4)
    expect(room.state()).toMatchObject({ status: 'open', trouble: null })
    expect(table.state()).toMatchObject({ sent: null, context: { due: true } })
  })

  test('is not asked for without end: whoever comes to another one again is asked to load the page anew', async () => {
    const { served, room, mistake, move, seen, told } = await setUpAlone()
    await move()
    mistake(2)
    await move()
    expect(room.state()).toMatchObject({ status: 'open', trouble: null })
    const before = seen()
    await move()
    expect(room.state()).toMatchObject({ status: 'refused', trouble: { code: 'view-differs' } })
    expect(seen()).toEqual(before)
    room.wake()
    await served.settled()
    expect(room.state().status).toBe('refused')
    expect(seen()).not.toEqual(told())
  })
})

describe('the end', () => {
  test('the record of a stopped game is fetched, checked and kept, too', async () => {
    const { served, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    const [first = 0] = served.match().engine.toAct(served.match().state)
    tables[first]!.play(anyMove(served, first), false)
    await served.settled()
    await stop(served, sitters)
    for (const table of tables) {
      expect(table.ending()).toMatchObject({ kind: 'checked', verdict: { kind: 'sound', own: 'revealed' } })
      expect(table.state()).toMatchObject({ outcome: null, finished: { record: 'kept' } })
    }
  })

  const playOut = async (served: ServedTable, tables: readonly RemoteTable[]): Promise<void> => {
    for (;;) {
      const { engine, state } = served.match()
      const [seat] = engine.toAct(state)
      if (seat === undefined) return
      tables[seat]!.play(anyMove(served, seat), false)
      await served.settled()
    }
  }

  test('the record is fetched, found to be what was shown, and kept', async () => {
    const { served, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    await playOut(served, tables)
    for (const table of tables) {
      const ending = table.ending()
      expect(ending).toMatchObject({ kind: 'checked', verdict: { kind: 'sound', asShown: true, own: 'revealed' } })
      expect(table.state().finished?.record).toBe('kept')
      expect(table.state().whole?.moves).toEqual(served.match().moves)
      expect(table.state().scores).toHaveLength(served.match().moves.length + 1)
    }
  })

  const BUSY = refusal('too-many', null, '', '')

  /** A record that cannot be had, until it can; and what is to be done later. */
  const outOfReach = (served: ServedTable) => {
    const later: { readonly ms: number; readonly act: () => void }[] = []
    const reach = { asked: 0, is: false, later }
    const after: Clock['after'] = (ms, act) => {
      later.push({ ms, act })
      return () => {}
    }
    const record = async () => {
      reach.asked++
      return reach.is ? served.record() : BUSY
    }
    return { reach, after, record }
  }

  test('a record that could not be had is asked for again when the line is back', async () => {
    const { served, sitters } = await setUp(['an'])
    const { reach, after, record } = outOfReach(served)
    const table = sitters[0]!.open(undefined, after, record)
    await playOut(served, [table])
    expect(table.ending()).toMatchObject({ kind: 'unreachable', refusal: BUSY })
    expect(reach.asked).toBe(1)
    reach.is = true
    served.cut()
    await served.settled()
    expect(table.ending()).toMatchObject({ kind: 'checked', verdict: { kind: 'sound' } })
    expect(table.state().finished?.record).toBe('kept')
    served.cut()
    await served.settled()
    expect(reach.asked).toBe(2)
  })

  test('it is asked for by itself too, less and less often and not for ever; meanwhile it is told to be out of reach', async () => {
    const { served, sitters } = await setUp(['an'])
    const { reach, after, record } = outOfReach(served)
    const table = sitters[0]!.open(undefined, after, record)
    await playOut(served, [table])
    const waits: number[] = []
    for (;;) {
      const next = reach.later.shift()
      if (next === undefined) break
      waits.push(next.ms)
      next.act()
      expect(table.ending()).toMatchObject({ kind: 'unreachable' })
      await served.settled()
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000])
    served.cut()
    await served.settled()
    expect(reach.asked).toBe(8)
    reach.is = true
    reach.later.shift()!.act()
    await served.settled()
    expect(table.state().finished?.record).toBe('kept')
    expect(reach.later).toEqual([])
  })

  test('whoever has left asks for it no more', async () => {
    const { served, sitters } = await setUp(['an'])
    const { reach, after, record } = outOfReach(served)
    const table = sitters[0]!.open(undefined, after, async () => {
      table.close()
      return record()
    })
    await playOut(served, [table])
    expect(reach).toMatchObject({ asked: 1, later: [] })
  })

  test('a record of another deal is noticed, although it stands up by itself', async () => {
    const { served, sitters } = await setUp(['an'])
    const { room, open, entropy } = sitters[0]!
    const table = open()
    await playOut(served, [table])
    const other = await setUp(['an'])
    await playOut(other.served, [other.sitters[0]!.open()])
    const { audit } = await import('./audit.ts')
    const { game, table: view } = room.state()
    const witness = {
      fingerprint: view!.fingerprint,
      shown: entropy.shown(served.id),
      viewer: 0,
      events: game!.events,
    }
    expect(audit(recordOf(other.served.match()), witness)).toEqual({ kind: 'differs', in: 'commitments' })
    expect(audit(recordOf(other.served.match()), { ...witness, shown: null })).toEqual({
      kind: 'differs',
      in: 'events',
    })
    const forged = { ...recordOf(served.match()), seed: '0'.repeat(64) }
    expect(audit(forged, witness)).toMatchObject({ kind: 'broken', refusal: { code: 'seed-differs' } })
  })

  test('a secret that was replaced is told', async () => {
    const served = await openTable(['an'])
    const sitter = sitterAt(served)
    const { room, open } = sitter
    await served.settled()
    const answer = await room.order({ do: 'sit', seat: 0, commitment: 'c'.repeat(64) })
    expect(isRefusal(answer)).toBe(false)
    await begin(served, sitter)
    expect(served.received.some((command) => command.do === 'reveal')).toBe(false)
    await served.trial.until(() => room.state().game !== null, 'the deal')
    const table = open()
    await playOut(served, [table])
    expect(table.ending()).toMatchObject({ verdict: { kind: 'sound', own: 'replaced', replaced: [0] } })
  })
})
