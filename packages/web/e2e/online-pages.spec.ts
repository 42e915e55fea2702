import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { playToEnd } from './online-player.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

/** Opens a table as somebody of that name and answers with its address. */
const openTable = async (page: Page, path: string, name: string): Promise<string> => {
  await page.goto(path)
  await page.getByLabel('あなたの名前').fill(name)
  await page.getByRole('button', { name: '卓を開く' }).click()
  await expect(page).toHaveURL(/\/table\/[\w-]{22}$/)
  return new URL(page.url()).pathname
}

/** Saves a rule set from the page where it was made. */
const saveRules = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'このルールを保存' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('名前').fill(name)
  await sheet.getByRole('button', { name: '保存する' }).click()
  await expect(sheet.getByRole('heading', { name: `「${name}」を保存しました。` })).toBeVisible()
  await expect(sheet.getByLabel('このルールのリンク')).toHaveValue(/\/rules-set\/[\w-]+$/)
  await sheet.locator('footer').getByRole('button', { name: '閉じる' }).click()
}

test('two presses on the first page open a table', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('listitem', { name: 'カットイン大富豪' }).getByRole('link', { name: 'みんなで' }).click()
  await page.getByRole('button', { name: '卓を開く' }).click()
  await expect(page).toHaveURL(/\/table\/[\w-]{22}$/)
})

test('a table is opened as it was set up', async ({ page }) => {
  await page.goto('/open/southern-cross?preset=wild&hand=4&seats=3')
  await page.getByRole('combobox', { name: '3番の席に座るのは' }).selectOption({ label: 'ボット' })
  await page.getByRole('combobox', { name: '3番のボットの強さ' }).selectOption({ label: 'つよい' })
  await page.getByRole('combobox', { name: '1手の秒数と持ち時間' }).selectOption({ label: '自分で決める' })
  await page.getByRole('spinbutton', { name: '1手の秒数' }).fill('45')
  await page.getByRole('spinbutton', { name: '持ち時間（秒）' }).fill('0')
  await page.getByRole('radio', { name: 'ロビーに出す' }).check()
  await page.getByRole('radio', { name: '遅らせる' }).check()
  await page.getByRole('spinbutton', { name: '遅らせる秒数' }).fill('90')
  expect(await violations(page)).toEqual([])
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/tables')),
    page.getByRole('button', { name: '卓を開く' }).click(),
  ])
  expect(request.postDataJSON()).toEqual({
    game: 'southern-cross',
    rules: { preset: 'wild', hand: 4 },
    seats: [{ kind: 'open' }, { kind: 'open' }, { kind: 'bot', level: 'strong' }],
    options: { pace: { kind: 'live', move: 45, reserve: 0 }, isPublic: true, spectators: 90 },
  })
  await expect(page).toHaveURL(/\/table\//)
})

test('rules that exclude one another are explained and open nothing', async ({ page }) => {
  await page.goto('/open/southern-cross?preset=match&seats=1')
  const open = page.getByRole('button', { name: '卓を開く' })
  await expect(open).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('status').filter({ hasText: /2人/ })).toBeVisible()
  await page.getByRole('button', { name: '席を増やす' }).click()
  await expect(open).not.toHaveAttribute('aria-disabled')
})

test('whoever sits down where windows are quick is told that hesitation shows', async ({ page }) => {
  await page.goto('/open/exjan')
  // Nothing tries what the policy of the page forbids, such as code made from text.
  expect(await page.evaluate(forbidden)).toEqual([])
  await page.getByRole('radio', { name: '答えがそろうまで' }).check()
  await expect(page.getByText('だれかが迷ったことは、待ち時間でわかります。')).toBeVisible()
  await page.getByRole('button', { name: '卓を開く' }).click()
  await expect(page.locator('.room-terms')).toContainText('だれかが迷うと、待ち時間でわかります')
})

test('a correspondence game says how one is called back', async ({ page }) => {
  await page.goto('/open/exjan')
  await page.getByRole('radio', { name: '数日かけて' }).check()
  await page.getByRole('radio', { name: '3日' }).check()
  await expect(page.getByText('通知かフィードで知らせます')).toBeVisible()
  await expect(page.getByText('割りこみもできない人にも尋ねる')).toBeVisible()
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/tables')),
    page.getByRole('button', { name: '卓を開く' }).click(),
  ])
  expect(request.postDataJSON().options.pace).toEqual({ kind: 'days', days: 3 })
})

test('a public table appears in the lobby of others by itself, one’s own stands first', async ({ page, device }) => {
  const name = `主${Math.random().toString(36).slice(2, 8)}`
  const { page: other } = await device()
  await other.goto('/lobby')
  await expect(other.getByRole('heading', { name: '席が空いている卓' })).toBeVisible()

  await page.goto('/open/zheng-shang-you')
  await page.getByRole('radio', { name: 'ロビーに出す' }).check()
  await page.getByLabel('あなたの名前').fill(name)
  await page.getByRole('button', { name: '卓を開く' }).click()
  await expect(page).toHaveURL(/\/table\//)
  const table = new URL(page.url()).pathname

  // The other person's list is asked for again without being touched.
  const row = other.getByRole('listitem').filter({ has: other.locator(`a[href="${table}"]`) })
  await expect(row).toContainText('争上遊')
  await expect(row.getByRole('link', { name: '座りにいく' })).toBeVisible()
  expect(await violations(other)).toEqual([])

  await page.goto('/lobby')
  const own = page.getByRole('region', { name: '自分の卓' })
  await expect(own.locator(`a[href="${table}"]`)).toHaveText('続ける')
  await expect(page.getByRole('region', { name: '席が空いている卓' }).locator(`a[href="${table}"]`)).toHaveCount(0)

  await other.mouse.move(0, 0)
  await page.goto(table)
  await page.getByRole('button', { name: '卓を閉じる' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '卓を閉じる' }).click()
  await expect(other.getByText('閉じられました')).toBeVisible()
})

test('a table of a game that is not in the page is listed by its id, and nobody is sent to it', async ({ page }) => {
  await openTable(page, '/open/southern-cross', 'みお')
  await page.route('**/api/me/tables', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('southern-cross', 'whist') })
  })
  await page.goto('/lobby')
  const row = page.getByRole('listitem').filter({ hasText: 'whist' })
  await expect(row.getByText('この遊びは、このページに入っていません')).toBeVisible()
  await expect(row.getByRole('link')).toHaveCount(0)
})

test('a table by link is in nobody’s lobby', async ({ page, device }) => {
  const table = await openTable(page, '/open/ccc', 'ひそか')
  await expect(page.getByRole('textbox', { name: '招待リンク' })).toHaveAccessibleDescription(
    /^このアドレスは、このコンピューターからしか開けません。/,
  )
  const { page: other } = await device()
  await other.goto('/lobby')
  await expect(other.getByRole('heading', { name: '観戦できる卓' })).toBeVisible()
  await expect(other.locator(`a[href="${table}"]`)).toHaveCount(0)
})

test('rules are saved, handed on by link, played, kept as a file, read again and deleted', async ({ page, device }) => {
  await page.goto('/open/southern-cross?preset=5x5&hand=4&seats=3')
  await saveRules(page, '合宿のルール')

  await page.goto('/rules-sets')
  const row = page.getByRole('listitem').filter({ hasText: '合宿のルール' })
  await expect(row).toContainText('サザンクロス')
  expect(await violations(page)).toEqual([])
  await row.getByRole('link', { name: 'ルールを見る' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('合宿のルール')
  expect(await violations(page)).toEqual([])
  const address = page.url()

  const { page: other } = await device()
  await other.goto(address)
  await expect(other.getByRole('textbox', { name: 'このルールのリンク' })).toHaveValue(address)
  await expect(other.getByText('手札は4枚です。')).toBeVisible()
  await other.getByRole('link', { name: 'このルールで卓を開く' }).click()
  await expect(other.getByRole('radio', { name: 'ゴゴクロス' })).toBeChecked()
  await expect(other.getByRole('spinbutton', { name: '手札の枚数' })).toHaveValue('4')

  await page.goto('/rules-sets')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'ファイルに保存' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^southern-cross-[0-9a-f]{8}\.rules\.json$/)
  const content = readFileSync(await download.path(), 'utf8')

  await row.getByRole('button', { name: '消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '消す' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText('保存したルールはまだありません。')).toBeVisible()

  const give = (text: string) =>
    page
      .getByLabel('ルールのファイルを読む')
      .setInputFiles({ name: 'house.rules.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await give(content.replace('"hand": 4', '"hand": 40'))
  await expect(page.getByRole('status')).toContainText('読めませんでした')
  await expect(page.getByRole('status')).toContainText('hand')
  await give('nonsense')
  await expect(page.getByRole('status')).toContainText('ルールのファイルではないようです')
  await give(content)
  await expect(row).toHaveCount(1)
})

test('one name on two devices, by a link that works once', async ({ page, device }) => {
  await page.goto('/me')
  await page.getByRole('textbox', { name: '名前' }).fill('みお')
  await page.getByRole('button', { name: '名前を変える' }).click()
  await page.getByRole('button', { name: 'リンクを作る' }).click()
  const link = await page.getByRole('textbox', { name: 'もう一つの端末で開くリンク' }).inputValue()
  expect(new URL(link).pathname).toBe('/link')
  expect(await violations(page)).toEqual([])

  const { page: phone } = await device()
  await phone.goto(link)
  // The token is gone from the address before anything is pressed.
  await expect(phone).toHaveURL(/\/link$/)
  await phone.reload()
  await phone.getByRole('button', { name: 'この端末を使う' }).click()
  await expect(phone.getByText('みおとして、この端末でも遊べます。')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('リンクが途中で切れているようです。')).toBeVisible()
  await phone.goto('/me')
  await expect(phone.getByRole('textbox', { name: '名前' })).toHaveValue('みお')
  await phone.getByRole('textbox', { name: '名前' }).fill('👨‍👩‍👧')
  await phone.getByRole('button', { name: '名前を変える' }).click()
  await expect(phone.getByText('この名前は使えません。')).toBeVisible()

  // Whoever is somebody here already is asked first.
  const { page: known } = await device()
  await known.goto('/me')
  await known.getByRole('textbox', { name: '名前' }).fill('そら')
  await known.getByRole('button', { name: '名前を変える' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'リンクを作る' }).click()
  await known.goto(await page.getByRole('textbox', { name: 'もう一つの端末で開くリンク' }).inputValue())
  await known.getByRole('button', { name: 'この端末を使う' }).click()
  await expect(known.getByRole('dialog')).toContainText('いまはそらです')
  expect(await violations(known)).toEqual([])
  await known.getByRole('dialog').getByRole('button', { name: '戻る' }).click()
  await known.getByRole('button', { name: 'この端末を使う' }).click()
  await known.getByRole('button', { name: 'リンクを使う' }).click()
  await expect(known.getByText('みおとして、この端末でも遊べます。')).toBeVisible()

  const { page: stranger } = await device()
  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'この端末を使う' }).click()
  await expect(stranger.getByText('このリンクは使えません。')).toBeVisible()

  // Once the name is deleted, no device is that person any more.
  await page.getByRole('button', { name: '名前を消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '消す' }).click()
  await expect(page.getByText('まだオンラインで遊んでいません。')).toBeVisible()
  await phone.reload()
  await expect(phone.getByText('まだオンラインで遊んでいません。')).toBeVisible()
})

test.describe('over plain http in a home network', () => {
  test('everything works, and what cannot be had is said in one line', async ({ baseURL }, { project }) => {
    const { port } = new URL(baseURL ?? '')
    const { launchOptions } = project.use
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP cards.test 127.0.0.1'],
    })
    const page = await browser.newPage({ locale: 'ja-JP' })
    const home = `http://cards.test:${port}`
    await page.goto(`${home}/lobby`)
    expect(await page.evaluate(() => isSecureContext)).toBe(false)
    await expect(page.getByText('この接続は暗号化されていません（http）。')).toBeVisible()
    await page.goto(`${home}/me`)
    await page.getByRole('textbox', { name: '名前' }).fill('花')
    await page.getByRole('button', { name: '名前を変える' }).click()
    await expect(page.getByText('通知は使えません。フィードは使えます。')).toBeVisible()
    await page.getByRole('button', { name: 'コピー' }).click()
    await expect(page.getByRole('status').filter({ hasText: /コピー/ })).toBeVisible()
    await page.goto(`${home}/open/ccc`)
    await page.getByRole('button', { name: '卓を開く' }).click()
    await expect(page).toHaveURL(/\/table\//)
    await expect(page.getByRole('textbox', { name: '招待リンク' })).toHaveValue(page.url())
    await expect(page.getByRole('textbox', { name: '招待リンク' })).toHaveAccessibleDescription('')
    await browser.close()
  })
})

test('on paper there is the text alone, black on white', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/rules/southern-cross?preset=wild')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation').first()).toBeHidden()
  await expect(page.getByRole('combobox').first()).toBeHidden()
  expect(
    await page.evaluate(() => {
      const { color } = getComputedStyle(document.body)
      return [color, getComputedStyle(document.documentElement).backgroundColor]
    }),
  ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)'])
})

test('what was finished online is found again, replayed, handed on, and added up over a series', async ({
  page,
  device,
}) => {
  test.setTimeout(240_000)
  await page.goto('/open/southern-cross?preset=short&seats=1')
  await page.getByLabel('あなたの名前').fill('あかり')
  await page.getByRole('radio', { name: '時計なし' }).check()
  await page.getByRole('button', { name: '卓を開く' }).click()
  await expect(page).toHaveURL(/\/table\/[\w-]{22}$/)
  const first = page.url().slice(-22)
  await page.goto('/lobby')
  const second = await playToEnd(page, first, true)
  await playToEnd(page, second ?? '')

  await page.goto('/records')
  const archive = page.getByRole('region', { name: 'オンラインで終えたゲーム' })
  const rows = archive.getByRole('listitem').filter({ hasText: 'ショート・プレイ' })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('あかり')
  expect(await violations(page)).toEqual([])
  await archive.getByRole('searchbox').fill('だれもいない')
  await expect(archive.getByText('見つかりませんでした。')).toBeVisible()
  await archive.getByRole('searchbox').fill('かり')
  await expect(rows).toHaveCount(2)
  await archive.getByRole('combobox', { name: '遊び' }).selectOption({ label: 'エクスジャン' })
  await expect(archive.getByText('見つかりませんでした。')).toBeVisible()
  await archive.getByRole('combobox', { name: '遊び' }).selectOption({ label: 'サザンクロス' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    rows.last().getByRole('button', { name: 'ファイルに保存' }).click(),
  ])
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    format: 'tefuda-record-1',
    commitments: { match: first },
  })

  await rows.last().getByRole('link', { name: 'リプレイ' }).click()
  await expect(page).toHaveURL(new RegExp(`/replay\\?table=${first}$`))
  await page.getByRole('button', { name: 'リプレイを共有' }).click()
  const link = await page.getByRole('textbox', { name: /全員の手札も見られます/ }).inputValue()
  const { page: other } = await device()
  await other.goto(link)
  await other.getByRole('tab', { name: '検証' }).click()
  await expect(other.getByText('シードは、始まる前に示された約束から計算したものと同じです')).toBeVisible()

  await page.goto('/records')
  await rows.first().getByRole('link', { name: '連戦の成績' }).click()
  await expect(page.getByRole('rowheader', { name: 'あかり' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '第2戦' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '表計算用に保存（CSV）' }).click(),
  ])
  const lines = readFileSync(await csv.path(), 'utf8').split('\r\n')
  expect(lines[0]).toBe('\uFEFF名前,合計,1位,戦,第1戦,第2戦')
  expect(lines[1]).toMatch(/^あかり,-?\d+,2,2,/)
  // Anybody with the link of the series sees it, and the games lead to replays.
  await other.goto(page.url())
  await expect(other.getByRole('link', { name: 'リプレイ' })).toHaveCount(2)
})

test('a host who does not sit finds the game among the finished ones, and opens the next', async ({ page, device }) => {
  await page.goto('/open/southern-cross?preset=short&seats=1')
  await page.getByRole('radio', { name: '時計なし' }).check()
  await page.getByRole('button', { name: '卓を開く' }).click()
  await expect(page.locator('.chair-row.own')).toBeVisible()
  await page.getByRole('button', { name: '席を立つ' }).click()
  const table = page.url()
  const { page: friend } = await device()
  await friend.goto('/lobby')
  const played = playToEnd(friend, table.slice(-22))
  await expect(page.locator('.chair-row')).toContainText('準備できました')
  await page.getByRole('button', { name: '始める' }).click()
  await played
  await expect(page.getByText('配り・すべての手・結果が正しいことを確かめました')).toBeVisible()
  await page.getByRole('button', { name: 'もう一戦' }).click()
  await expect(page).not.toHaveURL(table)
  await expect(page.getByRole('button', { name: '始める' })).toBeVisible()
  await page.goto('/records')
  const archive = page.getByRole('region', { name: 'オンラインで終えたゲーム' })
  await expect(archive.getByText('ショート・プレイ')).toHaveCount(1)
  await archive.getByRole('link', { name: '連戦の成績' }).click()
  await expect(page.getByText('対戦中の卓へ')).toBeVisible()
})

test('the host sends somebody away only when asked once more, and a declined proposal is told', async ({
  page,
  device,
}) => {
  const table = await openTable(page, '/open/southern-cross', 'みお')
  await expect(page.locator('.chair-row.own')).toContainText('みお')
  const { page: other } = await device()
  await other.goto(table)
  await other.getByLabel('あなたの名前').fill('そら')
  await other.getByRole('button', { name: '席2に座る' }).click()

  const remove = page.getByRole('button', { name: 'そらをこの卓から外す' })
  const sheet = page.getByRole('dialog', { name: 'そらをこの卓から外す' })
  await remove.click()
  await sheet.getByRole('button', { name: '戻る' }).click()
  await expect(remove).toBeVisible()

  await page.getByRole('button', { name: '始める' }).click()
  await page.getByRole('button', { name: 'メニュー' }).click()
  await page.getByRole('button', { name: '終わりにしようと申し出る' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '申し出る' }).click()
  // Whoever proposes waits for the answers without anything over the field.
  await expect(page.locator('.readout').getByText('返事待ち（1/2）')).toBeVisible()
  await expect(page.locator('.table-banner')).toHaveCount(0)
  await other.getByRole('button', { name: '断る' }).click()
  await expect(page.getByText('終わりにする申し出は、まとまりませんでした。')).toBeVisible()
})

test('a removed person cannot sit down again, a program needs a name', async ({ page, device }) => {
  const table = await openTable(page, '/open/southern-cross', 'みお')
  await expect(page.locator('.chair-row.own')).toContainText('みお')
  const { page: other } = await device()
  await other.goto(table)
  await other.getByLabel('あなたの名前').fill('そら')
  const sit = other.getByRole('button', { name: '席2に座る' })
  await sit.click()
  await page.getByRole('button', { name: 'そらをこの卓から外す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '外す' }).click()
  await expect(other.getByText('この卓の主催の人が、あなたを席から外しました。')).toBeVisible()
  await expect(sit).toHaveCount(0)

  await page.getByRole('button', { name: '空席に…' }).click()
  const seat = page.getByRole('button', { name: 'プログラムの席にする' })
  await expect(seat).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('プログラムの名前').fill('わざ')
  await seat.click()
  await expect(page.getByLabel('トークン（いま一度だけ表示します）')).toHaveAccessibleDescription('')
  await expect(page.getByLabel('つなぐ先')).toHaveAccessibleDescription(/このコンピューターからしか開けません/)
})

test('half an invitation is told from a lost connection', async ({ page }) => {
  await page.goto('/table/pQb80PJaDil')
  await expect(page.getByText('招待リンクが途中で切れているようです')).toBeVisible()
  await page.getByRole('link', { name: '卓の一覧へ' }).click()
  await expect(page).toHaveURL(/\/lobby$/)
  for (const path of ['/series/zzz', '/rules-set/x', '/open/ccc?set=x', '/replay?table=x']) {
    await page.goto(path)
    await expect(page.getByText('リンクが途中で切れているようです。'), path).toBeVisible()
  }
})

test(
  'a browser that blocks cookies is told so before a table is opened or joined',
  { tag: '@browser' },
  async ({ page, baseURL }, info) => {
    const table = await openTable(page, '/open/southern-cross', 'みお')
    const profile = info.outputPath('profile')
    mkdirSync(join(profile, 'Default'), { recursive: true })
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences))
    const context = await chromium.launchPersistentContext(profile, {
      ...info.project.use.launchOptions,
      baseURL: baseURL ?? '',
      locale: 'ja-JP',
    })
    const other = await context.newPage()
    const asked: string[] = []
    other.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    const needed = other.getByRole('heading', { name: 'オンラインで遊ぶには Cookie が要ります' })

    await other.goto('/open/southern-cross?preset=wild')
    await expect(needed).toBeVisible()
    expect(await violations(other)).toEqual([])
    await other.getByRole('link', { name: 'この端末で' }).click()
    await expect(other).toHaveURL(/\/new\/southern-cross\?preset=wild$/)
    await other.goto(table)
    await expect(needed).toBeVisible()
    await other.goto('/me')
    await expect(other.getByText('このブラウザは Cookie を止めています。')).toBeVisible()
    expect(asked.filter((one) => !one.startsWith('GET'))).toEqual([])
    await context.close()
  },
)

/** As long as a name may be, and as wide. */
const LONGEST = '寿限無寿限無五劫の擦り切れ海砂利水魚の水行末雲来'

test.describe('on the smallest phone, with the longest name', () => {
  test.use({ viewport: { width: 360, height: 640 }, locale: 'en-GB' })

  for (const game of ['cut-in-daifugo', 'exjan', 'zheng-shang-you', 'ccc'])
    test(`all that stands above the own hand of ${game} is seen on one’s turn`, async ({ page }) => {
      await page.goto(`/open/${game}`)
      await page.getByLabel('Your name').fill(LONGEST)
      for (const seat of (await page.getByRole('combobox', { name: /^Who sits on seat/ }).all()).slice(1))
        await seat.selectOption({ label: 'Bot' })
      await page.getByRole('button', { name: 'Open the table' }).click()
      await page.getByRole('button', { name: 'Begin' }).click()
      const own = page.locator('.self')
      await expect(own.locator('.tag.on')).toHaveText('Your turn', { timeout: 90_000 })
      const clock = own.getByRole('timer')
      const { height } = (await clock.boundingBox())!
      expect(height).toBeLessThan(30)
      await expect(own.getByTitle(LONGEST)).toHaveText(LONGEST)
      let edge = 0
      for (const figure of [clock, ...(await own.locator('.facts > :visible').all())]) {
        await expect(figure).toBeInViewport({ ratio: 1 })
        const { x, width } = (await figure.boundingBox())!
        expect(x).toBeGreaterThanOrEqual(edge)
        edge = x + width
      }
    })
})

test('whom one waits for stands in the button, however long the name', async ({ page, device }) => {
  const table = await openTable(page, '/open/southern-cross', LONGEST)
  const { page: other } = await device()
  await other.goto(table)
  await other.getByLabel('あなたの名前').fill(LONGEST.slice(1))
  await other.getByRole('button', { name: '席2に座る' }).click()
  await page.getByRole('button', { name: '始める' }).click()
  await expect(page.locator('.dock')).toBeVisible()
  await expect(other.locator('.dock')).toBeVisible()
  const waits = (one: Page) => one.locator('.waits').count()
  await expect.poll(async () => (await waits(page)) + (await waits(other))).toBe(1)
  const waiting = (await waits(page)) > 0 ? page : other
  const button = waiting.getByRole('button', { name: /^寿?限無.*を待っています$/ })
  const { x, width } = (await button.boundingBox())!
  for (const part of await button.locator('span').all()) {
    const box = (await part.boundingBox())!
    expect(box.x).toBeGreaterThanOrEqual(x)
    expect(box.x + box.width).toBeLessThanOrEqual(x + width)
  }
})

test('a message covers nothing that is pressed, goes by itself, and does not follow to the next page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openTable(page, '/open/southern-cross', 'みお')
  const begin = page.getByRole('button', { name: '始める' })
  const message = page.locator('.toast')
  await begin.click({ force: true })
  await expect(message).toContainText('空いている席')
  const [bar, said, chair] = await Promise.all(
    [page.locator('.bar'), message, page.locator('.chair-row').first()].map((part) => part.boundingBox()),
  )
  expect(said!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
  expect(said!.y + said!.height).toBeLessThanOrEqual(chair!.y)
  await expect(message).toHaveCount(0)
  await begin.click({ force: true })
  await expect(message).toBeVisible()
  await page.goBack()
  await expect(message).toHaveCount(0, { timeout: 3000 })
})

/** Runs in the page: what its policy has kept from being done, as browsers have reported it since it was opened. */
const forbidden = (): Promise<string[]> =>
  new Promise((resolve) => {
    const reports = new ReportingObserver((found) => resolve(found.map(({ body }) => JSON.stringify(body))), {
      types: ['csp-violation'],
      buffered: true,
    })
    reports.observe()
    setTimeout(() => resolve([]), 200)
  })
