import { describe, expect, test } from 'vitest'
import {
  beginTrial,
  doWork,
  gameOf,
  guestAt,
  keep,
  playOut,
  type Trial,
  tell,
  trialTable,
  waitForWork,
} from '../../testing/playing.ts'
import type { Dated, Entry } from './entry.ts'
import { tableFrom } from './fold.ts'
import { departure } from './seats.ts'

const southernCross = gameOf('southern-cross')

describe('somebody is forgotten', () => {
  const forget = (trial: Trial, guest: string): readonly Entry[] => {
    const entries = departure(trial.table, guest)
    keep(trial, entries)
    return entries
  }
  const open = (...seats: ('person' | 'bot')[]): Trial => trialTable({ game: southernCross, seats })
  const host = guestAt(0)

  test('before the game the seat becomes free, and the host is somebody who sits there', () => {
    const trial = open('person', 'person', 'person')
    expect(forget(trial, guestAt(1))).toEqual([{ type: 'left', seat: 1 }])
    expect(forget(trial, host)).toEqual([
      { type: 'left', seat: 0 },
      { type: 'hosted', guest: guestAt(2) },
    ])
    expect(trial.table).toMatchObject({ stage: 'open', host: guestAt(2) })
    expect(forget(trial, host)).toEqual([])
  })

  test('before the game a table where nobody else sits is closed, whether its host has a seat or not', () => {
    const seated = open('person', 'bot')
    expect(forget(seated, host)).toEqual([{ type: 'left', seat: 0 }, { type: 'stopped' }])
    const looksOn = open('person', 'bot')
    tell(looksOn, 0, { do: 'leave' })
    expect(forget(looksOn, host)).toEqual([{ type: 'stopped' }])
    expect(looksOn.table.stage).toBe('stopped')
    expect(forget(looksOn, host)).toEqual([])
  })

  test('a host who merely looks on hands over, before the game and in it', () => {
    for (const isBegun of [false, true]) {
      const trial = open('person', 'person')
      keep(trial, [{ type: 'hosted', guest: 'stranger' }])
      if (isBegun) {
        keep(trial, [{ type: 'hosted', guest: host }])
        beginTrial(trial)
        keep(trial, [{ type: 'hosted', guest: 'stranger' }])
      }
      expect(forget(trial, 'stranger')).toEqual([{ type: 'hosted', guest: host }])
    }
  })

  test('a running game goes on as if they had left it, to its end', () => {
    const trial = open('person', 'person')
    beginTrial(trial)
    expect(forget(trial, host)).toEqual([
      { type: 'lent', seat: 0, level: 'easy', good: true },
      { type: 'hosted', guest: guestAt(1) },
    ])
    expect(forget(trial, host)).toEqual([])
    forget(trial, guestAt(1))
    playOut(trial, 3)
    expect(trial.table.stage).toBe('over')
    expect(forget(trial, host)).toEqual([])
  })

  test('between the beginning and the deal too', () => {
    const trial = open('person', 'person')
    tell(trial, 0, { do: 'begin' })
    expect(forget(trial, host)).toMatchObject([{ type: 'lent', good: true }, { type: 'hosted' }])
    waitForWork(trial)
    doWork(trial, () => '')
    expect(trial.table.stage).toBe('playing')
    forget(trial, guestAt(1))
    playOut(trial, 3)
    expect(trial.table.stage).toBe('over')
  })

  test('what all others have agreed to is done', () => {
    const trial = open('person', 'person', 'person')
    beginTrial(trial)
    tell(trial, 0, { do: 'offer', offer: 'stop' })
    tell(trial, 1, { do: 'answer', yes: true })
    expect(forget(trial, guestAt(2))).toMatchObject([{ type: 'lent' }, { type: 'stopped' }])
  })

  test('a seat that is kept for them becomes free; strangers change nothing', () => {
    const [{ entry }] = open('person', 'person').log as [Dated]
    const kept = [{ seat: 1, guest: 'stranger' }]
    const table = tableFrom('trial', [{ at: 0, entry: { ...(entry as Entry & { type: 'opened' }), kept } }])!
    expect(departure(table, 'stranger')).toEqual([{ type: 'left', seat: 1 }])
    expect(departure(table, 'nobody')).toEqual([])
  })
})
