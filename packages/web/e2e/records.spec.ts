import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { findGame } from '@tefuda/games'
import { type GameRecord, isRefusal, openMatch, playMove, recordOf } from '@tefuda/kernel'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

/** A game of Southern Cross played by first legal moves, whole or stopped after some; alone if nothing else is said. */
const played = (moves = Number.POSITIVE_INFINITY, seats = 1): GameRecord => {
  const game = findGame('southern-cross')
  if (game === undefined) throw new Error('Southern Cross is not in the catalogue')
  const match = openMatch({ game, seats, seed: '2b'.repeat(32) })
  if (isRefusal(match)) throw new Error(match.message.en)
  for (let [seat] = match.engine.toAct(match.state); seat !== undefined; [seat] = match.engine.toAct(match.state)) {
    const [next] = match.engine.moves(match.state, seat)
    if (next === undefined || match.moves.length >= moves) break
    playMove(match, seat, match.engine.format(next))
  }
  return recordOf(match)
}

const give = (page: Page, content: string) =>
  page
    .getByLabel('記録のファイルを読む')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(content) })

test.beforeEach(async ({ page }) => {
  await page.goto('/records')
})

test('says what to do while there is nothing', async ({ page }) => {
  await page.getByRole('link', { name: '遊びにいく' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a record is read from a file, listed, saved to a file again, and deleted', async ({ page }) => {
  const record = played()
  await give(page, JSON.stringify(record))
  const row = page.getByRole('listitem').filter({ hasText: 'ファイルから' })
  await expect(row).toContainText(String(record.outcome?.scores[0]))
  await expect(row.getByRole('link', { name: 'リプレイ' })).toHaveAttribute('href', /^\/replay\/[0-9a-f]{16}$/)
  expect(await violations(page)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'ファイルに保存' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^southern-cross-\d{4}-\d\d-\d\d-2b2b2b2b\.json$/)
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toEqual(JSON.parse(JSON.stringify(record)))

  await row.getByRole('button', { name: '消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '残す' }).click()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: '消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '消す' }).click()
  await expect(row).toBeHidden()
  await page.reload()
  await expect(page.getByText('まだ記録がありません。')).toBeVisible()
})

test('all records go to another device as one file, and stand there as one’s own results', async ({ page, device }) => {
  const records = [{ finished: Date.UTC(2026, 0, 2), imported: false, record: played() }]
  await give(page, JSON.stringify({ format: 'tefuda-records-1', records }))
  const results = page.getByRole('region', { name: '自分の成績' })
  await expect(results).toContainText(String(records[0]!.record.outcome?.scores[0]))
  await results.getByText('表で見る').click()
  await expect(results.getByRole('row')).toHaveCount(2)
  expect(await violations(page)).toEqual([])

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '全部をファイルに保存' }).click(),
  ])
  const other = (await device({ viewport: { width: 360, height: 640 } })).page
  await other.goto('/records')
  await give(other, readFileSync(await download.path(), 'utf8'))
  await expect(other.getByRole('region', { name: '自分の成績' })).toBeVisible()
  expect(await other.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('the same record twice is one record', async ({ page }) => {
  const content = JSON.stringify(played())
  await give(page, content)
  await expect(page.getByRole('link', { name: 'リプレイ' })).toHaveCount(1)
  await give(page, content)
  await expect(page.getByRole('status')).toContainText('読みました')
  await expect(page.getByRole('link', { name: 'リプレイ' })).toHaveCount(1)
})

test('the bots of a record are told apart in the list', async ({ page }) => {
  const record = { ...played(Number.POSITIVE_INFINITY, 3), seats: [{}, { bot: 'greedy' }, { bot: 'greedy' }] }
  await give(page, JSON.stringify(record))
  await expect(page.locator('.scores')).toContainText(/あなた.*ボット1.*ボット2/)
})

test('a record that stops before the end can be played on', async ({ page }) => {
  await give(page, JSON.stringify(played(6)))
  await expect(page.getByText('6手', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '続ける' }).click()
  await expect(page).toHaveURL(/\/play\//)
})

test('what is no record, or not a true one, is refused with the reason', async ({ page }) => {
  const notice = page.getByRole('status')
  await give(page, 'nonsense')
  await expect(notice).toContainText('記録ファイルではないようです')
  const record = played()
  await give(page, JSON.stringify({ ...record, moves: record.moves.with(3, [0, 'ZZ@z9']) }))
  await expect(notice).toContainText('4手目「')
  await expect(page.getByText('まだ記録がありません。')).toBeVisible()
})

test('where nothing can be kept, the page says so and goes on', async ({ context }) => {
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      },
    })
  })
  await page.goto('/')
  await expect(page.getByRole('status')).toContainText('このブラウザでは保存できません')
  await page.getByRole('button', { name: 'ひとりで始める' }).click()
  await expect(page).toHaveURL(/\/play\//)
})
