import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { type Game, isRefusal, type RulesRequest, recordOf, refusal, type Seat } from '@tefuda/kernel'
import { type SouthernCrossEvent, type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import { describe, expect, test } from 'vitest'
import { createFakeHouse, type FakeHouse, settled } from '../../testing/fake-house.ts'
import { storeOf } from '../../testing/kept-store.ts'
import type { SouthernContext } from '../games/southern-cross/cells.ts'
import { draftOfMove } from '../games/southern-cross/draft.ts'
import { marksOf } from '../games/southern-cross/marks.ts'
import type { Clock } from '../table/asking.ts'
import type { Stage } from '../table/display.ts'
import type { TableGame } from '../table/table-game.ts'
import { createEntropy } from './entropy.ts'
import { createRemoteTable, type RemoteTable } from './remote-table.ts'
import { createRoom } from './room.ts'

const tableGame: Pick<TableGame<SouthernCrossView, SouthernCrossEvent>, 'motions' | 'begins' | 'dealEnd'> = {
  motions: () => [],
  begins: (event) => event.type === 'place',
  dealEnd: () => null,
}

/** A game that shows every event as a move. */
const plain = { motions: () => [], begins: () => true, dealEnd: () => null }

const stage: Stage = {
  play(_motions, change) {
    change()
    return { done: Promise.resolve(), finish: () => {} }
  },
}

/** Somebody at the table: a page, and what belongs to the device. */
const sitterAt = (
  house: FakeHouse,
  name: string,
  store = storeOf(),
  guest = house.guest(name),
  hasOpened: () => boolean = () => false,
) => {
  const entropy = createEntropy(store, () => 1)
  const room = createRoom({
    line: house.line(guest),
    entropy,
    now: () => performance.now(),
    isLookedAt: () => true,
    hasOpened,
  })
  const open = (
    shown: Partial<TableGame> = tableGame as Partial<TableGame>,
    after: Clock['after'] = () => () => {},
    record: () => Promise<unknown> = async () => house.record(),
  ): RemoteTable => {
    const { table, game } = room.state()
    const { rules, fingerprint, seats } = table!
    const played = {
      game: house.match().game,
      rules: rules as never,
      fingerprint,
      seats: seats.length,
      engine: house.match().engine,
    }
    return createRemoteTable(room, played, shown as TableGame, game!, {
      stage,
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

const setUp = async (names: readonly string[], game: Game = southernCross as Game, rules: RulesRequest = {}) => {
  const house = createFakeHouse(game, rules, names.length)
  const sitters = names.map((name) => sitterAt(house, name))
  await settled()
  for (const [seat, { room }] of sitters.entries()) expect(await room.sit(seat)).toBeNull()
  house.begin()
  await settled()
  return { house, sitters }
}

/** The context in which the move on its way was made. */
const sentContext = (table: RemoteTable): SouthernContext => table.state().sent!.context as SouthernContext

/** A legal move of a seat, as the house knows it. */
const anyMove = (house: FakeHouse, seat: Seat): string => {
  const { engine, state } = house.match()
  return engine.format(engine.moves(state, seat)[0])
}

describe('sitting down', () => {
  test('everybody’s secret is revealed by itself, and the deal comes of all of them', async () => {
    const { house, sitters } = await setUp(['an', 'bo'])
    expect(house.received.filter((command) => command.do === 'reveal')).toHaveLength(2)
    expect(house.record().commitments?.seats.every(({ secret }) => secret !== undefined)).toBe(true)
    expect(sitters[0]!.room.state().game?.now.turn).toBe(0)
  })

  test('whoever opened the table takes the next seat where somebody was quicker', async () => {
    const house = createFakeHouse(southernCross as Game, {}, 2)
    const sitters = ['an', 'bo'].map((name) => sitterAt(house, name, storeOf(), house.guest(name), () => true))
    await settled()
    expect(sitters.map(({ guest }) => guest.seat)).toEqual([0, 1])
    expect(sitters.map(({ room }) => room.state().trouble)).toEqual([null, null])
  })

  test('a seat that is pressed twice is asked for once', async () => {
    const house = createFakeHouse(southernCross as Game, {}, 2)
    const { room, guest } = sitterAt(house, 'an')
    await settled()
    expect(await Promise.all([room.sit(0), room.sit(0)])).toEqual([null, null])
    await settled()
    expect(await room.sit(0)).toBeNull()
    expect(house.received.filter((command) => command.do === 'sit')).toHaveLength(1)
    expect(guest.seat).toBe(0)
  })

  test('where no other seat is left, it is said why', async () => {
    const house = createFakeHouse(southernCross as Game, {}, 1)
    const sitters = ['an', 'bo'].map((name) => sitterAt(house, name, storeOf(), house.guest(name), () => true))
    await settled()
    expect(sitters.map(({ guest }) => guest.seat)).toEqual([0, null])
    expect(sitters[1]!.room.state().trouble).toMatchObject({ code: 'seat-taken' })
  })

  test('a device without the secret sends nothing', async () => {
    const house = createFakeHouse(southernCross as Game, {}, 1)
    const { room, guest } = sitterAt(house, 'an')
    await settled()
    await room.sit(0)
    sitterAt(house, 'an', storeOf(), guest)
    room.close()
    house.begin()
    await settled()
    expect(house.received.some((command) => command.do === 'reveal')).toBe(false)
  })

  test('a table that changes its own commitment gets no secret, and it is said why', async () => {
    const house = createFakeHouse(southernCross as Game, {}, 1)
    const { room } = sitterAt(house, 'an')
    await settled()
    await room.sit(0)
    house.changeSecret('8'.repeat(64))
    house.begin()
    await settled()
    expect(house.received.some((command) => command.do === 'reveal')).toBe(false)
    expect(room.state().trouble?.code).toBe('table-changed')
  })
})

describe('playing', () => {
  test('a move is played once, however often it is pressed, and shown when the server says so', async () => {
    const { house, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    const move = anyMove(house, 0)
    expect(table.play(move, true)).toBeNull()
    expect(table.play(move, true)).toBeNull()
    expect(table.state().sent?.move).toBe(move)
    expect(table.state().context.due).toBe(false)
    expect(marksOf(draftOfMove(move, sentContext(table)), sentContext(table), []).laid.size).toBe(1)
    await settled()
    expect(house.match().moves).toEqual([[0, move]])
    expect(table.state().sent).toBeNull()
    expect(table.state().context.due).toBe(true)
    expect(table.display.scene().last[0]?.type).toBe('place')
  })

  test('an illegal move is refused here, without asking the server', async () => {
    const { house, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    expect(table.play('H5@z9', false)?.code).toBe('unknown-cell')
    await settled()
    expect(house.received.some((command) => command.do === 'move')).toBe(false)
  })

  test('a move on its way is drawn in the context it was made in, with all that could be played there', async () => {
    const { house, sitters } = await setUp(['an', 'bo', 'cy', 'di'], cutInDaifugo as Game)
    const [seat = 0] = house.match().engine.toAct(house.match().state)
    const table = sitters[seat]!.open(plain as Partial<TableGame>)
    const listed = table.state().context.moves()
    house.mute(true)
    expect(table.play(listed[0]!, false)).toBeNull()
    await settled()
    expect(table.state().context.moves()).toEqual([])
    expect(table.state().sent).toMatchObject({ move: listed[0], context: { due: true, seat } })
    expect(table.state().sent?.context.moves()).toEqual(listed)
  })

  test('what the page lists, refuses and foresees is what the game itself says', async () => {
    const { house, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    for (let made = 0; made < 8; made++) {
      const { engine, state } = house.match()
      const [seat = 0] = engine.toAct(state)
      const { context } = tables[seat]!.state()
      const listed = engine.moves(state, seat)
      expect(context.moves()).toEqual(listed.map((move) => engine.format(move)))
      expect(context.preview(context.moves()[0]!)).toEqual(engine.preview(state, seat, listed[0]))
      expect(tables[1 - seat]!.state().context.moves()).toEqual([])
      tables[seat]!.play(context.moves()[0]!, false)
      await settled()
    }
  })

  test('a move that comes too late is refused by the server: it is said, and the hand is as before', async () => {
    const { house, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    // Another window of the same person, whose move this page has not heard of.
    const other = sitterAt(house, 'an', storeOf(), sitters[0]!.guest)
    await settled()
    const [first, second] = table.state().context.moves()
    void other.room.order({ do: 'move', move: first!, turn: 0 })
    table.play(second!, false)
    await settled()
    expect(house.match().moves).toHaveLength(1)
    expect(table.state().refused?.code).toBe('moment-past')
    expect(table.state().sent).toBeNull()
    expect(table.state().context.due).toBe(true)
    table.forgetRefusal()
    expect(table.state().refused).toBeNull()
  })

  test('two windows of one person show the same', async () => {
    const { house, sitters } = await setUp(['an'])
    const first = sitters[0]!.open()
    const other = sitterAt(house, 'an', storeOf(), sitters[0]!.guest)
    await settled()
    const second = other.open()
    first.play(anyMove(house, 0), false)
    await settled()
    second.play(anyMove(house, 0), false)
    await settled()
    expect(first.display.scene()).toEqual(second.display.scene())
    expect(house.match().moves).toHaveLength(2)
  })

  test('a move taken back is gone, and the next may be another', async () => {
    const { house, sitters } = await setUp(['an'], southernCross as Game, { undo: true })
    const table = sitters[0]!.open()
    table.play(anyMove(house, 0), false)
    await settled()
    const before = table.display.scene().events.length
    expect(table.state().mayUndo).toBe(true)
    table.undo()
    await settled()
    expect(house.match().undone).toBe(1)
    expect(table.display.scene().events.length).toBeLessThan(before)
    const moves = table.state().context.moves()
    table.play(moves.at(-1)!, false)
    await settled()
    expect(house.match().moves).toEqual([[0, moves.at(-1)]])
  })
})

describe('somebody who is not asked any more', () => {
  test('at a stopped table nothing is asked of anybody', async () => {
    const { house, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    expect(tables.map((table) => table.state().isOut)).toEqual([false, false])
    house.stop()
    await settled()
    for (const table of tables) expect(table.state()).toMatchObject({ isOut: true, due: [], context: { due: false } })
  })

  test('whoever has given the seat up looks on from then on, at once and on coming back', async () => {
    const { house, sitters } = await setUp(['an', 'bo', 'cy', 'di'], cutInDaifugo as Game)
    const tables = sitters.map(({ open }) => open(plain as Partial<TableGame>))
    house.giveUp(sitters[0]!.guest)
    await settled()
    const { engine, state } = house.match()
    const view = engine.view(state, null)
    for (const comesBack of [false, true]) {
      if (comesBack) house.cut()
      await settled()
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
    const { house, sitters } = await setUp(['an', 'bo'])
    house.giveUp(sitters[0]!.guest, true)
    await settled()
    expect(sitters.map(({ room }) => room.state().game === null)).toEqual([true, false])
  })
})

describe('speaking', () => {
  test('what is said is on its way until it is answered, however long the line is broken', async () => {
    const house = createFakeHouse(southernCross as Game, {}, 1)
    const { room } = sitterAt(house, 'an')
    await settled()
    house.mute(true)
    void room.order({ do: 'say', text: 'hello' })
    void room.order({ do: 'phrase', phrase: 'thanks' })
    await settled()
    expect(room.state().unsaid).toMatchObject([{ text: 'hello' }, { phrase: 'thanks' }])
    house.mute(false)
    house.cut()
    await settled()
    expect(room.state().unsaid).toEqual([])
  })

  test('whoever may say nothing knows it after the first attempt, until one succeeds', async () => {
    const house = createFakeHouse(southernCross as Game, {}, 1)
    const { room, guest } = sitterAt(house, 'an')
    await settled()
    house.silenced.add(guest)
    expect(await room.order({ do: 'say', text: 'hello' })).toMatchObject({ code: 'silenced' })
    expect(room.state()).toMatchObject({ isSilenced: true, unsaid: [] })
    house.silenced.clear()
    await room.order({ do: 'say', text: 'hello' })
    expect(room.state().isSilenced).toBe(false)
  })
})

describe('a line that breaks', () => {
  test('what was said and is not there any more goes from the page', async () => {
    const { house, sitters } = await setUp(['an'])
    const { room } = sitters[0]!
    const saying = { at: 0, who: 'bo______', name: 'bo', seat: null, text: 'secret' }
    house.sayings.push({ ...saying, number: 1 }, { ...saying, number: 2, who: 'cy______', text: 'hello' })
    house.cut()
    await settled()
    expect(room.state().sayings.map(({ text }) => text)).toEqual(['secret', 'hello'])
    house.sayings.shift()
    house.cut()
    await settled()
    expect(room.state().sayings.map(({ text }) => text)).toEqual(['hello'])
  })

  test('a move whose answer was lost is played once, and shown', async () => {
    const { house, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    house.mute(true)
    table.play(anyMove(house, 0), false)
    await settled()
    expect(table.state().sent).not.toBeNull()
    house.mute(false)
    house.cut()
    await settled()
    expect(house.match().moves).toHaveLength(1)
    expect(table.state().sent).toBeNull()
    expect(table.display.scene().view).toEqual(house.match().engine.view(house.match().state, 0))
  })

  test('a move made while it is broken is played when it holds again', async () => {
    const { house, sitters } = await setUp(['an'])
    const table = sitters[0]!.open()
    house.cut()
    table.play(anyMove(house, 0), false)
    expect(house.match().moves).toHaveLength(0)
    await settled()
    expect(house.match().moves).toHaveLength(1)
    expect(table.state().sent).toBeNull()
  })

  test('what was missed is shown move by move, and nothing twice', async () => {
    const { house, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    const { engine } = house.match()
    for (let made = 0; made < 12; made++) {
      const [seat = 0] = engine.toAct(house.match().state)
      if (made % 3 === 2) house.cut()
      tables[seat]!.play(anyMove(house, seat), false)
      await settled()
    }
    for (const [seat, table] of tables.entries()) {
      const events = house.match().events.flatMap((event) => engine.eventFor(event, seat) ?? [])
      expect(table.display.scene().events).toEqual(events)
      expect(table.display.scene().view).toEqual(engine.view(house.match().state, seat))
    }
  })
})

describe('windows', () => {
  test('the ring runs on the server’s clock, and nothing passes by itself', async () => {
    const { house, sitters } = await setUp(['an', 'bo', 'cy', 'di'], cutInDaifugo as Game)
    const tables = sitters.map(({ open }) => open(plain as Partial<TableGame>))
    house.openWindow(5000)
    await settled()
    for (const table of tables) {
      const window = table.state().window!
      expect(window.length).toBe(5000)
      expect(window.ends - performance.now()).toBeGreaterThan(4000)
      expect(window.ends - performance.now()).toBeLessThanOrEqual(5000)
    }
    expect(house.received.some((command) => command.do === 'move')).toBe(false)
  })

  test('whoever comes too late with letting it pass is told nothing of that', async () => {
    const { house, sitters } = await setUp(['an', 'bo', 'cy', 'di'], cutInDaifugo as Game)
    const tables = sitters.map(({ open }) => open(plain as Partial<TableGame>))
    const { engine, state } = house.match()
    const [leader = 0] = engine.toAct(state)
    tables[leader]!.play(anyMove(house, leader), false)
    await settled()
    const [asked = 0] = engine.toAct(state)
    const { room, guest } = sitters[asked]!
    const other = sitterAt(house, 'elsewhere', storeOf(), guest)
    await settled()
    void other.room.order({ do: 'move', move: 'no', turn: room.state().game!.now.turn })
    tables[asked]!.play('no', false)
    await settled()
    expect(house.received.filter((command) => command.do === 'move' && command.move === 'no')).toHaveLength(2)
    expect(tables[asked]!.state()).toMatchObject({ refused: null, sent: null })
  })

  test('whoever lets something pass and is refused for another reason hears of it, and still has to answer', async () => {
    const { house, sitters } = await setUp(['an', 'bo', 'cy', 'di'], cutInDaifugo as Game)
    const tables = sitters.map(({ open }) => open(plain as Partial<TableGame>))
    const { engine, state } = house.match()
    const [leader = 0] = engine.toAct(state)
    tables[leader]!.play(anyMove(house, leader), false)
    await settled()
    const [asked = 0] = engine.toAct(state)
    house.hasty.add(sitters[asked]!.guest)
    tables[asked]!.play('no', false)
    await settled()
    expect(tables[asked]!.state()).toMatchObject({ refused: { code: 'too-fast' }, sent: null, context: { due: true } })
  })
})

describe('between two deals', () => {
  const halting: Partial<TableGame> = {
    ...(tableGame as Partial<TableGame>),
    dealEnd: (event) => (event.type === 'place' ? { title: { ja: '', en: '' }, standings: [], over: false } : null),
  }

  test('the table halts until somebody goes on, but not while time is running', async () => {
    const { house, sitters } = await setUp(['an', 'bo'])
    const timers: (() => void)[] = []
    const later: Clock['after'] = (_ms, act) => {
      timers.push(act)
      return () => {}
    }
    const [first, second] = sitters.map(({ open }) => open(halting, later))
    const [seat = 0] = house.match().engine.toAct(house.match().state)
    ;[first!, second!][seat]!.play(anyMove(house, seat), false)
    await settled()
    expect(first!.display.scene().halt).not.toBeNull()
    expect(timers).toEqual([])
    house.openWindow(5000)
    await settled()
    expect(timers).toHaveLength(2)
    for (const end of timers) end()
    expect(first!.display.scene().halt).toBeNull()
  })
})

describe('a view that is not the server’s', () => {
  const setUpAlone = async () => {
    const { house, sitters } = await setUp(['an'])
    const { room, open, guest } = sitters[0]!
    const table = open()
    const move = async (): Promise<void> => {
      table.play(anyMove(house, 0), false)
      await settled()
    }
    const seen = () => ({ view: room.state().game!.now.view, events: room.state().game!.events })
    const told = () => {
      const { engine, state, events } = house.match()
      return { view: engine.view(state, 0), events: events.flatMap((event) => engine.eventFor(event, 0) ?? []) }
    }
    return { house, room, table, guest, move, seen, told }
  }

  test('is asked for, and the game goes on', async () => {
    const { house, room, table, move, seen, told } = await setUpAlone()
    for (let time = 0; time < 2; time++) {
      house.mistake(1)
      await move()
      expect(seen()).toEqual(told())
      await move()
      expect(seen()).toEqual(told())
    }
    expect(house.match().moves).toHaveLength(4)
    expect(room.state()).toMatchObject({ status: 'open', trouble: null })
    expect(table.state()).toMatchObject({ sent: null, context: { due: true } })
  })

  test('is not asked for without end: whoever comes to another one again is asked to load the page anew', async () => {
    const { house, room, move, seen, told } = await setUpAlone()
    await move()
    house.mistake(2)
    await move()
    expect(room.state()).toMatchObject({ status: 'open', trouble: null })
    const before = seen()
    await move()
    expect(room.state()).toMatchObject({ status: 'refused', trouble: { code: 'view-differs' } })
    expect(seen()).toEqual(before)
    room.wake()
    await settled()
    expect(room.state().status).toBe('refused')
    expect(seen()).not.toEqual(told())
  })
})

describe('the end', () => {
  test('the record of a stopped game is fetched, checked and kept, too', async () => {
    const { house, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    const [first = 0] = house.match().engine.toAct(house.match().state)
    tables[first]!.play(anyMove(house, first), false)
    await settled()
    house.stop()
    await settled()
    for (const table of tables) {
      expect(table.ending()).toMatchObject({ kind: 'checked', verdict: { kind: 'sound', own: 'revealed' } })
      expect(table.state()).toMatchObject({ outcome: null, finished: { record: 'kept' } })
    }
  })

  const playOut = async (house: FakeHouse, tables: readonly RemoteTable[]): Promise<void> => {
    for (;;) {
      const { engine, state } = house.match()
      const [seat] = engine.toAct(state)
      if (seat === undefined) return
      tables[seat]!.play(anyMove(house, seat), false)
      await settled()
    }
  }

  test('the record is fetched, found to be what was shown, and kept', async () => {
    const { house, sitters } = await setUp(['an', 'bo'])
    const tables = sitters.map(({ open }) => open())
    await playOut(house, tables)
    for (const table of tables) {
      const ending = table.ending()
      expect(ending).toMatchObject({ kind: 'checked', verdict: { kind: 'sound', asShown: true, own: 'revealed' } })
      expect(table.state().finished?.record).toBe('kept')
      expect(table.state().whole?.moves).toEqual(house.match().moves)
      expect(table.state().scores).toHaveLength(house.match().moves.length + 1)
    }
  })

  const BUSY = refusal('too-many', null, '', '')

  /** A record that cannot be had, until it can; and what is to be done later. */
  const outOfReach = (house: FakeHouse) => {
    const later: { readonly ms: number; readonly act: () => void }[] = []
    const reach = { asked: 0, is: false, later }
    const after: Clock['after'] = (ms, act) => {
      later.push({ ms, act })
      return () => {}
    }
    const record = async () => {
      reach.asked++
      return reach.is ? house.record() : BUSY
    }
    return { reach, after, record }
  }

  test('a record that could not be had is asked for again when the line is back', async () => {
    const { house, sitters } = await setUp(['an'])
    const { reach, after, record } = outOfReach(house)
    const table = sitters[0]!.open(undefined, after, record)
    await playOut(house, [table])
    expect(table.ending()).toMatchObject({ kind: 'unreachable', refusal: BUSY })
    expect(reach.asked).toBe(1)
    reach.is = true
    house.cut()
    await settled()
    expect(table.ending()).toMatchObject({ kind: 'checked', verdict: { kind: 'sound' } })
    expect(table.state().finished?.record).toBe('kept')
    house.cut()
    await settled()
    expect(reach.asked).toBe(2)
  })

  test('it is asked for by itself too, less and less often and not for ever; meanwhile it is told to be out of reach', async () => {
    const { house, sitters } = await setUp(['an'])
    const { reach, after, record } = outOfReach(house)
    const table = sitters[0]!.open(undefined, after, record)
    await playOut(house, [table])
    const waits: number[] = []
    for (;;) {
      const next = reach.later.shift()
      if (next === undefined) break
      waits.push(next.ms)
      next.act()
      expect(table.ending()).toMatchObject({ kind: 'unreachable' })
      await settled()
    }
    expect(waits).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000])
    house.cut()
    await settled()
    expect(reach.asked).toBe(8)
    reach.is = true
    reach.later.shift()!.act()
    await settled()
    expect(table.state().finished?.record).toBe('kept')
    expect(reach.later).toEqual([])
  })

  test('whoever has left asks for it no more', async () => {
    const { house, sitters } = await setUp(['an'])
    const { reach, after, record } = outOfReach(house)
    const table = sitters[0]!.open(undefined, after, async () => {
      table.close()
      return record()
    })
    await playOut(house, [table])
    expect(reach).toMatchObject({ asked: 1, later: [] })
  })

  test('a record of another deal is noticed, although it stands up by itself', async () => {
    const { house, sitters } = await setUp(['an'])
    const { room, open, entropy } = sitters[0]!
    const table = open()
    await playOut(house, [table])
    const other = await setUp(['an'])
    await playOut(other.house, [other.sitters[0]!.open()])
    const { audit } = await import('./audit.ts')
    const { game, table: view } = room.state()
    const witness = {
      fingerprint: view!.fingerprint,
      shown: entropy.shown(house.id),
      viewer: 0,
      events: game!.events,
    }
    expect(audit(recordOf(other.house.match()), witness)).toEqual({ kind: 'differs', in: 'commitments' })
    expect(audit(recordOf(other.house.match()), { ...witness, shown: null })).toEqual({ kind: 'differs', in: 'events' })
    const forged = { ...recordOf(house.match()), seed: '0'.repeat(64) }
    expect(audit(forged, witness)).toMatchObject({ kind: 'broken', refusal: { code: 'seed-differs' } })
  })

  test('a secret that was replaced is told', async () => {
    const house = createFakeHouse(southernCross as Game, {}, 1)
    const { room, guest, open } = sitterAt(house, 'an')
    await settled()
    const answer = await room.order({ do: 'sit', seat: 0, commitment: 'c'.repeat(64) })
    expect(isRefusal(answer)).toBe(false)
    house.begin()
    await settled()
    expect(guest.secret).toBeNull()
    house.deal()
    await settled()
    const table = open()
    await playOut(house, [table])
    expect(table.ending()).toMatchObject({ verdict: { kind: 'sound', own: 'replaced', replaced: [0] } })
  })
})
