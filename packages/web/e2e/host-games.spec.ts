import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isRefusal, openMatch, recordOf } from '@tefuda/kernel'
import hearts from '../../../examples/hearts/src/index.ts'
import { recordInLink } from '../src/replay/record-link.ts'
import { type Server, startServer, WORDS } from './online-tables.ts'
import { complaintsOf, expect, test } from './test.ts'
import { violations } from './violations.ts'

test.use({ serviceWorkers: 'allow' })

const HEARTS = join(import.meta.dirname, '../../../examples/hearts')

/** Runs on the server, in no page. */
const BROKEN = `import hearts from ${JSON.stringify(join(HEARTS, 'src/index.ts'))}
if ('document' in globalThis) throw new Error('it does not run here')
export default { ...hearts, id: 'whist', name: { ja: 'ホイスト', en: 'Whist' } }`

let folder: string
let server: Server
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tefuda-games-'))
  const config = join(folder, 'tefuda.config.mjs')
  mkdirSync(join(folder, 'broken'))
  const manifest = { name: 'tefuda-game-broken', version: '1.0.0', type: 'module', exports: './index.js' }
  writeFileSync(join(folder, 'broken', 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'broken', 'index.js'), BROKEN)
  writeFileSync(config, `export default { games: [${JSON.stringify(HEARTS)}, './broken'] }`)
  server = await startServer('127.0.0.1', ['--config', config])
})
test.afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const card = (page: Page, name: string) => page.getByRole('listitem', { name })
const main = (page: Page) => page.locator('.dock .btn.primary')

/** Plays whatever card the table lets be played, when it is one's turn. */
const playCard = async (page: Page): Promise<void> => {
  await expect(page.locator('.dock .tag.on')).toBeVisible()
  const held = page.locator('[data-held]')
  const before = await held.count()
  for (let place = 0; (await held.count()) === before; place += 1) {
    await held.nth(place).click()
    if ((await main(page).getAttribute('aria-disabled')) !== 'true') await main(page).click()
  }
}

test('a game of the host’s is played alone, online and without a connection; one that does not run says so', async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(server.address)
  await expect(page.locator('.game-card')).toHaveCount(7)
  await expect(card(page, 'ホイスト')).toContainText('この遊びを読み込めませんでした。')
  await expect(card(page, 'ホイスト').getByRole('button')).toHaveCount(0)
  expect(complaints).toEqual([expect.stringContaining('tefuda-game-broken could not be loaded')])
  expect(await violations(page)).toEqual([])

  await card(page, 'ハーツ').getByRole('button', { name: 'ボットと始める' }).click()
  await playCard(page)
  await playCard(page)
  expect(await violations(page)).toEqual([])

  await page.goto(`${server.address}/rules/hearts`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ハーツ')
  const match = openMatch({ game: hearts, seats: 3, seed: '1'.repeat(64) })
  if (isRefusal(match)) throw new Error(match.message.en)
  await page.goto(`${server.address}/replay#record=${await recordInLink(recordOf(match))}`)
  await expect(page.locator('.plain')).toBeVisible()

  await page.goto(`${server.address}/open/hearts`)
  for (const seat of [2, 3, 4])
    await page.getByRole('combobox', { name: `${seat}番の席に座るのは` }).selectOption({ label: 'ボット' })
  await page.getByLabel(WORDS.name).fill('あかり')
  await page.getByRole('button', { name: WORDS.open }).click()
  await page.getByRole('button', { name: WORDS.begin }).click()
  await playCard(page)

  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('host-games')).keys()).length))
    .toBeGreaterThan(5)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.goto(`${server.address}/new/whist`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '「whist」という遊びは、このページに入っていません。',
  )
  await context.setOffline(true)
  await page.goto(server.address)
  await card(page, 'ハーツ').getByRole('button', { name: 'ボットと始める' }).click()
  await playCard(page)
  await playCard(page)
})
