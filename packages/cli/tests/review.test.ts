import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findGame } from '@tefuda/games'
import type { Review } from '@tefuda/review'
import { afterAll, expect, test } from 'vitest'
import { tefuda } from './process.ts'
import { playedRecord } from './records.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-review-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileWith = (name: string, content: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(content))
  return path
}

const FILE = fileWith('whole.json', playedRecord({ rules: { hand: 1 } }))
const QUICK = ['--playouts', '40', '--worlds', '6']

test('tells start, luck, loss and result, and what cost most, in both languages', async () => {
  const ja = await tefuda(['review', FILE, ...QUICK])
  expect(ja).toMatchObject({ code: 0, stderr: expect.stringMatching(/^検討しています（\d+手）。.*\n$/) })
  expect(ja.stdout).toMatch(
    /^サザンクロス {2}ショート・プレイ\nはじめの見込み [\d,]+（±[\d,]+） [+−] [\d,]+（運と損、±[\d,]+） = 結果 [\d,]+。損が合わせて\n?いくらかは、/,
  )
  expect(ja.stdout).toMatch(/損の大きかった手\n {2}\d+手目「/)
  expect(ja.stdout).toMatch(/\n {4}見えなかった札を開けてみると/)
  const en = await tefuda(['review', FILE, ...QUICK, '--lang', 'en'])
  expect(en.stdout).toMatch(/What cost most\n {2}Move \d+: /)
  expect(en.stdout).not.toMatch(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u)
})

test('--json gives start, luck, loss and result, and each decision', async () => {
  const { code, stdout } = await tefuda(['review', FILE, ...QUICK, '--seat', '1', '--json'])
  expect(code).toBe(0)
  const told: Review & Told = JSON.parse(stdout)
  expect(Object.keys(told)).toEqual(['start', 'luck', 'loss', 'result', 'decisions'])
  expect(told.start + told.luck - told.loss).toBeCloseTo(told.result, 6)
  expect(told.decisions[0]).toEqual({
    move: expect.any(String),
    best: expect.any(String),
    loss: expect.any(Number),
    error: expect.any(Number),
    counted: expect.any(Number),
    number: 1,
    deal: 1,
  })
  expectCounted(told)
})

interface Told {
  readonly loss: number
  readonly decisions: readonly { readonly loss: number; readonly counted: number }[]
}

/** That what is counted of decisions adds up to the loss, and of some less than they lost, since it was still open. */
const expectCounted = ({ loss, decisions }: Told): void => {
  expect(decisions.reduce((sum, { counted }) => sum + counted, 0)).toBeCloseTo(loss, 6)
  expect(decisions.every((one) => one.counted <= one.loss)).toBe(true)
  expect(decisions.some((one) => one.counted < one.loss)).toBe(true)
}

test.each([
  ['zheng-shang-you', 4, { deals: 2 }],
  ['ccc', 2, { preset: 'small' }],
])('--json: what is counted of decisions adds up to the loss: %s', async (id, seats, rules) => {
  const file = fileWith(`${id}.json`, playedRecord({ game: findGame(id)!, seats, rules }))
  const { stdout } = await tefuda(['review', file, ...QUICK, '--seat', '1', '--json'])
  expectCounted(JSON.parse(stdout))
})

test('--html writes one file that needs nothing else, and tells why', async () => {
  const path = join(folder, 'review.html')
  const { code, stdout } = await tefuda(['review', FILE, ...QUICK, '--html', path, '--lang', 'en'])
  expect(code).toBe(0)
  expect(stdout.trim()).toBe(path)
  const page = readFileSync(path, 'utf8')
  expect(page).toMatch(/<p class="sum">[\d,]+ expected at first/)
  expect(page).toContain('Why: ')
  expect(page).not.toMatch(/src=|href=|https?:/)
})

test.each([
  ['a game that is not over', [fileWith('begun.json', playedRecord({}, 5))], 1, 'not-over'],
  ['what is no record', [fileWith('none.json', {})], 1, 'bad-record'],
  [
    'a record that was changed',
    [fileWith('changed.json', { ...playedRecord(), fingerprint: 'f' })],
    1,
    'fingerprint-differs',
  ],
  ['a seat that is not there', [FILE, '--seat', '2'], 2, 'bad-option'],
  ['a budget of nothing', [FILE, '--worlds', '0'], 2, 'bad-option'],
  [
    'a page in a folder that is not there, before it looks at the record',
    [fileWith('early.json', {}), '--html', join(folder, 'none', 'page.html')],
    3,
    'unwritable-file',
  ],
  [
    'a page in place of a folder, before it looks at the record',
    [fileWith('early.json', {}), '--html', folder],
    3,
    'unwritable-file',
  ],
])('refuses %s', async (_, args, exit, code) => {
  const refused = await tefuda(['review', ...args, '--json'])
  expect(refused.code).toBe(exit)
  expect(JSON.parse(refused.stdout)).toMatchObject({ ok: false, error: { code } })
})

test('says which move of a record is illegal', async () => {
  const record = playedRecord()
  const moves = record.moves.map((entry, index) => (index === 11 ? [entry[0], 'H8@a9'] : entry))
  const { code, stderr } = await tefuda(['review', fileWith('illegal.json', { ...record, moves })])
  expect(code).toBe(1)
  expect(stderr).toContain('12手目「H8@a9」：')
})
