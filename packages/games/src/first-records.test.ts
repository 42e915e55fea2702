import { readFileSync } from 'node:fs'
import { type GameRecord, isBroken, nearestPreset, recordOf, replay } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { findGame, games } from './index.ts'

/** Sessions of all games that were recorded before views were folded from events, by the first rules of each. */
const records: GameRecord[] = readFileSync(new URL('first-records.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

test.each(records.map((record) => [record.game, record.seats.length, record.fingerprint.slice(0, 8), record] as const))(
  'a record of before replays to the same end: %s, %i seats, rules %s',
  (_game, _seats, _rules, record) => {
    const match = replay(record, findGame)
    if (isBroken(match)) throw new Error(`move ${match.move}: ${match.refusal.message.en}`)
    expect(record.outcome).not.toBeNull()
    expect({ ...recordOf(match), software: record.software }).toEqual(record)
  },
)

test.each(games.map(({ id }) => id))('there is one of each preset that %s had then', (id) => {
  const { schema } = findGame(id, 1)!
  const kept = records.filter(({ game }) => game === id).map(({ rules }) => nearestPreset(schema, rules).preset)
  expect(new Set(kept)).toEqual(new Set(schema.presets.map((preset) => preset.id)))
})
