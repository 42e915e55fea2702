import type { Page } from '@playwright/test'
import { recordOf } from '@tefuda/kernel'
import { held, isOver, matchOf, nearlyOver, sitDown, spot } from './tables.ts'
import { expect, test } from './test.ts'

const GREEDY = { bot: 'greedy' }

/** Places the first card that may be placed, wherever the keyboard happens to be. */
const placeAny = async (page: Page): Promise<void> => {
  await expect(page.locator('.self .tag.on')).toBeVisible()
  const chosen = page.locator('[data-held][aria-pressed="true"]')
  if ((await chosen.count()) === 0) await held(page, 0).click()
  await page.locator('[data-spot]').nth(4).click()
}

test('bots answer every move, and the page stays awake meanwhile', async ({ page }) => {
  await sitDown(page, matchOf({ seats: [{}, GREEDY, GREEDY] }))
  for (let round = 0; round < 3; round++) await placeAny(page)
  await expect(page.locator('.self .tag.on')).toBeVisible()
  await expect.poll(() => page.locator('.log .n:not(:empty)').count()).toBeGreaterThanOrEqual(9)
  for (const name of ['ボット1', 'ボット2', 'あなた'])
    await expect(page.getByRole('listitem').filter({ hasText: name }).first()).toBeVisible()
})

test('step by step every bot waits to be asked for its move, until another pace is chosen', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('tefuda.preferences', JSON.stringify({ botPace: 'step' })))
  const match = matchOf({ seats: [{}, GREEDY, GREEDY] })
  await sitDown(page, match)
  if (match.engine.toAct(match.state)[0] === 0) await placeAny(page)
  const moves = page.locator('.log .n:not(:empty)')
  const next = page.getByRole('button', { name: '次の手を見る' })
  await expect(next).not.toHaveAttribute('aria-disabled', 'true')
  const before = await moves.count()
  await next.click()
  await expect(moves).toHaveCount(before + 1)
  await expect(next).not.toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('button', { name: 'メニュー' }).click()
  await page.getByRole('radio', { name: '速い' }).check({ force: true })
  await page.keyboard.press('Escape')
  await expect(next).toHaveCount(0)
  await expect(page.locator('.self .tag.on')).toBeVisible()
})

test('in match play everybody has a field of their own, and the results stand side by side', async ({ page }) => {
  await sitDown(page, nearlyOver({ rules: { preset: 'match' }, seats: [{}, GREEDY] }))
  const match = nearlyOver({ rules: { preset: 'match' }, seats: [{}, GREEDY] })
  const last = match.engine.toAct(match.state)
  if (last.includes(0)) {
    await held(page, 0).click()
    await spot(page, 'b2').click()
  }
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  await sheet.getByText('得点の内訳').click()
  await expect(sheet.getByRole('columnheader', { name: 'あなた' })).toBeVisible()
  await expect(sheet.getByRole('columnheader', { name: 'ボット' })).toBeVisible()
  await expect(sheet.getByRole('row', { name: /^得点/ })).toBeVisible()
})

test('while others play, match play shows their score and cards, never their field', async ({ page }) => {
  await sitDown(page, matchOf({ rules: { preset: 'match' }, seats: [{}, GREEDY] }))
  await placeAny(page)
  await expect(page.locator('.seat', { hasText: 'ボット' })).toContainText('残り44枚')
  await expect(page.locator('.log .n:not(:empty)')).toHaveCount(1)
})

test('a hint shows a move that can be played as it is', async ({ page }) => {
  await sitDown(page, matchOf({ moves: 5 }))
  await page.getByRole('button', { name: 'ヒント' }).click()
  const place = page.getByRole('button', { name: /^(ここに置く|ジョーカー.*を置く)$/ })
  await expect(place).not.toHaveAttribute('aria-disabled', 'true', { timeout: 10_000 })
  await expect(page.locator('[data-held][aria-pressed="true"], .hand-card.away')).not.toHaveCount(0)
  await place.click()
  await expect(page.locator('.log .n:not(:empty)').last()).toHaveText('6')
})

test('between the games of a session the table halts', async ({ page }) => {
  const plan = { rules: { target: 100_000, deals: 2, hand: 1 }, seats: [{}, GREEDY] } as const
  const whole = matchOf({ ...plan, moves: Number.POSITIVE_INFINITY })
  const dealt = whole.marks.findIndex((_, move) =>
    whole.events.slice(whole.marks[move], whole.marks[move + 1]).some(({ type }) => type === 'end'),
  )
  expect(isOver(whole)).toBe(true)
  await sitDown(page, matchOf({ ...plan, moves: dealt }))
  if (whole.moves[dealt]?.[0] === 0) await page.locator('[data-spot]').nth(4).click()
  const sheet = page.getByRole('dialog', { name: '第1ゲーム終了' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: '次のゲームへ' }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('grid')).toBeVisible()
})

test('a replay says what a bot would have done', async ({ page }) => {
  await page.goto('/records')
  const record = recordOf(matchOf({ moves: Number.POSITIVE_INFINITY }))
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) })
  await page.getByRole('link', { name: 'リプレイ' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.bot-says output')).toContainText('見込み', { timeout: 10_000 })
})
