import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CccView } from '@tefuda/ccc'
import type { ExjanView } from '@tefuda/exjan'
import { findGame } from '@tefuda/games'
import { type GameRecord, isBroken, type Match, playMove, replay } from '@tefuda/kernel'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { columnsOf } from '../src/terminal/text.ts'
import { type Finished, openTerminal, tefuda } from './process.ts'
import { BOARD_TABLES } from './tables.ts'

const folders: string[] = []
let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tefuda-board-'))
  folders.push(home)
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const SEED = '3'.repeat(64)

const play = (args: readonly string[], lines: readonly string[], columns = 80): Promise<Finished> =>
  tefuda(['play', ...args], {
    input: lines.map((line) => `${line}\n`).join(''),
    env: { TEFUDA_HOME: home },
    columns: () => columns,
  })

const kept = (place: 'unfinished' | 'finished'): GameRecord => {
  const folder = join(home, place)
  const [name = ''] = readdirSync(folder)
  return JSON.parse(readFileSync(join(folder, name), 'utf8'))
}

/** Seat and text of the moves of an unfinished game. */
const movesSoFar = (): (readonly [number, string])[] => kept('unfinished').moves.map(([seat, move]) => [seat, move])

/** In Exjan the first move of the list; in CCC a card is drawn, or none once there is no pile. */
const ANYTHING: { readonly [game: string]: readonly string[] } = {
  exjan: Array<string>(1500).fill('#1'),
  ccc: Array<readonly string[]>(700).fill(['1', '0']).flat(),
}

const ROUNDS: { readonly [game: string]: number } = { exjan: 2, ccc: 1 }

describe.each(BOARD_TABLES)('%s %s for %i', (game, preset, seats) => {
  const args = [game, '-p', preset, '-n', `${seats}`, `deals=${ROUNDS[game]}`, '--bots', 'random', '--seed', SEED]

  test('is played to its end against bots, through a pipe, in both languages', async () => {
    const ja = await play(args, ANYTHING[game]!)
    expect({ code: ja.code, stderr: ja.stderr }).toEqual({ code: 0, stderr: '' })
    expect(ja.stdout.slice(ja.stdout.lastIndexOf('結果')).match(/^ +\d位 /gm)).toHaveLength(seats)
    expect(ja.stdout.match(/^第[12]ラウンドの結果$/gm) ?? []).toHaveLength(game === 'exjan' ? 2 : 0)
    const en = await play([...args, '--lang', 'en'], ANYTHING[game]!, 40)
    expect(en.code).toBe(0)
    expect(en.stdout).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u)
    const wide = en.stdout.split('\n').filter((line) => columnsOf(line) > 40 && !line.startsWith('Record: '))
    expect(wide).toEqual([])
    const path = join(home, 'finished', readdirSync(join(home, 'finished'))[0]!)
    expect(await tefuda(['verify', path])).toMatchObject({ code: 0 })
    const replayed = await tefuda(['replay', path])
    expect(replayed).toMatchObject({ code: 0, stderr: '' })
    expect(replayed.stdout).toContain('あなた')
    // As many as players count: answers that let a move pass are none of their own.
    const begun = await tefuda(['replay', path, '--at', '0'])
    const moves = Number(/\b0\/(\d+)/.exec(begun.stdout)![1])
    expect(moves < kept('finished').moves.length).toBe(game === 'exjan')
    for (const at of [Math.floor(moves / 2), moves])
      expect(await tefuda(['replay', path, '--at', `${at}`])).toMatchObject({ code: 0, stderr: '' })
  })

  test('the rule book and the settings fit 80 and 40 columns', async () => {
    for (const lang of ['ja', 'en'])
      for (const columns of [80, 40])
        for (const more of [[], ['--settings']]) {
          const { code, stdout } = await tefuda(
            ['rules', game, '-p', preset, '-n', `${seats}`, '--lang', lang, ...more],
            { columns: () => columns },
          )
          expect(code).toBe(0)
          expect(stdout.split('\n').filter((line) => columnsOf(line) > columns)).toEqual([])
        }
  })
})

/** The match of a record before each of its moves. */
const moments = function* (record: GameRecord): Generator<{ match: Match; seat: number; move: string }> {
  const match = replay(record, findGame, 0)
  if (isBroken(match)) throw new Error(match.refusal.message.en)
  for (const [seat, move] of record.moves) {
    yield { match, seat, move }
    playMove(match, seat, move)
  }
}

describe('Exjan', () => {
  const args = ['exjan', 'deals=1', '--bots', 'random', '--seed', SEED]

  test('the sheet of a win is shown when it is won: hand, yaku, payments, chips, next dealer', async () => {
    const { stdout } = await play(['exjan', 'deals=6', '--bots', 'greedy', '--seed', SEED], ANYTHING.exjan!)
    const [, ...sheets] = stdout.split(/^あがり：/m)
    expect(sheets.length).toBeGreaterThan(1)
    for (const sheet of sheets) {
      const [shown = ''] = sheet.split(/^エクスジャン|^結果/m)
      expect(shown).toMatch(/^ {2}対 {2}\[?[♠♥♦♣]\w+\]? \[?[♠♥♦♣]\w+/m)
      expect(shown).toMatch(/合計 +(\d+段 → )?\d+点/)
      expect(shown).toMatch(/^支払い\n(.*\n)+.* \+\d+/m)
      expect(shown).toMatch(/^チップ\n( {2}\S.* \d+\n){3}/m)
    }
    expect(stdout.match(/^次の親：/gm)!.length).toBeGreaterThan(1)
  })

  test('a card alone is discarded; a card that does not exist is told by its ruling; rivers can be looked up', async () => {
    await play(args, ANYTHING.exjan!)
    const record = kept('finished')
    rmSync(join(home, 'finished'), { recursive: true })
    const discards = Array.from(moments(record), ({ seat, move }) =>
      seat === 0 && move.startsWith('discard') ? [move.slice(8).toLowerCase()] : [],
    ).flat()
    const { stdout } = await play(args, ['rivers', discards[0]!, '? s99', 'q'])
    expect(movesSoFar()[0]).toEqual([0, `discard ${discards[0]!.toUpperCase()}`])
    expect(stdout).toContain('（EJ-1）')
    expect(stdout).toContain('（捨て札なし）')
  })

  test('a person alone is asked in a window only where there is something to call', async () => {
    const lines = ANYTHING.exjan!.map((_, index) => (index % 2 === 0 ? '#1' : ''))
    const { stdout } = await play(args, lines)
    const answers = Array.from(moments(kept('finished')), ({ match, seat }) => {
      const { phase } = match.engine.view(match.state, seat) as ExjanView
      return seat === 0 && phase === 'window' ? [match.engine.moves(match.state, 0).length > 1] : []
    }).flat()
    const asked = answers.filter((free) => free).length
    expect(answers.length).toBeGreaterThan(asked)
    expect(stdout.split('をどうしますか？')).toHaveLength(asked + 1)
    expect(asked).toBeGreaterThan(0)
  })

  test('several people round one screen are asked together, and again when one has claimed', async () => {
    const people = ['exjan', '--seats', '3', '--people', '3', '--seed', SEED]
    const { stdout } = await play(people, ['#1', '', '#1', 'q'])
    expect(stdout).toContain('だれか宣言しますか？')
    const [[, first], ...answers] = movesSoFar() as [[number, string], ...[number, string][]]
    expect(first).toMatch(/^discard /)
    expect(answers.slice(0, 2)).toEqual([
      [1, 'pass'],
      [2, 'pass'],
    ])
    rmSync(join(home, 'unfinished'), { recursive: true })
    const claimed = await play(people, ['#1', '2', 'p', '', 'q'])
    expect(claimed.stdout.match(/だれか宣言しますか？/g)!.length).toBeGreaterThanOrEqual(2)
    expect(movesSoFar().slice(1, 3)).toEqual([
      [1, 'pass'],
      [2, 'pass'],
    ])
  })
})

describe('CCC', () => {
  const args = ['ccc', '--bots', 'random', '--seed', SEED]

  test('coins are paid for as typed or by the number of a way, and draws chosen', async () => {
    await play(args, ['q'])
    const dealt = await play(args, ['pay', '1', 'q'])
    const [, cell = ''] = /^([a-f]\d)#1/m.exec(dealt.stdout.split('あなた> ')[1] ?? '') ?? []
    expect(cell).not.toBe('')
    rmSync(join(home, 'unfinished'), { recursive: true })
    const { stdout } = await play(args, [
      `pay ${cell}`,
      `${cell}#1`,
      'coins',
      'value s4 s5',
      'used',
      'm',
      '? s4 > z9',
      '0',
      'q',
    ])
    expect(movesSoFar().slice(0, 2)).toEqual([
      [0, expect.stringMatching(new RegExp(`> ${cell}$`))],
      [0, 'draw 0'],
    ])
    expect(stdout).toMatch(new RegExp(`${cell}#1 .*√\\d+ = \\d+`))
    expect(stdout).toMatch(new RegExp(`^${cell} +\\d+ {2}A1 {2}A の準自陣$`, 'm'))
    expect(stdout).toContain('4 + 5 = 9、√9 = 3')
    expect(stdout).toMatch(/^使った札 \d枚$/m)
    expect(stdout).toContain('（CC-1）')
  })

  test('an own board by setting; its cells are asked for by name', async () => {
    const { stdout, code } = await play([...args, 'board=[[1,0,4],[9,2,1]]'], ['pay c2', 'pay b1', '0', 'q'])
    expect(code).toBe(0)
    expect(stdout).toContain('「b1」というマスはありません')
    const { rules } = kept('unfinished')
    expect(rules.board).toEqual([
      [1, 0, 4],
      [9, 2, 1],
    ])
  })

  test('an own board in a file; what is wrong with one is told by its line', async () => {
    const path = join(home, 'board.txt')
    writeFileSync(path, '# mine\n1 2 .\n. 9 4\n')
    await play([...args, `board=@${path}`], ['0', 'q'])
    expect(kept('unfinished').rules.board).toEqual([
      [1, 2, 0],
      [0, 9, 4],
    ])
    expect(await tefuda(['rules', 'ccc', `board=@${path}`])).toMatchObject({ code: 0, stderr: '' })
    writeFileSync(path, '1 2\n3 x\n')
    const wrong = await play([...args, '-s', `board=@${path}`], [])
    expect(wrong).toMatchObject({ code: 2, stdout: '' })
    expect(wrong.stderr).toContain('2行目の「x」')
    const unmarked = await play([...args, `board=${path}`], [])
    expect(unmarked).toMatchObject({ code: 2, stdout: '' })
    expect(unmarked.stderr).toContain(`board=@${path}`)
    expect((await tefuda(['play', '--help'])).stdout).toContain('board=@file')
    expect(await play([...args, `board=@${join(home, 'none')}`], [])).toMatchObject({ code: 3 })
    expect(await play([...args, `board=@${home}`], [])).toMatchObject({ code: 3 })
  })

  test('an interrupted turn goes on with its coins', async () => {
    const dealt = await play(args, ['pay', 'q'])
    const [, cell = ''] = /^([a-f]\d)#1/m.exec(dealt.stdout.split('あなた> ')[1] ?? '') ?? []
    await play(args, [`${cell}#1`, 'q'])
    const { stdout } = await tefuda(['play', '--resume'], { input: 'coins\nq\n', env: { TEFUDA_HOME: home } })
    expect(stdout).toMatch(new RegExp(`^${cell} +\\d+ {2}A1`, 'm'))
    const [, first] = moments(kept('unfinished'))
    expect((first?.match.engine.view(first.match.state, 0) as CccView | undefined)?.placed ?? [cell]).toEqual([cell])
  })
})

describe('at a terminal', () => {
  test('Exjan: a card is typed, and the table is drawn anew', async () => {
    const terminal = openTerminal(['play', 'exjan', '-n', '4', '--bots', 'random', '--seed', SEED], {
      TEFUDA_HOME: home,
    })
    await terminal.saw(/D \(ランダム\)[\s\S]*あなたの番[\s\S]*あなた> /)
    terminal.type('rivers\r')
    await terminal.saw(/（捨て札なし）[\s\S]*（Enter/)
    terminal.type('\r')
    terminal.type('d\r')
    await terminal.saw(/を捨てる[\s\S]*あなた> /)
    terminal.type('q\r')
    await terminal.saw(/途中まで保存しました/)
    expect(await terminal.ended()).toBe(0)
    expect(kept('unfinished').game).toBe('exjan')
  })

  test('CCC: the ways to pay page by page, a large board moved about', async () => {
    const terminal = openTerminal(['play', 'ccc', '-p', 'large', '-n', '3', '--bots', 'random', '--seed', SEED], {
      TEFUDA_HOME: home,
    })
    await terminal.saw(/あなたの番[\s\S]*あなた> /)
    terminal.type('pay\r')
    await terminal.saw(/#1 [\s\S]*（Enter/)
    terminal.type('\r')
    terminal.type('>\r')
    terminal.type('1\r')
    await terminal.saw(/1枚引く[\s\S]*あなた> /)
    terminal.type('q\r')
    expect(await terminal.ended()).toBe(0)
  })
})
