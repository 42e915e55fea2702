import { expect, test } from './test.ts'
import { violations } from './violations.ts'

test('who comes for the first time is in a lesson after one press; it answers a wrong move, goes on with a right one, and ends', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'サザンクロスを始める' }).click()
  const coach = page.getByRole('region', { name: 'この卓でやること' })
  /** The lesson's other texts lie hidden beneath, for the room they take. */
  const says = (words: string): Promise<void> => expect(coach).toContainText(words, { useInnerText: true })
  await says('「セット」')
  const place = async (card: string, cell: string): Promise<void> => {
    await page.locator('[data-held]', { has: page.locator(`[data-card="${card}"]`) }).click()
    await page.locator(`[data-spot="${cell}"]`).click()
  }
  await place('SQ', 'a3')
  await expect(page.getByText('5を上の段の右端に置くと')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /c1.*ここ/ }).click()
  await says('こんどは「シークエンス」')
  await expect(page.locator('.log .n:not(:empty)').last()).toHaveText('1')
  await page.reload()
  await says('2／2')
  await place('H8', 'b1')
  await says('できました')
  await coach.getByRole('button', { name: '次へ' }).click()
  await says('ロイヤル・シークエンス')
  await page.goto('/learn')
  await expect(page.getByRole('link', { name: 'ルールブックを開く' })).toHaveAttribute('href', '/rules')
  await expect(page.getByRole('listitem').filter({ hasText: '置いて、取る' })).toContainText('終わり')
  expect(await violations(page)).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'サザンクロスを始める' })).toBeHidden()
  await expect(page.getByRole('img', { name: 'レッスン7のうち1まで終わり' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^続きから/ })).toBeVisible()
  await page.getByRole('button', { name: 'ひとりで始める' }).click()
  await page.getByRole('button', { name: 'メニュー' }).click()
  await expect(page.getByRole('switch', { name: 'そろうところに印をつける' })).toBeChecked()
})

/** Runs in the page: what an impatient finger does. */
const tapTwice = (button: HTMLElement | SVGElement): void => {
  for (let tap = 0; tap < 2; tap++) button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}

/** A middling phone on a slow line: bytes a second, milliseconds, and how many times slower than this machine. */
const PHONE = { down: 200_000, up: 94_000, latency: 150, slower: 4 }

test('on a slow phone two presses lead from the first visit to the first own move; how long that takes is reported', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ja-JP',
    baseURL: baseURL!,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  const { down, up, latency, slower } = PHONE
  const line = { offline: false, downloadThroughput: down, uploadThroughput: up, latency }
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const began = Date.now()
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'サザンクロスを始める' }).click()
  await page.getByRole('button', { name: /c1.*ここ/ }).click()
  await expect(page.getByRole('region', { name: 'この卓でやること' })).toContainText('シークエンス')
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  test
    .info()
    .annotations.push({ type: 'figure', description: `first visit to first own move: ${seconds} s, 2 presses` })
  await context.close()
})

for (const trainer of ['roles', 'beats', 'waits', 'squares'])
  test(`the trainer ${trainer} asks, by the keyboard alone, and tells what was right`, async ({ page }) => {
    await page.goto(`/train/${trainer}`)
    await expect(page.getByRole('link', { name: '学ぶ', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: '1分間、始める' }).press('Enter')
    const wrong = page.getByRole('alert')
    for (let tries = 0; tries < 20 && !(await wrong.isVisible()); tries++) {
      await expect(page.locator('.task h2')).toBeFocused()
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
    }
    await expect(wrong).toContainText('残念')
    expect(await violations(page)).toEqual([])
    await page.locator('.task h2').focus()
    await page.keyboard.press('Enter')
    await expect(wrong).toBeHidden()
    expect(await violations(page)).toEqual([])
  })

test.describe('on the smallest phone, in English', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'en-GB' })

  test('a lesson goes on through what everybody is asked, and the win it wishes is read whole', async ({ page }) => {
    await page.goto('/learn#exjan')
    await page.getByRole('button', { name: /^Reach/ }).evaluate(tapTwice)
    await page.locator('[data-held]', { has: page.locator('[data-card="H13"]') }).click()
    await page
      .locator('.acts')
      .getByRole('button', { name: /^Reach/ })
      .click()
    const win = page.getByRole('button', { name: /^Win: .*Symbol group/ })
    await expect(win).toBeVisible()
    expect(await win.evaluate((element) => element.getBoundingClientRect().right <= innerWidth)).toBe(true)
    await win.click()
    const sheet = page.getByRole('dialog')
    await expect(sheet).toContainText('You: a win')
    await expect(sheet).toContainText('Well done')
    await expect(sheet.getByRole('button', { name: 'Next', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/learn#exjan$/)
  })
})
