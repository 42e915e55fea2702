import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@tefuda/games'
import { fingerprint, type GameRecord, readRules } from '@tefuda/kernel'
import { afterAll, describe, expect, test } from 'vitest'
import { columnsOf } from '../src/terminal/text.ts'
import { spawnTefuda, TEFUDA, tefuda } from './process.ts'
import { committedRecord, playedMatch, playedRecord, SEED } from './records.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-commands-'))
afterAll(() => rmSync(folder, { recursive: true }))

let files = 0
const fileWith = (content: unknown): string => {
  const path = join(folder, `${files++}.json`)
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
  return path
}

const COMMANDS = [
  'games',
  'rules',
  'play',
  'replay',
  'review',
  'verify',
  'score',
  'value',
  'engine',
  'bench',
  'lab',
  'serve',
  'backup',
  'restore',
  'reports',
  'completion',
]

describe('help', () => {
  test('tefuda alone shows what there is', async () => {
    const { code, stdout, stderr } = await tefuda([])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^ +${command} `, 'm'))
    expect(stdout).toContain('終了コード')
  })

  test.each(COMMANDS)('%s --help, in both languages', async (command) => {
    const ja = await tefuda([command, '--help'])
    expect(ja).toMatchObject({ code: 0, stderr: '' })
    expect(ja.stdout).toContain('使い方：')
    const en = await tefuda([command, '--help', '--lang', 'en'])
    expect(en).toMatchObject({ code: 0, stderr: '' })
    expect(en.stdout).toContain('Usage:')
    expect(en.stdout).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u)
  })

  test('--version', async () => {
    expect(await tefuda(['--version'])).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\n$/) })
  })
})

describe('a wrong command line is exit 2 and one line', () => {
  test.each([
    [['dance'], 'unknown-command'],
    [['games', '--colour'], 'unknown-option'],
    [['games', 'more'], 'excess-arguments'],
    [['verify'], 'missing-argument'],
    [['rules'], 'missing-argument'],
    [['rules', 'chess'], 'unknown-game'],
    [['rules', 'southern-cross', '--preset'], 'option-missing-argument'],
    [['rules', 'southern-cross', '--preset', '--seats'], 'option-missing-argument'],
    [['lab', 'run', 'none.lab.json', '--out', ''], 'option-missing-argument'],
    [['lab', 'work', '--queue', ' '], 'option-missing-argument'],
    [['play', 'southern-cross', '--record', ''], 'option-missing-argument'],
    [['rules', 'southern-cross', '--preset', 'nothing'], 'unknown-preset'],
    [['rules', 'southern-cross', '--set', 'hand'], 'bad-setting'],
    [['rules', 'southern-cross', '--set', 'hand=99'], 'bad-setting'],
    [['rules', 'southern-cross', 'colour=1'], 'unknown-setting'],
    [['rules', 'southern-cross', '--seats', '9'], 'bad-option'],
    [['rules', 'southern-cross', '--chapter', 'none'], 'unknown-chapter'],
    [['rules', 'southern-cross', '--preset', 'match', '--seats', '1'], 'rules-conflict'],
    [['games', '--lang', 'fr'], 'invalid-argument'],
    [['completion', 'fish'], 'invalid-argument'],
    [['score', 'ccc'], 'invalid-argument'],
    [['value', 'exjan'], 'invalid-argument'],
    [['engine', '--sessions', 'many'], 'bad-option'],
    [['play', 'southern-cross', '--bot', '1'], 'bad-option'],
    [['play', 'southern-cross', '--bot', '2=nobody'], 'unknown-bot'],
    [['play', 'southern-cross', '--seats', '2', '--bot', '3=random'], 'bad-option'],
    [['play', 'southern-cross', '--seed', 'abc'], 'bad-seed'],
    [['play', 'southern-cross', '--budget', 'long'], 'bad-option'],
    [['play'], 'missing-argument'],
  ])('%j', async (args, code) => {
    const plain = await tefuda(args)
    expect(plain).toMatchObject({ code: 2, stdout: '' })
    expect(plain.stderr).toMatch(/^tefuda：.*[。？].*\n$/)
    const [command = '', ...rest] = args
    if (!['games', 'rules', 'verify', 'replay'].includes(command)) return
    const json = await tefuda([command, '--json', ...rest])
    expect(json).toMatchObject({ code: 2, stderr: '' })
    const { error } = JSON.parse(json.stdout)
    expect(error).toMatchObject({ code, message: { ja: expect.any(String), en: expect.not.stringContaining('。') } })
  })

  test('a slip of the finger gets a suggestion, in the language chosen', async () => {
    expect((await tefuda(['gamse'])).stderr).toContain('もしかして：games')
    expect((await tefuda(['gamse', '--lang', 'en'])).stderr).toBe(
      'tefuda: There is no command "gamse". See --help. Did you mean games?\n',
    )
    expect((await tefuda(['gamse'], { env: { LC_ALL: 'en_US.UTF-8' } })).stderr).toContain('Did you mean games?')
  })
})

describe('a fault of Tefuda itself is exit 4', () => {
  const screenless = (env: NodeJS.ProcessEnv) =>
    tefuda(['games'], {
      env,
      columns() {
        throw new TypeError('x is not a function')
      },
    })

  test('one line says what to do, and nothing of what the error says', async () => {
    const { code, stderr } = await screenless({})
    expect(code).toBe(4)
    expect(stderr).toMatch(/^tefuda：.*TEFUDA_DEBUG.*\n$/)
    expect(stderr).not.toContain('function')
  })

  test('TEFUDA_DEBUG shows the rest', async () => {
    expect((await screenless({ TEFUDA_DEBUG: '1' })).stderr).toMatch(/TypeError: x is not a function\n +at /)
  })
})

describe('games', () => {
  test('lists ids, names and presets', async () => {
    const { code, stdout } = await tefuda(['games'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/^southern-cross {2}サザンクロス {2}1〜5人/m)
    expect(stdout).toMatch(/^ +zodiac +ゾディアクロス$/m)
  })

  test('--json says the same as the engine', async () => {
    const { stdout } = await tefuda(['games', '--json'])
    const engine = await tefuda(['engine'], { input: '{"cmd":"games"}\n' })
    expect(JSON.parse(stdout).games).toEqual(JSON.parse(engine.stdout).games)
  })
})

describe('rules', () => {
  test('the book of exactly these rules, with figures', async () => {
    const { code, stdout } = await tefuda(['rules', 'southern-cross', '--set', 'points.set=77'])
    expect(code).toBe(0)
    expect(stdout).toMatch(/セット +同じ数字3枚 +77/)
    expect(stdout).toContain('［標準と違う］')
    expect(stdout).toContain('╔═════╗')
    expect(stdout).toContain('SC-20')
  })

  test.each(['standard', 'short', 'wild', '4x4', '5x5', 'free', 'ultra', 'zodiac', 'thousand', 'match'])(
    '%s in both languages, no line over 80 columns',
    async (preset) => {
      for (const lang of ['ja', 'en']) {
        const { code, stdout } = await tefuda(['rules', 'southern-cross', '--preset', preset, '--lang', lang])
        expect(code).toBe(0)
        for (const line of stdout.split('\n')) expect(columnsOf(line), line).toBeLessThanOrEqual(80)
      }
    },
  )

  test('--settings lists value, range, default and meaning of each setting', async () => {
    const { stdout } = await tefuda(['rules', 'southern-cross', '--preset', 'short', '--settings'])
    expect(stdout).toMatch(/^hand = 1 ［標準と違う］\n {4}手札の枚数。\n {4}1–7, 既定 3 \(SC-14\)$/m)
    for (const name of Object.keys(findGame('southern-cross')!.schema.settings))
      expect(stdout).toMatch(new RegExp(`^${name}\\b`, 'm'))
  })

  test('--chapter shows one chapter, --json all of it for programs', async () => {
    const chapter = await tefuda(['rules', 'southern-cross', '--chapter', 'reach', '--seats', '2'])
    expect(chapter.stdout).toMatch(/^── .*\[reach\]\n/)
    const { stdout } = await tefuda(['rules', 'southern-cross', 'hand=5', 'jokers=2', '--json'])
    const book = JSON.parse(stdout)
    const { id, rulesVersion, schema } = findGame('southern-cross')!
    const rules = readRules(schema, { hand: 5, jokers: 2 })
    expect(book).toMatchObject({ game: id, seats: 1, rules, rulebook: { chapters: expect.any(Array) } })
    expect(book.fingerprint).toBe('code' in rules ? '' : fingerprint(id, rulesVersion, rules))
  })
})

describe('verify', () => {
  const record = playedRecord()
  const changed = (more: Partial<GameRecord>): string => fileWith({ ...record, ...more })

  test('a record that holds: exit 0, in words and as JSON', async () => {
    const path = fileWith(record)
    const plain = await tefuda(['verify', path])
    expect(plain).toMatchObject({ code: 0, stderr: '' })
    expect(plain.stdout.match(/^✓/gm)).toHaveLength(6)
    const json = await tefuda(['verify', path, '--json'])
    expect(json.code).toBe(0)
    expect(JSON.parse(json.stdout)).toEqual({
      ok: true,
      game: 'southern-cross',
      rulesVersion: record.rulesVersion,
      fingerprint: record.fingerprint,
      seats: 1,
      moves: record.moves.length,
      committed: false,
      givenOrders: 0,
      finished: true,
      undone: 0,
      timeouts: 0,
      outcome: record.outcome,
    })
  })

  test('what a record says without proof is said', async () => {
    const { stdout } = await tefuda(['verify', changed({ timeouts: [2] }), '--lang', 'en'])
    expect(stdout).toContain('Without commitments a record does not tell who played')
    expect(stdout).toContain('does not prove that time ran out where it says so')
    const { stdout: kept } = await tefuda(['verify', fileWith(committedRecord()), '--lang', 'en'])
    expect(kept).not.toContain('Without commitments')
    const shown = await tefuda(['replay', changed({ timeouts: [2] }), '--all', '--lang', 'en'])
    expect(shown.stdout).toMatch(/^ +3 .*time ran out/m)
  })

  test('from standard input; unfinished; committed', async () => {
    expect(await tefuda(['verify', '-'], { input: JSON.stringify(record) })).toMatchObject({ code: 0 })
    expect((await tefuda(['verify', fileWith(playedRecord({}, 5))])).stdout).toContain('途中の記録')
    expect((await tefuda(['verify', fileWith(committedRecord())])).stdout).toContain('卓と1席')
  })

  test('given orders: it does not claim that the deal follows from the seed', async () => {
    const match = playedMatch({}, 0)
    const cards = match.engine.places(match.state).flatMap((place) => place.cards)
    const path = fileWith(playedRecord({ orders: [cards.map((card) => match.engine.deck.name(card))] }, 5))
    const { code, stdout } = await tefuda(['verify', path])
    expect(code).toBe(0)
    expect(stdout).toContain('はじめの1回は、シードからではなく')
    expect((await tefuda(['verify', path, '--lang', 'en'])).stdout).toMatch(
      /given in the record, not made from the seed/,
    )
    expect(JSON.parse((await tefuda(['verify', path, '--json'])).stdout)).toMatchObject({ ok: true, givenOrders: 1 })
  })

  const committed = committedRecord()
  test.each([
    ['another seed', changed({ seed: 'f'.repeat(64) })],
    ['a rule', changed({ rules: { ...record.rules, hand: 4 } })],
    ['the fingerprint', changed({ fingerprint: '0'.repeat(64) })],
    ['a move', changed({ moves: record.moves.with(4, [0, 'SA@a1']) })],
    ['a move of a seat that is not there', changed({ moves: record.moves.with(4, [7, record.moves[4]![1]]) })],
    ['a move left out', changed({ moves: record.moves.toSpliced(4, 1) })],
    ['a move more', changed({ moves: [...record.moves, record.moves[0]!] })],
    ['the outcome', changed({ outcome: { ...record.outcome!, scores: [9999] } })],
    ['an outcome of another shape', changed({ outcome: { scores: 'many' } as never })],
    ['an outcome before the end', fileWith({ ...playedRecord({}, 5), outcome: record.outcome })],
    [
      'a secret',
      fileWith({
        ...committed,
        commitments: { ...committed.commitments, table: { ...committed.commitments!.table, secret: 'c'.repeat(64) } },
      }),
    ],
    ['a seed other than the committed one', fileWith({ ...committed, seed: SEED })],
    ['an unknown game', changed({ game: 'chess' })],
    ['rules of another version', changed({ rulesVersion: 99 })],
    ['nothing but an object', fileWith({})],
    ['no JSON at all', fileWith('hello')],
    ['an empty file', fileWith('')],
  ])('%s changed: exit 1, with the reason', async (_, path) => {
    const plain = await tefuda(['verify', path])
    expect(plain).toMatchObject({ code: 1, stderr: '' })
    expect(plain.stdout).toMatch(/^✗ .*\n {2}.*。\n$/m)
    const json = await tefuda(['verify', path, '--json', '--lang', 'en'])
    expect(json.code).toBe(1)
    expect(JSON.parse(json.stdout)).toMatchObject({
      ok: false,
      error: { code: expect.any(String), message: { en: expect.any(String) } },
    })
  })

  test('says at which move a record goes wrong', async () => {
    const path = changed({ moves: record.moves.with(4, [0, 'SA@z1']) })
    expect((await tefuda(['verify', path])).stdout).toContain(`✗ 5手目（全${record.moves.length}手）：SA@z1`)
    expect(JSON.parse((await tefuda(['verify', path, '--json'])).stdout)).toMatchObject({
      move: 4,
      error: { code: 'unknown-cell' },
    })
  })

  test('a file without end is given up: exit 1', async () => {
    expect(await tefuda(['verify', '/dev/zero'])).toMatchObject({
      code: 1,
      stdout: expect.stringContaining('記録が長すぎます'),
    })
  })

  test('a file that cannot be read: exit 3', async () => {
    for (const path of [join(folder, 'none.json'), folder, join(fileWith('x'), 'inside')])
      expect(await tefuda(['verify', path])).toMatchObject({
        code: 3,
        stdout: '',
        stderr: expect.stringMatching(/^tefuda：.* を読めません（.*）。\n$/),
      })
    const json = await tefuda(['verify', join(folder, 'none.json'), '--json'])
    expect({ code: json.code, error: JSON.parse(json.stdout).error.code }).toEqual({
      code: 3,
      error: 'unreadable-file',
    })
  })
})

describe('replay', () => {
  const record = playedRecord({ seats: 2, names: [{ name: '花子' }, { name: '太郎' }] })
  const path = fileWith(record)

  test('every move with what happened, and the result', async () => {
    const { code, stdout } = await tefuda(['replay', path])
    expect(code).toBe(0)
    for (const [at, [seat, move]] of record.moves.entries())
      expect(stdout).toContain(`${at + 1}  ${['花子', '太郎'][seat]}  ${move}`)
    expect(stdout).toMatch(/結果\n {2}1位 {2}(花子|太郎)/)
    expect((await tefuda(['replay', path, '--all'])).stdout).toBe(stdout)
  })

  test('the table after a move, from any seat', async () => {
    expect((await tefuda(['replay', path, '--at', '0'])).stdout).toContain(`0/${record.moves.length}`)
    const { stdout } = await tefuda(['replay', path, '--at', '7', '--seat', '2'])
    expect(stdout).toContain(`7/${record.moves.length}`)
    expect(stdout).toContain('#1')
    expect(await tefuda(['replay', path, '--at', '9999'])).toMatchObject({ code: 2 })
    expect(await tefuda(['replay', path, '--seat', '3'])).toMatchObject({ code: 2 })
  })

  test('--json', async () => {
    const { stdout } = await tefuda(['replay', path, '--json'])
    const film = JSON.parse(stdout)
    expect(film).toMatchObject({ ok: true, game: 'southern-cross', outcome: record.outcome })
    expect(film.moves.map(({ seat, move }: { seat: number; move: string }) => [seat, move])).toEqual(
      record.moves.map(([seat, move]) => [seat, move]),
    )
  })

  test('a record that breaks off is shown up to there: exit 1', async () => {
    const broken = fileWith({ ...record, moves: record.moves.with(5, [0, 'SA@z9']) })
    const { code, stdout, stderr } = await tefuda(['replay', broken])
    expect(code).toBe(1)
    expect(stdout).toContain(`5  `)
    expect(stderr).toContain('z9')
    expect(await tefuda(['replay', fileWith({})])).toMatchObject({ code: 1, stdout: '' })
  })

  test('names from a file cannot steer the terminal', async () => {
    const sly = fileWith({ ...record, seats: [{ name: '\x1b[2Jgone\x07' }, {}] })
    const { stdout } = await tefuda(['replay', sly, '--at', '1'])
    expect(stdout).toContain('[2Jgone')
    expect(stdout).not.toMatch(/[^\P{Cc}\n]/u)
  })
})

describe('pipes', () => {
  const shell = (command: string) =>
    spawnSync('bash', ['-c', `set -o pipefail; ${command}`], {
      encoding: 'utf8',
      env: { ...process.env, NODE: process.execPath, TEFUDA },
    })

  test('a reader that goes away is no fault', () => {
    const { status, stderr } = shell(
      'for i in 1 2 3 4 5 6 7 8; do "$NODE" "$TEFUDA" rules southern-cross --json; done | head -c 10',
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('the engine ends when nobody reads its replies', () => {
    const { status, stderr } = shell(
      '(yes \'{"cmd":"games"}\' || true) | "$NODE" "$TEFUDA" engine | head -1 > /dev/null',
    )
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  })

  test('a closed standard input is an empty one', () => {
    expect(shell('"$NODE" "$TEFUDA" engine <&-')).toMatchObject({ status: 0, stdout: '', stderr: '' })
  })

  test.runIf(existsSync('/dev/full'))('an output that takes nothing: exit 3 and one line', () => {
    expect(shell('"$NODE" "$TEFUDA" games > /dev/full')).toMatchObject({
      status: 3,
      stderr: expect.stringMatching(/^tefuda：出力を書けません（.*）。\n$/),
    })
  })

  test('the exit code reaches the shell, and a fault is one line', async () => {
    expect(await spawnTefuda(['verify', fileWith(playedRecord())])).toMatchObject({ code: 0, stderr: '' })
    expect(await spawnTefuda(['verify', fileWith({})])).toMatchObject({ code: 1, stderr: '' })
    expect(await spawnTefuda(['verify'])).toMatchObject({ code: 2, stderr: expect.stringMatching(/^tefuda：.*\n$/) })
    expect(await spawnTefuda(['verify', folder])).toMatchObject({
      code: 3,
      stderr: expect.stringMatching(/^tefuda：.*\n$/),
    })
  })

  test('colours only where they are asked for', async () => {
    expect((await tefuda(['games'], { env: { FORCE_COLOR: '1' } })).stdout).toContain('\x1b[')
    for (const [args, env] of [
      [['games'], {}],
      [['games', '--no-color'], { FORCE_COLOR: '1' }],
      [['games'], { NO_COLOR: '1', FORCE_COLOR: '1' }],
    ] as const)
      expect((await tefuda(args, { env })).stdout).not.toContain('\x1b[')
  })
})
