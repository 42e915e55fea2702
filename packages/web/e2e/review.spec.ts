import { recordOf } from '@tefuda/kernel'
import { recordInLink } from '../src/replay/record-link.ts'
import { bestMove, follow, held, matchOf, nearlyOver, sitDown, spot } from './tables.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

/** Each seat decides so seldom that a review takes some seconds. */
const THREE = { rules: { preset: 'short' }, seats: [{}, {}, {}] }

test.use({ hasTouch: true })

test('a game is reviewed in a thread of its own, shows both moves and the other seats at its decisions, and is taken up from there', async ({
  page,
}) => {
  const record = recordOf(matchOf({ ...THREE, moves: Number.POSITIVE_INFINITY }))
  await page.goto(`/review?seat=2#record=${(await recordInLink(record))!}`)
  const readout = page.locator('.readout')
  const { y: top } = (await readout.boundingBox())!
  await page.getByRole('button', { name: '止める' }).dblclick()
  await page.getByRole('button', { name: '続ける' }).click({ delay: 600 })
  // Whoever is in the list at its end sees nothing come in above its rows.
  await page.locator('.review-list').hover({ position: { x: 4, y: 4 } })
  await expect(page.locator('.review-sum')).toBeVisible({ timeout: 60_000 })
  const inAll = page.locator('.review-note.in-all')
  await inAll.getByRole('button', { name: '調べおえました' }).click()
  await expect(inAll).toContainText('点')
  // It has stayed where it opened, whatever came of that.
  const costly = page.locator('.review-list section', { hasText: '損の大きかった手' })
  await costly.getByRole('button').first().click()
  const table = page.getByRole('region', { name: '場', exact: true })
  await expect(page.getByRole('list', { name: '席' }).getByRole('listitem')).toHaveText([
    /席2/,
    /席3.*手札\d/,
    /席1.*手札\d/,
  ])
  await expect(table.getByRole('img', { name: '選んだ手' })).toHaveCount(1)
  await expect(table.getByRole('img', { name: 'もう一つの手' })).toHaveCount(1)
  await page.getByRole('button', { name: 'よりよい手' }).click()
  await expect(table.getByRole('img', { name: /手$/ })).toHaveCount(0)
  await expect(table.locator('.card.place')).toHaveCount(1)
  await page.getByRole('button', { name: '最後へ' }).click()
  const last = page.locator('.review-list [aria-current]').last()
  await expect(last).toContainText('手目')
  const before = await last.textContent()
  await page.getByRole('slider', { name: '見込みの移り変わり' }).press('Home')
  await expect(last).not.toHaveText(before!)
  expect((await readout.boundingBox())!.y).toBeCloseTo(top, 0)
  expect(await violations(page)).toEqual([])
  await page.locator('.hand-word').first().click()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/\?seat=2&move=\d+#record=/)
  const there = await last.textContent()
  await page.getByRole('button', { name: 'ここから遊んでみる' }).click()
  await expect(page).toHaveURL(/\/play\/[0-9a-f]{16}$/)
  await expect(page.locator('.hand .card').first()).toBeVisible()
  await page.getByRole('link', { name: '戻る' }).click()
  await expect(last).toHaveText(there!)
  await page.reload()
  await expect(page.locator('.review-sum')).toBeVisible()
  await expect(page.getByRole('button', { name: '止める' })).toHaveCount(0)
  // So does whoever has touched the list, until they touch something else.
  await page.getByRole('combobox', { name: '検討する席' }).selectOption('0')
  await page.locator('.review-list').tap({ position: { x: 4, y: 4 } })
  await expect(inAll.getByRole('button', { name: '調べおえました' })).toBeVisible({ timeout: 60_000 })
  await readout.tap({ position: { x: 4, y: 4 } })
  await expect(inAll).toContainText('点')
})

test('one’s own play in the long run: what is lost a deal, by kind of decision and by month, kept with the records', async ({
  page,
}) => {
  const { engine, state } = nearlyOver(THREE)
  const [last = 0] = engine.toAct(state)
  const seats = THREE.seats.map((_, seat) => (seat === last ? {} : { bot: 'greedy' }))
  const match = nearlyOver({ ...THREE, seats })
  await sitDown(page, match)
  const { card, cell } = follow(match, last, bestMove(match, last))
  await held(page, card).click()
  await spot(page, cell).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goto('/my-play')
  await page.getByRole('button', { name: '残り1局を検討する' }).click()
  const run = page.getByRole('region', { name: 'サザンクロス' })
  await expect(run.getByRole('table')).toHaveCount(2, { timeout: 60_000 })
  await expect(run.getByRole('row', { name: /形をつくる|役を取る/ }).first()).toBeVisible()
  await expect(run.getByRole('row', { name: new RegExp(String(new Date().getFullYear())) })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(page.getByText('1局のうち1局を検討しました。')).toBeVisible()
})
