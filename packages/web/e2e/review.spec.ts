import { recordOf } from '@tefuda/kernel'
import { recordInLink } from '../src/replay/record-link.ts'
import { matchOf } from './tables.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

test('a game is reviewed in a thread of its own, stands at its decisions, and is taken up from there', async ({
  page,
}) => {
  const record = recordOf(matchOf({ rules: { preset: 'short' }, moves: Number.POSITIVE_INFINITY }))
  await page.goto(`/review#record=${(await recordInLink(record))!}`)
  await expect(page.locator('.review-sum')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: '最後へ' }).click()
  const last = page.locator('.review-list [aria-current]').last()
  await expect(last).toContainText('手目')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '最初へ' }).click()
  await page.getByRole('button', { name: 'ここから打ってみる' }).click()
  await expect(page).toHaveURL(/\/play\/[0-9a-f]{16}$/)
  await expect(page.locator('.hand .card').first()).toBeVisible()
})
