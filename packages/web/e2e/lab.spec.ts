import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

test('from the set-up a setting leads to the laboratory, which plays, tells what differs, stops, and gives a report', async ({
  page,
}) => {
  // What matters to people alone has no flask: how long a window lasts.
  await page.goto('/new/exjan')
  await expect(page.getByRole('link', { name: '「はじめのチップ（点）」を変えると何が変わる？' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /宣言を待つ時間.*何が変わる/ })).toHaveCount(0)
  await page.goto('/new/zheng-shang-you')
  await page
    .getByRole('link', { name: /を変えると何が変わる/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/lab\?e=/)
  const results = page.getByRole('region', { name: '結果' })
  await page.getByRole('button', { name: '調べる', exact: true }).click()
  await expect(results.getByRole('row').filter({ hasText: '判断の数' })).toBeVisible()
  await page.getByRole('button', { name: '止める' }).click()
  await expect(page.getByRole('button', { name: '続ける', exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])

  // Where the table has no room beside the form, verdicts keep theirs.
  const desktop = page.viewportSize()!
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(results).toHaveClass(/stacked/)
  await results.getByRole('button', { expanded: false }).last().click()
  const verdict = await results.locator('td.lab-verdicts').first().boundingBox()
  expect(verdict!.width).toBeGreaterThanOrEqual(180)
  // All plots begin at one place, so that they can be compared.
  const starts = await results
    .locator('td.lab-plot svg[role=img]')
    .evaluateAll((plots) => plots.map((plot) => plot.getBoundingClientRect().left))
  expect(new Set(starts).size).toBe(1)
  await page.setViewportSize(desktop)

  // More deals are played on from where it was.
  const progress = page.getByRole('progressbar', { name: '配りの進み' })
  const played = Number(await progress.getAttribute('value'))
  const question = page.getByText('問いを決める', { exact: true })
  await question.click()
  await page.getByLabel('配りの数').selectOption('10000')
  await expect(progress).toHaveAttribute('max', '10000')
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThanOrEqual(played)
  await expect(page.getByRole('button', { name: '続ける', exact: true })).toBeVisible()

  // Nothing is lost when the page is loaded again.
  await page.reload()
  await expect(page.getByRole('button', { name: '続ける', exact: true })).toBeVisible()
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThanOrEqual(played)

  // Another question does not take the place of this one: going back finds it with all that was played.
  await question.click()
  await page.getByLabel('プレイのしかた').selectOption({ label: 'みんな、でたらめに選ぶ' })
  await expect(page.getByRole('button', { name: '調べる', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: '続ける', exact: true })).toBeVisible()
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThanOrEqual(played)

  // Nor does whoever comes by the way of all pages have to remember where it was.
  await page.getByRole('navigation').getByRole('link', { name: '実験室' }).first().click()
  await page.getByRole('link', { name: /^前の実験に戻る/ }).click()
  await expect(page.getByRole('button', { name: '続ける', exact: true })).toBeVisible()
  expect(Number(await progress.getAttribute('value'))).toBeGreaterThanOrEqual(played)

  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'レポート' }).click()
  const report = readFileSync(await (await coming).path(), 'utf8')
  expect(report).toContain('比べるルール')

  // Of each deal is told what moved most.
  const changed = page.getByRole('region', { name: /^同じ配りを並べて見る/ })
  await expect(changed.getByRole('listitem').first()).toContainText(/回目 .+ [+−][\d.]+ /)
  await changed.getByRole('link').first().click()
  await expect(page.getByRole('region', { name: '基準' })).toBeVisible()
  await page.getByRole('button', { name: '一手進む' }).click()
  // The boards lie at one height, also where one side alone shows an act.
  const tops = await page
    .locator('.deal-field')
    .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top))
  expect(tops[1]).toBe(tops[0])
  expect(await violations(page)).toEqual([])

  // On a turned phone both are seen whole between the controls and the bar of the page.
  await page.setViewportSize({ width: 844, height: 390 })
  const [base, other] = await Promise.all([0, 1].map((side) => page.locator('.deal-field').nth(side).boundingBox()))
  const [controls, bar] = await Promise.all(
    ['.deal-controls', '.foot-nav'].map((part) => page.locator(part).boundingBox()),
  )
  expect(base!.x + base!.width).toBeLessThan(other!.x)
  expect(base!.height).toBeLessThanOrEqual(390 - controls!.height - bar!.height)
  await page.setViewportSize(desktop)

  // One looks at deal after deal, and is each time where one was.
  await page.goBack()
  await expect(page.getByRole('region', { name: /^同じ配りを並べて見る/ })).toBeInViewport()
})

test('a run that is over goes on to more deals, and a second tap there does nothing else', async ({ page }) => {
  const experiment = { name: 'x', game: 'ccc', seats: 2, players: [{ bot: 'random' }], until: { deals: 20 } }
  await page.goto(`/lab?${new URLSearchParams({ e: JSON.stringify(experiment) })}`)
  await page.getByRole('button', { name: '調べる', exact: true }).click()
  await page.getByRole('button', { name: '200回まで続ける', disabled: false }).dblclick()
  await expect(page.getByText('いま調べています。')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '配りの進み' })).toHaveAttribute('value', '200')
  await expect(page).toHaveURL(/\/lab\?e=/)

  // Another number of deals while it runs: it runs on.
  await page.getByRole('button', { name: '2,000回まで続ける' }).click()
  await page.getByText('問いを決める', { exact: true }).click()
  await page.getByLabel('配りの数').selectOption('50000')
  await expect(page.getByRole('progressbar', { name: '配りの進み' })).toHaveAttribute('max', '50000')
  await expect(page.getByRole('button', { name: '止める', disabled: false })).toBeVisible()
})

test('a run goes on when one comes back to it, as it was left', async ({ page }) => {
  const variants = [{ set: { hand: 4 } }]
  const experiment = { game: 'southern-cross', seats: 2, variants, until: { deals: 1_000_000 } }
  await page.goto(`/lab?${new URLSearchParams({ e: JSON.stringify(experiment) })}`)
  await page.getByRole('button', { name: '調べる', exact: true }).click()
  const progress = page.getByRole('progressbar', { name: '配りの進み' })
  const played = async (): Promise<number> => Number(await progress.getAttribute('value'))
  await page
    .getByRole('link', { name: /^\d+回目$/ })
    .first()
    .click()
  await expect(page.getByRole('region', { name: '基準' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: '止める', disabled: false })).toBeVisible()
  const then = await played()
  expect(then).toBeGreaterThan(0)
  await expect.poll(played).toBeGreaterThan(then)
  await page.reload()
  await expect(page.getByRole('button', { name: '止める', disabled: false })).toBeVisible()
  await expect.poll(played).toBeGreaterThan(then)
  // On a turned phone what stops it lies in sight.
  await page.setViewportSize({ width: 844, height: 390 })
  await page.evaluate(() => scrollTo(0, 0))
  const stop = page.getByRole('button', { name: '止める' })
  const [button, bar] = await Promise.all([stop, page.locator('.foot-nav')].map((part) => part.boundingBox()))
  expect(button!.y + button!.height).toBeLessThanOrEqual(bar!.y)
  await stop.click()
  await page.reload()
  await expect(page.getByRole('button', { name: '続ける', exact: true })).toBeVisible()
})

test('two windows have runs of their own: neither takes anything from the other, begins or stops it', async ({
  page,
}) => {
  const variants = [{ set: { hand: 4 } }]
  const experiment = { game: 'southern-cross', seats: 2, variants, until: { deals: 1_000_000 } }
  const address = `/lab?${new URLSearchParams({ e: JSON.stringify(experiment) })}`
  const begin = (tab: Page): Promise<void> => tab.getByRole('button', { name: '調べる', exact: true }).click()
  const played = async (tab: Page): Promise<number> =>
    Number(await tab.getByRole('progressbar', { name: '配りの進み' }).getAttribute('value'))
  const goesOn = async (tab: Page, from: number): Promise<void> => {
    await expect(tab.getByRole('button', { name: '止める', disabled: false })).toBeVisible()
    await expect.poll(() => played(tab)).toBeGreaterThan(from)
  }
  await page.goto(address)
  await begin(page)
  await goesOn(page, 100)
  const other = await page.context().newPage()
  await other.goto(address)
  expect(await played(other)).toBe(0)
  await begin(other)
  await goesOn(other, 0)
  const ofOther = await played(other)
  await page.getByRole('button', { name: '止める' }).click()
  const stopped = await played(page)

  // The other asks something else and comes back, and is loaded again; so is the one.
  await other.getByText('問いを決める', { exact: true }).click()
  await other.getByLabel('プレイのしかた').selectOption({ label: 'みんな、でたらめに選ぶ' })
  await begin(other)
  await goesOn(other, 0)
  await other.goBack()
  await goesOn(other, ofOther)
  const then = await played(other)
  await Promise.all([page.reload(), other.reload()])
  await goesOn(other, then)
  await expect(page.getByRole('button', { name: '続ける', exact: true })).toBeVisible()
  expect(await played(page)).toBeGreaterThanOrEqual(stopped)
})

test('a run that its gate has ended says so where more deals would be asked for', async ({ page }) => {
  const until = { deals: 200, gate: { measure: 'margin', than: 0, by: 1 } }
  const experiment = { name: 'x', game: 'ccc', seats: 2, players: [{ bot: 'random' }], until }
  await page.goto(`/lab?${new URLSearchParams({ e: JSON.stringify(experiment) })}`)
  const more = page.getByRole('button', { name: '2,000回まで続ける' })
  const at = await more.boundingBox()
  await page.getByRole('button', { name: '調べる', exact: true }).click()
  const settled = await page.getByText('関門に答えが出たので、続きはありません').boundingBox()
  await expect(more).toBeHidden()
  expect(settled!.y).toBe(at!.y)
})

test('side by side, a cut-in stands above the scale of strength', async ({ page }) => {
  const variants = [{ name: 'カットインなし', set: { cutIn: false } }]
  const experiment = { name: 'x', game: 'cut-in-daifugo', seats: 4, variants }
  await page.goto(`/lab/deal?${new URLSearchParams({ e: JSON.stringify(experiment), deal: '3' })}`)
  const base = page.getByRole('region', { name: '基準' })
  // How the points stand, and how either game ends, is told from the start, and the fields lie in sight.
  await expect(base).toContainText(/得点 → 最後 ?ボット1: 0 → [−\d]/)
  for (const points of await page.locator('.deal-points').all()) await expect(points).toBeInViewport({ ratio: 1 })
  for (const field of await page.locator('.deal-field').all()) await expect(field).toBeInViewport({ ratio: 1 })
  const cutIn = base.locator('.last-play .tag')
  // No earlier play is cut off on the way.
  const isWhole = (list: Element): boolean =>
    [...list.querySelectorAll('.card')].every(
      (card) => card.getBoundingClientRect().left >= list.getBoundingClientRect().left - 1,
    )
  await expect(async () => {
    await page.getByRole('button', { name: '一手進む' }).click()
    for (const list of await page.locator('.earlier').all()) expect(await list.evaluate(isWhole)).toBe(true)
    await expect(cutIn).toBeVisible({ timeout: 200 })
  }).toPass()
  // Hands are told; nothing there is to be pressed.
  await expect(base.locator('.replay-hands > li')).toHaveCount(4)
  await expect(base.locator('.replay-hands button')).toHaveCount(0)
  const [tag, scale] = await Promise.all([cutIn.boundingBox(), base.locator('.rail').boundingBox()])
  expect(tag!.y + tag!.height).toBeLessThanOrEqual(scale!.y)

  // At the end each game says that it is over, with its points, and nothing leads on.
  const step = page.getByLabel('手', { exact: true })
  await step.fill((await step.getAttribute('max'))!)
  for (const side of await page.locator('.deal-side').all()) {
    await expect(side).toContainText(/ゲーム終了：ボット\dの勝ち/)
    for (const points of await side.locator('.deal-points > span').allTextContents())
      expect(points).toMatch(/: (.+) → \1$/)
  }
  await expect(page.getByRole('button', { name: '一手進む' })).toHaveAttribute('aria-disabled', 'true')

  // The hands stand in sight below the fields; on a phone both fields do, and none moves whatever is said above it.
  const lastHands = page.locator('.replay-hands > li:last-child')
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const hand of await lastHands.all()) await expect(hand).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  const fieldTops = (): Promise<number[]> =>
    page.locator('.deal-field').evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top))
  const there = await fieldTops()
  for (let to = 0; to < 24; to++) {
    await step.fill(String(to))
    expect(await fieldTops()).toEqual(there)
  }
  const bar = (await page.locator('.foot-nav').boundingBox())!.y
  const bottoms = (): Promise<number[]> =>
    page.locator('.deal-field').evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().bottom))
  expect(Math.max(...(await bottoms()))).toBeLessThanOrEqual(bar)
  // So they do on a turned phone.
  await page.setViewportSize({ width: 844, height: 390 })
  const turnedBar = (await page.locator('.foot-nav').boundingBox())!.y
  expect(Math.max(...(await bottoms()))).toBeLessThanOrEqual(turnedBar)
  await page.setViewportSize({ width: 390, height: 844 })

  // The arrow keys step as in a replay, which says whose game it is.
  await step.blur()
  await page.keyboard.press('Home')
  await expect(step).toHaveValue('0')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowRight')
  await expect(step).toHaveValue('1')
  await page.getByRole('link', { name: 'この対局をリプレイで開く' }).last().click()
  await expect(page.getByRole('banner')).toContainText(/リプレイ.*4回目の配り.*カットインなし/)
})

test('settings are looked at two by two, with the sign always written, and a pair becomes an experiment', async ({
  page,
}) => {
  const variants = [
    { name: '手札', set: { hand: 1 } },
    { name: 'ジョーカー', set: { jokers: 4 } },
  ]
  const experiment = { name: 'x', game: 'southern-cross', seats: 1, variants, players: [{ bot: 'random' }] }
  const asked = new URLSearchParams({ e: JSON.stringify({ ...experiment, until: { deals: 300 } }) })
  await page.goto(`/lab/sweep?${asked}`)
  await page.getByRole('button', { name: '調べる', exact: true }).click()
  await expect(page.getByText('終わりました')).toBeVisible()
  await expect(page.getByRole('button', { name: /^ジョーカー: [+−]/ })).toBeVisible()
  expect(await violations(page)).toEqual([])

  // It is handed on as an experiment is.
  await expect(page.getByLabel('この実験のアドレス')).toHaveValue(/\/lab\/sweep\?e=/)
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: 'レポート' }).click()
  expect(readFileSync(await (await report).path(), 'utf8')).toContain('総あたり：サザンクロス')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: '実験のファイル', exact: true }).click()
  expect(JSON.parse(readFileSync(await (await file).path(), 'utf8'))).toMatchObject({
    variants: [{ name: '手札' }, { name: 'ジョーカー' }, { name: '手札 × ジョーカー' }],
  })

  // The question has folded in its place. What cannot be played says why, and can be put back.
  const together = page.getByRole('checkbox', { name: /^マッチ・プレイ 基準/ })
  await expect(together).toBeHidden()
  await page.getByText('問いを決める', { exact: true }).click()
  await together.check()
  await expect(page.getByRole('alert')).toContainText('2人から遊べます')
  await expect(together).toBeVisible()
  await together.uncheck()
  await page.getByRole('button', { name: /^手札 × ジョーカー/ }).click()
  await page.getByRole('link', { name: 'この組を実験にする' }).click()
  await expect(page.getByText('手札 × ジョーカー').first()).toBeVisible()

  // Going back finds the same pair of the same measure, with what was found; a single change is answered in a sentence.
  await page.goBack()
  await expect(page.getByRole('button', { name: /^手札 × ジョーカー/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^ジョーカー: / }).click()
  await expect(page.getByRole('region', { name: '総あたり' })).toBeVisible()
  await expect(page.getByText(/^判断の数：/)).toBeVisible()
  await page.getByRole('link', { name: 'この変更を実験にする' }).click()
  await expect(page.getByRole('heading', { name: 'ルールの実験室' })).toBeVisible()

  // Rules that are gone say so, and lead to those that are here.
  const gone = JSON.stringify({ ...experiment, rulesVersion: 99 })
  await page.goto(`/lab?${new URLSearchParams({ e: gone })}`)
  await expect(page.getByRole('alert')).toContainText('第99版は、ここにはありません')
  await page.getByRole('link', { name: 'いまの版のルールで調べる' }).click()
  await expect(page.getByRole('button', { name: '調べる', exact: true })).toBeVisible()
})

test('a setting that the game does not have is taken out of the question, or another file is opened', async ({
  page,
}) => {
  const asked = { game: 'zheng-shang-you', seats: 4, variants: [{ set: { exchnge: false } }] }
  await page.goto(`/lab?${new URLSearchParams({ e: JSON.stringify(asked) })}`)
  const refused = page.getByRole('alert').filter({ hasText: 'exchnge' })
  await expect(refused).toBeVisible()
  await expect(page.getByRole('button', { name: '実験のファイルを開く' })).toBeVisible()
  await page.getByRole('button', { name: '「exchnge」を除く' }).click()
  await expect(refused).toBeHidden()
  const atFive = { ...asked, seats: 5, variants: [{ set: { mode: 'san-jia-xi' } }] }
  await page.goto(`/lab?${new URLSearchParams({ e: JSON.stringify(atFive) })}`)
  await expect(page.getByRole('alert')).toBeVisible()
  const file = Buffer.from(JSON.stringify({ game: 'ccc', seats: 2 }))
  await page.locator('input[type="file"]').setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: file })
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page.getByText('CCC　2人')).toBeVisible()
})

test('a sweep says beforehand which of its changes has nothing to do', async ({ page }) => {
  const variants = [{ set: { exchange: false } }, { set: { mode: 'teams' } }]
  const experiment = { game: 'zheng-shang-you', seats: 4, base: { set: { deals: 1 } }, variants }
  await page.goto(`/lab/sweep?${new URLSearchParams({ e: JSON.stringify(experiment) })}`)
  await expect(page.getByText(/^札の交換：なし：.*出番のない設定/)).toBeVisible()
  await expect(page.getByText('出番のない設定')).toHaveCount(1)
})

test('a table that is chosen in a sweep has no column before a number of it is another', async ({ page }) => {
  const asked = { game: 'zheng-shang-you', seats: 4, variants: [{ set: { exchange: false } }] }
  await page.goto(`/lab/sweep?${new URLSearchParams({ e: JSON.stringify(asked) })}`)
  const changes = page.getByText('個の変更、二つずつ')
  await expect(changes).toContainText('1個の変更')
  await page.getByRole('checkbox', { name: '上がった順の点数' }).check()
  await expect(page.getByText('まだ基準と同じです')).toHaveCount(1)
  await expect(changes).toContainText('1個の変更')
  const first = page.getByRole('spinbutton', { name: '1位' })
  await first.fill('9')
  await first.press('Tab')
  await expect(changes).toContainText('2個の変更、二つずつ1通り')
})

test('a sweep is made on its page: the game, the seats, and of each setting the values that one wants, told in the reader’s language', async ({
  page,
}) => {
  await page.goto('/lab/sweep')
  await page.getByLabel('遊び').selectOption('southern-cross')
  await page.getByLabel('人数').selectOption('1')
  await page.getByLabel('プレイのしかた').selectOption({ label: 'みんな、でたらめに選ぶ' })
  const hand = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^手札の枚数/ }) })
  await hand.getByRole('checkbox').check()
  await hand.getByRole('button', { name: '値を増やす' }).click()
  const numbers = hand.getByRole('spinbutton', { name: '手札の枚数' })
  await expect(numbers).toHaveCount(2)
  await numbers.first().fill('1')
  await numbers.first().press('Tab')
  await page.getByRole('checkbox', { name: /^トランプの組数/ }).check()
  await expect(page.getByRole('button', { name: '手札の枚数：1: …', exact: true })).toBeVisible()
  // The value that another has: both change places, which is said.
  await numbers.last().fill('1')
  await numbers.last().press('Tab')
  await expect(page.getByText('もう一つの値と入れ替えました')).toBeVisible()
  await numbers.first().fill('1')
  await numbers.first().press('Tab')
  await expect(numbers.first()).toHaveValue('1')
  await page.getByLabel('配りの数').selectOption('200')
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: '調べる', exact: true }).click()
  await expect(page.getByText('終わりました')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^手札の枚数/ })).toBeHidden()
  const asked = JSON.parse(new URL(page.url()).searchParams.get('e')!)
  expect(asked).toMatchObject({ game: 'southern-cross', seats: 1, until: { deals: 200 } })
  expect(asked.variants).toEqual([{ set: { hand: 1 } }, { set: { hand: 2 } }, { set: { decks: 2 } }])

  // Whoever reads it in another language is told in that.
  await page.evaluate(() => localStorage.setItem('tefuda.preferences', JSON.stringify({ language: 'en' })))
  await page.reload()
  await expect(page.getByRole('button', { name: /^Cards in hand: 1: / })).toBeVisible()
})

test('a sweep that found something is found again by going back from the next, whose base is changed in the set-up', async ({
  page,
}) => {
  const variants = [{ set: { hand: 1 } }, { set: { decks: 2 } }]
  const asked = { game: 'southern-cross', seats: 1, variants, players: [{ bot: 'random' }], until: { deals: 200 } }
  await page.goto(`/lab/sweep?${new URLSearchParams({ e: JSON.stringify(asked) })}`)
  await page.getByRole('button', { name: '調べる', exact: true }).click()
  await expect(page.getByText('終わりました')).toBeVisible()
  await page.getByText('問いを決める', { exact: true }).click()
  await page.getByRole('checkbox', { name: /^トランプの組数/ }).uncheck()
  const changes = page.getByText(/個の変更、二つずつ/)
  await expect(changes).toContainText('1個の変更')
  await page.goBack()
  await expect(changes).toContainText('2個の変更')
  await expect(page.getByText('終わりました')).toBeVisible()

  await page.getByText('問いを決める', { exact: true }).click()
  await page.getByRole('link', { name: '基準を卓の設定で変える' }).click()
  await page.getByRole('spinbutton', { name: 'ジョーカー' }).fill('4')
  await page.getByRole('spinbutton', { name: 'ジョーカー' }).press('Tab')
  await page.getByRole('button', { name: '実験の基準にする' }).click()
  await expect(page).toHaveURL(/\/lab\/sweep\?/)
  await expect(changes).toContainText('2個の変更')
  const next = JSON.parse(new URL(page.url()).searchParams.get('e')!)
  expect(next).toMatchObject({ base: { set: { jokers: 4 } }, variants: asked.variants })
  await page.goBack()
  await expect(page.getByText('終わりました')).toBeVisible()
})

test('on a phone the question stays above what was found, folded, and is asked anew from there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const variants = [{ set: { hand: 1 } }]
  const experiment = { game: 'southern-cross', seats: 1, variants, players: [{ bot: 'random' }], until: { deals: 200 } }
  await page.goto(`/lab?${new URLSearchParams({ e: JSON.stringify(experiment) })}`)
  const question = page.getByText('問いを決める', { exact: true })
  // Who has a long run finds the server beside the buttons that begin one.
  const onServer = await page.getByRole('button', { name: 'サーバーで調べる' }).boundingBox()
  const at = await question.boundingBox()
  expect(onServer!.y).toBeLessThan(at!.y)
  await page.getByRole('button', { name: '調べる', exact: true }).click()
  await expect(page.getByText('終わりました')).toBeVisible()
  await expect(page.getByLabel('プレイのしかた')).toBeHidden()
  const [after, results] = await Promise.all(
    [question, page.getByRole('region', { name: '結果' })].map((e) => e.boundingBox()),
  )
  // The sentence that answers stands first, in sight.
  const answer = page.getByRole('region', { name: '答え' })
  const [told, begin] = await Promise.all(
    [answer, page.getByRole('button', { name: '調べる', exact: true })].map((e) => e.boundingBox()),
  )
  expect(told!.y + told!.height).toBeLessThan(begin!.y)
  await expect(answer).toContainText('案A')
  await expect(answer).toBeInViewport({ ratio: 1 })
  expect(after!.y).toBeLessThan(results!.y)
  // Nothing has come above it.
  expect(after!.y).toBeCloseTo(at!.y)
  expect(await violations(page)).toEqual([])

  // Other deals for the same question.
  await question.click()
  await page.getByText('配りを変える（シード）').click()
  await page.getByLabel('シード').fill('another')
  await page.getByLabel('シード').press('Enter')
  await expect(page.getByRole('button', { name: '調べる', exact: true, disabled: false })).toBeVisible()
  expect(JSON.parse(new URL(page.url()).searchParams.get('e')!)).toMatchObject({ seed: 'another', variants })
})

test('the server plays an experiment of its own host, whose page can be left and found again', async ({ page }) => {
  const experiment = { name: '長い実験', game: 'southern-cross', seats: 2, players: [{ bot: 'random' }] }
  const asked = new URLSearchParams({ e: JSON.stringify({ ...experiment, until: { deals: 1_000_000 } }) })
  await page.goto(`/lab?${asked}`)
  await page.getByRole('button', { name: 'サーバーで調べる' }).click()
  await expect(page).toHaveURL(/\/lab\?run=/)
  const address = page.url()
  // Another tab, which has not heard of it, is led there.
  const other = await page.context().newPage()
  await other.route('/api/lab', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { offered: true, minutes: 10, runs: [] } })
      : route.continue(),
  )
  await other.goto(`/lab?${asked}`)
  await expect(other.getByText('サーバーが10分まで遊びます')).toBeVisible()
  await other.unroute('/api/lab')
  await other.getByRole('button', { name: 'サーバーで調べる' }).click()
  await other.getByRole('link', { name: 'サーバーで調べている実験を見る' }).click()
  await expect(other).toHaveURL(address)
  await other.close()

  await page.goto('/lab')
  const runs = page.getByRole('region', { name: 'サーバーで調べた実験' })
  await expect(runs.getByRole('listitem')).toContainText(['遊んでいます'])
  await runs.getByRole('link', { name: '長い実験' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByText('サーバーが遊んでいます')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: '止める' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '止める' }).click()
  await expect(page.getByText('止めました')).toBeVisible()
  await expect(page.getByText('サーバーが遊んでいます')).toBeHidden()
  const played = await page.getByRole('progressbar', { name: '配りの進み' }).getAttribute('value')
  await page.reload()
  await expect(page.getByText('止めました')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '配りの進み' })).toHaveAttribute('value', played!)

  // It is found again when it is over, and the browser goes on from there at once.
  await page.goto('/lab')
  await expect(runs.getByRole('listitem')).toContainText(['止めました'])
  await runs.getByRole('link', { name: '長い実験' }).click()
  await page.getByRole('link', { name: 'このブラウザで続ける' }).click()
  await expect(page.getByRole('heading', { name: 'ルールの実験室' })).toBeVisible()
  const progress = page.getByRole('progressbar', { name: '配りの進み' })
  await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(Number(played))
  await page.getByRole('button', { name: '止める', disabled: false }).click()
  // Loaded again it stands as it was left.
  await page.reload()
  await expect(page.getByRole('button', { name: '続ける', exact: true })).toBeVisible()
})
