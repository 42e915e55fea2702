import { readFileSync } from 'node:fs'
import type { Puzzle } from '@tefuda/learn/puzzle'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const [first, second] = JSON.parse(
  readFileSync(new URL(import.meta.resolve('@tefuda/learn/puzzles/zheng-shang-you.json')), 'utf8'),
) as readonly [Puzzle, Puzzle]

test('a puzzle is played on the table, answered with what each move brings, and counted once', async ({ page }) => {
  await page.goto('/learn')
  await page.getByRole('link', { name: '問題を解く' }).click()
  const game = page.getByRole('listitem').filter({ hasText: '争上遊' })
  await expect(game).toContainText('全100問')
  await game.getByRole('button', { name: '次の問題' }).click()
  await expect(page.getByText(`問題 ${first.number}`, { exact: true })).toBeVisible()
  await page.locator('[data-held]').first().click()
  await page.getByRole('button', { name: '出す', exact: true }).click()

  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: '惜しい' })).toBeVisible()
  await expect(sheet.getByRole('row')).not.toHaveCount(1)
  await expect(sheet.getByText(/^レーティング 1,?\d+ ± \d+/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: '次の問題' }).click()
  await expect(page.getByText(`問題 ${second.number}`, { exact: true })).toBeVisible()

  await page.goto('/puzzles')
  await expect(game).toContainText('1問挑戦')
  await expect(game).toContainText('レーティング')
  expect(await violations(page)).toEqual([])

  // A table whose code was never fetched cannot be shown without a line, which is said.
  await page.route('**/*.js', (route) => route.abort())
  await page.getByRole('listitem').filter({ hasText: 'CCC' }).getByRole('button', { name: '次の問題' }).click()
  await expect(page.getByRole('heading', { name: 'この画面を開けませんでした。' })).toBeVisible()
})
