import { isRefusal, recordOf, refusal } from '@tefuda/kernel'
import { describe, expect, test } from 'vitest'
import type { ServedTable } from '../../testing/served-table.ts'
import { anyMove, begin, openTable, setUp, sitterAt, stop } from '../../testing/sitters.ts'
import type { Clock } from '../table/asking.ts'
import type { RemoteTable } from './remote-table.ts'

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

  test('it is asked for when somebody wants it, at once', async () => {
    const { served, sitters } = await setUp(['an'])
    const { reach, after, record } = outOfReach(served)
    const table = sitters[0]!.open(undefined, after, record)
    await playOut(served, [table])
    reach.is = true
    table.askRecord()
    await served.settled()
    expect(table.ending()).toMatchObject({ kind: 'checked', verdict: { kind: 'sound' } })
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
