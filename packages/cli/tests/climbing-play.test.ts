import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CutInView } from '@tefuda/cut-in-daifugo'
import { findGame } from '@tefuda/games'
import { type GameRecord, isBroken, type Match, playMove, replay } from '@tefuda/kernel'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { columnsOf } from '../src/terminal/text.ts'
import { CLIMBING_TABLES } from './climbing.ts'
import { type Finished, openTerminal, tefuda } from './process.ts'

const folders: string[] = []
let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tefuda-climbing-'))
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

/** Always the first move of the list. */
const FIRST = Array<string>(1500).fill('#1')

/** The match of a record before each of its moves. */
const moments = function* (record: GameRecord): Generator<{ match: Match; seat: number; move: string; index: number }> {
  const match = replay(record, findGame, 0)
  if (isBroken(match)) throw new Error(match.refusal.message.en)
  for (const [index, [seat, move]] of record.moves.entries()) {
    yield { match, seat, move, index }
    playMove(match, seat, move)
  }
}

describe.each(CLIMBING_TABLES)('%s %s for %i', (game, preset, seats) => {
  const args = [game, '-p', preset, '-n', `${seats}`, 'deals=2', '--bots', 'random', '--seed', SEED]

  test('is played to its end against bots, through a pipe, in both languages', async () => {
    const ja = await play(args, FIRST)
    expect({ code: ja.code, stderr: ja.stderr }).toEqual({ code: 0, stderr: '' })
    expect(ja.stdout.match(/^第[12](ゲーム|ディール)の結果$/gm)).toHaveLength(2)
    expect(ja.stdout.slice(ja.stdout.lastIndexOf('結果')).match(/^ +\d位 /gm)).toHaveLength(seats)
    const en = await play([...args, '--lang', 'en'], FIRST, 40)
    expect(en.code).toBe(0)
    expect(en.stdout).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u)
    const wide = en.stdout.split('\n').filter((line) => columnsOf(line) > 40 && !line.startsWith('Record: '))
    expect(wide).toEqual([])
    const path = join(home, 'finished', readdirSync(join(home, 'finished'))[0]!)
    expect(await tefuda(['verify', path])).toMatchObject({ code: 0 })
    const replayed = await tefuda(['replay', path])
    expect(replayed).toMatchObject({ code: 0, stderr: '' })
    expect(replayed.stdout).toContain('あなた')
  })
})

test('bots take the other seats where nobody says otherwise; --people and names seat people', async () => {
  const seatsOf = async (...more: string[]): Promise<unknown> => {
    await play(['cut-in-daifugo', '--seed', SEED, ...more], ['#1', '#1', '', 'q'])
    const { seats } = kept('unfinished')
    rmSync(join(home, 'unfinished'), { recursive: true })
    return seats
  }
  const bot = { bot: 'easy' }
  expect(await seatsOf()).toEqual([{}, bot, bot, bot])
  expect(await seatsOf('-n', '5', '--bots', 'random')).toEqual([{}, ...Array(4).fill({ bot: 'random' })])
  expect(await seatsOf('--people', '2')).toEqual([{}, {}, bot, bot])
  expect(await seatsOf('--name', '1=花子', '--name', '3=太郎')).toEqual([{ name: '花子' }, bot, { name: '太郎' }, bot])
  expect(await seatsOf('--bot', '4=strong')).toEqual([{}, bot, bot, { bot: 'strong' }])
  expect(await play(['cut-in-daifugo', '-n', '4', '--people', '5'], [])).toMatchObject({ code: 2 })
})

describe('windows', () => {
  const QUESTION = 'カットインしますか？'
  const args = ['cut-in-daifugo', 'deals=1', '--bots', 'random', '--seed', SEED]
  /** The answers of seat 0 in windows, and whether it had a choice. */
  const answers = (record: GameRecord) =>
    Array.from(moments(record), ({ match, seat, move }) =>
      seat === 0 && /^(no|cut)/.test(move) ? [{ move, free: match.engine.moves(match.state, 0).length > 1 }] : [],
    ).flat()

  test('a person alone is asked where there is something to answer, and Enter is no', async () => {
    const lines = FIRST.map((_, index) => (index % 2 === 0 ? '#1' : ''))
    const { stdout } = await play(args, lines)
    const given = answers(kept('finished'))
    const asked = given.filter(({ free }) => free)
    expect(stdout.split(QUESTION)).toHaveLength(asked.length + 1)
    expect(asked.length).toBeLessThan(given.length)
  })

  test('--every-window asks each time, in the same words', async () => {
    const lines = FIRST.map((_, index) => (index % 2 === 0 ? '' : '#1'))
    const { stdout } = await play([...args, '--every-window'], lines)
    const given = answers(kept('finished'))
    expect(new Set(given.map(({ move }) => move.slice(0, 2)))).toEqual(new Set(['no', 'cu']))
    const questions = stdout.split('\n').filter((line) => line.includes(QUESTION))
    expect(new Set(questions).size).toBe(1)
    expect(questions.length).toBeGreaterThanOrEqual(given.length)
  })

  test('several people round one screen are asked together; who claims names the seat', async () => {
    const people = [...args.slice(0, 2), '--people', '4', '--seed', SEED]
    const { stdout } = await play(people, ['#1', 'pass', 'q'])
    expect(stdout).toContain('だれか割りこみますか？')
    const [[leader, lead], ...noes] = kept('unfinished').moves as [[number, string], ...[number, string][]]
    expect(noes.map(([, move]) => move)).toEqual(['no', 'no', 'no'])
    const [, second] = moments(kept('unfinished'))
    const { match } = second!
    const due = match.engine.toAct(match.state)
    const claimants = due.filter((seat) => match.engine.moves(match.state, seat).length > 1)
    rmSync(join(home, 'unfinished'), { recursive: true })
    const other = due.find((seat) => !claimants.includes(seat))!
    await play(people, [lead, 'nobody', `${leader + 1}`, `${other + 1}`, 'n', '', 'q'])
    expect(kept('unfinished').moves.map(([, move]) => move)).toEqual([lead, 'no', 'no', 'no'])
  })
})

test('why, a foul only when it is meant, and cards on view', async () => {
  const rules = ['cut-in-daifugo', '-p', 'first-steps', 'fouls=penalise', 'deals=1']
  const args = [...rules, '--every-window', '--bots', 'random', '--seed', SEED]
  await play(args, FIRST)
  const { moves } = kept('finished')
  /** A card that seat 0 holds when it is to follow, but may not play; and how often it has been asked until then. */
  const fouls = Array.from(moments(kept('finished')), ({ match, seat, index }) => {
    const { hands, phase } = match.engine.view(match.state, 0) as CutInView
    if (seat !== 0 || phase !== 'turn') return []
    const foul = hands[0]!.cards!.find((card) => {
      const move = match.engine.parse(match.state, 0, card)
      return match.engine.check(match.state, 0, move)?.foul === true
    })
    return foul === undefined ? [] : [{ foul, asked: moves.slice(0, index).filter(([one]) => one === 0).length }]
  }).flat()
  const [{ foul, asked }] = fouls as [(typeof fouls)[number]]
  const lines = [`? ${foul}`, foul, 'cards', foul, foul, '? p', 'q']
  const { stdout } = await play(args, [...FIRST.slice(0, asked), ...lines])
  const told = stdout.replaceAll('\n', '')
  expect(told.match(/出すと反則になります/g)).toHaveLength(3)
  expect(told).toMatch(/（CD-\d+）/)
  expect(stdout).toContain('：公開札')
  expect(told).toContain('この手は選べます')
  expect(kept('unfinished').moves.filter(([seat, move]) => seat === 0 && move === foul)).toHaveLength(1)
})

test.each(['cut-in-daifugo', 'zheng-shang-you'])('%s: every word of the table fits 40 columns', async (game) => {
  const words = ['#1', '#1', '#1', '?', 'm', 'm x1', 'm joker', 'cards', 'log', 'rules', 'p #1', '? p', 'q']
  for (const lang of ['ja', 'en']) {
    const { stdout } = await play([game, '--bots', 'random', '--seed', SEED, '--lang', lang], words, 40)
    expect(stdout.split('\n').filter((line) => columnsOf(line) > 40)).toEqual([])
    rmSync(join(home, 'unfinished'), { recursive: true })
  }
})

test('an interrupted game goes on in the middle of a window', async () => {
  const args = ['cut-in-daifugo', '--every-window', '--bots', 'random', '--seed', SEED]
  await play(args, ['#1', '', '', 'q'])
  const before = kept('unfinished').moves.length
  const { stdout } = await tefuda(['play', '--resume', '--every-window'], {
    input: '\n#1\nq\n',
    env: { TEFUDA_HOME: home },
  })
  expect(stdout).toContain('カットイン大富豪')
  expect(kept('unfinished').moves.length).toBeGreaterThan(before)
})

describe('at a terminal', () => {
  test('seats sit round the table, a move is typed, moves are listed page by page', async () => {
    const terminal = openTerminal(['play', 'cut-in-daifugo', '-n', '8', '--bots', 'random', '--seed', SEED], {
      TEFUDA_HOME: home,
    })
    await terminal.saw(/H \(ランダム\)[\s\S]*あなた> /)
    terminal.type('m\r')
    await terminal.saw(/#1 [\s\S]*（Enter/)
    terminal.type('\r')
    await terminal.saw(/（Enter[\s\S]*あなた> /)
    terminal.type('#1\r')
    await terminal.saw(/#1[\s\S]*あなた> /)
    terminal.type('q\r')
    await terminal.saw(/途中まで保存しました/)
    expect(await terminal.ended()).toBe(0)
    expect(kept('unfinished').game).toBe('cut-in-daifugo')
  })

  test('whoever names nothing is asked for game, rules, number of players and company', async () => {
    const terminal = openTerminal(['play'], { TEFUDA_HOME: home })
    await terminal.saw(/どの遊びにしますか/)
    terminal.type('\x1b[B\r')
    await terminal.saw(/カットイン大富豪：どのルールにしますか/)
    terminal.type('\r')
    await terminal.saw(/何人で遊びますか/)
    terminal.type('\x1b[B\r')
    await terminal.saw(/だれと遊びますか/)
    terminal.type('\r')
    await terminal.saw(/ボットの強さは[\s\S]*● ふつう/)
    terminal.type('\x1b[B\r')
    await terminal.saw(/E \(つよい\)[\s\S]*あなた> /)
    terminal.type('q\r')
    expect(await terminal.ended()).toBe(0)
  })

  test('the chooser names the variant, and begins anew where settings are given', async () => {
    await play(['cut-in-daifugo', '-p', 'half', '--bots', 'random', '--seed', SEED], ['#1', 'q'])
    const terminal = openTerminal(['play'], { TEFUDA_HOME: home })
    await terminal.saw(/●[^\n]*続きから {2}カットイン大富豪 {2}ハーフ/)
    terminal.type('\x03')
    expect(await terminal.ended()).toBe(130)
    const settled = openTerminal(['play', 'cut-in-daifugo', '-p', 'standard'], { TEFUDA_HOME: home })
    await settled.saw(/●[^\n]*新しく始める/)
    settled.type('\x03')
    expect(await settled.ended()).toBe(130)
  })

  test('the result of a deal is shown until Enter', async () => {
    const terminal = openTerminal(
      ['play', 'zheng-shang-you', 'deals=2', '--people', '0', '-n', '4', '--bots', 'random', '--seed', SEED],
      { TEFUDA_HOME: home },
    )
    await terminal.saw(/次へ/)
    for (let moves = 0; moves < 400; moves++) terminal.type('\r')
    await terminal.saw(/第1ディールの結果[\s\S]*第2ディールの結果[\s\S]*結果/)
    expect(await terminal.ended()).toBe(0)
  })
})

describe('rules', () => {
  test.each(CLIMBING_TABLES)(
    '%s %s for %i: the book and the settings fit 80 and 40 columns',
    async (game, preset, seats) => {
      for (const lang of ['ja', 'en'])
        for (const columns of [80, 40])
          for (const more of [[], ['--settings']]) {
            const args = ['rules', game, '-p', preset, '-n', `${seats}`, '--lang', lang, ...more]
            const { code, stdout } = await tefuda(args, { columns: () => columns })
            expect(code).toBe(0)
            expect(stdout.split('\n').filter((line) => columnsOf(line) > columns)).toEqual([])
          }
    },
  )
})
