import { readFileSync } from 'node:fs'
import { findGame } from '@tefuda/games'
import { type GameRecord, recordOf, rng } from '@tefuda/kernel'
import { recordInLink } from '../src/replay/record-link.ts'
import { dealt, made } from '../testing/matches.ts'
import { boxOf } from './boxes.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

/** A session of Exjan against bots in which hardly anybody claims. */
const playedOut = (deals: number): GameRecord => {
  const match = dealt(findGame('exjan')!, 4, { deals })
  const { engine, state } = match
  const random = rng(5)
  for (;;) {
    const seat = engine.toAct(state)[0]
    if (seat === undefined) break
    const passes = engine.status(state).phase === 'window' && random.below(10) > 0
    made(match, seat, engine.format(passes ? engine.timeoutMove(state, seat) : engine.pick(state, seat, random)))
  }
  const seats = [{ name: '花子' }, { bot: 'greedy' }, { bot: 'greedy' }, { bot: 'greedy' }]
  return { ...recordOf(match), seats }
}

const linkOfGame = async (): Promise<string> => (await recordInLink(playedOut(2)))!

/** Many games of Southern Cross, whose moves took odd times, which no compression makes short. */
const longRecord = (): GameRecord => {
  const match = dealt(findGame('southern-cross')!, 2, { preset: 'thousand', target: 3800 })
  const { engine, state } = match
  const random = rng(5)
  for (let [seat] = engine.toAct(state); seat !== undefined; [seat] = engine.toAct(state))
    made(match, seat, engine.format(engine.pick(state, seat, random)))
  const digits = (): number => 1e8 + random.below(9e8)
  const record = recordOf(match)
  const oddTime = (): number => Number(`0.${digits()}${digits()}e-${100 + random.below(200)}`)
  return { ...record, moves: record.moves.map(([seat, move]) => [seat, move, oddTime()] as const) }
}

test('a record too long for a link is kept by the server for whoever wants it, until they take it down; a position is a picture', async ({
  page,
  device,
}) => {
  const record = longRecord()
  expect((await recordInLink(record)) === null).toBe(true)
  await page.goto('/records')
  const file = { name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) }
  await page.locator('input[type="file"]').setInputFiles(file)
  await page.locator('a[href^="/replay/"]').click()
  await page.getByRole('button', { name: '一手進む' }).click()
  await page.getByRole('button', { name: 'リプレイを共有' }).click()
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'この場面の画像' }).click()
  const bytes = readFileSync(await (await picture).path())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.length).toBeGreaterThan(20_000)
  await page.getByRole('button', { name: 'サーバーに置いてリンクを作る' }).click()
  const link = await page.getByRole('textbox').inputValue()
  expect(link).toMatch(/\/replay\?kept=[\w-]{22}&move=1$/)
  expect(await violations(page)).toEqual([])
  const { page: other } = await device()
  await other.goto(link)
  await expect(other.locator('.where b')).toHaveText('1')
  await page.getByRole('button', { name: 'サーバーから消す' }).click()
  await expect(page.getByRole('button', { name: 'サーバーに置いてリンクを作る' })).toBeVisible()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'この記録は再生できません' })).toBeVisible()
})

test('a game is handed on by a link that holds it: every position has an address, hands are open, the table stays', async ({
  page,
}) => {
  await page.goto(`/replay?move=5#record=${await linkOfGame()}`)
  const where = page.locator('.where b')
  const ownName = page.locator('.exjan-table .zone-self')
  await expect(where).toHaveText('5')
  await expect(ownName).toHaveAccessibleName('花子')
  await expect(ownName.getByText('花子', { exact: true })).toBeVisible()
  await page.locator('[data-move="9"]').click()
  await expect(where).toHaveText('9')
  expect(new URL(page.url()).searchParams.get('move')).toBe('9')
  await page.goBack()
  await expect(where).toHaveText('5')
  for (let k = 0; k < 3; k++) await page.getByRole('button', { name: '一手進む' }).click()
  await expect(ownName).toHaveAccessibleName('花子')
  await page.getByRole('button', { name: 'ボット2の席から見る' }).click()
  await expect(ownName).toHaveAccessibleName('ボット2')
  const hand = page.getByRole('button', { name: 'ボット1', exact: true })
  await expect(hand).toHaveAttribute('aria-expanded', 'true')
  await hand.click()
  await expect(hand).toHaveAttribute('aria-expanded', 'false')
  const deals = page.getByRole('combobox', { name: '見る回を選ぶ' })
  await deals.selectOption('2')
  await expect(deals).toHaveValue('2')
  await expect(page.locator('.moves [aria-current]')).toBeVisible()
  const start = Number(await where.textContent())
  const slider = page.getByRole('slider', { name: '手数' })
  expect(Number(await slider.getAttribute('min'))).toBe(start)
  await page.getByRole('button', { name: '第1ラウンドの最初へ' }).click()
  expect(Number(await slider.getAttribute('max'))).toBe(start - 1)
  expect(await violations(page)).toEqual([])
})

test('the hands of six seats are all in sight', async ({ page }) => {
  const record = recordOf(dealt(findGame('zheng-shang-you')!, 6))
  await page.goto(`/replay#record=${await recordInLink(record)}`)
  await expect(page.locator('.replay-hands > li')).toHaveCount(6)
  const hidden = await page
    .locator('.readout')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBe(0)
  expect(await violations(page)).toEqual([])
})

test('on a phone lying on its side hands are seen with eight seats too', async ({ device }) => {
  const { page } = await device({ viewport: { width: 844, height: 390 } })
  const record = recordOf(dealt(findGame('cut-in-daifugo')!, 8))
  await page.goto(`/replay#record=${await recordInLink(record)}`)
  await expect(page.locator('.replay-hands > li')).toHaveCount(8)
  expect((await boxOf(page.locator('.readout'))).height).toBeGreaterThan(48)
})

test('a picture shows all hands, also those that have to be scrolled to', async ({ device }) => {
  const { page } = await device({ viewport: { width: 360, height: 640 } })
  await page.goto(`/replay?move=5#record=${await linkOfGame()}`)
  await expect(page.locator('.where b')).toHaveText('5')
  await expect(page.locator('.replay-hands > li')).toHaveCount(4)
  const hidden = await page
    .locator('.readout')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
  expect(hidden).toBeGreaterThan(0)
  const { y: bottom } = await boxOf(page.locator('.slider'))
  await page.getByRole('button', { name: 'リプレイを共有' }).click()
  const picture = page.waitForEvent('download')
  await page.getByRole('button', { name: 'この場面の画像' }).click()
  const height = readFileSync(await (await picture).path()).readUInt32BE(20)
  expect(Math.abs(height - 2 * (bottom + hidden))).toBeLessThanOrEqual(2)
})
