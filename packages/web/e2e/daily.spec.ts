import type { Page } from '@playwright/test'
import { findGame } from '@tefuda/games'
import { isBroken, type Match, playMove, recordOf, replay } from '@tefuda/kernel'
import { plusDays } from '@tefuda/learn/daily'
import type { Daily } from '@tefuda/wire'
import type { SavedGame } from '../src/storage/index.ts'
import { bestMove } from './tables.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

/** Plays the running session on up to its last move, in the browser's database, and answers with that move. */
const playUpToLast = async (page: Page): Promise<string> => {
  const saved = await page.evaluate(running)
  const match = replay(saved.record, findGame)
  if (isBroken(match)) throw new Error(match.refusal.message.en)
  const moves = playedOut(match)
  const before = replay({ ...saved.record, moves: moves.slice(0, -1), outcome: null }, findGame)
  if (isBroken(before)) throw new Error(before.refusal.message.en)
  await page.evaluate(keep, { ...saved, record: recordOf(before) })
  await page.reload()
  return moves.at(-1)![1]
}

const playedOut = (match: Match): Match['moves'] => {
  while (match.engine.toAct(match.state).length > 0) playMove(match, 0, bestMove(match, 0), 1000)
  return match.moves
}

/** Runs in the page: the only session that is not over. */
const running = (): Promise<SavedGame> => {
  const { promise, resolve, reject } = Promise.withResolvers<SavedGame>()
  const opening = indexedDB.open('tefuda')
  opening.onerror = () => reject(opening.error)
  opening.onsuccess = () => {
    const read = opening.result.transaction('running').objectStore('running').getAll()
    read.onsuccess = () => resolve(read.result[0] as SavedGame)
    opening.result.close()
  }
  return promise
}

/** Runs in the page. */
const keep = (saved: SavedGame): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const opening = indexedDB.open('tefuda')
  opening.onsuccess = () => {
    const change = opening.result.transaction('running', 'readwrite')
    change.objectStore('running').put(saved)
    change.oncomplete = () => resolve()
    change.onabort = () => reject(change.error)
    opening.result.close()
  }
  return promise
}

const deal = (page: Page, game: string) => page.getByRole('listitem').filter({ hasText: game })

test('the deal of the day is begun, left, gone on with, ended, and compared', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: '今日の一局を始める' })).toBeVisible()
  await page.getByRole('link', { name: 'もう一局と過去の一局' }).click()
  await expect(page.getByRole('heading', { name: '今日の一局', exact: true })).toBeVisible()
  await deal(page, 'サザンクロス').getByRole('button', { name: '遊ぶ', exact: true }).click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.locator('[data-held]').first()).toBeVisible()

  const last = await playUpToLast(page)
  await page.goBack()
  await deal(page, 'サザンクロス').getByRole('button', { name: '続きを遊ぶ' }).click()
  const [, cell] = /^\w+@(\w+)/.exec(last)!
  await page.locator('[data-held]').first().click()
  await page.locator(`[data-spot="${cell}"]`).click()
  const sheet = page.getByRole('dialog', { name: /の一局 サザンクロス .*点/ })
  // A joker is put down by a button.
  const alone = page.getByRole('button', { name: '1枚だけ置く' })
  await expect(sheet.or(alone)).toBeVisible()
  if (await alone.isVisible()) await alone.click()
  // Nobody has thought: the server's clock says so, whatever the record tells of its moves.
  await expect(sheet.getByText('考える時間がなかったので、順位には入りません。')).toBeVisible()
  await expect(sheet.getByRole('img', { name: /この7日のうち/ })).toBeVisible()
  await expect(sheet.getByRole('button', { name: '文字で' })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'この一局を検討する' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('link', { name: '結果のページを開く' }).click()

  await expect(page).toHaveURL(/\/daily\/20\d\d-\d\d-\d\d\/southern-cross$/)
  await expect(page.getByText('考える時間がなかったので、順位には入りません。')).toBeVisible()
  await expect(page.locator('.share-card')).toContainText('サザンクロス')
  await expect(page.getByRole('link', { name: 'この一局を検討する' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: '今日の一局へ' }).click()
  await expect(deal(page, 'サザンクロス').getByRole('link', { name: '結果を見る' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

test('a page that is left open over the turn of the day shows the new deals, and says so', async ({ page }) => {
  const ends = Date.now() + 3000
  let asked = 0
  await page.route('**/api/daily', async (route) => {
    const reply = await route.fetch()
    const today = (await reply.json()) as Daily
    asked += 1
    const before = { ...today, ends, day: plusDays(today.day, -1), deals: dealsBefore(today) }
    await route.fulfill({ response: reply, json: asked === 1 ? before : today })
  })
  await page.goto('/daily')
  await expect(page.locator('.deals').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByText('日が変わりました。新しい一局です。')).toBeVisible()
  await expect(page.locator('.deals').getByRole('listitem')).toHaveCount(2)
  expect(await violations(page)).toEqual([])
})

/** Of the day before, Southern Cross alone. */
const dealsBefore = ({ day, deals }: Daily): Daily['deals'] =>
  deals.slice(0, 1).map((deal) => ({ ...deal, day: plusDays(day, -1) }))

test('without a server there is a deal of the date alone', async ({ page }) => {
  await page.route('**/api/daily', (route) => route.abort())
  await page.goto('/daily')
  await expect(page.getByText('サーバーにつながらないので')).toBeVisible()
  await deal(page, 'サザンクロス').getByRole('button', { name: '遊ぶ', exact: true }).click()
  await expect(page.locator('[data-held]').first()).toBeVisible()
})
