import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const phone = { viewport: { width: 390, height: 844 } }
const toSheet = (page: Page) => page.getByRole('button', { name: '得点表', exact: true }).click()
const totals = (page: Page) => page.locator('.scorer-table tfoot td:not(.act)')

test('Southern Cross: a field by tapping, a placement, the sheet; it outlives a reload', async ({ device }) => {
  const { page } = await device(phone)
  await page.goto('/score/southern-cross')
  const key = (name: string) => page.getByRole('group', { name: '札を選ぶ' }).getByRole('button', { name, exact: true })
  await key('4').click()
  await key('ハート').click()
  for (const rank of ['5', '6']) await key(rank).click()
  await page.locator('[data-spot="a1"]').click()
  await key('置いた札').click()
  await expect(page.locator('.scorer-said')).toContainText('シークエンス・トータル・エクリプス')
  await page.getByRole('button', { name: '席1に +70' }).click()
  await expect(page.locator('[data-spot="b1"] .empty')).toBeVisible()
  await page.reload()
  await toSheet(page)
  await expect(totals(page)).toHaveText(['70', '0'])
  await page.getByRole('button', { name: '席1の70点を取り消す' }).click()
  await expect(totals(page)).toHaveText(['0', '0'])
  expect(await violations(page)).toEqual([])
})

test('Cut-in Daifugo: places by tapping, the exchange; an earlier round is corrected', async ({ device }) => {
  const { page } = await device(phone)
  await page.goto('/score/cut-in-daifugo')
  const goOut = async (...seats: number[]) => {
    for (const seat of seats) await page.getByRole('button', { name: `席${seat}`, exact: true }).click()
  }
  await goOut(1, 2, 3)
  await page.getByRole('button', { name: '1回目をつける' }).click()
  await expect(page.locator('.places-then li').first()).toHaveText('大富豪　席1')
  await expect(page.getByText('席4 → 席1　いちばん強い札を2枚')).toBeVisible()
  await goOut(2, 1, 3)
  await page.getByRole('button', { name: '2回目をつける' }).click()
  await expect(page.getByText('都落ち：席1')).toBeVisible()
  await toSheet(page)
  await expect(totals(page)).toHaveText(['0', '3', '0', '−3'])
  await page.getByRole('button', { name: '1回目を直す' }).click()
  await page.getByRole('button', { name: '計算', exact: true }).click()
  await page.getByRole('button', { name: 'やり直す' }).click()
  await goOut(4, 2, 3)
  await page.getByRole('button', { name: '1回目を直す' }).click()
  await toSheet(page)
  await expect(totals(page)).toHaveText(['−1', '3', '−2', '0'])
  expect(await violations(page)).toEqual([])
})

test('Zheng Shang You: a sheet that came by link is shown, and becomes one’s own with the first change', async ({
  device,
}) => {
  const { page } = await device(phone)
  const seats = ['花', '', '', ''].map((name) => ({ kind: 'person', name }))
  const sheet = { plan: { preset: 'standard', changes: {}, seats }, rounds: [{ out: [0, 1, 2, 3], fouled: [] }], at: 1 }
  await page.goto(`/score/zheng-shang-you#sheet=${Buffer.from(JSON.stringify(sheet)).toString('base64url')}`)
  await expect(page.getByText('次の親：席3')).toBeVisible()
  await toSheet(page)
  await expect(totals(page)).toHaveText(['2', '1', '0', '0'])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSVで保存' }).click()
  expect((await download).suggestedFilename()).toBe('zheng-shang-you.csv')
  await page.getByRole('button', { name: 'リンクで渡す' }).click()
  const other = (await device(phone)).page
  await other.goto(await page.getByLabel('この得点表のリンク').inputValue())
  await toSheet(other)
  await expect(totals(other)).toHaveText(['2', '1', '0', '0'])
  expect(await violations(page)).toEqual([])
})

test('CCC: coins by tapping', async ({ device }) => {
  const { page } = await device(phone)
  await page.goto('/score/ccc')
  for (const _ of [1, 2]) await page.locator('[data-spot="c3"]').click()
  await expect(page.locator('.ccc-points')).toContainText('席1 4点')
  await page.getByText('取りのぞく').click()
  await page.locator('[data-spot="c3"]').click()
  await expect(page.locator('.ccc-points')).toContainText('自陣0 準1')
  expect(await violations(page)).toEqual([])
})
