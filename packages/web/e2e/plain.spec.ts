import type { Page } from '@playwright/test'
import { findGame } from '@tefuda/games'
import { isRefusal, type Match, openMatch, playMove, type RulesRequest, recordOf, type SeatInfo } from '@tefuda/kernel'
import { recordInLink } from '../src/replay/record-link.ts'
import { sitDownAtBegun } from './begun.ts'
import { isWithin } from './boxes.ts'
import { BOT } from './climbing-tables.ts'
import { nearlyOver } from './tables.ts'
import { complaintsOf, expect, test } from './test.ts'
import { violations } from './violations.ts'

const PHONE = { width: 360, height: 640 }

const dealt = (id: string, seats: readonly SeatInfo[], rules: RulesRequest = {}): Match => {
  const match = openMatch({ game: findGame(id)!, rules, seats: seats.length, names: seats, seed: '7'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  return match
}

/** Somebody who wants every game on the plain table. */
const sitDownPlainly = async (page: Page, match: Match, theme: 'light' | 'dark' = 'light'): Promise<void> => {
  await page.evaluate(
    (theme) => localStorage.setItem('tefuda.preferences', JSON.stringify({ plainTable: true, botPace: 'fast', theme })),
    theme,
  )
  await sitDownAtBegun(page, match)
  await expect(page.locator('.plain')).toBeVisible()
}

/** The seats of which name, small words or figure lie over one another. */
const muddled = async (page: Page, seats: number): Promise<readonly (string | null)[]> => {
  await expect(page.locator('.seat')).toHaveCount(seats)
  return page.locator('.seat').evaluateAll((all) =>
    all.flatMap((seat) => {
      const texts = seat.querySelectorAll('b, small:has(> .seat-line), .pts')
      const boxes = [...texts].map((text) => text.getBoundingClientRect())
      const lieOver = (a: DOMRect, b: DOMRect): boolean =>
        a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      return boxes.some((box, k) => boxes.slice(k + 1).some((other) => lieOver(box, other))) ? [seat.textContent] : []
    }),
  )
}

const held = (page: Page) => page.locator('[data-held]')
const main = (page: Page) => page.locator('.dock .btn.primary')
const offers = (page: Page) => page.locator('.offer')
const own = (page: Page) => page.locator('.side .log li', { has: page.locator('.by', { hasText: 'あなた' }) })
/** Waits until it is the person's turn; whatever they are asked meanwhile they let pass. */
const turn = async (page: Page): Promise<void> => {
  const pass = page.getByRole('button', { name: '見送る', exact: true })
  await expect(async () => {
    if (await pass.isVisible()) await pass.click()
    await expect(page.locator('.dock .tag.on')).toBeVisible({ timeout: 500 })
    await expect(pass).toBeHidden({ timeout: 100 })
  }).toPass()
}

/** Chooses a card and, where there are several ways to play it, the first of them, and plays it. */
const playCard = async (page: Page, place: number): Promise<void> => {
  await held(page).nth(place).click()
  if ((await main(page).getAttribute('aria-disabled')) === 'true') await offers(page).first().click()
  await main(page).click()
}

test.describe('the plain table', () => {
  test('Southern Cross alone: taps, keys, a written move, the end and the replay', async ({ page }) => {
    const complaints = complaintsOf(page)
    await sitDownPlainly(page, dealt('southern-cross', [{}]))
    const log = page.locator('.side .log')
    await held(page).first().click()
    await page.locator('[data-spot="b2"]').click()
    await main(page).click()
    await expect(log).toContainText('中央に')
    await page.locator('[data-held="0"]').press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.type('a1')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(log).toContainText('左上に')
    const card = await page.locator('[data-held="0"] .card').getAttribute('data-card')
    await page.getByRole('button', { name: '手を書く' }).click()
    await page.getByLabel('手（記録の書き方で）').fill(`${card}@z9`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('なぜできない')
    await page.getByLabel('手（記録の書き方で）').fill(`${card}@c3`)
    await page.keyboard.press('Enter')
    await expect(log).toContainText('右下に')
    expect(await violations(page)).toEqual([])

    const last = nearlyOver()
    await sitDownPlainly(page, last)
    await playCard(page, 0)
    await page.getByRole('link', { name: 'リプレイ' }).click()
    await expect(page.locator('.plain .plain-board')).toBeVisible()
    await page.getByRole('button', { name: '一手進む' }).click()
    await expect(page.locator('.plain-lately')).toContainText('に')
    expect(await violations(page)).toEqual([])
    expect(complaints).toEqual([])
  })

  test('Cut-in Daifugo with bots, on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await sitDownPlainly(page, dealt('cut-in-daifugo', [{}, BOT, BOT, BOT], { window: 60 }), 'dark')
    await turn(page)
    const before = await held(page).count()
    await playCard(page, 0)
    await expect(held(page)).not.toHaveCount(before)
    await turn(page)
    expect(await violations(page)).toEqual([])
  })

  test('Zheng Shang You with bots: a pass by its key, then cards', async ({ page }) => {
    const match = dealt('zheng-shang-you', [{}, BOT, BOT, BOT])
    const { engine } = match
    const mayPass = (): boolean => engine.moves(match.state, 0).map(engine.format).includes('pass')
    while (!mayPass()) {
      const [seat = 0] = engine.toAct(match.state)
      playMove(match, seat, engine.format(engine.moves(match.state, seat)[0]))
    }
    await sitDownPlainly(page, match)
    await expect(page.locator('.plain-notes')).toContainText('場は')
    const before = await own(page).count()
    await page.keyboard.press('p')
    await expect(own(page).nth(before)).toContainText('パス')
    await turn(page)
    await playCard(page, 0)
    await expect(own(page)).not.toHaveCount(before + 1)
    expect(await violations(page)).toEqual([])
  })

  test('Exjan for two at one screen: each opens their own hand, and all are asked together', async ({ page }) => {
    await sitDownPlainly(page, dealt('exjan', [{ name: '花' }, { name: '空' }, BOT], { window: 60 }))
    const discards = page.locator('.side .log li', { hasText: 'を捨てる' })
    await page.getByRole('button', { name: '花です。手札を開く' }).click()
    await playCard(page, 0)
    await expect(held(page)).toHaveCount(0)
    await expect(page.getByRole('timer')).toBeVisible()
    await page.getByRole('button', { name: 'だれも宣言しない' }).click()
    await page.getByRole('button', { name: '空です。手札を開く' }).click()
    await offers(page).first().click()
    await main(page).click()
    await expect(discards.filter({ has: page.locator('.by', { hasText: '空' }) })).toHaveCount(1)
    await expect(held(page)).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  test('CCC with bots: a cell, a payment for it, then a draw', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await sitDownPlainly(page, dealt('ccc', [{}, BOT]))
    await turn(page)
    await page.locator('.plain-cell[data-spot]').first().click()
    expect(await isWithin(offers(page).first(), page.locator('.readout'))).toBe(true)
    await offers(page).first().click()
    await main(page).click()
    await expect(page.locator('.plain-cell .pieces').first()).toBeVisible()
    await page.locator('.offer', { hasText: '引く' }).first().click()
    await main(page).click()
    await turn(page)
    expect(await violations(page)).toEqual([])
  })

  test('name, score and cards of a seat stand apart on a phone, however many seats there are', async ({ page }) => {
    await page.setViewportSize(PHONE)
    for (const seats of [5, 6, 7, 8]) {
      const bots = Array.from({ length: seats - 1 }, () => BOT)
      await sitDownPlainly(page, dealt('cut-in-daifugo', [{}, ...bots]))
      expect(await muddled(page, seats - 1)).toEqual([])
    }
    for (const seats of [4, 8]) {
      const bots = Array.from({ length: seats }, () => BOT)
      const match = dealt('cut-in-daifugo', bots)
      // An address that differs in its record alone is not loaded anew.
      await page.goto('/records')
      await page.goto(`/replay#record=${await recordInLink(recordOf(match))}`)
      await expect(page.locator('.plain')).toBeVisible()
      expect(await muddled(page, seats)).toEqual([])
    }
  })

  test('is turned on in the settings of a table, and off again', async ({ page }) => {
    await sitDownAtBegun(page, dealt('southern-cross', [{}]))
    await expect(page.locator('.sc')).toBeVisible()
    const flip = async (): Promise<void> => {
      await page.getByRole('button', { name: 'メニュー' }).click()
      await page.getByRole('button', { name: '設定' }).click()
      await page.getByRole('switch', { name: /簡素な卓/ }).click()
    }
    await flip()
    await expect(page.locator('.plain')).toBeVisible()
    await page.reload()
    await expect(page.locator('.plain')).toBeVisible()
    await flip()
    await expect(page.locator('.sc')).toBeVisible()
  })
})
