import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '@tefuda/games'
import { isRefusal, openMatch } from '@tefuda/kernel'
import { expect, test } from 'vitest'
import { REQUESTS } from '../src/engine/requests.ts'
import { readShortMove } from '../src/games/southern-cross/short.ts'
import { startEngine } from './process.ts'

const page = (name: string): string => readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', name), 'utf8')

/** An expected reply, in which `"…"` stands for anything. */
const matching = (expected: unknown): unknown => {
  if (expected === '…') return expect.anything()
  if (Array.isArray(expected)) return expected.map(matching)
  if (typeof expected !== 'object' || expected === null) return expected
  return Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, matching(value)]))
}

test('the example session of docs/engine.md happens as it is written', async () => {
  const lines = page('engine.md').match(/^[<>] \{.*\}$/gm) ?? []
  expect(lines.length).toBeGreaterThan(15)
  const engine = startEngine()
  for (let at = 0; at < lines.length; at += 2) {
    const [request = '', reply = ''] = lines.slice(at, at + 2)
    expect([request[0], reply[0]]).toEqual(['>', '<'])
    expect(await engine.ask(request.slice(2))).toEqual(matching(JSON.parse(reply.slice(2))))
  }
  expect(await engine.end()).toMatchObject({ code: 0, rest: [] })
})

test('docs/engine.md describes every command', () => {
  for (const command of Object.keys(REQUESTS)) expect(page('engine.md')).toContain(`\`{"cmd":"${command}"`)
})

test('the moves of docs/notation.md can be read', () => {
  const moves =
    page('notation.md')
      .match(/`[SHDCRB][0-9AJQK]*@[^`…]+`/g)
      ?.map((move) => move.slice(1, -1)) ?? []
  expect(moves.length).toBeGreaterThan(2)
  for (const move of moves) {
    const preset = move.includes(',') ? 'free' : 'standard'
    const match = openMatch({ game: findGame('southern-cross')!, rules: { preset }, seats: 1 })
    if (isRefusal(match)) throw new Error(match.message.en)
    const parsed = match.engine.parse(match.state, 0, move)
    expect(isRefusal(parsed), move).toBe(false)
    expect(match.engine.format(parsed)).toBe(move)
  }
})

test('the short forms of docs/notation.md mean what is said', () => {
  for (const typed of ['h10b2', 'h10 b2', 'ht b2', '10b2', '♥10b2']) {
    expect(page('notation.md')).toContain(`\`${typed}\``)
    expect(readShortMove(typed, ['S3', 'H10'], 'grid')).toBe('H10@b2')
  }
})
