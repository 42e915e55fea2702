import { findGame } from '@tefuda/games'
import { type GameRecord, isRefusal, openMatch, playMove, recordOf } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { recordFileName } from './file-name.ts'
import { readRecordFile } from './read-file.ts'

const game = findGame('southern-cross')
if (game === undefined) throw new Error('Southern Cross is not in the catalogue')

/** The beginning of a solitaire: so many first legal moves. */
const begun = (moves: number): GameRecord => {
  const match = openMatch({ game, seats: 1, seed: '7f'.repeat(32) })
  if (isRefusal(match)) throw new Error(match.message.en)
  for (let move = 0; move < moves; move++) {
    const [next] = match.engine.moves(match.state, 0)
    if (next === undefined) break
    playMove(match, 0, match.engine.format(next))
  }
  return recordOf(match)
}

const codeOf = (content: unknown): string | null => {
  const result = readRecordFile(typeof content === 'string' ? content : JSON.stringify(content))
  return isRefusal(result) ? result.code : null
}

test('a record is read back as it was written', () => {
  const record = begun(100)
  expect(record.outcome).not.toBeNull()
  expect(readRecordFile(JSON.stringify(record))).toEqual(record)
})

test('a record that stops before the end is read too', () => {
  expect(readRecordFile(JSON.stringify(begun(5)))).toMatchObject({ outcome: null })
})

test('a game that the page lacks is asked for where the page comes from', () => {
  const record = { ...begun(5), game: 'whist', package: { name: 'tefuda-game-whist', version: '1.2.0' } }
  const refused = readRecordFile(JSON.stringify(record))
  const { ja, en } = (isRefusal(refused) && refused.message) || {}
  expect(ja).toBe(
    '「whist」は、このページに入っていない遊びです。サーバーを動かしている人に、パッケージ tefuda-game-whist 1.2.0 を加えるよう頼んでください。',
  )
  expect(en).toBe(
    'The game “whist” is not in this page. Ask whoever runs the server to add the package tefuda-game-whist 1.2.0.',
  )
})

test('what is no record is refused', () => {
  expect(codeOf('')).toBe('bad-record')
  expect(codeOf('{')).toBe('bad-record')
  expect(codeOf({ format: 'other' })).toBe('bad-record')
  expect(codeOf(' '.repeat(5_000_001))).toBe('bad-record')
})

test('a changed score is noticed', () => {
  const record = begun(100)
  expect(codeOf({ ...record, outcome: { ...record.outcome, scores: [9999] } })).toBe('outcome-differs')
})

test('a move that was not possible is named by its number', () => {
  const record = begun(5)
  const moves = record.moves.with(2, [0, 'nonsense'])
  expect(readRecordFile(JSON.stringify({ ...record, moves }))).toMatchObject({
    message: { ja: expect.stringMatching(/^3手目/) },
  })
})

test('changed rules do not match their fingerprint', () => {
  const record = begun(5)
  expect(codeOf({ ...record, rules: { ...record.rules, hand: 5 } })).toBe('fingerprint-differs')
})

test('files are named by game, day and deal', () => {
  expect(recordFileName(begun(0), Date.UTC(2026, 10, 21))).toBe('southern-cross-2026-11-21-7f7f7f7f.json')
})
