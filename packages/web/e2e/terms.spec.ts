import { exjanTable } from './exjan-deals.ts'
import { sitDownAtExjan } from './exjan-tables.ts'
import { matchOf, sitDown } from './tables.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const READY = 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM'

test('a trick says what it is when its name is pressed, and leads to the rule book beside the table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await sitDown(page, matchOf({ first: 'C2 S8 D8 C9 S7 CK D10 HA H6 D2 H8 SK' }))
  await page.locator('[data-held]').nth(1).click()
  await page.locator('[data-spot="a1"]').click()
  const name = page.locator('.readout .explained', { hasText: 'エキストラ・トリプル・トリック' })
  expect((await name.boundingBox())!.height).toBeGreaterThanOrEqual(44)
  await name.click()
  const card = page.getByRole('dialog', { name: 'エキストラ・トリプル・トリック' })
  await expect(card).toContainText('同時に3役、ジョーカーなし。点の合計に×3')
  expect(await violations(page)).toEqual([])
  await card.getByRole('link', { name: 'ルールブックで読む' }).click()
  await expect(card).toBeHidden()
  await expect(page.locator('.rulebook').getByRole('heading', { name: 'いくつもの役を同時に' })).toBeInViewport()
})

test('a row of a score sheet explains its yaku by keyboard too, and the rule book opens over the sheet', async ({
  page,
}) => {
  await sitDownAtExjan(page, exjanTable({ hands: [READY], wall: 'SM', rules: { window: 60 } }))
  await page.keyboard.press('w')
  const sheet = page.getByRole('dialog', { name: /ラウンド終了/ })
  const row = sheet.getByRole('row', { name: /神速/ })
  await row.getByRole('button', { name: '神速' }).press('Enter')
  const card = page.getByRole('dialog', { name: '神速' })
  await expect(card).toContainText('最初に引いた札であがる')
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  await expect(sheet).toBeVisible()
  await expect(row.getByRole('button', { name: '神速' })).toBeFocused()
  // The button covers all of its row.
  await row.getByRole('cell').click({ force: true })
  await card.getByRole('link', { name: 'ルールブックで読む' }).click()
  const book = page.getByRole('dialog', { name: 'エクスジャン' })
  await expect(book.getByRole('heading', { name: '役', exact: true })).toBeInViewport()
  await book.getByRole('button', { name: '閉じる' }).click()
  await expect(book).toBeHidden()
  await expect(sheet).toBeVisible()
})
