import { type CutInView, cutInDaifugo } from '@tefuda/cut-in-daifugo'
import { isRefusal, playMove } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { dealt } from '../../testing/matches.ts'
import { briefStage, FAST } from '../../testing/steps.ts'
import type { Thinker } from '../bots-worker/thinker.ts'
import tableGame from '../games/cut-in-daifugo/table-game.ts'
import type { ExerciseAt, SeatPlayer } from '../storage/index.ts'
import { isTurn, isUnasked } from './asked.ts'
import { claimsOf } from './claims.ts'
import { createTable } from './local-table.ts'
import type { Stage } from './scene.ts'
import { contextOf } from './seat-context.ts'
import type { TableGame } from './table-game.ts'

const PERSON: SeatPlayer = { kind: 'person' }
const BOT: SeatPlayer = { kind: 'bot', level: 'beginner' }

/** A bot that plays the first thing it may, and never cuts in. */
const simple = (): Thinker => ({
  async think({ match: { engine, state }, seat }) {
    const moves = engine.moves(state, seat).map((move) => engine.format(move))
    return { move: moves.includes('no') ? 'no' : moves[0]!, values: [] }
  },
  stop: () => {},
})

const sitDown = (
  players: readonly SeatPlayer[],
  shows: Stage = briefStage,
  match = dealt(cutInDaifugo, players.length, { window: 4 }),
  exercise?: ExerciseAt,
) => {
  let end: (() => void) | null = null
  let asked = 0
  const table = createTable('t', match, players, [players.map(() => 0)], tableGame as unknown as TableGame, {
    save: async () => {},
    finish: async () => ({ record: 'r', best: null }),
    thinker: simple(),
    stage: shows,
    now: () => 1000,
    pace: FAST,
    exercise,
    after(ms, act) {
      expect(ms).toBe(4000)
      asked++
      end = act
      return () => {
        end = null
      }
    },
  })
  return { table, match, asked: () => asked, timeOut: () => end?.() }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 60; turn++) await new Promise((resolve) => setTimeout(resolve))
}

/** Until somebody at the screen has to act; persons pass, or lead their first card. */
const untilAsked = async ({ table, match }: ReturnType<typeof sitDown>): Promise<void> => {
  for (let k = 0; k < 40; k++) {
    await settled()
    const { window, context, curtain } = table.state()
    if (window !== null) return
    if (curtain !== null) table.open()
    else if (context.due)
      table.play(match.engine.moves(match.state, context.seat ?? 0, { limit: 1 }).map(match.engine.format)[0]!, false)
  }
}

test('a person alone with bots has all the time there is', async () => {
  const sat = sitDown([PERSON, BOT, BOT, BOT])
  await untilAsked(sat)
  const { window, claims } = sat.table.state()
  expect([window?.ends, claims, sat.asked()]).toEqual([Number.POSITIVE_INFINITY, null, 0])
})

test('what a bot has played is shown before anybody is asked: until then it is nobody’s turn', async () => {
  const held: (() => void)[] = []
  const sat = sitDown([PERSON, BOT, BOT, BOT], {
    ...briefStage,
    play(_motions, change) {
      change()
      return { done: new Promise((resolve) => held.push(resolve)), finish: () => {} }
    },
  })
  const seen: string[] = []
  const turns: boolean[] = []
  const look = (): void => {
    const state = sat.table.state()
    if (state.phase !== 'window') return
    turns.push(isTurn(state))
    if (state.context.due) seen.push(isUnasked(state) ? 'unasked' : 'asked')
  }
  sat.table.subscribe(look)
  for (let k = 0; k < 40 && !seen.includes('asked'); k++) {
    await settled()
    look()
    for (const go of held.splice(0)) go()
    const { phase, context } = sat.table.state()
    if (phase === 'turn' && context.due) sat.table.play(context.moves()[0]!, false)
  }
  expect(seen[0]).toBe('unasked')
  expect(seen.at(-1)).toBe('asked')
  expect(turns).not.toContain(true)
})

test('persons at one screen are asked for as long as the rules say, and time that runs out is a no of all', async () => {
  const sat = sitDown([PERSON, PERSON, BOT, BOT])
  await untilAsked(sat)
  const { window, claims } = sat.table.state()
  expect(window).toEqual({ length: 4000, ends: 5000 })
  const before = sat.match.moves.length
  sat.timeOut()
  await settled()
  const answers = sat.match.moves.slice(before).filter(([seat]) => claims?.includes(seat))
  expect(answers.slice(0, claims?.length).map(([, move]) => move)).toEqual(claims?.map(() => 'no'))
})

test('an answer closes the window at once', async () => {
  const sat = sitDown([PERSON, BOT, BOT, BOT])
  await untilAsked(sat)
  sat.table.play('no', false)
  await settled()
  expect(sat.match.moves.some(([seat, move]) => seat === 0 && move === 'no')).toBe(true)
})

test('a person alone is not asked where there is nothing to answer', async () => {
  const { table, match } = sitDown([PERSON, BOT, BOT, BOT, BOT, BOT, BOT, BOT])
  let asked = 0
  const choices: number[] = []
  for (let k = 0; k < 14; k++) {
    await settled()
    const { window, context } = table.state()
    if (!context.due) continue
    const moves = context.moves()
    if (window !== null) {
      asked++
      choices.push(moves.length)
    }
    table.play(window === null ? (moves.includes('pass') ? 'pass' : moves[0]!) : 'no', false)
  }
  await settled()
  expect(choices.filter((count) => count < 2)).toEqual([])
  expect(match.moves.filter(([seat, move]) => seat === 0 && move === 'no').length).toBeGreaterThan(asked)
})

/** A game at a window in which the first seat could cut in with a joker alone. */
const atJokerWindow = () => {
  const match = dealt(cutInDaifugo, 4, { window: 4 })
  const { engine, state } = match
  for (let made = 0; made < 400; made++) {
    const [seat = 0] = engine.toAct(state)
    const moves = engine.moves(state, seat).map((move) => engine.format(move))
    const isWindow = engine.status(state).phase === 'window'
    if (
      isWindow &&
      seat === 0 &&
      moves.length > 1 &&
      !claimsOf(tableGame as unknown as TableGame, contextOf(match, 0)).any
    )
      return match
    const made = playMove(
      match,
      seat,
      moves.find((move) => !/[RB]J|no|pass/.test(move)) ?? (isWindow ? 'no' : moves[0]!),
    )
    if (isRefusal(made)) throw new Error(made.message.en)
  }
  throw new Error('no such window')
}

test('whoever takes up a game at a window is asked, also where jokers alone would cut in', async () => {
  for (const exercise of [undefined, { review: '/review/a?move=1' }]) {
    const match = atJokerWindow()
    const before = match.moves.length
    const sat = sitDown([PERSON, BOT, BOT, BOT], briefStage, match, exercise)
    await settled()
    const answered = match.moves.slice(before).some(([seat]) => seat === 0)
    expect([answered, sat.table.state().window !== null]).toEqual(
      exercise === undefined ? [true, false] : [false, true],
    )
  }
})

test('persons at one screen share the window: nobody’s hand shows until somebody claims', async () => {
  const sat = sitDown([PERSON, PERSON, PERSON, BOT])
  await untilAsked(sat)
  const { table, match } = sat
  const { claims } = table.state()
  expect(claims?.length).toBeGreaterThan(1)
  expect(table.state().context.seat).toBeNull()
  const seat = claims?.[0] ?? 0
  table.claim(seat)
  expect(table.state()).toMatchObject({ claims: null, window: null, context: { seat } })
  table.play('no', false)
  await settled()
  expect(table.state().claims).toEqual(claims?.slice(1))
  const before = match.moves.length
  table.letPass()
  await settled()
  expect(match.moves.slice(before).map(([, move]) => move)).toContain('no')
  expect(table.state().claims).toBeNull()
})

test('whoever looks on, and whoever claims, sees everybody asked, although the bot has answered', async () => {
  const sat = sitDown([PERSON, PERSON, PERSON, BOT])
  await untilAsked(sat)
  const { table, match } = sat
  const shown = (): CutInView => table.display.scene().view as CutInView
  const others = [0, 1, 2, 3].filter((seat) => seat !== shown().table?.by)
  expect(match.engine.toAct(match.state)).not.toContain(3)
  expect(shown().toAct).toEqual(others)
  const [seat = 0] = table.state().claims ?? []
  table.claim(seat)
  expect(shown()).toMatchObject({ viewer: seat, toAct: others })
})

test('after a cut-in by one of them the others are asked anew', async () => {
  const sat = sitDown([PERSON, PERSON, PERSON, PERSON])
  const { table, match } = sat
  const holders = (): number[] =>
    (table.state().claims ?? []).filter((seat) => match.engine.moves(match.state, seat, { limit: 2 }).length > 1)
  await untilAsked(sat)
  for (let k = 0; k < 20 && holders().length === 0; k++) {
    table.letPass()
    await untilAsked(sat)
  }
  const [seat] = holders()
  if (seat === undefined) throw new Error('nobody holds the cards of a play')
  table.claim(seat)
  const cut = table.state().context.moves()[0]!
  expect(cut).toMatch(/^cut /)
  table.play(cut, false)
  await settled()
  expect(match.events.some(({ type }) => type === 'cut')).toBe(true)
  expect(table.state().claims).not.toContain(seat)
  expect(table.state().claims?.length).toBeGreaterThan(0)
  expect(table.state().context.seat).toBeNull()
})
