import { findGame } from '@tefuda/games'
import { isRefusal, type RulesRequest, rng } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { storeOf } from '../../testing/kept-store.ts'
import { openServedTable, type ServedTable } from '../../testing/served-table.ts'
import { BUSY_TABLES, briefStage, stepsOf } from '../../testing/steps.ts'
import { loadTableGame } from '../games/index.ts'
import { playedIn } from '../table/played.ts'
import { createEntropy } from './entropy.ts'
import { createRemoteTable, type RemoteTable } from './remote-table.ts'
import { createRoom, type Room } from './room.ts'

const clock = { now: () => performance.now(), after: () => () => {} }

const arrive = (served: ServedTable, guest: string): Room =>
  createRoom({
    line: served.line(guest),
    entropy: createEntropy(storeOf(), () => 1),
    now: clock.now,
    isLookedAt: () => true,
    hasOpened: () => false,
  })

/** People at every seat of an online table, and one who looks on. */
const setUp = async (game: string, seats: number, rules: RulesRequest) => {
  const names = [...Array.from({ length: seats }, (_, seat) => `player ${seat}`), 'guest']
  const served = await openServedTable(findGame(game)!, rules, seats, { names })
  const rooms = served.guests.map((guest) => arrive(served, guest))
  await served.settled()
  const players = rooms.slice(0, seats)
  for (const [seat, room] of players.entries()) expect(await room.sit(seat)).toBeNull()
  expect(isRefusal(await players[0]!.order({ do: 'begin' }))).toBe(false)
  await served.settled()
  return { served, players, guest: rooms.at(-1)! }
}

const openTable = async (served: ServedTable, room: Room): Promise<RemoteTable> => {
  const { game } = room.state()
  const tableGame = await loadTableGame(served.match(), false)
  return createRemoteTable(room, playedIn(served.match()), tableGame, game!, {
    stage: briefStage,
    clock,
    record: served.record,
    shown: () => null,
    keep: async () => ({ record: 'kept', best: null }),
    switches: () => ({ passAlone: false, winAlone: false }),
    onLapse: () => {},
  })
}

const MOST_MOVES = 50

test.each(BUSY_TABLES)(
  'at an online table every step is a view of the game, and nothing else is seen when all is at rest: %s, %i seats, %o',
  async (game, seats, rules) => {
    const { served, players, guest } = await setUp(game, seats, rules)
    const tables = [await openTable(served, players[0]!), await openTable(served, guest)]
    const match = served.match()
    const steps = tables.map(({ display }, k) => stepsOf(display, match, k === 0 ? 0 : null))
    const random = rng(5)
    for (let made = 0; made < MOST_MOVES; made++) {
      const [seat] = match.engine.toAct(match.state)
      if (seat === undefined) break
      const room = players[seat]!
      const move = match.engine.format(match.engine.pick(match.state, seat, random))
      const answer = await room.order({ do: 'move', move, turn: room.state().game!.now.turn })
      expect(isRefusal(answer)).toBe(false)
      await new Promise((resolve) => setTimeout(resolve))
      for (const { display } of tables) if (display.scene().halt !== null) display.resume()
      for (const { display } of tables) await display.idle()
    }
    for (const { faults, shown, rests } of steps) {
      expect(faults).toEqual([])
      expect(shown).toBeGreaterThan(20)
      expect(rests).toBeGreaterThan(15)
    }
  },
)
