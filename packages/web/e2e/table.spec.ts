import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { parseRecord } from '@tefuda/kernel'
import { bestMove, follow, handOf, held, isOver, matchOf, nearlyOver, scoreOf, sitDown, spot } from './tables.ts'
import { complaintsOf, expect, test } from './test.ts'
import { violations } from './violations.ts'

const score = (page: Page) => page.locator('.self .score')
/** The number of the last move in the log. */
const lastMove = (within: Page | Locator) => within.locator('.log .n:not(:empty)').last()

// H8 on a1 makes a set along the top, 8-9-10 down the left and 8-7-6 along the diagonal.
const TRIPLE = 'C2 S8 D8 C9 S7 CK D10 HA H6 D2 H8 SK'

test.describe('a whole solitaire', () => {
  test.describe('with motion', () => {
    test.use({ contextOptions: { reducedMotion: 'no-preference' } })

    test('by mouse, with the result the rules give', async ({ page }) => {
      const match = matchOf({})
      await sitDown(page, match)
      while (!isOver(match)) {
        const { card, cell } = follow(match, 0, bestMove(match, 0))
        await held(page, card).click()
        await spot(page, cell).click()
      }
      const sheet = page.getByRole('dialog', { name: 'ゲーム終了' })
      await expect(sheet).toContainText(`${scoreOf(match, 0)} 点`)
      await expect(sheet).toContainText('このルールでの最初の記録です')
      await expect(sheet.getByRole('img', { name: /^得点の推移/ })).toBeVisible()
    })
  })

  test('by keyboard only, cards and places written as in the notation', async ({ page }) => {
    const match = matchOf({})
    await sitDown(page, match)
    while (!isOver(match)) {
      const { name, cell } = follow(match, 0, bestMove(match, 0))
      await page.keyboard.type(name.toLowerCase())
      await page.keyboard.type(cell)
      await expect(spot(page, cell)).toBeFocused()
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('dialog', { name: 'ゲーム終了' })).toContainText(`${scoreOf(match, 0)} 点`)
  })

  test.describe('on a small phone', () => {
    test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

    test('by touch', async ({ page }) => {
      const match = matchOf({ rules: { preset: 'short' } })
      await sitDown(page, match)
      while (!isOver(match)) {
        const { cell } = follow(match, 0, bestMove(match, 0))
        await spot(page, cell).tap()
      }
      const sheet = page.getByRole('dialog', { name: 'ゲーム終了' })
      await expect(sheet).toContainText(`${scoreOf(match, 0)} 点`)
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('#root'), 'on paper there is the result alone').toBeHidden()
      await expect(sheet).toBeVisible()
    })
  })
})

test.describe('moves', () => {
  test('arrows go from card to card and from place to place, Enter chooses, Escape gives back', async ({ page }) => {
    await sitDown(page, matchOf({ first: TRIPLE }))
    await page.keyboard.press('ArrowRight')
    await expect(held(page, 0)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(held(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await expect(spot(page, 'b2')).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await expect(spot(page, 'a1')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(held(page, 1)).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('2')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(score(page)).toContainText('210')
  })

  test('a card can be dragged to its place', async ({ page }) => {
    await sitDown(page, matchOf({ first: TRIPLE }))
    await held(page, 1).dragTo(spot(page, 'a1'))
    await expect(score(page)).toContainText('210')
  })

  test('before it is placed, one sees what it would take', async ({ page }) => {
    await sitDown(page, matchOf({ first: TRIPLE }))
    await held(page, 1).click()
    await spot(page, 'a1').hover()
    await expect(page.locator('.readout')).toHaveText(/\+.*→×3→210エキストラ・トリプル・トリック/)
    await expect(page.locator('.sc-board .role')).toHaveText(['セット 30', 'シークエンス 20', 'シークエンス 20'])
    await spot(page, 'b3').hover()
    await expect(page.locator('.readout')).toHaveText('役はできません')
    await expect(score(page)).toHaveText('得点0')
  })

  test('several jokers are laid one after another, and the button says when they may go together', async ({ page }) => {
    await sitDown(page, matchOf({ first: 'C2 S8 D8 C9 S7 CK D10 HA H6 RJ BJ SK' }))
    await held(page, 0).click()
    await spot(page, 'a1').click()
    await expect(page.getByRole('button', { name: '1枚だけ置く' })).toBeVisible()
    await spot(page, 'c1').click()
    await page.getByRole('button', { name: 'ジョーカー2枚を置く' }).click()
    await expect(page.locator('.log')).toContainText('左上に')
    await expect(page.locator('.log')).toContainText('右上に')
  })

  test('an impossible move says why and leads to the rule', async ({ page }) => {
    const match = matchOf({ seats: [{ name: '花' }, { name: '空' }], first: 'C2 S8 D8 C9 S7 CK D10 HA H6 SK D4' })
    await sitDown(page, match)
    await page.getByRole('button', { name: '花です。手札を開く' }).click()
    const other = handOf(match, 0).findIndex((name) => name !== 'SK')
    await held(page, other).click()
    await spot(page, 'a1').click()
    await expect(page.getByRole('alert')).toContainText('最初の手番では')
    await page.getByRole('alert').getByRole('link', { name: 'ルール SC-15' }).click()
    await expect(page.getByRole('tab', { name: 'ルール' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[id="beside-SC-15"]')).toBeInViewport()
  })

  test('a stack can be looked into, and so can the cards taken', async ({ page }) => {
    const match = matchOf({ moves: 9 })
    await sitDown(page, match)
    await page.locator('.depth').first().click()
    await expect(page.getByRole('dialog').getByRole('img').nth(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('t')
    await expect(page.getByRole('dialog', { name: '取った札' })).toBeVisible()
  })

  test('a move is taken back only where the rules allow it', async ({ page }) => {
    await sitDown(page, matchOf({ rules: { undo: true }, first: TRIPLE }))
    await held(page, 1).click()
    await spot(page, 'a1').click()
    await expect(score(page)).toContainText('210')
    await page.getByRole('button', { name: '元に戻す' }).click()
    await expect(score(page)).toHaveText('得点0')
    await expect(page.getByRole('button', { name: '元に戻す' })).toHaveAttribute('aria-disabled', 'true')
  })
})

test('what happens is said in words', async ({ page }) => {
  await sitDown(page, matchOf({ first: TRIPLE }))
  await held(page, 1).click()
  await spot(page, 'a1').click()
  const live = page.getByRole('log')
  await expect(live).toContainText('ハートの8')
  await expect(live).toContainText('エキストラ・トリプル・トリック')
})

test.describe('nothing is lost', () => {
  test('by a reload in the middle', async ({ page }) => {
    const match = matchOf({ moves: 6 })
    await sitDown(page, match)
    const { card, cell } = follow(match, 0, bestMove(match, 0))
    await held(page, card).click()
    await spot(page, cell).click()
    await expect(lastMove(page)).toHaveText('7')
    await page.reload()
    await expect(score(page)).toContainText(scoreOf(match, 0))
    await expect(page.locator('[data-held]')).toHaveCount(3)
    const next = follow(match, 0, bestMove(match, 0))
    await held(page, next.card).click()
    await spot(page, next.cell).click()
    await expect(score(page)).toContainText(scoreOf(match, 0))
  })

  test('by a reload after the end', async ({ page }) => {
    const match = nearlyOver()
    await sitDown(page, match)
    const { card, cell } = follow(match, 0, bestMove(match, 0))
    await held(page, card).click()
    await spot(page, cell).click()
    await expect(page.getByRole('dialog', { name: 'ゲーム終了' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('dialog', { name: 'ゲーム終了' })).toContainText(`${scoreOf(match, 0)} 点`)
  })

  test('when the table is opened in a second window', async ({ page, context }) => {
    const match = matchOf({ moves: 3 })
    await sitDown(page, match)
    const second = await context.newPage()
    await second.goto(page.url())
    await expect(second.getByRole('grid')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'この卓は、別のタブで開いています' })).toBeVisible()
    const { card, cell } = follow(match, 0, bestMove(match, 0))
    await held(second, card).click()
    await spot(second, cell).click()
    await expect(lastMove(second)).toHaveText('4')
    await page.getByRole('button', { name: 'このタブで遊ぶ' }).click()
    await expect(lastMove(page)).toHaveText('4')
    await expect(second.getByRole('heading', { name: 'この卓は、別のタブで開いています' })).toBeVisible()
  })
})

test('a record is saved, read again and replayed', async ({ page }) => {
  const match = nearlyOver()
  await sitDown(page, match)
  const { card, cell } = follow(match, 0, bestMove(match, 0))
  await held(page, card).click()
  await spot(page, cell).click()
  const sheet = page.getByRole('dialog', { name: 'ゲーム終了' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: '記録を保存' }).click(),
  ])
  const content = readFileSync(await download.path(), 'utf8')
  expect(parseRecord(content)).toMatchObject({
    moves: { length: match.moves.length },
    outcome: { scores: match.engine.status(match.state).scores },
  })

  await page.evaluate(() => indexedDB.deleteDatabase('tefuda'))
  await page.goto('/records')
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await page.getByRole('link', { name: 'リプレイ' }).click()

  await expect(page.locator('.where')).toHaveText(`0 / ${match.moves.length} 手`)
  await page.keyboard.press('End')
  await expect(page.locator('.where')).toHaveText(`${match.moves.length} / ${match.moves.length} 手`)
  await expect(page.locator('.readout')).toContainText(scoreOf(match, 0))
  await page.keyboard.press('ArrowLeft')
  await page.getByRole('slider', { name: '手数' }).fill('10')
  await expect(page.locator('.moves [aria-current="step"] .n')).toHaveText('10')
  await page.locator('.moves button').nth(2).click()
  await expect(page.locator('.where')).toHaveText(`3 / ${match.moves.length} 手`)
  expect(await violations(page)).toEqual([])
  await page.getByRole('tab', { name: '検証' }).click()
  await expect(page.getByText(`${match.moves.length}手すべてがルールどおりです`)).toBeVisible()
  await page.getByRole('tab', { name: '点数表' }).click()
  await expect(page.getByRole('cell').first()).toBeVisible()
  await page.getByRole('button', { name: '同じ配りで遊ぶ' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(score(page)).toHaveText('得点0')
})

test('people at one screen never see one another’s hands', async ({ page }) => {
  const match = matchOf({ seats: [{ name: '花' }, { name: '空' }], first: 'C2 S8 D8 C9 S7 CK D10 HA H6 SK D4' })
  await sitDown(page, match)
  await expect(page.locator('[data-held]')).toHaveCount(0)
  await page.getByRole('button', { name: '花です。手札を開く' }).click()
  await expect(page.locator('[data-held]')).toHaveCount(3)
  const { cell } = follow(match, 0, bestMove(match, 0))
  await spot(page, cell).click()
  await expect(page.getByRole('button', { name: '空です。手札を開く' })).toBeFocused()
  await expect(page.locator('[data-held]')).toHaveCount(0)
})

const BOARDS = ['standard', 'wild', '4x4', '5x5', 'zodiac', 'free', 'ultra'] as const

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  for (const preset of BOARDS) {
    test(`${preset} fits, and can be aimed at`, async ({ page }) => {
      await sitDown(page, matchOf({ rules: { preset }, moves: 5 }))
      const page_ = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        height: document.documentElement.scrollHeight,
      }))
      expect(page_).toEqual({ width: 360, height: 640 })
      await expect(page.locator('.acts .btn.primary')).toBeInViewport({ ratio: 1 })
      for (const card of await page.locator('[data-held]').all()) await expect(card).toBeInViewport()
      const grows = preset === 'free' || preset === 'ultra'
      const sizes = await page.locator('[data-spot]').evaluateAll((spots) =>
        spots.map((one) => {
          const { width, height } = one.getBoundingClientRect()
          const room = getComputedStyle(one, '::before')
            .inset.split(' ')
            .map((inset) => -2 * Number.parseFloat(inset))
          return Math.min(width, height) + Math.max(0, room[0] ?? 0)
        }),
      )
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(grows ? 24 : 44)
    })
  }

  test('a finger looks at a small place before it places', async ({ page }) => {
    await sitDown(page, matchOf({ rules: { preset: 'free' }, moves: 2 }))
    await page.getByRole('button', { name: '小さく' }).tap()
    await page.getByRole('button', { name: '小さく' }).tap()
    await held(page, 0).tap()
    await spot(page, '1,1').tap()
    await expect(page.getByRole('button', { name: 'ここに置く' })).toBeVisible()
    await expect(page.locator('[data-spot="1,1"] .place')).toBeVisible()
    await page.getByRole('button', { name: 'ここに置く' }).tap()
    await page.getByRole('button', { name: '記録', exact: true }).tap()
    await expect(lastMove(page.getByRole('dialog'))).toHaveText('3')
  })

  test('a growing field is panned and zoomed', async ({ page }) => {
    await sitDown(page, matchOf({ rules: { preset: 'free' }, moves: 5 }))
    const width = () => spot(page, '1,1').evaluate((one) => one.getBoundingClientRect().width)
    const before = await width()
    await page.getByRole('button', { name: '大きく' }).tap()
    await page.getByRole('button', { name: '大きく' }).tap()
    expect(await width()).toBeGreaterThan(before * 1.4)
    await page.getByRole('button', { name: '全体' }).tap()
    expect(await width()).toBeLessThanOrEqual(before)
  })
})

test.describe('with the longest names, on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the result is seen beside them', async ({ page }) => {
    const name = '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来'
    const match = nearlyOver({ seats: [{ name }, { name }] })
    await sitDown(page, match)
    await page.locator('.curtain .btn').click()
    const [seat = 0] = match.engine.toAct(match.state)
    const { card, cell } = follow(match, seat, bestMove(match, seat))
    await held(page, card).click()
    await spot(page, cell).click()
    const figures = page.getByRole('dialog').locator('.end-table .number')
    await expect(figures.first()).toBeVisible()
    for (const figure of await figures.all()) {
      const { x, width } = (await figure.boundingBox())!
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(360)
    }
  })
})

for (const [locale, colorScheme, words] of [
  ['ja-JP', 'light', { alone: 'ソリティア', over: 'ゲーム終了' }],
  ['en-GB', 'dark', { alone: 'Solitaire', over: 'The game is over' }],
] as const) {
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme })

    test('table and end sheet are free of violations and complaints', async ({ page }) => {
      const complaints = complaintsOf(page)
      const match = nearlyOver()
      await sitDown(page, match)
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      await expect(page.locator('.bar .tag')).toHaveText(words.alone)
      await held(page, 0).click()
      const { cell } = follow(match, 0, bestMove(match, 0))
      await spot(page, cell).focus()
      expect(await violations(page)).toEqual([])
      await spot(page, cell).click()
      await expect(page.getByRole('dialog', { name: words.over })).toBeVisible()
      await expect(page.locator('.graph svg')).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(complaints).toEqual([])
    })

    for (const preset of ['5x5', 'zodiac', 'free'] as const)
      test(`${preset} with others is free of violations`, async ({ page }) => {
        await sitDown(page, matchOf({ rules: { preset }, seats: [{ name: 'A' }, { name: 'B' }], moves: 6 }))
        expect(await violations(page)).toEqual([])
        await page.locator('.curtain .btn').click()
        await held(page, 0).click()
        expect(await violations(page)).toEqual([])
      })
  })
}
