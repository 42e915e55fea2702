import type { Page } from '@playwright/test'
import type { Match } from '@tefuda/kernel'
import { sitDownAtBegun } from './begun.ts'
import { cccMatch } from './ccc-tables.ts'
import { climb, play as climbOn } from './climbing-tables.ts'
import { exjanTable, play, turns } from './exjan-deals.ts'
import { matchOf } from './tables.ts'
import { expect, test } from './test.ts'

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

/** What moved on the page though no hand had touched it, as the browser measures it. */
interface Shift {
  readonly value: number
  readonly what: readonly string[]
}

/** Runs in the page. */
const watch = (): void => {
  const seen: Shift[] = []
  Object.assign(globalThis, { shifts: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        readonly value: number
        readonly hadRecentInput: boolean
        readonly sources: readonly {
          readonly node: Node | null
          readonly previousRect: DOMRectReadOnly
          readonly currentRect: DOMRectReadOnly
        }[]
      }
      const what = sources.map(({ node, previousRect, currentRect }) =>
        [
          node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone'),
          ...[previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(' '),
          ),
        ].join(' / '),
      )
      if (!hadRecentInput) seen.push({ value, what })
    }
  }).observe({ type: 'layout-shift' })
}

const TABLES: Readonly<Record<string, () => Match>> = {
  'southern-cross': () => matchOf({ seats: [{}, { bot: 'greedy' }] }),
  'cut-in-daifugo': () => climb({}),
  'zheng-shang-you': () => climb({ game: 'zheng-shang-you', rules: { mode: 'teams' } }),
  exjan: () => exjanTable(),
  ccc: () => cccMatch(),
}

const HANDS = 8
/** A figure that gets a digit more; a tenth is what browsers call good. */
const NOTHING = 0.001

for (const [game, deal] of Object.entries(TABLES))
  test(`${game}: nothing moves that no hand has moved, and whose turn it is stands there whole`, async ({ page }) => {
    await sitDownAtBegun(page, deal())
    await expect(page.locator('.acts')).toBeVisible()
    expect(
      await page
        .locator('.self .tag:visible')
        .evaluateAll((tags) => tags.filter((tag) => tag.scrollWidth > tag.clientWidth).length),
    ).toBe(0)
    const round = page.locator('.bar .tag:has(.only-phone)')
    if ((await round.count()) > 0) await expect(round).toBeInViewport({ ratio: 1 })
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await noticeHasItsPlace(page)
    }
    await page.evaluate(forgetAnchors)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      await noticeHasItsPlace(page)
    }
    await page.evaluate(watch)
    for (let hand = 0; hand < HANDS && (await isOn(page)); hand++) await playByHint(page)
    const shifts = await page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly Shift[] }).shifts)
    const sum = shifts.reduce((all, { value }) => all + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThan(NOTHING)
  })

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [360, 640],
] as const)
  test(`CCC on ${width} × ${height}: a hint lies over nothing that it speaks of`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await sitDownAtBegun(page, cccMatch({ first: 'C4 SA D3 H6 S10 C2 C3 C5 C6 C7 C8' }))
    const notice = page.locator('.toast.fixed')
    for (const hasAnchors of [true, false]) {
      if (!hasAnchors) await page.evaluate(forgetAnchors)
      await page.locator('.acts .btn', { hasText: 'ヒント' }).tap()
      await expect(notice).toBeVisible()
      await expect(page.locator('.readout :is(.offers, .ccc-tray)').first()).toBeVisible()
      const parts = '.seat :is(b, small), .ax, .sq, .ccc-tray, .offers, .acts, .hand, .self'
      await expect.poll(() => notice.evaluate(covers, parts)).toEqual([])
      await notice.getByRole('button').tap()
    }
  })

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [360, 640],
] as const)
  test(`Cut-in Daifugo on ${width} × ${height}: a hint leaves in sight to whom a card is handed on, and how many`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const match = climbOn(climb({ hands: ['S7 C7 C9 D4 HK', 'S5'], rules: { window: 60 } }), '0 S7 C7', 'all no')
    await sitDownAtBegun(page, match)
    const notice = page.locator('.toast.fixed')
    for (const hasAnchors of [true, false]) {
      if (!hasAnchors) await page.evaluate(forgetAnchors)
      await page.locator('.acts .btn', { hasText: 'ヒント' }).tap()
      await expect(notice).toBeVisible()
      await expect(page.locator('.readout')).toContainText(/渡す札を選びます.*（あと2枚）/)
      await expect.poll(() => notice.evaluate(covers, '.readout .reckoning > *, .acts, .hand, .self')).toEqual([])
      await notice.getByRole('button').tap()
    }
  })

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const)
  test(`Exjan on ${width} × ${height}: while calls are offered a notice lies over no card of the table`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    const drawn = turns(exjanTable({ hands: ['C4 C6 H5 D5', 'C5'], rules: { window: 60 } }), 41)
    await sitDownAtBegun(page, play(drawn, '1 discard C5'))
    await expect(page.locator('.readout .offers')).toBeVisible()
    for (const hasAnchors of [true, false]) {
      if (!hasAnchors) await page.evaluate(forgetAnchors)
      await noticeHasItsPlace(page, '.seat :is(b, small), .exjan .card, .offers, .acts, .hand, .self')
    }
  })

/** Lying, and as the rest of the test has it. */
const SCREENS = [
  [844, 390],
  [360, 640],
] as const

/** Runs in the page: from now on that takes its browser for one without CSS anchors. */
const forgetAnchors = (): void => {
  CSS.supports = () => false
}

/** Why a button cannot be pressed is said over nothing that is read or pressed meanwhile. */
const noticeHasItsPlace = async (page: Page, parts = AROUND): Promise<void> => {
  const notice = page.locator('.toast.fixed')
  await page.locator('.acts .btn[aria-disabled]').first().dispatchEvent('click')
  await expect(notice).toBeVisible()
  await expect.poll(() => notice.evaluate(covers, parts)).toEqual([])
  await notice.getByRole('button').dispatchEvent('click')
}

const AROUND = '.bar, .seat :is(b, small), .acts, .hand, .self, .rail, .spot'

/** Runs in the page. */
const covers = (notice: Element, parts: string): string[] => {
  const box = notice.getBoundingClientRect()
  const isUnder = (part: Element): boolean => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect()
    return width > 0 && left < box.right && box.left < right && top < box.bottom && box.top < bottom
  }
  return [...document.querySelectorAll(parts)].filter(isUnder).map(({ className }) => className)
}

const isOn = async (page: Page): Promise<boolean> => (await page.getByRole('dialog').count()) === 0

/** Takes the bot's advice, by tapping. */
const playByHint = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog')
  const hint = page.locator('.acts .btn:not([aria-disabled])').getByText('ヒント', { exact: true })
  await expect(hint.or(dialog).first()).toBeVisible()
  if (!(await isOn(page))) return
  await hint.tap()
  const thought = page.locator('.acts .either > [data-off="true"]', { hasText: '考え中' })
  await expect(thought.or(dialog).first()).toBeAttached()
  if (!(await isOn(page))) return
  const main = page.locator('.acts .btn.primary:not([aria-disabled])')
  const pass = page.locator('.acts .row .btn', { hasText: /パス|見送る/ })
  const advised = (await main.count()) > 0 ? main : pass
  if ((await advised.count()) > 0) await advised.tap()
}
