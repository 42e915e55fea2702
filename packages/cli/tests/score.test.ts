import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Calculation } from '@tefuda/ccc'
import type { Sheet } from '@tefuda/exjan'
import { afterAll, describe, expect, test } from 'vitest'
import { columnsOf } from '../src/terminal/text.ts'
import { spawnTefuda, tefuda } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-score-'))
afterAll(() => rmSync(folder, { recursive: true }))

const words = (line: string): string[] => line.split(' ')
const score = (line: string, more: readonly string[] = []) => tefuda(['score', 'exjan', ...words(line), ...more])
const sheetOf = async (line: string, more: readonly string[] = []): Promise<Sheet> => {
  const { code, stdout, stderr } = await score(line, [...more, '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const { ok, sheet } = JSON.parse(stdout)
  expect(ok).toBe(true)
  return sheet
}
const refusalOf = async (args: readonly string[], input = '') => {
  const { code, stdout, stderr } = await tefuda([...args, '--json'], { input })
  expect(stderr).toBe('')
  const { ok, error } = JSON.parse(stdout)
  expect(ok).toBe(false)
  expect(error.message.ja).toMatch(/[。：]/)
  expect(error.message.en).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u)
  return { code, error: error.code, rule: error.rule }
}

const HAND = 'S3 S4 S5 H7 D7 C7 D9 D10 D11 SM HM'

describe('tefuda score exjan: the sheet', () => {
  test('the hand grouped as scored, yaku, dora, dan, points, who pays what and why', async () => {
    const { code, stdout, stderr } = await score(HAND, [
      ...words('--reach --indicator h6 --from 3 --winner 2 --stakes 20'),
      ...['--name', '2=花子', '--name', '3=太郎'],
    ])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toBe(`あがり：花子（子）
  太郎 の捨て札 ♥M で
  連  ♠3 ♠4 ♠5
  群  ♥7 ♦7 ♣7
  連  ♦9 ♦10 ♦11
  対  ♠M [♥M]

  リーチ   1段
  ドラ ×3  3段
  合計     4段 → 80点
  ドラ表示 ♥6 → 7（3枚）

支払い
  太郎   −80  子が、人の捨て札であがり：捨てた人（80点の100％）　50点×1、10点×3
  供託   +20
  花子  +100
`)
  })

  test('in English, with a set laid open, drawn by the dealer; no line too wide', async () => {
    const args = [...words('SJ HJ S2 S3 S4 D12 D13 C14'), '--meld', 'CQ DQ HQ']
    const { code, stdout } = await tefuda(
      ['score', 'exjan', ...args.slice(0, 7), 'D14', '--meld', 'CQ DQ HQ', '--lang', 'en', '--last'],
      { columns: () => 40 },
    )
    expect(code).toBe(0)
    expect(stdout).toContain('Seat 1 wins (dealer)\n  draws ♦14\n')
    expect(stdout).toMatch(/group {2}♥Q ♦Q ♣Q \(called\)/)
    expect(stdout).toMatch(/Last card {5}1 dan\n {2}Symbol group {2}1 dan\n {2}In all {8}2 dan → 20 points/)
    expect(stdout.match(/−10/g)).toHaveLength(3)
    expect(stdout).toContain('Seat 1  +30')
    expect(stdout.split('\n').filter((line) => columnsOf(line) > 80)).toEqual([])
  })

  test('a yakuman; letters in place of signs', async () => {
    const { stdout } = await score('SJ HJ DJ SF HF DF SM HM DM SK HK', ['--ascii'])
    expect(stdout).toContain('全面大札  役満')
    expect(stdout).toMatch(/合計 +320点/)
    expect(stdout).toContain('SK [HK]')
    expect(stdout).not.toContain('♠')
  })

  test('a share that is rounded up, and a payer who has too little', async () => {
    const four = await score(
      'S2 S3 S4 H5 H6 H7 D8 D9 D10 C2 D2',
      words('--winner 2 --chips 3,250,250,250 -s yaku.unaided=0'),
    )
    expect(four.stdout).toContain('3')
    const { payments } = await sheetOf('S2 S3 S4 H5 H6 H7 D8 D9 D10 C2 D2', words('--winner 2 --chips 3,250,250,250'))
    expect(payments.map(({ seat, paid }) => [seat, paid])).toEqual([
      [2, 20],
      [3, 20],
      [0, 3],
    ])
    const { stdout } = await score(
      'S2 S3 S4 H5 H6 H7 D8 D9 D10 C11 D11',
      words('--winner 2 --chips 3,9,9,9 points.dan3=10'),
    )
    expect(stdout).toContain('（10点の50％、5点のうち持っている分）')
    expect(stdout).toContain('（10点の25％、5点に切り上げ）')
  })
})

describe('tefuda score exjan: what is typed', () => {
  test('cards in small letters, with suit signs, commas, without blanks; the winning card apart', async () => {
    const plain = await sheetOf(HAND, ['--reach'])
    expect(await sheetOf('s3s4s5 h7d7c7 d9,d10,d11 sm hm', ['--reach'])).toEqual(plain)
    expect(await sheetOf('♠3 ♠4 ♠5 ♥7 ♦7 ♣7 ♦9 ♦10 ♦11 ♠M', ['--reach', '--win', '♥m'])).toEqual(plain)
    expect(await sheetOf('hm s3s4s5 h7d7c7 d9d10d11 sm', ['--reach', '--win', 'hm'])).toEqual(plain)
  })

  test('the better reading is taken; settings count, as words or with --set', async () => {
    const standard = await sheetOf(HAND, ['--reach'])
    expect(standard).toMatchObject({ dan: 3, points: 40 })
    expect(await sheetOf(HAND, ['--reach', 'yaku.reach=3'])).toMatchObject({ dan: 5, points: 120 })
    expect(await sheetOf(HAND, ['--reach', '--set', 'points.dan3=50'])).toMatchObject({ dan: 3, points: 50 })
  })

  test('three seats pay otherwise', async () => {
    const { payments } = await sheetOf(HAND, words('--reach --seats 3 --winner 3'))
    expect(payments.map(({ seat, share, paid }) => [seat, share, paid])).toEqual([
      [0, 'otherDrawDealer3', 40],
      [1, 'otherDrawOther3', 20],
    ])
  })

  test.each([
    [HAND, [], 1, 'incomplete', 'S3 S4 S6 H7 D7 C7 D9 D10 D11 SM HM'],
    [HAND, ['--from', '2'], 1, 'completes-pair', HAND],
    [HAND, ['--from', '2', '--win', 'S5', '--indicator', 'S2'], 1, 'no-yaku', 'S3 S4 H7 D7 C7 D9 D10 D11 SM HM'],
    [HAND, [], 2, 'no-such-card', 'S3 S4 S16 H7 D7 C7 D9 D10 D11 SM HM'],
    [HAND, [], 2, 'card-twice', 'S3 S3 S5 H7 D7 C7 D9 D10 D11 SM HM'],
    [HAND, [], 2, 'wrong-count', 'S3 S4 S5'],
    [HAND, ['--meld', 'S1 S2 S4'], 2, 'no-set', 'H7 D7 C7 D9 D10 D11 SM HM'],
    [HAND, ['--meld', 'S3 S4 S5', '--reach'], 2, 'reach-open', 'H7 D7 C7 D9 D10 D11 SM HM'],
    [HAND, ['--quick'], 2, 'quick-without-reach', HAND],
    [HAND, ['--first', '--from', '2'], 2, 'not-first-draw', HAND],
    [HAND, ['--from', '1'], 2, 'own-discard', HAND],
    [HAND, ['--from', '5'], 2, 'bad-option', HAND],
    [HAND, ['--seats', '5'], 2, 'bad-option', HAND],
    [HAND, ['--seats', '3', '--winner', '4'], 2, 'bad-option', HAND],
    [HAND, ['--stakes', 'ten'], 2, 'bad-option', HAND],
    [HAND, ['--chips', '250,250'], 2, 'bad-chips', HAND],
    [HAND, ['--name', '5=x'], 2, 'bad-option', HAND],
    [HAND, ['--win', 'S5 S6'], 2, 'one-card', HAND],
    [HAND, ['--indicator', 'X'], 2, 'no-such-card', HAND],
    [HAND, ['yaku.reach=99'], 2, 'bad-setting', HAND],
    [HAND, ['hand=9'], 2, 'rules-conflict', HAND],
  ] as const)('%s %j: exit %i, %s', async (_, more, exit, error, line) => {
    expect(await refusalOf(['score', 'exjan', ...words(line), ...more])).toMatchObject({ code: exit, error })
  })

  test('no cards at all: it says how to write them', async () => {
    const { code, stderr } = await tefuda(['score', 'exjan'])
    expect(code).toBe(2)
    expect(stderr).toContain('tefuda score exjan S3')
  })
})

describe('tefuda score exjan: JSON in and out', () => {
  const WIN = {
    seats: 4,
    winner: 1,
    from: 2,
    hand: 'S3 S4 S5 H7 D7 C7 D9 D10 D11 SM',
    card: 'HM',
    indicator: 'H6',
    reach: true,
    stakes: 20,
  }
  const fromJson = (win: unknown, more: readonly string[] = []) =>
    tefuda(['score', 'exjan', '--input', '-', '--json', ...more], { input: JSON.stringify(win) })

  test('from standard input or a file, through the real program', async () => {
    const { stdout } = await fromJson(WIN)
    expect(JSON.parse(stdout)).toMatchObject({
      ok: true,
      sheet: { winner: 1, dealer: 0, from: 2, card: 'HM', dan: 4, points: 80, stakes: 20, total: 100 },
    })
    const path = join(folder, 'a win.json')
    writeFileSync(path, JSON.stringify({ ...WIN, hand: WIN.hand.split(' '), melds: [] }))
    const real = await spawnTefuda(['score', 'exjan', '-i', path, '--json'])
    expect(real).toEqual({ code: 0, stdout, stderr: '' })
  })

  test('rules as in the engine protocol; the command line wins', async () => {
    const dan = async (win: object, more: readonly string[] = []): Promise<number> =>
      JSON.parse((await fromJson(win, more)).stdout).sheet.dan
    const rules = { preset: 'standard', 'yaku.reach': 2 }
    expect(await dan({ ...WIN, rules })).toBe(5)
    expect(await dan({ ...WIN, rules }, ['yaku.reach=4'])).toBe(7)
  })

  test('melds as texts or lists', async () => {
    const open = { winner: 0, hand: ['S2', 'S3', 'S4', 'D12', 'D13', 'SJ', 'HJ'], card: 'D14', last: true }
    for (const melds of [['CQ DQ HQ'], [['CQ', 'DQ', 'HQ']]])
      expect(JSON.parse((await fromJson({ ...open, melds })).stdout).sheet.dan).toBe(2)
  })

  test.each([
    ['hello', 'not-json'],
    ['[]', 'bad-input'],
    ['{}', 'bad-input'],
    ['{"hand":[1]}', 'bad-input'],
    [JSON.stringify({ ...WIN, winner: 9 }), 'bad-input'],
    [JSON.stringify({ ...WIN, colour: 'red' }), 'bad-input'],
    [JSON.stringify({ ...WIN, seats: 5 }), 'bad-seats'],
    [JSON.stringify({ ...WIN, chips: [1, 2] }), 'bad-chips'],
    [JSON.stringify({ ...WIN, rules: { reach: 1 } }), 'unknown-setting'],
    [JSON.stringify({ ...WIN, hand: '' }), 'wrong-count'],
  ])('%s: %s', async (input, error) => {
    expect(await refusalOf(['score', 'exjan', '--input', '-'], input)).toMatchObject({ code: 2, error })
  })

  test('a hand that cannot win is exit 1; a file that is not there exit 3; cards beside a file exit 2', async () => {
    expect(await fromJson({ ...WIN, reach: false })).toMatchObject({ code: 1 })
    expect(await refusalOf(['score', 'exjan', '-i', join(folder, 'none')])).toMatchObject({ code: 3 })
    expect(await refusalOf(['score', 'exjan', 'S3', '-i', '-'], '{}')).toMatchObject({ code: 2 })
  })
})

describe('tefuda score: the other games', () => {
  const said = async (line: string) => (await tefuda(words(line))).stdout

  test('Southern Cross: roles, trick and points of a placement', async () => {
    expect(await said('score southern-cross C2 H5 H6 S5 SK C4 D6 H2 D8 --move H4@a1')).toBe(`♥4 を左上に
  ロイヤル・シークエンス    40  a1 b1 c1
  シークエンス              20  a1 a2 a3
  ロイヤル・シークエンス 40 + シークエンス 20 → ×2 → 120点　エキストラ・ダブル・トリック
合計 120点
`)
  })

  test('Cut-in Daifugo: titles, points, the fall, and who gives what', async () => {
    const told = await said('score cut-in-daifugo 4213 1423 --name 1=花子 --lang ja')
    expect(told).toContain(' 1位  花子   +2 合計 1   大富豪')
    expect(told).toContain('合計 −3  貧民')
    expect(told).toContain('都落ち：席4')
    expect(told).toContain('交換：席4 → 花子　強い札2枚')
  })

  test('Zheng Shang You: points, next dealer, exchange, the end', async () => {
    const told = await said('score zheng-shang-you 3142 --lang en')
    expect(told).toContain('Seat 4 deals next')
    expect(told).toContain('Seat 4 and Seat 2 show their strongest cards; Seat 3 takes one, Seat 1')
    expect(await said('score zheng-shang-you 1234 deals=1')).toContain('終わり　勝ち：席1')
  })

  test('CCC: territory and points', async () => {
    expect(await said('score ccc a1:2,0 c3:2,1 b2:1,3 --lang en')).toBe(` 1.  Seat 1  5 points (territory 1, near 1)
     a1 1  c3 4
 2.  Seat 2  2 points (territory 1, near 0)
     b2 2
`)
    // The best first, as in all scorers.
    expect(await said('score ccc a1:0,2 --lang en')).toMatch(/Seat 2.*\n.*\n.*Seat 1/)
  })

  test('a session is kept in a file, corrected, and exported as CSV', async () => {
    const sheet = join(folder, 'club.json')
    const told = async (line: string) => (await tefuda([...words(line), '--keep', sheet])).stdout
    await told('score cut-in-daifugo 2143 --name 1=花子,')
    const two = await told('score cut-in-daifugo 1234')
    expect(two).toContain('第2ゲームの結果')
    expect(two).toContain('花子,')
    expect(await told('score cut-in-daifugo 4321 --round 1 --csv')).toBe(
      '回,"花子,",席2,席3,席4\r\n1,-2,-1,1,2\r\n2,2,1,-1,-2\r\n合計,0,0,0,0\n',
    )
    expect(await told('score cut-in-daifugo --remove 1 --csv')).toContain('合計,2,1,-1,-2')
    expect(JSON.parse(readFileSync(sheet, 'utf8'))).toMatchObject({ seats: 4, names: ['1=花子,'], rounds: ['1234'] })
    expect(await refusalOf(['score', 'ccc', 'a1:1,0', '--keep', sheet])).toMatchObject({ code: 2, error: 'other-game' })
    for (const [line, error] of [
      ['cut-in-daifugo 1234 --round 9', 'no-such-round'],
      ['cut-in-daifugo 1234 1234 --round 1', 'one-round'],
      ['cut-in-daifugo 12x4', 'bad-places'],
    ] as const)
      expect(await refusalOf(['score', ...words(line), '--keep', sheet])).toMatchObject({ code: 2, error })
    expect(JSON.parse(readFileSync(sheet, 'utf8'))).toMatchObject({ rounds: ['1234'] })
    expect(await refusalOf(['score', 'ccc', 'a1:1,0', '--csv'])).toMatchObject({ code: 2, error: 'no-sheet' })
  })

  test('a session of Exjan: wins and drawn rounds, chips and dealer by the sheet', async () => {
    const sheet = join(folder, 'evening.json')
    const told = async (line: string) => (await tefuda([...words(line), '--keep', sheet])).stdout
    const hand = 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM SM'
    const first = await told(`score exjan ${hand} --reach --winner 2 --name 2=花子`)
    expect(first).toContain('あがり：花子')
    expect(first).toContain('次の親：席4')
    expect(await told('score exjan drawn --reached 1,3')).toContain('次の親：席3')
    const csv = await told(`score exjan ${hand} --from 3 --round 2 --csv`)
    expect(csv.trimEnd().split('\r\n')).toHaveLength(4)
    const shown = await told('score exjan --remove 1')
    expect(shown).toContain('第1ラウンド')
    expect(shown).not.toContain('第2ラウンド')
    expect(await refusalOf([...words(`score exjan ${hand} --stakes 20`), '--keep', sheet])).toMatchObject({
      code: 2,
      error: 'bad-option',
    })
    expect(await refusalOf(['score', 'exjan', 'S3', 'S4', '--keep', sheet])).toMatchObject({ error: 'wrong-count' })
    expect(await refusalOf(words(`score exjan ${hand} --reached 1`))).toMatchObject({ code: 2, error: 'no-sheet' })
    expect(JSON.parse(readFileSync(sheet, 'utf8'))).toMatchObject({ seats: 4, names: ['2=花子'] })
  })

  test('sessions of Southern Cross, Zheng Shang You and CCC', async () => {
    const told = async (line: string, file: string) =>
      (await tefuda([...words(line), '--keep', join(folder, file)])).stdout
    await told('score zheng-shang-you 135246 --preset san-jia-xi', 'three.json')
    expect(await told('score zheng-shang-you 135246', 'three.json')).toContain('第2ディールの結果')
    await told('score southern-cross 320,250 --preset 4x4', 'cross.json')
    expect(await told('score southern-cross 100,200', 'cross.json')).toContain('420  450')
    expect(await refusalOf(['score', 'southern-cross', '1,2,3', '--keep', join(folder, 'cross.json')])).toMatchObject({
      code: 2,
      error: 'bad-points',
    })
    await told('score ccc a1:2,0 c3:2,1 --lang en', 'coins.json')
    expect(await told('score ccc a1:2,0 --lang en', 'coins.json')).toContain('Total              6       0')
  })

  test.each([
    ['southern-cross', { field: { a1: ['C2', 'H4'], b1: ['H5'] }, move: 'H6@c1' }, { points: 40 }],
    ['cut-in-daifugo', { seats: 4, games: [{ out: [0, 1, 2], fouled: [3] }] }, { rounds: [{ places: [0, 1, 2, 3] }] }],
    ['zheng-shang-you', { seats: 4, deals: [[0, 1, 2, 3]] }, { outcome: { scores: [2, 1, 0, 0] } }],
    ['ccc', { seats: 2, coins: { a1: [1, 0] }, rules: { preset: 'small' } }, { points: [1, 0] }],
  ])('%s: JSON in and out', async (game, input, sheet) => {
    const { stdout } = await tefuda(['score', game, '-i', '-', '--json'], { input: JSON.stringify(input) })
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, sheet })
  })

  test.each([
    ['southern-cross C2 H5', 2, 'no-move'],
    ['southern-cross C2 --move H4', 2, 'unreadable-move'],
    ['southern-cross . . . . . . . . . C2 --move H4@a1', 2, 'too-many-cards'],
    ['southern-cross C2 --move RJ@b1+BJ@c1', 1, 'jokers-apart'],
    ['southern-cross C2 --move H4@b1 --seats 9', 2, 'bad-option'],
    ['southern-cross C2 --move H4@b1 --reach', 2, 'bad-option'],
    ['cut-in-daifugo', 2, 'bad-places'],
    ['cut-in-daifugo 12x4', 2, 'bad-places'],
    ['cut-in-daifugo 1 2 3 4', 2, 'bad-places'],
    ['cut-in-daifugo 1224', 2, 'bad-places'],
    ['cut-in-daifugo 123', 2, 'bad-seats'],
    ['zheng-shang-you 1 2 3 4', 2, 'bad-places'],
    ['zheng-shang-you 12345 -p teams', 2, 'rules-conflict'],
    ['ccc', 2, 'bad-coins'],
    ['ccc a1:2,0 c3', 2, 'bad-coins'],
    ['ccc a1:2,0 l9:1,1', 2, 'unknown-cell'],
  ])('%s: exit %i, %s', async (line, code, error) => {
    expect(await refusalOf(['score', ...words(line)])).toMatchObject({ code, error })
  })
})

describe('tefuda value ccc', () => {
  const value = (line: string, more: readonly string[] = []) => tefuda(['value', 'ccc', ...words(line), ...more])
  const valued = async (line: string): Promise<Calculation> => JSON.parse((await value(line, ['--json'])).stdout).value

  test('value, number and how they are made', async () => {
    const { code, stdout, stderr } = await value('D5 D7 DK RJ / SA / S4 SQ')
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toContain('(5 + 7 + 13) × 2（ジョーカー） × 2（フラッシュ） = 100、√100 = 10')
    expect(stdout).toContain('4 + 12 = 16、√16 = 4')
    expect(stdout).toContain('→ 4 + 10 = 14 のマスに置けます')
    const en = await value('S8 RJ', ['--lang', 'en'])
    expect(en.stdout).toBe('  ♠8 ★RJ  8 × 2 (joker) = 16, √16 = 4\n→ They pay for 4\n')
  })

  test.each([
    ['S8 RJ', 4],
    ['C4 / SA / D3 H6', 5],
    ['s7s8sjsjsk', 10],
    ['♥9', 3],
    ['SA', 1],
    ['RJ BJ', null],
    ['S2 S3', null],
    ['RJ / SA / H9', null],
  ])('%s pays for %s', async (line, number) => {
    expect((await valued(line)).number).toBe(number)
  })

  test('of a card alone it is said where it does not pay, of more cards nothing', async () => {
    for (const card of ['SA', 'S4', 'H9']) expect((await value(card)).stdout).toContain('隣にコインのないマスには')
    expect((await value('S9', ['--lang', 'en'])).stdout).toContain('A card alone does not pay on your near-territory')
    for (const cards of ['S8 RJ', 'S2', 'C4 / SA / D9']) expect((await value(cards)).stdout).not.toContain('CC-6')
  })

  test('other ways with exactly these cards; what pays for nothing says so', async () => {
    expect((await value('C4 SA D3 H6')).stdout).toMatch(
      /どの数も払えません\n同じ札のほかの払い方\n(?:.*\n)* {2}5 {2}♣4 \/ ♠A \/ ♦3 ♥6\n/,
    )
    expect((await value('S2 S3', ['--lang', 'en'])).stdout).toContain('Grouped like this they pay for nothing')
  })

  test('--for: the ways to pay for a number with some of the cards, cheapest first', async () => {
    const ways = async (...more: string[]) => JSON.parse((await value('D9 S4 S5 SA', [...more, '--json'])).stdout).ways
    expect(await ways('--for', '3')).toEqual(['D9', 'S4 S5'])
    expect(await ways('--for', '3', '--several')).toEqual(['S4 S5'])
    expect(await ways('--for', '3', '--limit', '1')).toEqual(['D9'])
    expect(await value('D9 S4 S5 SA', ['--for', '30'])).toMatchObject({
      code: 1,
      stdout: 'この札では 30 を払えません。\n',
    })
  })

  test('settings count', async () => {
    expect((await value('S8 RJ', ['multipliers.joker=3', '--json'])).stdout).toContain('"value": 24')
  })

  test.each([
    [['value', 'ccc'], 'no-cards'],
    [['value', 'ccc', 'S11'], 'unknown-card'],
    [['value', 'ccc', 'S4', '/', 'S4', '/', 'S4'], 'bad-split'],
    [['value', 'ccc', 'S4', 'S4', 'S4'], 'too-often'],
    [['value', 'ccc', 'S4', '--for', '0'], 'bad-option'],
    [['value', 'ccc', 'S4', '--for', '2', '--limit', '0'], 'bad-option'],
    [['value', 'ccc', 'S4', 'multipliers.joker=9'], 'bad-setting'],
  ])('%j: %s', async (args, error) => {
    expect(await refusalOf(args)).toMatchObject({ code: 2, error })
  })

  test('no line is wider than a narrow screen, in both languages', async () => {
    for (const lang of ['ja', 'en']) {
      const { stdout } = await tefuda(['value', 'ccc', ...words('D5 D7 DK RJ / SA / S4 SQ'), '--lang', lang], {
        columns: () => 40,
      })
      expect(stdout.split('\n').filter((line) => columnsOf(line) > 40)).toEqual([])
    }
  })
})
