import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CccRules, CccView } from '@tefuda/ccc'
import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove } from '@tefuda/kernel'
import { expect, onTestFinished, test } from 'vitest'
import { REQUESTS } from '../src/engine/requests.ts'
import { readShortCcc } from '../src/games/ccc/short.ts'
import { readShortPlay } from '../src/games/climbing/short.ts'
import { readShortExjan } from '../src/games/exjan/short.ts'
import { readShortMove } from '../src/games/southern-cross/short.ts'
import { dealt, orderFor, stacked } from './climbing.ts'
import { startEngine, tefuda } from './process.ts'

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

/** The moves in the first column of the tables of a chapter. */
const movesOfChapter = (chapter: string): string[] => {
  const [, text = ''] = page('notation.md').split(`\n## ${chapter}\n`)
  const [listed = ''] = text.split(/\n##/)
  return listed.split('\n').flatMap((line) => {
    const [, cell = ''] = line.split('|')
    return Array.from(cell.matchAll(/`([^`]+)`/g), ([, move = '']) => move)
  })
}

const expectWrittenSo = (match: Match, moves: readonly string[]): void => {
  for (const move of moves) {
    const parsed = match.engine.parse(match.state, 0, move)
    expect(isRefusal(parsed), move).toBe(false)
    expect(match.engine.format(parsed)).toBe(move)
  }
}

test('the moves of Cut-in Daifugo in docs/notation.md are written as the game writes them', () => {
  const moves = movesOfChapter('Cut-in Daifugo')
  expect(moves.length).toBeGreaterThan(18)
  const match = stacked('cut-in-daifugo', {}, [orderFor(['D3 D3 S5 S5 S3 S3', '', '', ''])], 4)
  // A star is written where a hidden and a public copy are held.
  for (const move of ['show S5', 'show S3']) expect(isRefusal(playMove(match, 0, move)), move).toBe(false)
  expectWrittenSo(match, moves)
})

test('the moves of Zheng Shang You in docs/notation.md are written as the game writes them', () => {
  const moves = movesOfChapter('Zheng Shang You')
  expect(moves.length).toBeGreaterThan(10)
  expectWrittenSo(dealt('zheng-shang-you', {}, 4), moves)
})

test('the moves of Exjan in docs/notation.md are written as the game writes them', () => {
  const moves = movesOfChapter('Exjan')
  expect(moves.length).toBe(6)
  expectWrittenSo(dealt('exjan', {}, 4), moves)
})

test('the moves of CCC in docs/notation.md are written as the game writes them', () => {
  const moves = movesOfChapter('CCC')
  expect(moves.length).toBe(7)
  expectWrittenSo(dealt('ccc', {}, 2), moves)
})

test('the short forms of Exjan in docs/notation.md mean what is said', () => {
  const hand = ['S5', 'H5', 'D7', 'CC', 'DJ']
  const moves = ['group S5 H5', 'run D6 D8', 'reach S5']
  const typed = {
    s5: 'discard S5',
    '♠5': 'discard S5',
    'h5 d5': 'h5 d5',
    '7': 'discard D7',
    c: 'discard CC',
    d: 'discard DJ',
    'r s5': 'reach S5',
    r: 'reach S5',
    g: 'group S5 H5',
    run: 'run D6 D8',
    w: 'win',
    p: 'pass',
    '#3': 'reach S5',
  }
  for (const [short, move] of Object.entries(typed)) {
    expect(page('notation.md')).toContain(`\`${short}\``)
    expect(readShortExjan(short, hand, 'DJ', () => moves)).toBe(move)
  }
  expect(readShortExjan('h5 d5', hand, 'DJ', () => ['group H5 D5'])).toBe('group H5 D5')
})

test('the short forms of CCC in docs/notation.md mean what is said', () => {
  const match = dealt('ccc', {}, 2)
  const cards = ['D6', 'C10', 'S3', 'H5']
  const view = { ...(match.engine.view(match.state, 0) as CccView), hands: [{ count: 4, cards }] }
  const typed = {
    'd6c10>b3': 'D6 C10 > b3',
    '♦6 ♣10 > b3': 'D6 C10 > b3',
    '6 10 > b3': 'D6 C10 > b3',
    '1': 'draw 1',
    'd 1': 'draw 1',
    '4 s3 h5': 'draw 4 - S3 H5',
    end: 'draw 0',
  }
  for (const [short, move] of Object.entries(typed)) {
    expect(page('notation.md')).toContain(`\`${short}\``)
    expect(readShortCcc(short, view, 0, match.rules as CccRules)).toBe(move)
  }
})

/** A line of a shell as words, quotes taken off. */
const wordsOf = (line: string): string[] =>
  Array.from(
    line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g),
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  )

test.each([
  ...['exjan', 'ccc', 'cut-in-daifugo', 'zheng-shang-you'].flatMap((game) => [
    `games/${game}.md`,
    `games/${game}.en.md`,
  ]),
  '../README.md',
])('scores and values in %s can be asked for as they are written', async (name) => {
  const text = page(name).replaceAll(' \\\n', '')
  const lines = text.match(/npx tefuda (?:score|value) [^\n]*/g) ?? []
  expect(lines.length).toBeGreaterThan(1)
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-docs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const line of lines) {
    const input = text.match(/echo '([^']*)'/)?.[1] ?? ''
    const written = wordsOf(line.replace(/ #.*$/, '').replace('npx tefuda ', ''))
    const words = written.map((word) => (word === 'club.json' ? join(folder, word) : word))
    expect(await tefuda(words, { input }), line).toMatchObject({ code: 0, stderr: '' })
  }
})

test('the short forms of plays in docs/notation.md mean what is said', () => {
  const typed = {
    s5h5: 'S5 H5',
    '♠5 ♥5': 'S5 H5',
    'k k': 'SK HK',
    's5 rj': 'S5 RJ=H5',
    '#1': 'S5 H5',
    p: 'pass',
    n: 'no',
  }
  for (const [short, move] of Object.entries(typed)) {
    expect(page('notation.md')).toContain(`\`${short.replace('#1', '#12')}\``)
    const hand = ['S5', 'H5', 'SK', 'HK', 'RJ']
    expect(readShortPlay(short, { hand, moves: () => ['S5 H5', 'S5 RJ=H5', 'SK HK', 'pass'] })).toBe(move)
  }
})
