import { execFileSync } from 'node:child_process'
import type { Browser, Page } from '@playwright/test'
import { rng } from '@tefuda/kernel'
import { type Player, playerWith, playOn, type Server, sitDown, startServer, WORDS } from './online-tables.ts'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

const servers: Server[] = []
test.afterEach(async () => {
  for (const server of servers.splice(0)) await server.close()
})

/** People before devices of their own, one Japanese with a large screen, one English with a phone. */
const twoPeople = (browser: Browser, server: Server): Promise<readonly Player[]> =>
  Promise.all([
    playerWith(browser, server, 'あかり', { locale: 'ja-JP', viewport: { width: 1280, height: 800 } }),
    playerWith(browser, server, 'Ben', {
      locale: 'en-GB',
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      colorScheme: 'dark',
    }),
  ])

const fourPeople = async (browser: Browser, server: Server): Promise<readonly Player[]> => [
  ...(await twoPeople(browser, server)),
  await playerWith(browser, server, '千夏', { locale: 'ja-JP', viewport: { width: 1440, height: 900 } }),
  await playerWith(browser, server, 'Dora', { locale: 'en-GB', viewport: { width: 1280, height: 720 } }),
]

interface Table {
  /** As the first page calls it. */
  readonly game: string
  /** Settings by their names. */
  readonly rules: Readonly<Record<string, string>>
}

/** The first of these people opens a table from the first page, the others come by its link, and the game begins. */
const beginGame = async (people: readonly Player[], { game, rules }: Table): Promise<void> => {
  const { page } = people[0]!
  await page.goto('/')
  await page.getByRole('listitem', { name: game }).getByRole('link', { name: WORDS.online }).click()
  for (const [name, value] of Object.entries(rules)) {
    await page.getByRole('spinbutton', { name, exact: true }).fill(value)
  }
  for (const seat of await page
    .getByRole('combobox', { name: /番の席に座るのは$/ })
    .all()
    .then((all) => all.slice(people.length)))
    await seat.selectOption({ label: 'ボット' })
  await page.getByLabel(WORDS.name).fill(people[0]!.name)
  await page.getByRole('button', { name: WORDS.open }).click()
  await expect(page).toHaveURL(/\/table\/[\w-]{22}$/)
  // Whoever opens a table sits there.
  await expect(page.locator('.chair-row.own')).toContainText(people[0]!.name)
  for (const [seat, person] of people.entries()) {
    if (seat === 0) continue
    await person.page.goto(page.url())
    await sitDown(person, seat + 1)
  }
  await page.getByRole('button', { name: WORDS.begin }).click()
  for (const one of people) await expect(one.page.locator('[data-held]').first()).toBeVisible()
}

/** Waits until so much has happened since the game began. */
const happened = (page: Page, rows: number): Promise<void> =>
  expect.poll(() => page.locator('.log > li').count(), { timeout: 60_000 }).toBeGreaterThan(rows)

const lostLine = ({ page }: Player) => page.getByText(WORDS.lost)

/** Somebody is without a network for a while, and everybody sees it. */
const loseNetwork = async (person: Player, other: Player): Promise<void> => {
  const away = other.page.locator('.seat.away b')
  await person.offline(true)
  await expect(lostLine(person)).toBeVisible()
  await expect(away).toHaveText(person.name)
  await person.offline(false)
  await expect(lostLine(person)).toBeHidden()
  await expect(away).toHaveCount(0)
}

const killServer = async (server: Server, people: readonly Player[]): Promise<void> => {
  await server.kill()
  for (const person of people) await expect(lostLine(person)).toBeVisible()
  await server.start()
  for (const person of people) await expect(lostLine(person)).toBeHidden()
}

/** Names of people and numbers of all that a result says, row by row: the same in every language. */
const resultOf = (page: Page, names: readonly string[]): Promise<string[]> =>
  page
    .getByRole('dialog')
    .locator('tbody tr')
    .evaluateAll(
      (rows, known) =>
        rows.map((row) => {
          const figures = row.cloneNode(true) as Element
          for (const words of figures.querySelectorAll('.trick-name')) words.remove()
          return [...figures.querySelectorAll('th, td.number')]
            .flatMap(({ tagName, textContent }) =>
              tagName === 'TH' ? known.filter((name) => name === textContent) : (textContent.match(/[+−-]?\d+/g) ?? []),
            )
            .join(' ')
        }),
      names,
    )

const verified = async ({ page }: Player): Promise<void> => {
  const dialog = page.getByRole('dialog')
  for (const words of [WORDS.sound, WORDS.asShown, WORDS.own]) await expect(dialog.getByText(words)).toBeVisible()
}

/** Saves the record and has it checked by the command line. Throws what that says where it does not hold. */
const verifyByCommand = async ({ page }: Player): Promise<string> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: WORDS.download }).click(),
  ])
  return execFileSync(process.execPath, ['bin/tefuda.mjs', 'verify', '--json', await download.path()], {
    encoding: 'utf8',
  })
}

const CUT_IN: Table = { game: 'カットイン大富豪', rules: { ゲーム数: '1', カットインを待つ秒数: '1' } }
const EXJAN: Table = { game: 'エクスジャン', rules: { ラウンド数の上限: '1', '宣言を待つ時間（秒）': '1' } }

/** Everybody plays to the end through the page; the second of them loses the network twice, and the server is killed. */
const playWhole = async (browser: Browser, table: Table, who: typeof twoPeople): Promise<void> => {
  const server = await startServer()
  servers.push(server)
  const people = await who(browser, server)
  const [an, ben] = people
  await beginGame(people, table)

  const dice = rng(11)
  const end = Promise.all(people.map((person) => playOn(person, dice)))
  await happened(an!.page, 4)
  await loseNetwork(ben!, an!)
  await happened(an!.page, 10)
  await killServer(server, people)
  await happened(an!.page, 16)
  await loseNetwork(ben!, an!)
  await end

  for (const person of people) await verified(person)
  const names = people.map(({ name }) => name)
  const results = await Promise.all(people.map(({ page }) => resultOf(page, names)))
  expect(results[0]).not.toEqual([])
  for (const result of results) expect(result).toEqual(results[0])
  expect(JSON.parse(await verifyByCommand(ben!))).toMatchObject({ ok: true, committed: true, finished: true })
  await Promise.all(people.map(({ context }) => context.close()))
}

test('two people and two bots play Exjan to the end: a network is lost twice, the server is killed', async ({
  browser,
}) => {
  test.setTimeout(600_000)
  await playWhole(browser, EXJAN, twoPeople)
})

for (const table of [CUT_IN, EXJAN])
  test(`four people play ${table.game} to the end: a network is lost twice, the server is killed`, {
    tag: '@soak',
  }, async ({ browser }) => {
    test.setTimeout(600_000)
    await playWhole(browser, table, fourPeople)
  })
