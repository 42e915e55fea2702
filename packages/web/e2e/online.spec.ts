import type { Page } from '@playwright/test'
import { cellName } from '@tefuda/southern-cross'
import { isWithin } from './boxes.ts'
import { playToEnd } from './online-player.ts'
import { networkOf } from './online-tables.ts'
import { expect, type TakeDevice, test } from './test.ts'
import { violations } from './violations.ts'

const PHONE = { width: 360, height: 640 }
const DESK = { width: 1280, height: 800 }

/** Somebody with a device of their own. */
interface Person {
  readonly name: string
  readonly page: Page
}

type SitBefore<P> = (device: TakeDevice, name: string, viewport: typeof PHONE) => Promise<P>

const person: SitBefore<Person> = async (device, name, viewport) => ({ name, page: (await device({ viewport })).page })

/** Somebody whose network can be taken away. */
interface Traveller extends Person {
  readonly offline: (is: boolean) => Promise<void>
}

const traveller: SitBefore<Traveller> = async (device, name, viewport) => {
  const page = await (await device()).context.newPage()
  await page.setViewportSize(viewport)
  return { name, page, offline: await networkOf(page) }
}

const sitDown = async ({ page, name }: Person, seat: number): Promise<void> => {
  await page.getByLabel('あなたの名前').fill(name)
  await page.getByRole('button', { name: `席${seat}に座る` }).click()
  await expect(page.locator('.chair-row.own')).toContainText(name)
}

/** Two people at a fresh table of Southern Cross, the second one on a phone. */
const tableForTwo = async <P extends Person>(device: TakeDevice, before: SitBefore<P>): Promise<readonly [P, P]> => {
  const an = await before(device, 'アン', DESK)
  const ben = await before(device, 'ベン', PHONE)
  await an.page.goto('/open/southern-cross?seats=2')
  await an.page.getByLabel('あなたの名前').fill(an.name)
  await an.page.getByRole('button', { name: '卓を開く' }).click()
  await expect(an.page).toHaveURL(/\/table\/[\w-]{22}$/)
  // Whoever opens a table sits there.
  await expect(an.page.locator('.chair-row.own')).toContainText(an.name)
  await ben.page.goto(an.page.url())
  await sitDown(ben, 2)
  return [an, ben]
}

const begin = async ([an, ben]: readonly [Person, Person]): Promise<void> => {
  await expect(an.page.locator('.chair-row').nth(1)).toContainText('準備できました')
  await an.page.getByRole('button', { name: '始める' }).click()
  for (const { page } of [an, ben]) await expect(page.locator('.hand-card').first()).toBeVisible()
}

const due = (page: Page) => page.locator('.seat[aria-current="true"] b')
/** Null once the game is over. */
const dueName = async (page: Page): Promise<string | null> => (await due(page).allTextContents())[0] ?? null
const result = (page: Page) => page.getByRole('dialog').getByText('記録の検証')

/** Whoever is due places a card on the first place, where any card may lie. */
const placeOne = async (people: readonly Person[]): Promise<Person> => {
  const name = await dueName(people[0]!.page)
  const person = people.find((one) => one.name === name)!
  const { page } = person
  await expect(due(page)).toHaveText(name!)
  if ((await page.locator('.hand-card[aria-pressed="true"]').count()) === 0)
    await page.locator('.hand-card').first().click()
  await page.locator('[data-spot]').first().click()
  // Whoever holds both jokers is asked whether the other one comes along.
  const alone = page.getByRole('button', { name: '1枚だけ置く' })
  const next = async (): Promise<string | null> => {
    if (await alone.isVisible()) await alone.click()
    return dueName(page)
  }
  await expect.poll(next).not.toBe(name)
  // All have to have heard of it before anybody is asked who is next.
  for (const one of people) await expect.poll(() => dueName(one.page)).not.toBe(name)
  return person
}

const ownScore = (page: Page) => page.locator('.self .score')

test('two people play a whole game: one reloads in the middle, one loses the network and comes back', async ({
  device,
}) => {
  test.setTimeout(180_000)
  const people = await tableForTwo(device, traveller)
  const [an, ben] = people
  expect(await violations(an.page)).toEqual([])
  expect(await violations(ben.page)).toEqual([])
  await begin(people)
  expect(await violations(an.page)).toEqual([])
  expect(await violations(ben.page)).toEqual([])

  for (let made = 0; made < 6; made++) await placeOne(people)
  const [score, next] = [await ownScore(an.page).textContent(), await due(ben.page).textContent()]
  await an.page.reload()
  await expect(ownScore(an.page)).toHaveText(score!)
  await expect(due(an.page)).toHaveText(next!)

  if ((await due(an.page).textContent()) !== an.name) await placeOne(people)
  await ben.offline(true)
  await expect(ben.page.getByText('つながりが切れました。つなぎ直しています…')).toBeVisible()
  await expect(an.page.locator('.seat.away b')).toHaveText(ben.name)
  const cards = await ben.page.locator('.hand-card').count()
  await placeOne([an])
  const absent = an.page.locator('.readout').getByText(`${ben.name}は離席中です。`)
  await expect(absent).toBeVisible()
  const replace = an.page.getByRole('button', { name: 'ボットに代える' })
  await an.page.setViewportSize(PHONE)
  await expect.poll(() => isWithin(replace, an.page.locator('.readout'))).toBe(true)
  await an.page.setViewportSize(DESK)
  await expect(ben.page.locator('.hand-card')).toHaveCount(cards)
  await ben.offline(false)
  await expect(due(ben.page)).toHaveText(ben.name)
  await expect(ben.page.getByText('つながりが切れました')).toBeHidden()
  await expect(an.page.locator('.seat.away')).toHaveCount(0)
  await expect(absent).toBeHidden()

  for (let made = 0; made < 4; made++) await placeOne(people)
  // The rest is played behind their backs.
  const table = an.page.url().slice(-22)
  await Promise.all(people.map(({ page }) => playToEnd(page, table)))
  for (const { page } of people) {
    await expect(result(page)).toBeVisible()
    await expect(page.getByText('配り・すべての手・結果が正しいことを確かめました')).toBeVisible()
    await expect(page.getByText('始まる前に示されたものと同じです')).toBeVisible()
    await expect(page.getByText('あなたの端末が出した値も')).toBeVisible()
    expect(await violations(page)).toEqual([])
  }

  const review = ben.page.getByRole('link', { name: '検討' })
  expect(await review.getAttribute('href')).toMatch(/\?seat=2$/)

  const before = an.page.url()
  const again = (page: Page) => page.getByRole('button', { name: 'もう一戦' })
  await again(ben.page).click()
  await expect(ben.page).not.toHaveURL(before)
  // Nobody is pulled from the score sheet by another's rematch.
  await expect(an.page.getByRole('dialog').getByText('もう一戦の卓ができています')).toBeVisible()
  expect(an.page.url()).toBe(before)
  await again(an.page).click()
  for (const { page, name } of people) {
    await expect(page.locator('.chair-row.own')).toContainText(name)
    await expect(page.locator('.chair-row .ready')).not.toHaveCount(0)
  }
  // Everybody sits one seat further.
  await expect(an.page.locator('.chair-row').nth(1)).toHaveClass(/own/)

  // A game both the server and this device keep is one game; deleted here it is still there.
  const archive = an.page.getByRole('region', { name: 'オンラインで終えたゲーム' })
  await an.page.goto('/records')
  await expect(archive.getByText('この端末に保存済み')).toBeVisible()
  await expect(an.page.locator('.record')).toHaveCount(1)
  await archive.getByRole('button', { name: 'この端末から消す' }).click()
  await an.page.getByRole('dialog').getByRole('button', { name: '消す' }).click()
  await expect(archive.getByText('この端末に保存済み')).toHaveCount(0)
  await archive.getByRole('link', { name: 'リプレイ' }).click()
  await expect(an.page).toHaveURL(/\/replay\?table=/)
  await expect(an.page.getByRole('button', { name: 'リプレイを共有' })).toBeVisible()
})

test('a move made while the line is broken lies where it was put, and is played there when it is back', async ({
  device,
}) => {
  const people = await tableForTwo(device, traveller)
  await begin(people)
  // The first card of each is laid down already.
  for (let made = 0; made < 2; made++) await placeOne(people)
  const name = await dueName(people[0].page)
  const mover = people.find((one) => one.name === name)!
  const { page } = mover
  await mover.offline(true)
  await expect(page.getByText('つながりが切れました')).toBeVisible()
  const [first, second] = [page.locator('[data-spot]').first(), page.locator('[data-spot]').nth(1)]
  const card = page.locator('.hand-card').first()
  const label = (await card.getAttribute('aria-label'))!
  await card.click()
  await first.click()
  const laid = page.locator(`[data-spot][aria-label*="${label}を置く"]`)
  const place = page.getByRole('button', { name: 'ここに置く' })
  if ((await place.getAttribute('aria-disabled')) === null) await place.click()
  await expect(place).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByText('選んだ手は、つながりしだい届きます。')).toBeVisible()
  await expect(laid).toHaveCount(1)
  const spot = await laid.getAttribute('data-spot')
  await page.locator('.hand-card').nth(1).click()
  await second.click()
  await page.keyboard.press('Escape')
  await expect(laid).toHaveAttribute('data-spot', spot!)
  await mover.offline(false)
  for (const one of people) await expect.poll(() => dueName(one.page)).not.toBe(name)
  await expect(page.getByText('つながりが切れました')).toBeHidden()
  // It may have made something there, and have been taken at once.
  for (const one of people)
    await expect(one.page.getByRole('log')).toContainText(`${name}、${label} を${cellName(spot!, '3x3').ja}に`)
})

test('a seat pressed twice is taken once; who becomes the host is asked first; what is said without a line waits', async ({
  device,
}) => {
  const people = await tableForTwo(device, traveller)
  const [an, ben] = people
  await ben.page.getByRole('button', { name: '席を立つ' }).click()
  await ben.page.getByRole('button', { name: '席2に座る' }).dblclick()
  await expect(ben.page.locator('.chair-row.own')).toContainText(ben.name)
  const handOver = an.page.getByRole('button', { name: 'ベンに主催を任せる' })
  await handOver.click()
  await expect(an.page.getByText('あなたから取り戻すことはできません。')).toBeVisible()
  await an.page.keyboard.press('Escape')
  await expect(handOver).toBeVisible()
  await ben.offline(true)
  await ben.page.getByRole('textbox', { name: '発言' }).fill('待っています')
  await ben.page.getByRole('button', { name: '送る' }).click()
  const own = ben.page.locator('.chat-lines .own')
  await expect(own).toHaveText(/待っています.*送っています/)
  expect(await violations(ben.page)).toEqual([])
  await ben.offline(false)
  await expect(an.page.locator('.chat-lines')).toContainText('待っています')
  await expect(own).toHaveText('あなた 待っています')
  await expect(ben.page.getByText('できませんでした')).toHaveCount(0)
  await handOver.click()
  await an.page.getByRole('dialog').getByRole('button', { name: '任せる', exact: true }).click()
  await expect(handOver).toHaveCount(0)
})

test('what is said reaches the other, set phrases in the reader’s language; a proposal lies over nothing', async ({
  device,
}) => {
  const people = await tableForTwo(device, person)
  const [an, ben] = people
  await an.page.getByRole('button', { name: 'よろしくお願いします' }).click()
  await expect(ben.page.locator('.chat-lines')).toContainText('よろしくお願いします')
  await ben.page.getByRole('textbox', { name: '発言' }).fill('<b>やあ</b>')
  await ben.page.getByRole('button', { name: '送る' }).click()
  await expect(an.page.locator('.chat-lines')).toContainText('<b>やあ</b>')
  const about = an.page.getByRole('button', { name: 'ベンについて' }).first()
  await about.click()
  await an.page.getByRole('button', { name: 'この卓で発言できなくする' }).click()
  await ben.page.getByRole('button', { name: 'ありがとう' }).click()
  await expect(ben.page.getByText('この卓では発言できません。')).toBeVisible()
  await expect(ben.page.getByRole('button', { name: 'ありがとう' })).toHaveCount(0)
  await about.click()
  await an.page.getByRole('button', { name: 'また発言できるようにする' }).click()
  await ben.page.getByRole('button', { name: 'もう一度試す' }).click()
  await ben.page.getByRole('button', { name: 'ありがとう' }).click()
  await expect(an.page.locator('.chat-lines')).toContainText('ありがとう')
  await begin(people)
  await ben.page.getByRole('button', { name: '記録', exact: true }).click()
  await ben.page.getByRole('tab', { name: 'チャット' }).click()
  await ben.page.getByRole('button', { name: 'ありがとう' }).click()
  await ben.page.keyboard.press('Escape')
  // On a wide screen the log stands before the chat.
  const chat = an.page.getByRole('tab', { name: 'チャット' })
  await expect(chat).toHaveAccessibleName('チャット（新しい発言）')
  expect(await violations(an.page)).toEqual([])
  await chat.click()
  await an.page.getByRole('button', { name: 'お見事' }).click()
  // On a phone, where the chat is out of sight, it is said at the seat.
  await expect(ben.page.locator('.seat', { hasText: an.name }).locator('.bubble')).toHaveText('お見事')
  await expect(chat).toHaveAccessibleName('チャット')
  await an.page.getByRole('button', { name: 'メニュー' }).click()
  await an.page.getByRole('button', { name: '終わりにしようと申し出る' }).click()
  await an.page.getByRole('button', { name: '申し出る', exact: true }).click()
  await expect(ben.page.getByText('アンが、ここで終わりにしようと申し出ています。')).toBeVisible()
  // Whoever has to answer can still reach everything: nothing lies over it.
  for (const part of await ben.page.locator('.seat, [data-spot], .hand-card').all()) await part.click({ trial: true })
  expect(await violations(ben.page)).toEqual([])
  await ben.page.getByRole('button', { name: '承知する' }).click()
  for (const { page } of people) await expect(page.getByText('ゲームは途中で終わりました')).toBeVisible()
  // There is no result, but a record.
  await ben.page.getByRole('button', { name: '記録へ' }).click()
  await expect(ben.page.getByText('止めるまでのすべての手が正しいことを確かめました')).toBeVisible()
  expect(await violations(ben.page)).toEqual([])
  await expect(ben.page.getByRole('link', { name: '検討' })).toBeHidden()
  await ben.page.getByRole('link', { name: 'リプレイ' }).click()
  await expect(ben.page).toHaveURL(/\/replay\//)
  // Nobody had made a move.
  const controls = ben.page.getByRole('region', { name: 'リプレイ' })
  await expect(controls).toContainText('再生する手がありません')
  await expect(controls.getByRole('img')).toHaveCount(0)
  await expect(controls.getByRole('button')).toHaveAccessibleName(/同じ配り/)
})

test('a table waits on the first page for whoever is due there, and no longer once they have moved', async ({
  device,
}) => {
  const people = await tableForTwo(device, person)
  await begin(people)
  const mover = await placeOne(people)
  const waits = mover.page.getByRole('link', { name: 'あなたの番の卓が1つあります' })
  await mover.page.getByRole('link', { name: '戻る' }).click()
  await Promise.all([
    mover.page.waitForResponse(/\/api\/me\/tables$/),
    mover.page.getByRole('navigation').getByRole('link', { name: '遊ぶ' }).click(),
  ])
  await expect(waits).toHaveCount(0)
  await placeOne(people.filter((person) => person !== mover))
  await expect(waits).toBeVisible()
  await waits.click()
  await expect(due(mover.page)).toHaveText(mover.name)
})

test('a third person looks on and sees no hand', async ({ device }) => {
  const people = await tableForTwo(device, person)
  await begin(people)
  const cy = await person(device, 'シィ', PHONE)
  await cy.page.goto(people[0].page.url())
  await expect(cy.page.locator('.seat')).toHaveCount(2)
  // Who looks on is told so, and no room is left free for a hand.
  await expect(cy.page.locator('.dock').getByText('観戦しています')).toBeVisible()
  await expect(cy.page.locator('.dock .hand')).toHaveCount(0)
  const waited = (await cy.page.locator('.waits .person-name').boundingBox())!
  expect(waited.width).toBeGreaterThan(20)
  await expect(people[0].page.getByText('観戦 1人').first()).toBeVisible()
  const mover = await placeOne(people)
  await expect(due(cy.page)).not.toHaveText(mover.name)
  expect(await violations(cy.page)).toEqual([])
})

test('whoever says nothing can be blocked and reported too, by the name on the chair and at the table', async ({
  device,
}) => {
  const people = await tableForTwo(device, traveller)
  const [an, ben] = people
  const about = (person: Person) => an.page.getByRole('button', { name: `${person.name}について` })
  const sheet = an.page.getByRole('dialog', { name: ben.name })
  await expect(about(an)).toHaveCount(0)
  await about(ben).click()
  await expect(sheet).toBeVisible()
  expect(await violations(an.page)).toEqual([])
  // The head of a sheet is not a second banner of the page, however long the sheet takes to close.
  await expect(an.page.getByRole('banner', { includeHidden: true })).toHaveCount(1)
  await an.page.keyboard.press('Escape')
  await ben.page.getByRole('button', { name: 'よろしくお願いします' }).click()
  const said = an.page.locator('.chat-lines').getByText('よろしくお願いします')
  await expect(said).toBeVisible()
  await about(ben).first().click()
  await sheet.getByRole('button', { name: 'この人をブロックする' }).click()
  await an.page.getByRole('dialog').getByRole('button', { name: 'ブロックする', exact: true }).click()
  await expect(an.page.getByText('ブロックしました', { exact: false })).toBeVisible()
  await expect(said).toHaveCount(0)
  await begin(people)
  await expect(about(an)).toHaveCount(0)
  await about(ben).click()
  await sheet.getByRole('button', { name: 'サーバーの管理者に知らせる' }).click()
  const reason = '名前\tと\n発言'
  await sheet.getByLabel('何がありましたか').fill(reason)
  await an.offline(true)
  await sheet.getByRole('button', { name: '知らせる' }).click()
  await expect(sheet.getByRole('alert')).toContainText('サーバーにつながりません')
  expect(await violations(an.page)).toEqual([])
  await an.page.keyboard.press('Escape')
  await an.offline(false)
  await about(ben).click()
  await sheet.getByRole('button', { name: 'サーバーの管理者に知らせる' }).click()
  await expect(sheet.getByLabel('何がありましたか')).toHaveValue(reason)
  await sheet.getByRole('button', { name: '知らせる' }).click()
  await expect(an.page.getByText('知らせました', { exact: false })).toBeVisible()
  await expect(sheet).toBeHidden()
  expect(await violations(an.page)).toEqual([])
  await ben.page.getByRole('button', { name: `${an.name}について` }).click()
  await expect(ben.page.getByRole('dialog', { name: an.name })).toBeVisible()
})

test('whoever leaves the seat to a bot looks on from then on, and after a reload', async ({ device }) => {
  const people = await tableForTwo(device, person)
  const [an, ben] = people
  await begin(people)
  await placeOne(people)
  await ben.page.getByRole('button', { name: 'メニュー' }).click()
  await ben.page.getByRole('button', { name: '席を立つ（あとはボットに任せる）' }).click()
  await ben.page.getByRole('dialog').getByRole('button', { name: '席を立つ', exact: true }).click()
  for (const loads of [false, true]) {
    if (loads) await ben.page.reload()
    await expect(ben.page.getByText('席はボットが引き継ぎました（観戦中）')).toBeVisible()
    await expect(ben.page.locator('.hand-card')).toHaveCount(0)
    await expect(ben.page.locator('.seat')).toHaveCount(2)
    expect(await violations(ben.page)).toEqual([])
  }
  await expect(an.page.locator('.seat', { hasText: ben.name })).toContainText('ボット')
})
