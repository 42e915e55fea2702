import { cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { type Game, refusal } from '@tefuda/kernel'
import { southernCross } from '@tefuda/southern-cross'
import type { TableOptions } from '@tefuda/wire'
import { viewDigest } from '@tefuda/wire/seen-game'
import { describe, expect, test } from 'vitest'
import type { ServedTable } from '../../testing/served-table.ts'
import { allArrives, anyMove, nothingArrives, plain, setUp, sitterAt, stop, tableGame } from '../../testing/sitters.ts'
import type { SouthernContext } from '../games/southern-cross/cells.ts'
import { draftOfMove } from '../games/southern-cross/draft.ts'
import { marksOf } from '../games/southern-cross/marks.ts'
import type { TableGame } from '../table/table-game.ts'
import type { RemoteTable } from './remote-table.ts'

/** The context in which the move on its way was made. */
const sentContext = (table: RemoteTable): SouthernContext => table.state().sent!.context as SouthernContext

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

describe('a line that breaks', () => {
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
