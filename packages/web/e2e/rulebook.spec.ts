import { expect, test } from './test.ts'

test('the rule book of a variant is one choice away', async ({ page }) => {
  await page.goto('/rules/southern-cross')
  await page.getByLabel('どのルールを見るか').selectOption({ label: 'ゾディアクロス' })
  await expect(page).toHaveURL(/preset=zodiac/)
  await expect(page.getByText('朱の線は、標準のルールと違うところです。')).toBeVisible()
  await page.getByRole('link', { name: 'このルールで遊ぶ' }).click()
  await expect(page.getByRole('radio', { name: 'ゾディアクロス' })).toBeChecked()
})

test('the rule books of all games are one choice away', async ({ page }) => {
  await page.goto('/rules/southern-cross')
  await page.getByLabel('どの遊びか').selectOption({ label: '争上遊' })
  await expect(page).toHaveURL(/zheng-shang-you/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('争上遊')
})

test('a ruling is found by the end of the address', async ({ page }) => {
  await page.goto('/rules/southern-cross#SC-6')
  await expect(page.locator('[id="SC-6"]')).toBeInViewport()
})

test('every link to a ruling leads to one', async ({ page }) => {
  await page.goto('/rules/southern-cross')
  await expect(page.locator('.rulebook')).toBeVisible()
  const broken = await page
    .locator('.rulebook a[href^="#"]')
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute('href')?.slice(1) ?? '')
        .filter((id) => document.getElementById(id) === null),
    )
  expect(broken).toEqual([])
})

test('drawings are described', async ({ page }) => {
  await page.goto('/rules/southern-cross')
  const drawings = page.locator('.rulebook svg[role="img"]')
  await expect(drawings.first()).toBeVisible()
  for (const label of await drawings.evaluateAll((all) => all.map((drawing) => drawing.getAttribute('aria-label'))))
    expect(label).toBeTruthy()
})

test('rules that cannot be are not shown, nor those of a game that is not here', async ({ page }) => {
  for (const path of ['rules', 'new', 'open']) {
    await page.goto(`/${path}/southern-cross?hand=99`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('アドレスにある設定は使えません。')
    await expect(page.getByRole('main')).toContainText('「hand」は')
    await page.getByRole('link', { name: '標準のルールで開く' }).click()
    await expect(page).toHaveURL(new RegExp(`/${path}/southern-cross$`))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('アドレスにある設定は使えません。')
  }
  for (const path of ['rules', 'new', 'open']) {
    await page.goto(`/${path}/my-game`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '「my-game」という遊びは、このページに入っていません。',
    )
  }
})
