import { readFileSync } from 'node:fs'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

test('from the set-up a setting leads to the laboratory, which plays, tells what differs, stops, and gives a report', async ({
  page,
}) => {
  await page.goto('/new/zheng-shang-you')
  await page
    .getByRole('link', { name: /を変えると何が変わる/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/lab\?e=/)
  const results = page.getByRole('region', { name: '結果' })
  await page.getByRole('button', { name: '調べる' }).click()
  await expect(results.getByRole('row').filter({ hasText: '判断の数' })).toBeVisible()
  await page.getByRole('button', { name: '止める' }).click()
  await expect(page.getByRole('button', { name: '続ける' })).toBeVisible()
  expect(await violations(page)).toEqual([])

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'レポート' }).click()
  const report = readFileSync(await (await coming).path(), 'utf8')
  expect(report).toContain('くらべるルール')
})
