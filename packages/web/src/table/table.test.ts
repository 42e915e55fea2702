import { findGame } from '@tefuda/games'
import {
  eventsFor,
  type GameRecord,
  isRefusal,
  openMatch,
  type RulesRequest,
  recordOf,
  replay,
  rng,
} from '@tefuda/kernel'
import { type SouthernCrossEvent, type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { briefStage, FAST } from '../../testing/steps.ts'
import type { Thinker } from '../bots-worker/thinker.ts'
import type { SavedGame, SeatPlayer } from '../storage/index.ts'
import { createTable, type LocalTable } from './local-table.ts'
import type { TableGame } from './table-game.ts'

const PERSON: SeatPlayer = { kind: 'person' }
const BOT: SeatPlayer = { kind: 'bot', level: 'beginner' }
const SEED = 'a'.repeat(64)

/** What the table itself asks of a game. */
const tableGame: Pick<TableGame<SouthernCrossView, SouthernCrossEvent>, 'motions' | 'begins' | 'told' | 'dealEnd'> = {
  motions: () => [],
  told: () => null,
  begins: (event) => event.type === 'place',
  dealEnd: () => null,
}

/** A bot that plays at random on what its view allows. */
const randomThinker = (): Thinker => {
  const random = rng(3)
  return {
    async think({ match: { engine, state }, seat }) {
      const world = engine.sample(engine.view(state, seat), random)
      return { move: engine.format(engine.pick(world, seat, random)), values: [] }
    },
    stop: () => {},
  }
}

interface Sat {
  readonly table: LocalTable
  readonly saved: SavedGame[]
  readonly kept: GameRecord[]
}

const sitDown = (players: readonly SeatPlayer[], rules: RulesRequest = {}): Sat => {
  const match = openMatch({ game: southernCross, rules, seats: players.length, seed: SEED })
  if (isRefusal(match)) throw new Error(match.message.en)
  const saved: SavedGame[] = []
  const kept: GameRecord[] = []
  let clock = 0
  const table = createTable(
    't',
    match,
    players,
    [match.engine.status(match.state).scores],
    tableGame as unknown as TableGame,
    {
      save: async (game) => void saved.push(game),
      async finish(_table, record) {
        kept.push(record)
        return { record: 'r', best: null }
      },
      thinker: randomThinker(),
      stage: briefStage,
      now: () => (clock += 1500),
      pace: FAST,
      after: () => () => {},
    },
  )
  return { table, saved, kept }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 40; turn++) await new Promise((resolve) => setTimeout(resolve))
}

/** Plays the first legal move of the viewer. */
const playAny = ({ match, state, play }: LocalTable): void => {
  const { seat } = state().context
  const [move] = match.engine.moves(match.state, seat ?? 0)
  expect(play(match.engine.format(move), false)).toBeNull()
}

const due = (table: LocalTable): readonly number[] => table.state().due

describe('alone', () => {
  test('every move is saved, with the time it took', async () => {
    const { table, saved } = sitDown([PERSON])
    playAny(table)
    playAny(table)
    await settled()
    expect(saved.map(({ record }) => record.moves.length)).toEqual([1, 2])
    expect(saved.at(-1)?.record.moves[1]?.[2]).toBe(1500)
  })

  test('a refused move changes nothing and is not saved', async () => {
    const { table, saved } = sitDown([PERSON])
    expect(table.play('H5@z9', false)?.code).toBe('unknown-cell')
    await settled()
    expect(saved).toEqual([])
    expect(table.state().scores).toHaveLength(1)
  })

  test('the finished session is kept once, and its record stands up to a replay', async () => {
    const { table, kept } = sitDown([PERSON])
    while (due(table).length > 0) playAny(table)
    await settled()
    expect(kept).toHaveLength(1)
    expect(table.state().finished).toEqual({ record: 'r', best: null })
    expect(replay(kept[0], findGame)).not.toHaveProperty('refusal')
    expect(table.state().scores).toHaveLength(kept[0]!.moves.length + 1)
  })

  test('a move can be taken back where the rules allow it', async () => {
    const { table } = sitDown([PERSON], { undo: true })
    const before = table.state().context.view
    playAny(table)
    expect(table.undo()).toBeNull()
    expect(table.state().context.view).toEqual(before)
    expect(table.display.scene().view).toEqual(before)
    expect(table.state().scores).toHaveLength(1)
    expect(recordOf(table.match).undone).toBe(1)
  })

  test('and is refused where they do not', () => {
    const { table } = sitDown([PERSON])
    playAny(table)
    expect(table.undo()?.code).toBe('no-undo')
  })
})

describe('against bots', () => {
  test('bots play until it is the person’s turn', async () => {
    const { table } = sitDown([PERSON, BOT, BOT])
    await settled()
    expect(due(table)).toEqual([0])
    playAny(table)
    await settled()
    expect(due(table)).toEqual([0])
    const order = table.match.moves.map(([seat]) => seat)
    expect(order.slice(order.indexOf(0), order.indexOf(0) + 3)).toEqual([0, 1, 2])
  })

  test('the person sees only what its seat may see', async () => {
    const { table } = sitDown([PERSON, BOT])
    await settled()
    playAny(table)
    await settled()
    expect(table.display.scene().events).toEqual(eventsFor(table.match, 0))
    const drawnByBot = table.display
      .scene()
      .events.filter((event) => event.type === 'draw' && 'seat' in event && event.seat === 1)
    expect(drawnByBot.length).toBeGreaterThan(0)
    expect(drawnByBot.every((event) => 'cards' in event && event.cards === null)).toBe(true)
  })

  test('in match play they keep pace with the person', async () => {
    const { table } = sitDown([PERSON, BOT, BOT], { preset: 'match' })
    await settled()
    expect(table.match.moves).toHaveLength(0)
    playAny(table)
    await settled()
    expect(table.match.moves.map(([seat]) => seat)).toEqual([0, 1, 2])
  })
})

describe('several persons at one screen', () => {
  test('nobody’s hand shows before the right person has come', async () => {
    const { table } = sitDown([PERSON, PERSON])
    await settled()
    const first = table.state().curtain
    expect(first).not.toBeNull()
    expect((table.state().context.view as SouthernCrossView).hands.every(({ cards }) => cards === null)).toBe(true)
    table.open()
    expect(table.state()).toMatchObject({ curtain: null, context: { seat: first, due: true } })
  })

  test('the curtain falls between turns', async () => {
    const { table } = sitDown([PERSON, PERSON])
    await settled()
    table.open()
    const { seat } = table.state().context
    playAny(table)
    await settled()
    expect(table.state()).toMatchObject({ curtain: 1 - (seat ?? 0), context: { seat: null } })
  })
})

describe('when another window takes the table over', () => {
  test('nothing is played here any more', async () => {
    const { table } = sitDown([PERSON, BOT])
    await settled()
    await table.standDown()
    const moves = table.match.moves.length
    const [move] = table.match.engine.moves(table.match.state, 0)
    table.play(table.match.engine.format(move), false)
    await settled()
    expect(table.match.moves).toHaveLength(moves)
  })
})

test('a bot that fails says so, and can try again', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => told.mockRestore())
  const match = openMatch({ game: southernCross, seats: 2, rules: { preset: 'match' }, seed: SEED })
  if (isRefusal(match)) throw new Error(match.message.en)
  const real = randomThinker()
  let broken = true
  const table = createTable('t', match, [PERSON, BOT], [[0, 0]], tableGame as unknown as TableGame, {
    save: async () => {},
    finish: async () => ({ record: 'r', best: null }),
    thinker: {
      think: async (question) => {
        if (broken) throw new Error('out of memory')
        return real.think(question)
      },
      stop: () => {},
    },
    stage: briefStage,
    now: () => 0,
    pace: FAST,
    after: () => () => {},
  })
  playAny(table)
  await settled()
  expect(table.state()).toMatchObject({ stuck: { code: 'bot-stuck' }, thinking: null })
  expect(told).toHaveBeenCalledExactlyOnceWith(new Error('out of memory'))
  broken = false
  table.retry()
  await settled()
  expect(table.state().stuck).toBeNull()
  expect(match.moves).toHaveLength(2)
})
