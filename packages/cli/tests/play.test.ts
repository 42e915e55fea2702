import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GameRecord, isRefusal, playMove } from '@tefuda/kernel'
import type { SouthernCrossView } from '@tefuda/southern-cross'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { type Finished, openTerminal, spawnRunning, tefuda } from './process.ts'
import { playedMatch, playedRecord, SEED } from './records.ts'

const folders: string[] = []
let home = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'tefuda-play-'))
  folders.push(home)
})
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

const play = (args: readonly string[], lines: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Finished> =>
  tefuda(['play', ...args], { input: lines.map((line) => `${line}\n`).join(''), env: { TEFUDA_HOME: home, ...env } })

const kept = (place: 'unfinished' | 'finished'): GameRecord[] => {
  const folder = join(home, place)
  return readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
}

/** The moves of a game from the fixed seed, all legal one after another. */
const movesOf = (record: GameRecord): string[] => record.moves.map(([, move]) => move)
const withoutTimes = ({ moves, ...rest }: GameRecord) => ({ ...rest, moves: moves.map(([seat, move]) => [seat, move]) })

describe('a solitaire through a pipe', () => {
  const whole = playedRecord()

  test('a hint names a move and says why; in a replay a bot says why it played', async () => {
    const { code, stdout } = await play(['southern-cross', '--seed', SEED], ['hint'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/[SHDC♠♥♦♣]?[\dAJQK]+@[abc][123]（.+に）：[^。]+。/)
    const path = join(home, 'bot.json')
    writeFileSync(path, JSON.stringify({ ...whole, seats: [{ bot: 'greedy' }] }))
    const shown = await tefuda(['replay', path, '--at', '1', '--lang', 'en'])
    expect(shown.stdout).toContain('Prepares: a Q at bottom right would make a role (30 points). The Q is in the')
  })

  test('is played to its end, scored, and its record kept', async () => {
    const { code, stdout, stderr } = await play(['southern-cross', '--seed', SEED], movesOf(whole))
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain(`結果\n  あなた  ${whole.outcome!.scores[0]}\n`)
    expect(kept('unfinished')).toEqual([])
    expect(kept('finished').map(withoutTimes)).toEqual([withoutTimes(whole)])
  })

  test('a move that is not possible is refused with its reason, and the game goes on', async () => {
    const { stdout } = await play(
      ['southern-cross', '--seed', SEED],
      ['nonsense', 'SA@z9', 'XX@a1', 'preview XX@a1', 'S9@a1', '? S9@a1', ...movesOf(whole).slice(0, 2)],
    )
    expect(stdout).toContain('「nonsense」は手として読めません')
    expect(stdout).toContain('というマスはありません')
    expect(stdout.match(/という札はありません/g)).toHaveLength(2)
    expect(stdout.match(/♠9 は手札にありません/g)).toHaveLength(2)
    expect(kept('unfinished').map(movesOf)).toEqual([movesOf(whole).slice(0, 2)])
  })

  test('words of the table', async () => {
    const [move = ''] = movesOf(whole)
    const { stdout } = await play(
      ['southern-cross', '--seed', SEED, '--lang', 'en'],
      ['?', 'moves', `p ${move}`, 'rules roles', 'stack a1', 'stack z9', 'log', '', '>', 'undo', 'quit'],
    )
    for (const text of [
      'list the legal moves',
      `${move}  `,
      'points',
      '[roles]',
      'a1: ',
      'There is no cell "z9"',
      '9 cards on the field',
      'do not allow a move to be taken back',
    ])
      expect(stdout).toContain(text)
    expect(kept('unfinished')).toEqual([])
  })

  test('panning beyond the edge does not add up', async () => {
    const match = playedMatch({ rules: { preset: 'free' } }, 0)
    const row = Array.from({ length: 10 }, (_, at) => {
      const [card] = (match.engine.view(match.state, 0) as SouthernCrossView).hands[0]!.cards!
      const move = `${card}@${at + 3},1`
      expect(isRefusal(playMove(match, 0, move))).toBe(false)
      return move
    })
    const { stdout } = await play(
      ['southern-cross', '--preset', 'free', '--seed', SEED],
      [...row, '>>>>>>>>>>>>', '>>>>>>>>', '<', 'q'],
    )
    const columnsShown = stdout.match(/^[<> ]{4} *-?\d+( +-?\d+)+/gm)?.slice(-3) ?? []
    const [far, farther, back] = columnsShown
    expect(farther).toBe(far)
    expect(back).not.toBe(far)
  })

  test('undo where the rules allow it', async () => {
    const [first = '', second = ''] = movesOf(playedRecord({ rules: { undo: true } }))
    await play(['southern-cross', 'undo=true', '--seed', SEED], [first, 'undo', first, second])
    expect(kept('unfinished')).toMatchObject([
      {
        moves: [
          [0, first, expect.any(Number)],
          [0, second, expect.any(Number)],
        ],
        undone: 1,
      },
    ])
  })
})

describe('interrupted play', () => {
  const whole = playedRecord()
  const moves = movesOf(whole)

  test('is resumed where it was left, as often as one likes', async () => {
    await play(['southern-cross', '--seed', SEED], moves.slice(0, 10))
    await play(['--resume'], moves.slice(10, 11))
    expect(kept('unfinished').map(movesOf)).toEqual([moves.slice(0, 11)])
    const { code, stdout } = await play(['--resume'], moves.slice(11))
    expect(code).toBe(0)
    expect(stdout).toContain(`あなた  ${whole.outcome!.scores[0]}`)
    expect(kept('unfinished')).toEqual([])
    expect(kept('finished').map(withoutTimes)).toEqual([withoutTimes(whole)])
  })

  test('survives kill -9 after any move', async () => {
    const child = spawnRunning(['play', 'southern-cross', '--seed', SEED], { TEFUDA_HOME: home })
    for (const move of moves.slice(0, 3)) child.type(`${move}\n`)
    await child.saw(/(あなた> [\s\S]*){4}/)
    child.kill('SIGKILL')
    expect(await child.ended()).toEqual({ code: null, signal: 'SIGKILL' })
    expect(kept('unfinished').map(movesOf)).toEqual([moves.slice(0, 3)])
    await play(['southern-cross', '--resume'], moves.slice(3, 4))
    expect(kept('unfinished').map(movesOf)).toEqual([moves.slice(0, 4)])
  })

  test('two people who resume the same game do not overwrite each other', async () => {
    const first = spawnRunning(['play', 'southern-cross', '--seed', SEED], { TEFUDA_HOME: home })
    first.type(`${moves[0]}\n`)
    await first.saw(/(あなた> [\s\S]*){2}/)
    await play(['--resume'], ['quit'])
    first.type(`${moves[1]}\nquit\n`)
    expect(await first.ended()).toEqual({ code: 0, signal: null })
    expect(
      kept('unfinished')
        .map(({ moves: made }) => made.length)
        .sort((a, b) => a - b),
    ).toEqual([1, 2])
  })

  test('nothing to resume: exit 1', async () => {
    expect(await play(['--resume'], [])).toMatchObject({ code: 1, stderr: 'tefuda：途中の対局はありません。\n' })
  })

  test('a save that does not hold is not played: exit 1', async () => {
    await play(['southern-cross', '--seed', SEED], moves.slice(0, 2))
    const [name = ''] = readdirSync(join(home, 'unfinished'))
    const path = join(home, 'unfinished', name)
    writeFileSync(path, JSON.stringify({ ...kept('unfinished')[0], seed: 'f'.repeat(64) }))
    writeFileSync(join(home, 'unfinished', 'noise.json'), 'not a record')
    const { code, stderr } = await play(['--resume'], [])
    expect(code).toBe(1)
    expect(stderr).toMatch(/^tefuda：.*\n$/)
    expect(readdirSync(join(home, 'unfinished'))).toContain(name)
  })

  test('where nothing can be saved it says so, and leaving early is exit 3', async () => {
    const blocked = { TEFUDA_HOME: '/dev/null/nowhere' }
    const left = await play(['southern-cross', '--seed', SEED], moves.slice(0, 2), blocked)
    expect(left.code).toBe(3)
    expect(left.stderr).toContain('保存できません')
    expect(await play(['southern-cross', '--seed', SEED], moves, blocked)).toMatchObject({ code: 0 })
  })

  test('--record writes the record where one wants it, or exit 3', async () => {
    const path = join(home, 'mine.json')
    await play(['southern-cross', '--seed', SEED, '--record', path], moves)
    expect(await tefuda(['verify', path])).toMatchObject({ code: 0 })
    expect(
      await play(
        ['southern-cross', '--seed', SEED, '--record', join(home, 'none', 'x', '..', '..', 'mine.json', 'x')],
        ['q'],
      ),
    ).toMatchObject({ code: 3 })
  })
})

describe('company', () => {
  test('a bot plays its seat by itself', async () => {
    const { code } = await play(
      ['southern-cross', 'hand=1', '--bot', '2=random', '--seed', SEED],
      ['#1 b2', '#1 b2', '#1 b2'],
    )
    expect(code).toBe(0)
    const [record] = kept('unfinished')
    expect(record?.seats).toEqual([{}, { bot: 'random' }])
    expect(record!.moves.filter(([seat]) => seat === 1).length).toBeGreaterThanOrEqual(3)
  })

  test('bots alone play to the end', async () => {
    const { code, stdout } = await play(
      ['southern-cross', 'hand=1', '--bot', '1=random', '--bot', '2=random', '--bot', '3=random'],
      [],
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/結果\n {2}1位 {2}[ABC] \(ランダム\) +\d+/)
  })

  test('the same seed and people bring the same bots’ moves after a resume', async () => {
    const lines = ['#1 b2', '#1 a1', '#1 c3', '#1 b1']
    const args = ['southern-cross', 'hand=1', '--bot', '2=random', '--seed', SEED]
    await play(args, lines)
    const atOnce = kept('unfinished').map(movesOf)
    rmSync(join(home, 'unfinished'), { recursive: true })
    await play(args, lines.slice(0, 2))
    await play(['--resume'], lines.slice(2))
    expect(kept('unfinished').map(movesOf)).toEqual(atOnce)
  })

  test('several people by name', async () => {
    const match = playedMatch({ seats: 2 }, 4)
    const { stdout } = await play(
      ['southern-cross', '--name', '1=花子', '--name', '2=太郎', '--seed', SEED],
      match.moves.map(([, move]) => move),
    )
    expect(stdout).toContain('花子> ')
    expect(stdout).toContain('太郎> ')
    expect(kept('unfinished')).toMatchObject([{ seats: [{ name: '花子' }, { name: '太郎' }] }])
  })

  test('match play: the person, and bots on fields of their own', async () => {
    const { code, stdout } = await play(
      ['southern-cross', '--preset', 'match', '--bots', 'random', '--seed', SEED],
      movesOf(playedRecord()),
    )
    expect(code).toBe(0)
    expect(stdout).toMatch(/1位/)
    expect(kept('finished')).toHaveLength(1)
  })
})

/** What makes a terminal switch to a screen of its own, and back to what was there before. */
const OWN_SCREEN = '\x1b[?1049h'
const SCREEN_BEFORE = '\x1b[?1049l'

describe('at a terminal', () => {
  test('the table is drawn, moves are typed, Ctrl-C keeps the game: exit 130', async () => {
    const [move = ''] = movesOf(playedRecord())
    const terminal = openTerminal(['play', 'southern-cross', '--seed', SEED], { TEFUDA_HOME: home })
    await terminal.saw(/サザンクロス[\s\S]*あなた> /)
    expect(terminal.text()).toContain(OWN_SCREEN)
    terminal.type(`${move}\r`)
    await terminal.saw(/\+1[\s\S]*あなた> /)
    terminal.type('\x03')
    await terminal.saw(/途中まで保存しました/)
    expect(terminal.text().split(SCREEN_BEFORE).at(-1)).toContain('途中まで保存しました')
    expect(await terminal.ended()).toBe(130)
    expect(kept('unfinished').map(movesOf)).toEqual([[move]])
  })

  test('Tab completes, an unfinished game is offered', async () => {
    const [move = ''] = movesOf(playedRecord())
    await play(['southern-cross', '--seed', SEED], [move])
    const terminal = openTerminal(['play'], { TEFUDA_HOME: home })
    await terminal.saw(/続きから/)
    terminal.type('\r')
    await terminal.saw(/あなた> /)
    terminal.type('qu\t')
    await terminal.saw(/あなた> [^\n]*quit/)
    terminal.type('\r')
    await terminal.saw(/途中まで保存しました/)
    expect(await terminal.ended()).toBe(0)
  })

  test('a curtain hides one hand from the next person', async () => {
    const match = playedMatch({ seats: 2 }, 1)
    const [[first, move]] = match.moves as unknown as [[number, string]]
    const names = ['花子', '太郎']
    const terminal = openTerminal(
      ['play', 'southern-cross', '--name', `1=${names[0]}`, '--name', `2=${names[1]}`, '--seed', SEED],
      { TEFUDA_HOME: home },
    )
    await terminal.saw(new RegExp(`${names[first]} の番です`))
    expect(terminal.text()).not.toContain('#1')
    terminal.type('\r')
    await terminal.saw(/#1[\s\S]*> /)
    terminal.type(`${move}\r`)
    await terminal.saw(new RegExp(`${names[1 - first]} の番です`))
    expect(terminal.text().split('\x1b[2J').at(-1)).not.toContain('#1')
    terminal.type('q\r')
    expect(await terminal.ended()).toBe(0)
  })

  test('a terminal that is closed leaves the game on the disk', async () => {
    const [move = ''] = movesOf(playedRecord())
    const terminal = openTerminal(['play', 'southern-cross', '--seed', SEED], { TEFUDA_HOME: home })
    await terminal.saw(/あなた> /)
    terminal.type(`${move}\r`)
    await terminal.saw(/\+1[\s\S]*あなた> /)
    terminal.close()
    await terminal.ended()
    expect(kept('unfinished').map(movesOf)).toEqual([[move]])
  })

  test('replay steps back and forth', async () => {
    const path = join(home, 'record.json')
    await play(['southern-cross', '--seed', SEED, '--record', path], movesOf(playedRecord()).slice(0, 5))
    const terminal = openTerminal(['replay', path], { TEFUDA_HOME: home })
    await terminal.saw(/ 0\/5|^0\/5|\b0\/5/)
    terminal.type('\x1b[C')
    await terminal.saw(/\b1\/5/)
    terminal.type('G')
    await terminal.saw(/\b5\/5/)
    terminal.type('p')
    await terminal.saw(/\b4\/5/)
    terminal.type('q')
    expect(await terminal.ended()).toBe(0)
    expect(terminal.text().endsWith(SCREEN_BEFORE)).toBe(true)
  })
})
