import { gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'
import { games } from '@tefuda/games'
import { complaintsOf, expect, test } from './test.ts'
import { violations } from './violations.ts'

/** The pages outside the tables. */
const PAGES = [
  { name: 'first page', path: '/' },
  { name: 'set-up', path: '/new/southern-cross' },
  { name: 'set-up with a conflict', path: '/new/southern-cross?preset=match&seats=1' },
  { name: 'list of rule books', path: '/rules' },
  { name: 'rule book', path: '/rules/southern-cross' },
  { name: 'rule book of changed rules', path: '/rules/southern-cross?preset=5x5&hand=4&seats=3' },
  { name: 'set-up of Cut-in Daifugo', path: '/new/cut-in-daifugo?preset=first-steps' },
  { name: 'rule book of Cut-in Daifugo', path: '/rules/cut-in-daifugo' },
  { name: 'rule book of San Jia Xi', path: '/rules/zheng-shang-you?preset=san-jia-xi' },
  { name: 'rule book of Exjan', path: '/rules/exjan' },
  { name: 'scorer of Exjan', path: '/score/exjan' },
  { name: 'scorer of Southern Cross', path: '/score/southern-cross' },
  { name: 'scorer of Cut-in Daifugo', path: '/score/cut-in-daifugo' },
  { name: 'scorer of Zheng Shang You', path: '/score/zheng-shang-you' },
  { name: 'scorer of CCC', path: '/score/ccc' },
  { name: 'records', path: '/records' },
  { name: 'lessons', path: '/learn#exjan' },
  { name: 'trainer', path: '/train/waits' },
  { name: 'opening a table', path: '/open/cut-in-daifugo' },
  { name: 'opening a table with a conflict', path: '/open/southern-cross?preset=match&seats=1' },
  { name: 'lobby', path: '/lobby' },
  { name: 'name and notifications', path: '/me' },
  { name: 'device link', path: '/link#AAAAAAAAAAAAAAAAAAAAAA' },
  { name: 'saved rules', path: '/rules-sets' },
  { name: 'missing page', path: '/nowhere' },
]

for (const { name, path } of PAGES)
  test(`${name}: accessible in light and dark, in both languages, without complaints, and fit for a small phone`, async ({
    device,
  }) => {
    for (const [colorScheme, locale] of [
      ['light', 'ja-JP'],
      ['dark', 'en-GB'],
    ] as const) {
      const { page } = await device({ colorScheme, locale })
      const complaints = complaintsOf(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      expect(await violations(page)).toEqual([])
      expect(complaints).toEqual([])
      await page.setViewportSize({ width: 360, height: 640 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
      expect(await page.evaluate(tooSmall)).toEqual([])
    }
  })

/** Controls under 44 px in height or width; links within a text are exempt, as in WCAG 2.5.8. */
const tooSmall = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('a, button, select, summary, label:has(input), input:not([hidden])')]
    .filter((element) => {
      const target = element.closest('label') ?? element.closest('.switch') ?? element
      const { width, height } = target.getBoundingClientRect()
      const inText = element.closest('.rulebook .text, .rulebook.prose, .what, .setting-name, p') !== null
      return width > 0 && !inText && (width < 43.5 || height < 43.5)
    })
    .map((element) => element.outerHTML.slice(0, 120))

test('the first page needs at most 200 kB of compressed script, and none of a game; then come a table, then the type', async ({
  browser,
}) => {
  // A first visit: a page that was here before has scripts and faces at hand.
  const page = await browser.newPage()
  const loaded = new Map<string, Response>()
  page.on('response', (response) => {
    if (response.ok() && /\.(?:js|woff2)$/.test(response.url())) loaded.set(response.url(), response)
  })
  await page.goto('/')
  await page.waitForFunction(
    (faces) => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')).length === faces,
    FACES,
  )
  const beforeLoad = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const resources = performance.getEntriesByType('resource')
    return resources.filter(({ startTime }) => startTime < navigation!.loadEventStart).map(({ name }) => name)
  })
  const needed = [...loaded.keys()].filter((url) => beforeLoad.includes(url))
  const sizes = await Promise.all(needed.map(async (url) => gzipSync(await loaded.get(url)!.body()).length))
  expect(needed.length).toBeGreaterThan(0)
  expect(sum(sizes)).toBeLessThanOrEqual(200_000)
  const afterwards = [...loaded.keys()].filter((url) => !needed.includes(url))
  expect(needed.join(' ')).not.toMatch(/southern-cross|start-table|setup-page|table-|woff2/)
  for (const part of [/table-page.*woff2/, /\/southern-cross-.*woff2/, /table-southern-cross.*woff2/])
    expect(afterwards.join(' ')).toMatch(part)
  expect(
    afterwards.findLastIndex((url) => /(?:southern-cross|start-table|table-[\w-]+)-[\w-]+\.js$/.test(url)),
  ).toBeLessThan(afterwards.findIndex((url) => url.endsWith('.woff2')))
  expect(afterwards.filter((url) => url.endsWith('.js')).length).toBeLessThanOrEqual(25)
  const fonts = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ encodedBodySize }) => encodedBodySize),
  )
  expect(fonts).not.toContain(0)
  expect(sum(fonts)).toBeLessThanOrEqual(250_000)
  await page.close()
})

/** Two weights of the sans serif, one of the serif. */
const FACES = 3

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

test('the first page is seen before any script has arrived, in the language of the browser', async ({ browser }) => {
  for (const [locale, lead] of [
    ['ja-JP', '座れば、もう一手目。'],
    ['en-GB', 'Sit down and play a card.'],
  ] as const) {
    const page = await browser.newPage({ locale })
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/')
    await expect(page.getByText(lead)).toBeVisible()
    await page.close()
  }
})

test('one press on the first page deals', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'ひとりで始める' }).click()
  await expect(page).toHaveURL(/\/play\/[0-9a-f]{16}$/)
})

/** Opens the first page, and what its first game can be played with besides. */
const unfold = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.locator('.game-card').first().locator('summary').click()
}

test('a variant that needs two starts against a bot', async ({ page }) => {
  await unfold(page)
  await page.getByRole('button', { name: /^マッチ・プレイ.*ボットと始める/ }).click()
  await expect(page).toHaveURL(/\/play\//)
})

test('what was begun is offered on the first page', async ({ page }) => {
  await unfold(page)
  await page.getByRole('button', { name: /^ゾディアクロス/ }).click()
  await expect(page).toHaveURL(/\/play\//)
  const table = new URL(page.url()).pathname
  await page.locator('[data-held]').first().click()
  await page.locator('[data-spot]').first().click()
  await expect(page.locator('.table-page')).toContainText('2手目')
  await page.goto('/')
  const link = page.getByRole('link', { name: /^続きから.*ゾディアクロス/ })
  await expect(link).toHaveAttribute('href', table)
})

test('the language changes at one press and stays', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sit down and play a card.')
  await expect(page).toHaveTitle('Tefuda')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('display settings take effect, stay, and their dialog keeps the focus', async ({ page }) => {
  await page.goto('/')
  const open = page.getByRole('button', { name: '表示の設定' })
  await open.click()
  const dialog = page.getByRole('dialog', { name: '表示の設定' })
  await dialog.getByRole('radio', { name: '4色' }).check()
  await dialog.getByRole('radio', { name: '暗い' }).check()
  await dialog.getByRole('radio', { name: '左手' }).check()
  await expect(dialog.getByRole('switch', { name: '音で知らせる' })).not.toBeChecked()
  await expect(dialog.getByRole('switch', { name: '振動で知らせる' })).not.toBeChecked()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
  await page.reload()
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-suits', '4')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect(root).toHaveAttribute('data-hand', 'left')
})

test('the keyboard alone reaches the first game, with a visible focus', async ({ page }) => {
  await page.goto('/')
  const start = page.getByRole('button', { name: 'ひとりで始める' })
  await expect(start).toBeVisible()
  for (let press = 0; press < 16 && !(await start.evaluate((element) => element === document.activeElement)); press++)
    await page.keyboard.press('Tab')
  await expect(start).toBeFocused()
  expect(await start.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/play\//)
})

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  for (const { id } of games)
    test(`field, hand and buttons of ${id} are in sight together, and nothing is smaller`, async ({ page }) => {
      await page.goto(`/new/${id}`)
      await page.getByRole('button', { name: 'この卓を開く' }).click()
      const dock = page.locator('.dock')
      await expect(dock.locator('.hand-card').first()).toBeVisible()
      for (const part of [page.locator('.field'), dock, dock.locator('.acts button').last()])
        await expect(part).toBeInViewport({ ratio: 1 })
      const [field, below] = [await page.locator('.field').boundingBox(), await dock.boundingBox()]
      expect(field!.height).toBeGreaterThanOrEqual(300)
      expect(field!.x + field!.width).toBeLessThanOrEqual(below!.x)
      for (const target of await dock.locator('.hand-card, .acts button').all()) {
        const { width, height } = (await target.boundingBox())!
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      }
      await expect(page.locator('.bar h1')).toBeInViewport({ ratio: 1 })
      const scrolled = () =>
        page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])
      expect(await scrolled()).toEqual([844, 390])
      await page.setViewportSize({ width: 956, height: 440 })
      await expect(dock.locator('.acts button').last()).toBeInViewport({ ratio: 1 })
      expect(await scrolled()).toEqual([956, 440])
    })
})
