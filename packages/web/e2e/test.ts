import { type BrowserContext, type BrowserContextOptions, test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** A browser that somebody has for themselves, and a page in it. */
export interface Device {
  readonly context: BrowserContext
  readonly page: Page
}

type Wanted = Pick<BrowserContextOptions, 'locale' | 'viewport' | 'colorScheme'>
/** A device on which nothing is kept and nothing open, like that of the test itself but for what is wanted. */
export type TakeDevice = (wanted?: Wanted) => Promise<Device>

/** Devices of this worker's browser that nobody uses, by what cannot be changed about them. */
const shelf = new Map<string, Device[]>()

/**
 * Tests whose browsers have seen the page before, since a first visit is most of what a short test costs. The page a
 * test gets is at rest, and all that its browser keeps is forgotten; only files that were fetched stay. Whatever cannot
 * be taken back, such as a script for every visit or a route of sockets, needs a page of its own in the `context`.
 * Nothing moves unless a test asks for it, and bots do not wait to be watched.
 */
export const test = base.extend<{ device: TakeDevice }>({
  device: async (
    { browser, locale, colorScheme, viewport, hasTouch, serviceWorkers, contextOptions: { reducedMotion } },
    use,
  ) => {
    const taken: (() => Promise<void>)[] = []
    await use(async (wanted = {}) => {
      const fixed = { hasTouch, serviceWorkers, locale: wanted.locale ?? locale } as BrowserContextOptions
      const kind = JSON.stringify(fixed)
      const device = shelf.get(kind)?.pop() ?? (await unpack(browser.newContext({ ...fixed, reducedMotion: 'reduce' })))
      const { context, page } = device
      const look = { colorScheme, viewport, ...wanted }
      await page.emulateMedia({ colorScheme: look.colorScheme ?? null, reducedMotion: reducedMotion ?? 'reduce' })
      if (look.viewport) await page.setViewportSize(look.viewport)
      taken.push(async () => {
        // A service worker stays where it is.
        if (serviceWorkers === 'allow') return context.close()
        await rest(device)
        shelf.set(kind, [...(shelf.get(kind) ?? []), device])
      })
      return device
    })
    await Promise.all(taken.map((giveBack) => giveBack()))
  },

  context: async ({ device }, use) => use((await device()).context),
  page: async ({ context }, use) => use(context.pages()[0]!),
})

/** Somewhere on the same site where nothing happens: the next page is loaded into the same, warm process. */
export const REST = '/seal.svg'

const unpack = async (opening: Promise<BrowserContext>): Promise<Device> => {
  const context = await opening
  const page = await context.newPage()
  await page.goto(REST)
  await page.evaluate(forget)
  return { context, page }
}

/** Leaves a device as it was found. */
const rest = async ({ context, page }: Device): Promise<void> => {
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  await page.unrouteAll()
  page.removeAllListeners()
  await page.goto(REST)
  await page.evaluate(forget)
  await context.clearCookies()
  await page.emulateMedia({ media: null })
  await page.mouse.move(0, 0)
}

/** Runs in the page. The database stays, empty: a later test may put something into it before the page is opened. */
const forget = async (): Promise<void> => {
  localStorage.clear()
  localStorage.setItem('tefuda.preferences', JSON.stringify({ botPace: 'fast' }))
  sessionStorage.clear()
  const emptied = (await indexedDB.databases()).map(async ({ name = '' }) => {
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
    const opening = indexedDB.open(name)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = reject
    const database = await promise
    const stores = [...database.objectStoreNames]
    if (stores.length > 0) {
      const all = database.transaction(stores, 'readwrite')
      const cleared = Promise.withResolvers<void>()
      all.oncomplete = () => cleared.resolve()
      all.onabort = () => cleared.reject(all.error)
      for (const store of stores) all.objectStore(store).clear()
      await cleared.promise
    }
    database.close()
  })
  await Promise.all(emptied)
}

/** Everything the browser complains about from now on: scripts that fail, and what the content security policy stops. */
export const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
