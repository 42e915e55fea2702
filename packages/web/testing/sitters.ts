import { type Game, isRefusal, type RulesRequest, type Seat } from '@tefuda/kernel'
import { type SouthernCrossEvent, type SouthernCrossView, southernCross } from '@tefuda/southern-cross'
import type { ServerMessage, TableOptions } from '@tefuda/wire'
import { expect } from 'vitest'
import { createEntropy } from '../src/online/entropy.ts'
import { createRemoteTable, type RemoteTable } from '../src/online/remote-table.ts'
import { createRoom } from '../src/online/room.ts'
import type { Clock } from '../src/table/asking.ts'
import type { TableGame } from '../src/table/table-game.ts'
import { storeOf } from './kept-store.ts'
import { openServedTable, type ServedTable } from './served-table.ts'
import { briefStage } from './steps.ts'

export const tableGame: Pick<
  TableGame<SouthernCrossView, SouthernCrossEvent>,
  'motions' | 'begins' | 'told' | 'dealEnd'
> = {
  motions: () => [],
  begins: (event) => event.type === 'place',
  told: () => null,
  dealEnd: () => null,
}

/** A game that shows every event as a move. */
export const plain = { motions: () => [], begins: () => true, told: () => null, dealEnd: () => null }

/** Somebody at the table: a page, and what belongs to the device. */
export const sitterAt = (
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

export type Sitter = ReturnType<typeof sitterAt>

/** A table at which somebody may look on without delay. */
export const openTable = (names: readonly string[], seats = names.length) =>
  openServedTable(southernCross as Game, {}, seats, { names })

export const setUp = async (
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

export const begin = async (served: ServedTable, { room }: Pick<Sitter, 'room'>): Promise<void> => {
  expect(isRefusal(await room.order({ do: 'begin' }))).toBe(false)
  await served.settled()
}

/** A legal move of a seat, as the server knows it. */
export const anyMove = (served: ServedTable, seat: Seat): string => {
  const { engine, state } = served.match()
  return engine.format(engine.moves(state, seat)[0])
}

/** All agree to stop the game. */
export const stop = async (served: ServedTable, [first, ...others]: readonly Sitter[]): Promise<void> => {
  expect(isRefusal(await first!.room.order({ do: 'offer', offer: 'stop' }))).toBe(false)
  for (const { room } of others) expect(isRefusal(await room.order({ do: 'answer', yes: true }))).toBe(false)
  await served.settled()
}

/** All that the server says is lost. */
export const nothingArrives = (): null => null
export const allArrives = (message: ServerMessage): ServerMessage => message
