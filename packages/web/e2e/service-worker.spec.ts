import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from './test.ts'

test.use({ serviceWorkers: 'allow' })

/** Opens the first page and waits until all of it is kept. */
const install = async (page: Page): Promise<void> => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

test('everything opens without a connection once it has been loaded', async ({ page, context }) => {
  await install(page)
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('座れば、もう一手目。')
  await page.getByRole('button', { name: 'ひとりで始める' }).click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.getByRole('region', { name: '場' })).toBeVisible()
  await page.goto('/rules/southern-cross')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('サザンクロス')
  await page.goto('/learn#ccc')
  await page.locator('#ccc li button').first().click()
  await expect(page.getByRole('region', { name: 'この卓でやること' })).toBeVisible()
  await page.goto('/puzzles')
  await page.getByRole('button', { name: '次の問題' }).first().click()
  await expect(page.locator('[data-held]').first()).toBeVisible()
  await page.goto('/train/squares')
  await page.getByRole('button', { name: '1分間、始める' }).click()
  await expect(page.getByRole('button', { name: '答える' })).toBeVisible()
})

test('without the server, pages that need it say so and the first page does not care', async ({ page, context }) => {
  await install(page)
  await context.setOffline(true)
  await page.goto('/lobby')
  await expect(page.getByText('サーバーにつながりません。')).toBeVisible()
  await page.goto('/records')
  await expect(page.getByText('サーバーにつながりません。')).toBeVisible()
  await page.goto('/open/southern-cross')
  await page.getByRole('button', { name: '卓を開く' }).click()
  await expect(page.getByText('サーバーにつながりません。')).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'ひとりで始める' }).click()
  await expect(page).toHaveURL(/\/play\//)
})

test('a call shows a notification that leads to the table', { tag: '@browser' }, async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'])
  await install(page)
  const devtools = await context.newCDPSession(page)
  const known = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await known
  // Whoever asks for notifications while one is being put up makes Chromium forget it.
  const displayed = new Promise((resolve) => {
    devtools.on('BackgroundService.backgroundServiceEventReceived', resolve)
  })
  await devtools.send('BackgroundService.startObserving', { service: 'notifications' })
  await devtools.send('BackgroundService.setRecording', { service: 'notifications', shouldRecord: true })
  const table = 'AAAAAAAAAAAAAAAAAAAAAA'
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(baseURL ?? '').origin,
    registrationId,
    data: JSON.stringify({ table, game: { ja: 'エクスジャン', en: 'Exjan' } }),
  })
  await displayed
  const shown = await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, path: data.path }))
  })
  expect(shown).toEqual([{ title: 'エクスジャン', body: 'あなたの番です', path: `table/${table}` }])
})

/** The browser's own part of being called, which would ask its maker's service: one place, remembered by the device. */
const placeToBeCalled = (context: BrowserContext) =>
  context.addInitScript((endpoint) => {
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) } }),
      unsubscribe: async () => {
        localStorage.removeItem(endpoint)
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(endpoint) === null ? null : subscription)
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(endpoint, '')
      return subscription
    }
  }, `https://push.example.org/${Math.random()}`)

test('the switch for notifications says whether one is called, whoever one has become', { tag: '@browser' }, async ({
  page,
  device,
}) => {
  const { context, page: phone } = await device()
  await context.grantPermissions(['notifications'])
  await placeToBeCalled(context)
  const calls = phone.getByRole('switch', { name: '番が来たら、この端末に通知する' })
  const beCalled = async (name: string): Promise<void> => {
    await phone.goto('/me')
    await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await phone.getByRole('textbox', { name: '名前' }).fill(name)
    await phone.getByRole('button', { name: '名前を変える' }).click()
    await expect(phone.getByText('名前を変えました。')).toBeVisible()
    await phone.reload()
    await expect(calls).not.toBeChecked()
    await calls.click()
    await expect(calls).toBeChecked()
    await phone.reload()
    await expect(calls).toBeChecked()
  }
  await beCalled('みお')
  // The server has given the browser up; it remembers being called.
  await phone.evaluate(async () => {
    const { endpoints } = await (await fetch('/api/push')).json()
    const headers = { 'content-type': 'application/json' }
    await fetch('/api/push', { method: 'DELETE', headers, body: JSON.stringify({ endpoint: endpoints[0] }) })
  })
  await phone.reload()
  await expect(calls).not.toBeChecked()
  await calls.click()
  await expect(calls).toBeChecked()

  await phone.getByRole('button', { name: '名前を消す' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: '消す' }).click()
  await expect(phone.getByText('まだオンラインで遊んでいません。')).toBeVisible()
  await beCalled('もも')

  await page.goto('/me')
  await page.getByRole('textbox', { name: '名前' }).fill('うみ')
  await page.getByRole('button', { name: '名前を変える' }).click()
  await page.getByRole('button', { name: 'リンクを作る' }).click()
  await phone.goto(await page.getByRole('textbox', { name: 'もう一つの端末で開くリンク' }).inputValue())
  await phone.getByRole('button', { name: 'この端末を使う' }).click()
  await phone.getByRole('dialog').getByRole('button', { name: 'リンクを使う' }).click()
  await expect(phone.getByText('うみとして、この端末でも遊べます。')).toBeVisible()
  const isSubscribed = () =>
    phone.evaluate(async () => (await (await navigator.serviceWorker.ready).pushManager.getSubscription()) !== null)
  await expect.poll(isSubscribed).toBe(false)
  await phone.goto('/me')
  await expect(calls).not.toBeChecked()
})
