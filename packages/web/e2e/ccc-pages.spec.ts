import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const result = (page: Page) => page.locator('.ccc-number')

test.describe('the calculator', () => {
  test('works out cards that are pressed, and splits by an ace', async ({ page }) => {
    await page.goto('/value/ccc')
    for (const name of ['クラブの4', 'スペードのA', 'ダイヤの3', 'ハートの6'])
      await page.getByRole('button', { name: `${name}を入れる` }).click()
    await expect(result(page)).toContainText('この形では払えません')
    await expect(result(page)).toContainText('14、平方数ではない')
    await page.getByRole('button', { name: 'スペードのA、1と数える' }).click()
    await expect(result(page)).toContainText('数 5 を払えます')
    await expect(page.getByLabel('書いて入れる')).toHaveValue('C4 / SA / D3 H6')
    await page.getByRole('button', { name: '最後の札を消す' }).click()
    await expect(page.getByLabel('書いて入れる')).toHaveValue('C4 / SA / D3')
    await expect(result(page)).toContainText('この形では払えません')
  })

  test('reads what is written, keeps it in its address, and names other ways to pay', async ({ page }) => {
    await page.goto('/value/ccc')
    await page.getByLabel('書いて入れる').fill('d5 d7 dk rj / sa / s4 sq')
    await expect(result(page)).toContainText('数 14 を払えます')
    await expect(result(page)).toContainText('× 2（ジョーカー） × 2（フラッシュ） = 100')
    await page.reload()
    await expect(result(page)).toContainText('数 14 を払えます')
    await page.getByLabel('書いて入れる').fill('D3 H6 SA C4')
    await page.locator('.ccc-ways').first().getByRole('button', { name: /^5/ }).first().click()
    await expect(result(page)).toContainText('数 5 を払えます')
    await page.getByRole('spinbutton', { name: '払いたい数' }).fill('3')
    await page.locator('.ccc-ways').last().getByRole('button').first().click()
    await expect(result(page)).toContainText('数 3 を払えます')
  })

  test('says where a card alone does not pay', async ({ page }) => {
    await page.goto('/value/ccc?cards=S4')
    await expect(result(page)).toContainText('隣にコインのないマスには置けません（CC-6）')
    await page.getByLabel('書いて入れる').fill('S4 C5')
    await expect(result(page)).not.toContainText('CC-6')
  })

  test('says what is wrong with what is written', async ({ page }) => {
    await page.goto('/value/ccc?cards=S4+X9')
    await expect(page.getByText('「X9」という札はありません')).toBeVisible()
    await page.getByLabel('書いて入れる').fill('C4 / S3 / D3')
    await expect(page.getByRole('link', { name: 'ルール CC-3' })).toBeVisible()
  })

  test('is one press from the first page', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: '値の計算' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('CCC 値の計算')
  })
})

test.describe('a board of one’s own', () => {
  const board = (page: Page) => page.getByLabel('盤を書く')
  const shape = (page: Page, columns: number, rows: number, cells: number) =>
    page.getByRole('group', { name: `${columns}列${rows}行、${cells}マスの盤` })
  test.beforeEach(async ({ page }) => {
    await page.goto('/new/ccc')
    await page.locator('summary', { hasText: '盤' }).first().click()
  })

  test('is made by tapping cells, lives in the address, and is played on', async ({ page }) => {
    await page.getByRole('button', { name: '列を減らす' }).click()
    await page.getByRole('radio', { name: '半回転' }).check()
    await page.getByRole('button', { name: 'b2、5' }).click()
    await page.getByRole('group', { name: 'b2 の数' }).getByRole('button', { name: '穴' }).click()
    await expect(shape(page, 5, 6, 28)).toBeVisible()
    await page.getByRole('button', { name: 'b2、穴' }).press('ArrowRight')
    await page.keyboard.type('12')
    await expect(page.getByRole('button', { name: 'c2、12' })).toBeFocused()
    await page.reload()
    await page.locator('summary', { hasText: '盤' }).first().click()
    await expect(page.getByRole('button', { name: 'c5、12' })).toBeVisible()
    await page.getByRole('button', { name: 'この卓を開く' }).click()
    await expect(page.locator('[data-spot]')).toHaveCount(28)
    await expect(page.locator('[data-spot="c2"]')).toHaveAccessibleName(/^c2、数12/)
  })

  test('is written as text, shown, and played on', async ({ page }) => {
    await page.locator('summary', { hasText: '文字で書く' }).click()
    await expect(board(page)).toHaveValue(/^ 1 {2}3 {2}2/)
    await board(page).fill('1 2 3\n. 5 .\n3 2 1')
    await expect(shape(page, 3, 3, 7)).toBeVisible()
    await page.getByRole('button', { name: 'この卓を開く' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(page.locator('[data-spot]')).toHaveCount(7)
    await expect(page.locator('[data-spot="b2"]')).toHaveAccessibleName(/^b2、数5/)
  })

  test('that cannot be read says in which line, and the board stays as it was', async ({ page }) => {
    await page.locator('summary', { hasText: '文字で書く' }).click()
    await board(page).fill('1 2 3\n1 x 3')
    await expect(page.getByText('2行目の「x」は読めません')).toBeVisible()
    await expect(shape(page, 6, 6, 36)).toBeVisible()
    await page.getByRole('button', { name: '小さな盤 5×5' }).click()
    await expect(shape(page, 5, 5, 25)).toBeVisible()
    await page.getByRole('button', { name: '標準に戻す' }).click()
    await expect(shape(page, 6, 6, 36)).toBeVisible()
    await expect(board(page)).toHaveValue(/^ 1 {2}3 {2}2/)
  })

  test('comes from a file', async ({ page }) => {
    const rows = Array.from({ length: 12 }, () => '1 2 3 4 5 6 7 8 9 10 11 12')
    await page.locator('.board-editor input[type="file"]').setInputFiles({
      name: 'board.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(`# twelve by twelve\n${rows.join('\n')}\n`),
    })
    await expect(shape(page, 12, 12, 144)).toBeVisible()
    await page.getByRole('button', { name: 'この卓を開く' }).click()
    await expect(page.locator('[data-spot]')).toHaveCount(144)
    await page.getByRole('button', { name: '大きく' }).click()
    await page.getByRole('button', { name: '全体' }).click()
    const side = (await page.locator('[data-spot="a1"]').boundingBox())?.width ?? 0
    expect(side).toBeGreaterThanOrEqual(24)
    expect(await violations(page)).toEqual([])
  })
})

for (const path of ['/value/ccc?cards=C4+/+SA+/+D3+H6', '/new/ccc', '/rules/ccc'])
  test(`${path} has no violations and does not scroll sideways, on a small phone and on a desk`, async ({ device }) => {
    for (const [colorScheme, locale, width, height] of [
      ['light', 'ja-JP', 360, 640],
      ['dark', 'en-GB', 1440, 900],
    ] as const) {
      const { page } = await device({ colorScheme, locale, viewport: { width, height } })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const summary of await page.locator('.rule summary').all()) await summary.click()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
