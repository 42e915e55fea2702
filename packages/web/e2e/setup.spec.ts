import { expect, test } from './test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/new/southern-cross')
})

test('a changed setting is marked, counted, and put back', async ({ page }) => {
  const hand = page.getByRole('spinbutton', { name: '手札の枚数' })
  await page.getByRole('button', { name: '手札の枚数を増やす' }).click()
  await expect(hand).toHaveValue('4')
  await expect(page.locator('.rule.chg')).toHaveCount(1)
  await expect(page.locator('.fp')).toContainText('標準から 1か所 変更')
  await page.getByRole('button', { name: '標準に戻す' }).click()
  await expect(hand).toHaveValue('3')
  await expect(page.locator('.rule.chg')).toHaveCount(0)
})

test('equal rules have equal fingerprints, other rules others', async ({ page }) => {
  const print = page.locator('.fp code')
  const standard = await print.textContent()
  await page.getByRole('switch', { name: 'ジョーカーを同時に置ける' }).click()
  await expect(print).not.toHaveText(standard ?? '')
  await page.getByRole('switch', { name: 'ジョーカーを同時に置ける' }).click()
  await expect(print).toHaveText(standard ?? '')
})

test('a conflict is explained where it arises and stops the start', async ({ page }) => {
  await page.getByRole('switch', { name: 'マッチ・プレイ', exact: true }).click()
  const row = page.locator('.rule', { has: page.getByRole('switch', { name: 'マッチ・プレイ', exact: true }) })
  await expect(row).toContainText('マッチ・プレイは2人から')
  const open = page.getByRole('button', { name: 'この卓を開く' })
  await expect(open).toHaveAttribute('aria-disabled', 'true')
  await open.click({ force: true })
  await expect(page).toHaveURL(/\/new\//)
  await page.getByRole('button', { name: 'ボットを増やす' }).click()
  await expect(row).not.toContainText('マッチ・プレイは2人から')
  await open.click()
  await expect(page).toHaveURL(/\/play\//)
})

test('a preset that needs two sets a bot on a second chair', async ({ page }) => {
  await page.getByRole('radio', { name: 'サウザンド・ポイント' }).check()
  await expect(page.getByRole('heading', { name: '席　2人' })).toBeVisible()
  await page.getByLabel('2番のボットの強さ').selectOption({ label: 'つよい' })
  await page.getByRole('button', { name: '2番の席をなくす' }).click()
  await expect(page.getByRole('heading', { name: '席　1人' })).toBeVisible()
})

test('people at this screen can be named', async ({ page }) => {
  await page.getByRole('button', { name: '人を増やす' }).click()
  await page.getByLabel('1番の席の名前').fill('花')
  await page.getByLabel('2番の席の名前').fill('空')
  await page.getByRole('button', { name: 'この卓を開く' }).click()
  await expect(page).toHaveURL(/\/play\//)
})

test('points of roles are set in a table that unfolds', async ({ page }) => {
  await page.getByText('役の点数', { exact: true }).click()
  const set = page.getByRole('spinbutton', { name: 'セット', exact: true })
  await set.fill('35')
  await expect(page.getByText('標準 30')).toBeVisible()
  await set.fill('none')
  await set.blur()
  await expect(set).toHaveValue('35')
  await set.press('ArrowDown')
  await expect(set).toHaveValue('34')
})

test('the address sets the table', async ({ page }) => {
  await page.goto('/new/southern-cross?preset=5x5&hand=4&seats=3')
  await expect(page.getByRole('radio', { name: 'ゴゴクロス' })).toBeChecked()
  await expect(page.getByRole('spinbutton', { name: '手札の枚数' })).toHaveValue('4')
  await expect(page.getByRole('heading', { name: '席　3人' })).toBeVisible()
})

test('a large number goes from one round number to the next', async ({ page }) => {
  await page.goto('/new/southern-cross?preset=thousand')
  const target = page.getByRole('spinbutton', { name: 'この点数に届くまで続ける' })
  await target.fill('1050')
  await page.getByRole('button', { name: 'この点数に届くまで続けるを増やす' }).click()
  await expect(target).toHaveValue('1100')
  await target.press('ArrowDown')
  await expect(target).toHaveValue('1000')
})

test('the rule book opens over what is being set up, and nothing of that is lost', async ({ page }) => {
  await page.getByRole('button', { name: '手札の枚数を増やす' }).click()
  await page.getByRole('button', { name: '人を増やす' }).click()
  await page.getByLabel('2番の席の名前').fill('空')
  await page.getByRole('button', { name: 'ボットを増やす' }).click()
  await page.getByLabel('3番のボットの強さ').selectOption({ label: 'つよい' })
  await page.locator('.setting-name').getByRole('link', { name: 'SC-14' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'サザンクロス' })
  await expect(drawer.locator('[id$="SC-14"]')).toBeInViewport()
  await drawer.getByRole('button', { name: '閉じる' }).click()
  await expect(drawer).toBeHidden()
  await page.goto('/rules')
  await page.goBack()
  await expect(page.getByRole('spinbutton', { name: '手札の枚数' })).toHaveValue('4')
  await expect(page.getByLabel('2番の席の名前')).toHaveValue('空')
  await expect(page.getByLabel('3番のボットの強さ')).toHaveValue('strong')
})

test('on Android the back gesture closes the rule book and stays with what is being set up', async ({ browser }) => {
  const context = await browser.newContext({ userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome' })
  const page = await context.newPage()
  await page.addInitScript(() => {
    // The gesture itself comes from the system; it asks the newest watcher to close.
    const watchers: { requestClose(): void }[] = []
    const Native = window.CloseWatcher!
    const Watched = class extends Native {
      constructor() {
        super()
        watchers.push(this as unknown as { requestClose(): void })
      }
    }
    Object.assign(window, { CloseWatcher: Watched, goBack: () => watchers.at(-1)!.requestClose() })
  })
  await page.goto('/new/southern-cross')
  await page.getByRole('button', { name: '手札の枚数を増やす' }).click()
  await page.locator('.setting-name').getByRole('link', { name: 'SC-14' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'サザンクロス' })
  await expect(drawer).toBeVisible()
  await page.evaluate('goBack()')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('spinbutton', { name: '手札の枚数' })).toHaveValue('4')
  await context.close()
})

test('an effect is moved to another rank, and two on one rank are refused', async ({ page }) => {
  await page.goto('/new/cut-in-daifugo')
  await page.getByText('どのランクがどの効果を持つか').first().click()
  const clear = page.getByLabel(/^切り/)
  await clear.selectOption({ label: '3' })
  await expect(page.locator('.fp')).toContainText('1か所 変更')
  await clear.selectOption({ label: 'J' })
  await expect(page.getByRole('button', { name: 'この卓を開く' })).toHaveAttribute('aria-disabled', 'true')
  await clear.selectOption({ label: 'なし' })
  await expect(page.getByRole('button', { name: 'この卓を開く' })).not.toHaveAttribute('aria-disabled', 'true')
})

test('a preset for six sets five bots on their chairs', async ({ page }) => {
  await page.goto('/new/zheng-shang-you')
  await page.getByRole('radio', { name: '三家喜', exact: true }).check()
  await expect(page.getByRole('heading', { name: '席　6人' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('rules, seats and summary are one press apart', async ({ page }) => {
    const parts = page.getByRole('navigation', { name: '設定の場所' })
    await expect(page.getByRole('heading', { name: '席　1人' })).toBeHidden()
    await parts.getByRole('button', { name: '席' }).click()
    await expect(page.getByRole('heading', { name: '席　1人' })).toBeVisible()
    await parts.getByRole('button', { name: 'まとめ' }).click()
    await expect(page.getByRole('heading', { name: 'この卓のルール' })).toBeVisible()
  })
})

test('on a phone a finger finds the flask beside a rule, and the rule itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/new/southern-cross')
  const flasks = page.locator('.what-if:visible')
  await expect(flasks.first()).toBeVisible()
  const missed = await flasks.evaluateAll((all) =>
    all.flatMap((flask) => {
      flask.scrollIntoView({ block: 'center' })
      const foundAt = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a, label, button, input')
      const { left, top, width, height } = flask.getBoundingClientRect()
      const [across, down] = [left + width / 2, top + height / 2]
      const isWide = [left + 1, left + 35].every((x) => foundAt(x, down) === flask)
      const isTall =
        flask.closest('details') !== null || [down - 28, down + 13].every((y) => foundAt(across, y) === flask)
      const rule = flask.previousElementSibling?.getBoundingClientRect()
      const isApart =
        rule === undefined || foundAt(rule.right - 1, rule.top + rule.height / 2) === flask.previousElementSibling
      return isWide && isTall && isApart ? [] : [flask.getAttribute('aria-label')]
    }),
  )
  expect(missed).toEqual([])
})
