import type { Page } from '@playwright/test'
import { areApart, boxOf } from './boxes.ts'
import { BOT, exjanTable, play, turns } from './exjan-deals.ts'
import { card, press, sitDownAtExjan } from './exjan-tables.ts'
import { complaintsOf, expect, test } from './test.ts'
import { violations } from './violations.ts'

const log = (page: Page) => page.locator('.side .log')
const dialog = (page: Page) => page.getByRole('dialog')

/** A long window, so that a slow machine does not let it close. */
const SLOW = { window: 60 }

// Ready once S0 goes: 7 and M are two pairs.
const READY = 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM'
const ready = () => exjanTable({ hands: [READY], wall: 'S0', indicator: 'D9', rules: SLOW })
/** The discard C5 goes with C4 and C6, and with two other fives. */
const asked = (window = 60) =>
  play(
    exjanTable({ hands: ['C4 C6 H5 D5', 'C5'], wall: 'S15 HQ', rules: { window } }),
    '0 discard S15',
    'all pass',
    '1 discard C5',
  )

/** Plays a deal to its end with the keyboard alone: the first card goes, calls are let pass, a win is taken. */
const playOut = async (page: Page): Promise<void> => {
  const next = page.locator('.tag.on, .centre.asked, [role="dialog"]').first()
  for (;;) {
    await next.waitFor({ timeout: 60_000 })
    if (await dialog(page).isVisible()) return
    const label = (await page.locator('.acts .btn.primary').textContent()) ?? ''
    if (/あがり|^Win/.test(label)) await page.keyboard.press('w')
    else if (await page.locator('[data-offer="win"]').isVisible()) await page.keyboard.press('w')
    else if (await page.locator('.centre.asked').isVisible()) await page.keyboard.press('n')
    else await page.keyboard.type('11')
  }
}

for (const [locale, colorScheme, seats] of [
  ['ja-JP', 'light', [{}, BOT, BOT, BOT]],
  ['en-GB', 'dark', [{}, BOT, BOT]],
] as const)
  test.describe(`a deal to its end, ${seats.length} seats, ${locale}, on a phone, by the keyboard`, () => {
    test.use({ locale, colorScheme, viewport: { width: 390, height: 844 } })

    test('ends with the score sheet and how everybody stands', async ({ page }) => {
      test.setTimeout(300_000)
      const complaints = complaintsOf(page)
      await sitDownAtExjan(page, exjanTable({ seats, rules: { ...SLOW, deals: 1 } }))
      await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2))
      expect(await violations(page)).toEqual([])
      await playOut(page)
      await expect(page.locator('.graph svg')).toBeVisible()
      await expect(dialog(page).getByRole('columnheader')).not.toHaveCount(0)
      expect(await violations(page)).toEqual([])
      expect(complaints).toEqual([])
      await page.getByRole('link', { name: /リプレイ|Replay/ }).press('Enter')
      await expect(page.locator('.where')).toBeVisible()
      await page.keyboard.press('End')
      await expect(page.locator('.exjan .river').first()).toBeVisible()
      expect(await violations(page)).toEqual([])
    })
  })

test.describe('on one’s turn', () => {
  test('a card is chosen, says what the hand then waits for, and goes when it is pressed again', async ({ page }) => {
    await sitDownAtExjan(page, ready())
    await card(page, 'スペードの0').click()
    await expect(page.locator('.readout')).toContainText('待ち')
    await expect(page.locator('.readout')).toContainText('見えていない札 4枚')
    await card(page, 'スペードの0').click()
    await expect(log(page)).toContainText('スペードの0 を捨てる')
    await expect(page.locator('.zone-self .river [data-card="S0"]')).toBeVisible()
  })

  test('a card is dragged to the field', async ({ page }) => {
    await sitDownAtExjan(page, ready())
    await card(page, 'ハートの3').dragTo(page.locator('.exjan'))
    await expect(page.locator('.zone-self .river [data-card="H3"]')).toBeVisible()
  })

  test('a card is written and sent off by Enter', async ({ page }) => {
    await sitDownAtExjan(page, ready())
    await page.keyboard.type('d12')
    await expect(card(page, 'ダイヤの12')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Enter')
    await expect(page.locator('.zone-self .river [data-card="D12"]')).toBeVisible()
  })

  test('the card just drawn lies apart, and the hand is lined up as its owner wants', async ({ page }) => {
    await sitDownAtExjan(page, ready())
    await expect(page.locator('.hand .apart [data-card="S0"]')).toBeVisible()
    await expect(page.locator('[data-held]').first()).toHaveAccessibleName('ハートの3')
    await page.keyboard.press('o')
    await expect(page.locator('[data-held]').first()).toHaveAccessibleName('スペードの7')
  })
})

test.describe('reach', () => {
  test('is offered with the discards that allow it, costs a chip, and lies sideways', async ({ page }) => {
    await sitDownAtExjan(page, ready())
    await expect(page.locator('[data-held] .playable')).toHaveCount(1)
    await page.keyboard.press('r')
    await page.keyboard.type('s0')
    await expect(press(page, /^リーチ/)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page.locator('.zone-self .turned [data-card="S0"]')).toBeVisible()
    await expect(page.locator('.zone-self h2')).toContainText('リーチ')
    await expect(page.locator('.facts')).toContainText('チップ 240')
    await expect(page.getByRole('img', { name: 'チップ 10点' })).toBeVisible()
  })

  test('with another card is refused, with the rule', async ({ page }) => {
    await sitDownAtExjan(page, ready())
    await press(page, /^リーチ/).click()
    await card(page, 'ハートの3').click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('あと1枚の形になりません')
    await notice.getByRole('link', { name: 'ルール EJ-7' }).click()
    await expect(page.locator('[id="beside-EJ-7"]')).toBeInViewport()
  })

  test('shows the waits while others play', async ({ page }) => {
    // Bots that never come to an answer: nothing is drawn while the page is looked at.
    await page.route(/worker/, () => undefined)
    await sitDownAtExjan(page, play(exjanTable({ hands: [READY], wall: 'S0', rules: SLOW }), '0 reach S0'))
    await expect(page.locator('.readout')).toContainText('待ち')
  })
})

test.describe('a discard of somebody else', () => {
  test('is called under the ring, by a key or a press', async ({ page }) => {
    await sitDownAtExjan(page, asked())
    await expect(page.locator('.centre.asked [data-card="C5"]')).toBeVisible()
    const run = page.locator('.offer', { hasText: '連' })
    await expect(run).toContainText('クラブの4')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press((await run.locator('.kbd').textContent()) ?? '')
    await expect(page.locator('.zone-self .melds [data-card]')).toHaveCount(3)
    await expect(page.locator('.zone-self .melds .turned [data-card="C5"]')).toBeVisible()
    await expect(log(page)).toContainText('連')
    await expect(page.locator('[data-held]')).toHaveCount(8)
  })

  test('waits for whoever plays alone, and passes by when they let it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await sitDownAtExjan(page, ready())
    const main = await boxOf(page.locator('.acts .primary'))
    await sitDownAtExjan(page, asked(1))
    await expect(page.locator('.centre.asked')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
    // Claims are large; letting pass is small, and lies where no main button has been.
    const [call, pass] = [await boxOf(page.locator('.offer').first()), await boxOf(press(page, '見送る'))]
    expect(call.width * call.height).toBeGreaterThan(pass.width * pass.height)
    expect(areApart(main, pass)).toBe(true)
    await press(page, '見送る').click()
    await expect(page.locator('.zone-right .river [data-card="C5"]')).toBeVisible()
  })

  test('asks nobody who plays alone and has nothing to say', async ({ page }) => {
    const match = play(exjanTable({ hands: ['S2', 'DK'], wall: 'S15 HQ', rules: SLOW }), '0 discard S15')
    await sitDownAtExjan(page, match)
    await expect(page.locator('.tag.on')).toBeVisible({ timeout: 60_000 })
  })

  test('asks all at one screen by one button, whoever could answer', async ({ page }) => {
    const seats = [{ name: '花' }, { name: '空' }, BOT, BOT]
    const match = play(exjanTable({ seats, hands: ['S2', 'C4 C6'], wall: 'C5', rules: SLOW }), '0 discard C5')
    await sitDownAtExjan(page, match)
    await expect(page.locator('[data-held]')).toHaveCount(0)
    await page.getByRole('button', { name: '宣言する', exact: true }).click()
    await page.getByRole('button', { name: '空', exact: true }).click()
    await page.locator('.offer', { hasText: '連' }).click()
    await expect(log(page)).toContainText('連')
  })
})

test.describe('a win', () => {
  test('shows the hand as it is scored, the yaku, and who pays what and why; then the next round is dealt', async ({
    page,
  }) => {
    await sitDownAtExjan(page, exjanTable({ hands: [READY], wall: 'SM', rules: SLOW }))
    await expect(page.locator('.readout')).toContainText('役満 320点：神速')
    await page.keyboard.press('w')
    const sheet = dialog(page)
    await expect(sheet).toContainText('あなたのあがり')
    await expect(sheet.getByRole('row', { name: /神速/ })).toContainText('役満')
    await expect(sheet.getByRole('row', { name: /^あなた/ })).toContainText('+480')
    await expect(sheet.getByRole('row', { name: /ボット2/ })).toContainText('親が引いてあがった：320点の半分')
    await expect(sheet.locator('.set')).toHaveCount(4)
    await expect(sheet.locator('.inrole')).toHaveAttribute('data-card', 'SM')
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: '次のラウンドへ' }).press('Enter')
    await expect(sheet).toBeHidden()
    await expect(page.locator('.facts')).toContainText('チップ 730')
    await expect(page.locator('[data-held]')).toHaveCount(11)
  })

  test('of a bot leaves nobody thinking behind the sheet, though a bot deals next', async ({ page }) => {
    await sitDownAtExjan(page, turns(exjanTable({ hands: ['', READY], wall: 'HC SM', rules: SLOW }), 1))
    await expect(dialog(page)).toContainText('ボット1のあがり')
    await expect(dialog(page)).toContainText('次の親：ボット')
    await expect(page.locator('.table .seats')).not.toContainText('考え中')
  })
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  for (const [seats, count] of [
    [4, 46],
    [3, 56],
  ] as const)
    test(`all discards of ${seats} seats are in sight at the end of a round`, async ({ page }) => {
      const plan = { seats: [{}, BOT, BOT, BOT].slice(0, seats), hands: [READY], rules: SLOW }
      const match = turns(exjanTable(plan), count - (count % seats))
      await sitDownAtExjan(page, match)
      expect(
        await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]),
      ).toEqual([360, 640])
      await expect(page.locator('.acts .btn.primary')).toBeInViewport({ ratio: 1 })
      await expect(page.locator('.exjan .river .lies')).toHaveCount(count - (count % seats))
      const field = (await page.locator('.exjan').boundingBox())!
      for (const one of await page.locator('.exjan .river .lies').all()) {
        const { x, y, width, height } = (await one.boundingBox())!
        expect(width).toBeGreaterThanOrEqual(22)
        expect(x).toBeGreaterThanOrEqual(field.x)
        expect(x + width).toBeLessThanOrEqual(field.x + field.width)
        expect(y).toBeGreaterThanOrEqual(field.y - 1)
        expect(y + height).toBeLessThanOrEqual(field.y + field.height + 1)
      }
    })

  test('whom one waits for is named in full', async ({ page }) => {
    // A bot that never comes to an answer.
    await page.route(/worker/, () => undefined)
    await sitDownAtExjan(page, turns(exjanTable({ hands: [READY], rules: SLOW }), 1))
    const name = page.locator('.waits .person-name')
    await expect(name).toHaveText('ボット1')
    expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })

  test('the cards of an open set show their index', async ({ page }) => {
    await sitDownAtExjan(page, play(asked(), '0 run C4 C6', '2 pass', '3 pass'))
    const cards = page.locator('.zone-self .meld [data-card]')
    await expect(cards).toHaveCount(3)
    const [first, second, called] = await Promise.all([0, 1, 2].map((k) => boxOf(cards.nth(k))))
    for (const [one, next] of [
      [first!, second!],
      [second!, called!],
    ] as const) {
      expect(one.width).toBeGreaterThanOrEqual(20)
      expect(next.x - one.x).toBeGreaterThanOrEqual(10)
    }
  })
})

test.describe('the scorer', () => {
  const write = async (page: Page, cards: string) => {
    await page.getByLabel('札を書いて入れる').fill(cards)
    await page.keyboard.press('Enter')
  }

  test('keeps result, chips and dealer in sight from round to round, and outlives a reload', async ({ page }) => {
    await page.goto('/score/exjan')
    await write(page, READY.toLowerCase())
    const told = page.locator('.scorer-said')
    await expect(told).toContainText('あと1枚入れてください。')
    await told.getByRole('button', { name: 'スペードのM' }).click()
    const result = page.locator('.result')
    await expect(result.getByRole('row', { name: /自力/ })).toContainText('2段')
    await expect(result.getByRole('row', { name: /合計/ })).toContainText('40 点')
    await page.getByRole('group', { name: 'リーチした人' }).getByRole('button', { name: '席1' }).click()
    await expect(told).toContainText('80点')
    await page.reload()
    await expect(told).toContainText('80点')
    await page.getByRole('button', { name: '席1に +' }).click()
    await expect(page.locator('.scorer-table tfoot td:not(.act)')).toHaveText(['370', '210', '210', '210'])
    await page.getByRole('button', { name: '流局' }).click()
    await expect(page.locator('.circumstances .line > b')).toHaveText('席4')
    await page.getByRole('button', { name: '1回目を直す' }).click()
    await page.getByRole('group', { name: 'リーチした人' }).getByRole('button', { name: '席1' }).click()
    await expect(page.locator('.scorer-table tfoot td:not(.act)')).toHaveText(['310', '230', '230', '230'])
    expect(await violations(page)).toEqual([])
  })

  test('says why a hand is no win, with the rule', async ({ page }) => {
    await page.goto('/score/exjan')
    await write(page, 'H3 H4 H5 S7 C7 D11 D12 D13 HM CM S0')
    await expect(page.locator('.refused')).toContainText('まだあがりの形ではありません')
    await page.getByRole('link', { name: 'ルール EJ-3' }).click()
    await expect(page.locator('[id="EJ-3"]')).toBeInViewport()
  })

  test('takes cards by a press, and gives them back by another', async ({ page }) => {
    await page.goto('/score/exjan')
    const pad = page.getByRole('group', { name: '札', exact: true })
    await pad.getByText('♥').click()
    await pad.getByRole('button', { name: 'ハートのF' }).click()
    await expect(page.getByRole('radio', { name: '手札 1 / 10' })).toBeChecked()
    await page.getByRole('radio', { name: '宣言した組' }).check()
    await pad.getByText('♣').click()
    for (const name of ['クラブの1', 'クラブの2', 'クラブの3']) await pad.getByRole('button', { name }).first().click()
    await expect(page.getByRole('radio', { name: '手札 1 / 7' })).toBeVisible()
    await page.getByRole('button', { name: 'ハートのFを戻す' }).click()
    await expect(page.getByRole('radio', { name: '手札 0 / 7' })).toBeVisible()
    await page.getByRole('button', { name: '例を入れる' }).click()
    await expect(page.locator('.result')).toContainText('席3の')
  })
})

test('the first page lists five games, and leads to the scorer', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.game-card h2')).toHaveText([
    'サザンクロス',
    'カットイン大富豪',
    'エクスジャン',
    '争上遊',
    'CCC',
  ])
  await page.locator('.game-card', { hasText: 'エクスジャン' }).getByRole('link', { name: '点数係' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('点数係')
})
