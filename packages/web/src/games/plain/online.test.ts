import { findGame } from '@tefuda/games'
import { isRefusal, rng, type Viewer } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { storeOf } from '../../../testing/kept-store.ts'
import { openServedTable } from '../../../testing/served-table.ts'
import { BUSY_TABLES, briefStage } from '../../../testing/steps.ts'
import { createEntropy } from '../../online/entropy.ts'
import { createRemoteTable } from '../../online/remote-table.ts'
import { createRoom } from '../../online/room.ts'
import { playedIn } from '../../table/played.ts'
import { plainTableGame } from './table-game.ts'

const clock = { now: () => performance.now(), after: () => () => {} }

const MOST_MOVES = 60

test.each(BUSY_TABLES)(
  'online the plain table shows whole moves to players and guests, and the cards they know: %s, %i seats, %o',
  async (game, seats, rules) => {
    const names = Array.from({ length: seats + 1 }, (_, place) => `guest ${place}`)
    const served = await openServedTable(findGame(game)!, rules, seats, { names })
    const rooms = served.guests.map((guest) =>
      createRoom({
        line: served.line(guest),
        entropy: createEntropy(storeOf(), () => 1),
        now: clock.now,
        isLookedAt: () => true,
        hasOpened: () => false,
      }),
    )
    await served.settled()
    for (const [seat, room] of rooms.slice(0, seats).entries()) expect(await room.sit(seat)).toBeNull()
    expect(isRefusal(await rooms[0]!.order({ do: 'begin' }))).toBe(false)
    await served.settled()
    const match = served.match()
    const { engine } = match
    const tableGame = plainTableGame(match)
    /** Views apart from who is due: while seats are asked together a page sees none of the answers of others. */
    const textOf = (view: unknown): string => JSON.stringify({ ...(view as object), toAct: null })
    const watched = ([0, null] as readonly Viewer[]).map((viewer) => {
      const room = rooms[viewer ?? seats]!
      const { display } = createRemoteTable(room, playedIn(match), tableGame, room.state().game!, {
        stage: briefStage,
        clock,
        record: served.record,
        shown: () => null,
        keep: async () => ({ record: 'kept', best: null }),
        switches: () => ({ passAlone: false, winAlone: false }),
        onLapse: () => {},
      })
      const shown = new Set<string>()
      const whole = new Set([textOf(engine.view(match.state, viewer))])
      display.subscribe(() => {
        const { view } = display.scene()
        shown.add(textOf(view))
        // Whatever is shown can be laid out: scores, cards in hands, what lies open.
        const line = tableGame.seatLine(view, 0, match.rules)
        expect(Number.isInteger(line.points)).toBe(true)
      })
      return { viewer, display, shown, whole }
    })
    const random = rng(5)
    for (let made = 0; made < MOST_MOVES; made++) {
      const [seat] = engine.toAct(match.state)
      if (seat === undefined) break
      const room = rooms[seat]!
      const move = engine.format(engine.pick(match.state, seat, random))
      const answer = await room.order({ do: 'move', move, turn: room.state().game!.now.turn })
      expect(isRefusal(answer)).toBe(false)
      for (const { viewer, whole } of watched) whole.add(textOf(engine.view(match.state, viewer)))
      await new Promise((resolve) => setTimeout(resolve))
      for (const { display } of watched) if (display.scene().halt !== null) display.resume()
      for (const { display } of watched) await display.idle()
    }
    for (const { shown, whole } of watched) {
      expect(shown.size).toBeGreaterThan(15)
      for (const text of shown) expect(whole).toContain(text)
    }
  },
)
