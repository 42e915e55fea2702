import type { Page } from '@playwright/test'
import { recordOf } from '@tefuda/kernel'
import { boxOf, isWithin } from './boxes.ts'
import { BOT, card, cccMatch, cell, dueIn, offer, playAll, playOn, press, sitDownAt, viewOf } from './ccc-tables.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

const log = (page: Page) => page.locator('.side .log')
const tray = (page: Page) => page.locator('.ccc-tray')
const result = (page: Page) => page.locator('.ccc-tray .res')

// The first seat holds the first five cards, the second the six after them.
const FIRST = 'C4 SA D3 H6 S10 C2 C3 C5 C6 C7 C8'
const SQUARE = '5 3 1\n2 3 14\n4 2 9'

test.describe('the tray', () => {
  test.beforeEach(async ({ page }) => {
    await sitDownAt(page, cccMatch({ first: FIRST, board: SQUARE }))
  })

  test('shows what chosen cards are worth, lights the cells they pay for, and what the coin makes of one', async ({
    page,
  }) => {
    await card(page, 'ダイヤの3').click()
    await expect(tray(page)).toContainText('3 平方数でない')
    await card(page, 'ハートの6').click()
    await expect(tray(page)).toContainText('3+6 = 9')
    await expect(tray(page)).toContainText('√9 = 3')
    await expect(page.locator('.sq.paid')).toHaveCount(2)
    await expect(cell(page, 'b1')).toHaveAccessibleName(/いまの札で置ける/)
    await cell(page, 'b1').click()
    await expect(result(page)).toContainText('b1 に1枚準自陣')
    await expect(page.locator('.self .gain')).toHaveText('+1')
    await press(page, 'b1 に置く').click()
    await expect(cell(page, 'b1')).toHaveAccessibleName(/数3、あなたのコイン1枚、あなたの準自陣/)
    await expect(log(page)).toContainText('b1 に置く')
    await expect(log(page)).toContainText('3 + 6 = 9、√9 = 3')
    await expect(page.locator('[data-held]')).toHaveCount(3)
  })

  test('is split by placing the ace between', async ({ page }) => {
    await card(page, 'クラブの4').click()
    await card(page, 'スペードのA').click()
    await card(page, 'ダイヤの3').click()
    await card(page, 'ハートの6').click()
    await expect(tray(page).locator('.grp')).toHaveCount(1)
    await tray(page).getByRole('button', { name: 'スペードのA、1と数える' }).click()
    await expect(tray(page).locator('.grp')).toHaveCount(3)
    await expect(tray(page).getByRole('button', { name: 'スペードのA、分ける' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(result(page)).toContainText('2 + 3=5')
    await expect(press(page, 'a1 に置く')).toBeVisible()
    await tray(page).getByRole('button', { name: 'ハートの6を手札に戻す' }).click()
    await expect(tray(page)).toContainText('平方数でない')
  })

  test('says how its cards can be split, and takes that over at one press', async ({ page }) => {
    for (const name of ['ダイヤの3', 'ハートの6', 'スペードのA', 'クラブの4']) await card(page, name).click()
    await expect(offer(page, /^5:/).first()).toBeVisible()
    await offer(page, /^5:/).first().click()
    await cell(page, 'a1').click()
    await expect(log(page)).toContainText('a1 に置く')
  })
})

test.describe('a cell', () => {
  test('pressed says how it can be paid for, cheapest first', async ({ page }) => {
    await sitDownAt(page, cccMatch({ first: 'C4 D5 D3 H6 SA C2 C3 C5 C6 C7 C8', board: SQUARE }))
    await expect(cell(page, 'b1')).toHaveAccessibleName(/手札で払える/)
    await expect(cell(page, 'c2')).not.toHaveAccessibleName(/手札で払える/)
    await cell(page, 'b1').click()
    await expect(page.locator('.offers .offer').first()).toHaveAttribute('aria-pressed', 'true')
    expect(await page.locator('.offers .offer').count()).toBeGreaterThan(1)
    await page.locator('.offers .offer').nth(1).click()
    await expect(page.locator('.offers .offer').nth(1)).toHaveAttribute('aria-pressed', 'true')
    await cell(page, 'b1').click()
    await expect(log(page)).toContainText('b1 に置く')
  })

  test('that cannot be paid for says why and leads to the rule', async ({ page }) => {
    await sitDownAt(page, cccMatch({ first: 'C4 S10 H10 SQ SK C2 C3 C5 C6 C7 C8', board: SQUARE }))
    await cell(page, 'c2').click()
    await expect(page.getByRole('alert')).toContainText('14（196）をつくれません')
    await cell(page, 'a2').click()
    await expect(page.getByRole('alert')).toContainText('1枚だけの支払いでは置けません')
    await page.getByRole('alert').getByRole('link', { name: 'ルール CC-6' }).click()
    await expect(page.locator('[id="beside-CC-6"]')).toBeInViewport()
  })

  test('takes a card that is dragged to it', async ({ page }) => {
    // A coin beside the cell lets a single four pay there.
    const match = cccMatch({ first: 'C4 D3 H6 S10 SQ C2 C3 C5 C6 C7 C8', board: SQUARE })
    playAll(match, 'D3 H6 > b2', 'draw 0', 'draw 0')
    await sitDownAt(page, match)
    const place = await page
      .locator('[data-held]')
      .evaluateAll((cards) => cards.findIndex((one) => one.ariaLabel?.includes('クラブの4')))
    await page.locator(`[data-held="${place}"]`).dragTo(cell(page, 'a2'))
    await expect(log(page)).toContainText('a2 に置く')
  })
})

test('territory and near-territory are told apart by frame and words', async ({ page }) => {
  const match = cccMatch({ first: 'C4 D5 D3 H6 S10 C2 C3 C5 C6 C7 C8', board: SQUARE })
  await sitDownAt(page, playAll(match, 'C4 D5 > b1', 'D3 H6 > b1', 'draw 0', 'draw 0'))
  await expect(cell(page, 'b1')).toHaveClass(/own/)
  await expect(cell(page, 'b1')).toHaveCSS('border-style', 'solid')
  await expect(cell(page, 'b1').locator('em')).toHaveAttribute('data-count', '2')
  await expect(cell(page, 'b1')).toHaveAccessibleName(/あなたのコイン2枚、あなたの自陣/)
  const seat = page.locator('.seat', { hasText: 'あなた' })
  await expect(seat).toContainText('自陣1 準0')
  await expect(seat.locator('.pts')).toHaveText('1')
})

test.describe('the end of a turn', () => {
  test.beforeEach(async ({ page }) => {
    await sitDownAt(page, cccMatch({ first: FIRST, board: SQUARE }))
    await press(page, '番を終える').click()
  })

  test('offers the four ways to draw', async ({ page }) => {
    await expect(page.locator('.offers .offer')).toHaveText([
      /引かない/,
      /1枚引く/,
      /2枚捨てて4枚引く/,
      /5枚捨てて8枚引く/,
    ])
    await expect(offer(page, /1枚引く/)).toHaveAttribute('aria-pressed', 'true')
    await press(page, '1枚引く').click()
    await expect(log(page)).toContainText('1枚引く')
    await expect(page.locator('[data-held]')).toHaveCount(6)
  })

  test('cards chosen are discarded', async ({ page }) => {
    await card(page, 'スペードの10').click()
    await expect(offer(page, /2枚捨てて4枚引く/)).toHaveAttribute('aria-pressed', 'true')
    await expect(press(page, '2枚捨てて4枚引く')).toHaveAttribute('aria-disabled', 'true')
    await card(page, 'ハートの6').click()
    await press(page, '2枚捨てて4枚引く').click()
    await expect(page.locator('[data-held]')).toHaveCount(7)
    await expect(log(page)).toContainText('を捨てる')
  })

  test('can be put off', async ({ page }) => {
    await press(page, '置くのに戻る').click()
    await expect(page.locator('.offers')).toHaveCount(0)
    await expect(press(page, '番を終える')).toBeVisible()
  })
})

test('a second tap does not answer what has come in the place of the first', async ({ page }) => {
  await sitDownAt(page, cccMatch({ first: FIRST, board: SQUARE }))
  await press(page, '番を終える').dblclick()
  const back = press(page, '置くのに戻る')
  await expect(back).toBeVisible()
  await back.click()
  await expect(press(page, '番を終える')).toBeVisible()
})

test('the last pile and the last turns are announced, and nothing can be drawn then', async ({ page }) => {
  const match = playOn(
    cccMatch({ rules: { reshuffles: 0 } }),
    (one) => viewOf(one, 0).last !== null && dueIn(one) === 0,
  )
  await sitDownAt(page, match)
  await expect(page.locator('.ccc-sign')).toHaveText(/最後の番：あと[12]回/)
  await expect(log(page)).toContainText('山札がなくなりました')
  await press(page, '番を終える').click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

/** Plays a whole game against a bot: a coin wherever the hand can pay for one, then a draw. */
const playGame = async (page: Page, turn: (page: Page) => Promise<void>): Promise<void> => {
  const sheet = page.getByRole('dialog')
  const mine = page.locator('.acts .btn:not([aria-disabled="true"])', { hasText: /番を終える|End turn/ })
  for (let turns = 0; turns < 60; turns++) {
    await expect(mine.or(sheet).first()).toBeVisible({ timeout: 30_000 })
    if (await sheet.isVisible()) return
    await turn(page)
  }
}

const SHORT = { preset: 'small', reshuffles: 0 } as const

const endsWith = async (page: Page, own: string): Promise<void> => {
  const sheet = page.getByRole('dialog')
  await sheet.locator('summary').click()
  await expect(sheet.getByRole('columnheader', { name: own }).first()).toBeVisible()
  const shown = await page.locator('.seat .pts').allTextContents()
  const points = await sheet.locator('.ccc-end tbody td:last-child').allTextContents()
  expect(points.toSorted()).toEqual(shown.toSorted())
  expect(points.map(Number).reduce((sum, one) => sum + one)).toBeGreaterThan(0)
}

test.describe('a whole game', () => {
  test.describe.configure({ timeout: 180_000 })

  test.describe('on a phone, by keyboard only, in Japanese', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('comes to its end', async ({ page }) => {
      await sitDownAt(page, cccMatch({ rules: SHORT }))
      await playGame(page, async () => {
        await page.keyboard.press('Escape')
        const payable = page.locator('.sq.within')
        if ((await payable.count()) > 0) {
          const name = (await payable.first().getAttribute('data-spot')) ?? ''
          await page.keyboard.press('ArrowUp')
          await page.keyboard.type(name)
          await expect(cell(page, name)).toBeFocused()
          await page.keyboard.press('Enter')
          await expect(page.locator('.sq.target')).toHaveCount(1)
          await page.keyboard.press('Enter')
          await expect(page.locator('.sq.target')).toHaveCount(0)
        }
        await page.keyboard.press('p')
        if ((await page.locator('.offers').count()) > 0) {
          await expect(page.locator('.offers [aria-pressed="true"]')).toHaveCount(1)
          await page.keyboard.press('Enter')
        }
        await expect(page.locator('.offers')).toHaveCount(0)
      })
      await endsWith(page, '準自陣')
    })
  })

  test.describe('on a phone, by touch, in English', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-GB' })

    test('comes to its end', async ({ page }) => {
      await sitDownAt(page, cccMatch({ rules: SHORT, seats: [{}, BOT, BOT] }))
      await playGame(page, async () => {
        const payable = page.locator('.sq.within')
        if ((await payable.count()) > 0) {
          const name = (await payable.first().getAttribute('data-spot')) ?? ''
          await cell(page, name).tap()
          await press(page, `Place on ${name}`).tap()
          await expect(page.locator('.sq.target')).toHaveCount(0)
        }
        await press(page, 'End turn').tap()
        const draw = press(page, /^(Draw one|End without a card)$/)
        if ((await page.locator('.offers').count()) > 0) await draw.tap()
      })
      await endsWith(page, 'Near-territory')
    })
  })
})

test('by keyboard, cards are written in the hand and cells on the board', async ({ page }) => {
  await sitDownAt(page, cccMatch({ first: FIRST, board: SQUARE }))
  await page.keyboard.type('c4')
  await page.keyboard.type('sa')
  await page.keyboard.press('/')
  await page.keyboard.type('d3')
  await page.keyboard.type('h6')
  await expect(result(page)).toContainText('2 + 3=5')
  await page.keyboard.press('Enter')
  await expect(log(page)).toContainText('a1 に置く')
})

test('a hint shows a move that can be played as it is', async ({ page }) => {
  await sitDownAt(page, cccMatch({ first: FIRST, board: SQUARE }))
  await page.getByRole('button', { name: 'ヒント' }).click()
  const main = page.locator('.acts .btn.primary')
  await expect(page.locator('.sq.target, .offers [data-offer^="draw"]').first()).toBeVisible()
  await expect(main).not.toHaveAttribute('aria-disabled', 'true')
  await main.click()
  await expect(log(page).locator('.n:not(:empty)').first()).toHaveText('1')
})

test('two people at one screen play one after the other, behind a curtain', async ({ page }) => {
  await sitDownAt(page, cccMatch({ first: FIRST, board: SQUARE, seats: [{ name: '花' }, { name: '空' }] }))
  await page.getByRole('button', { name: '花です。手札を開く' }).click()
  await cell(page, 'b1').click()
  await cell(page, 'b1').click()
  await expect(page.locator('[data-held]')).toHaveCount(3)
  await press(page, '番を終える').click()
  await press(page, '1枚引く').click()
  await expect(page.locator('[data-held]')).toHaveCount(0)
  await page.getByRole('button', { name: '空です。手札を開く' }).click()
  await expect(page.locator('[data-held]')).toHaveCount(6)
  await expect(cell(page, 'b1')).toHaveAccessibleName(/花の準自陣/)
})

test('a replay shows each payment', async ({ page }) => {
  const match = cccMatch({ first: FIRST, board: SQUARE, rules: { reshuffles: 0 } })
  playOn(playAll(match, 'C4 / SA / D3 H6 > a1'), (one) => dueIn(one) === undefined)
  await page.goto('/records')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'r.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recordOf(match))),
  })
  await page.getByRole('link', { name: 'リプレイ' }).click()
  await expect(page.getByRole('slider')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(tray(page)).toContainText('√9 = 3')
  await expect(page.locator('.sq.target')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('cells can be found by their names, frames are explained, and it is said whose turn it is', async ({ page }) => {
    await sitDownAt(page, cccMatch())
    await expect(page.locator('.ax')).toHaveText([...'abcdef', ...'123456'])
    await expect(page.locator('.ccc-legend')).toContainText('準自陣')
    await expect(page.locator('.ccc-legend')).toBeInViewport({ ratio: 1 })
    await expect(page.locator('.self .who')).toHaveText('あなたあなたの番')
    await expect(page.locator('.self .who')).toBeVisible()
  })

  test('a refusal is said once, and covers neither the payment nor the lowest row', async ({ page }) => {
    await sitDownAt(page, cccMatch({ first: FIRST, board: SQUARE }))
    await card(page, 'ダイヤの3').click()
    await cell(page, 'a3').click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('平方数')
    await expect(result(page).locator('.against')).toBeHidden()
    const { y, height } = (await notice.boundingBox())!
    for (const covered of [tray(page), cell(page, 'a3')])
      expect((await covered.boundingBox())!.y).toBeGreaterThanOrEqual(y + height)
    await notice.getByRole('button').click()
    await expect(result(page).locator('.against')).toBeVisible()
  })

  test('cells with stacks of coins are called what they show, chosen or not', async ({ page }) => {
    const match = playAll(
      cccMatch({ first: 'C4 D5 D3 H6 S5 C2 H7 C3 C6 C5 C8 S4', board: SQUARE }),
      'C4 D5 > b1',
      'draw 1',
      'C2 H7 > b1',
      'C3 C6 > b1',
      'draw 0',
      'D3 H6 > b1',
    )
    await sitDownAt(page, match)
    await expect(cell(page, 'b1').locator('em[data-count="2"]')).toHaveCount(2)
    expect(await violations(page)).toEqual([])
    await cell(page, 'b1').click()
    await expect(cell(page, 'b1').locator('em[data-count="+1"]')).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

test.describe('on the smallest phone, in English', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'en-GB' })

  test('what a seat owns is read beside its cards', async ({ page }) => {
    await sitDownAt(page, cccMatch())
    for (const seat of [0, 1])
      await expect(page.locator('.seats .note', { hasText: 'near' }).nth(seat)).toBeInViewport()
  })
})

test.describe('on the smallest phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('the tray is seen whole and its cards can be read, with and without ways to split them', async ({ page }) => {
    await sitDownAt(page, cccMatch({ first: FIRST, board: SQUARE }))
    const isWhole = async (): Promise<void> => {
      expect(await isWithin(tray(page), page.locator('.readout'))).toBe(true)
      expect((await boxOf(tray(page).locator('.ccc-tray-card').first())).width).toBeGreaterThanOrEqual(36)
    }
    for (const name of ['ダイヤの3', 'ハートの6']) await card(page, name).click()
    await isWhole()
    for (const name of ['スペードのA', 'クラブの4']) await card(page, name).click()
    await expect(offer(page, /^5:/).first()).toBeVisible()
    await isWhole()
    expect(await isWithin(offer(page, /^5:/).first(), page.locator('.readout'))).toBe(true)
    await page.reload()
    await expect(page.getByRole('grid')).toBeVisible()
    await page.keyboard.press('p')
    await expect(offer(page, /./)).toHaveCount(4)
    for (const draw of await offer(page, /./).all()) expect(await isWithin(draw, page.locator('.readout'))).toBe(true)
  })
})

/** From the smallest to the largest screen. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const [colorScheme, locale] of [
  ['light', 'ja-JP'],
  ['dark', 'en-GB'],
] as const)
  test.describe(`on phones and a desk, ${colorScheme}, ${locale}`, () => {
    test.use({ colorScheme, locale })

    test('the table with four seats has no violations, and nothing lies outside', async ({ page }) => {
      const match = playOn(cccMatch({ seats: [{}, BOT, BOT, BOT] }), (one) => one.moves.length > 25 && dueIn(one) === 0)
      /** What is to hold whatever is on the table. */
      const isSound = async (): Promise<void> => {
        for (const screen of SCREENS) {
          await page.setViewportSize(screen)
          // Two phones differ in what fits alone.
          if (screen !== SCREENS[0]) expect(await violations(page)).toEqual([])
          // The board hears of another screen a frame later.
          await expect(async () => {
            const [board, room] = await Promise.all(
              ['.ccc-board', '.ccc-room'].map((part) => page.locator(part).boundingBox()),
            )
            expect(board!.width).toBeLessThanOrEqual(room!.width)
            expect(board!.height).toBeLessThanOrEqual(room!.height)
            expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(screen.width)
          }).toPass()
        }
      }
      await sitDownAt(page, match)
      await expect(page.locator('.sq.near').first()).toBeVisible()
      await isSound()
      await page.locator('.sq.within').last().click()
      await expect(page.locator('.sq.target')).toHaveCount(1)
      await isSound()
      await page.keyboard.press('Escape')
      await page.keyboard.press('p')
      await expect(page.locator('.offers .offer')).toHaveCount(4)
      await isSound()
    })
  })
