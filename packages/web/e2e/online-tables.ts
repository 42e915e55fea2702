import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import type { Rng } from '@tefuda/kernel'

/** A table server in a process of its own, with data of its own. */
export interface Server {
  /** Where it is, such as `http://127.0.0.1:40123`. */
  readonly address: string
  /** Ends it in the middle of whatever it does. */
  kill(): Promise<void>
  /** Starts it again, on the same data and port. */
  start(): Promise<void>
  /** Ends it for good. */
  close(): Promise<void>
}

/** All people of a test come from one address. */
const LIMITS = ['requests', 'changes', 'tables', 'sockets', 'commands', 'programs', 'work'].flatMap((name) => [
  `--limit-${name}`,
  '1000000',
])

/** Starts a server on a free port. `more`: settings. */
export const startServer = async (host = '127.0.0.1', more: readonly string[] = []): Promise<Server> => {
  const data = mkdtempSync(join(tmpdir(), 'tefuda-server-'))
  const run = async (port: string): Promise<readonly [ChildProcess, string]> => {
    const child = spawn(
      process.execPath,
      ['scripts/start.mjs', '--host', host, '--port', port, '--data', data, ...LIMITS, ...more],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    return new Promise((resolve, reject) => {
      child.stdout.on('data', (said: Buffer) => {
        const [address] = /http:\/\/[\w.:[\]-]+/.exec(String(said)) ?? []
        if (address !== undefined) resolve([child, address])
      })
      child.once('exit', () => reject(new Error('the server did not start')))
    })
  }
  let [child, address] = await run('0')
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }
  return {
    address,
    kill,
    async start() {
      ;[child] = await run(new URL(address).port)
    },
    async close() {
      await kill()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

export interface Device extends BrowserContextOptions {
  readonly locale: 'ja-JP' | 'en-GB'
}

/** Somebody with a device of their own, whose network can be taken away. */
export interface Player {
  readonly name: string
  readonly page: Page
  readonly context: BrowserContext
  offline(is: boolean): Promise<void>
}

/** Sits somebody down before a device of their own. */
export const playerWith = async (browser: Browser, server: Server, name: string, device: Device): Promise<Player> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: server.address, ...device })
  const page = await context.newPage()
  return { name, page, context, offline: await networkOf(page) }
}

/** Takes the network of a page away and gives it back. To be asked for before the page opens a table. */
export const networkOf = async (page: Page): Promise<(isOffline: boolean) => Promise<void>> => {
  const cuts = new Set<() => Promise<void>>()
  let isCut = false
  await page.routeWebSocket(/\/socket$/, (line) => {
    if (isCut) return void line.close()
    const far = line.connectToServer()
    const ended = Promise.withResolvers<void>()
    const cut = async (): Promise<void> => {
      await far.close()
      await ended.promise
    }
    cuts.add(cut)
    far.onClose(() => {
      cuts.delete(cut)
      ended.resolve()
      void line.close()
    })
  })
  return async (is) => {
    isCut = is
    // The server hears of it: a network that goes without a word is noticed after half a minute only.
    if (is) await Promise.all([...cuts].map((cut) => cut()))
    await page.context().setOffline(is)
  }
}

/** What buttons say in both languages. */
export const WORDS = {
  online: /^(みんなで|Online)$/,
  open: /^(卓を開く|Open the table)$/,
  name: /^(あなたの名前|Your name)$/,
  sit: (seat: number) => new RegExp(`^(席${seat}に座る|Sit on seat ${seat})$`),
  begin: /^(始める|Begin)$/,
  // With a move on its way it goes on differently.
  lost: /^(つながりが切れました。|The connection was lost\. )/,
  sound: /^(記録をこの端末で最初からたどり直し|This device has played the record again from the start)/,
  asShown: /^(山札の約束の値は、始まる前に示されたものと同じです|The commitments behind the shuffle are those)/,
  own: /^(あなたの端末が出した値も、山札に使われました|What your device added went into the shuffle)/,
  download: /^(記録を保存|Save the record)$/,
} as const

/** Somebody says what they are called and takes a seat. */
export const sitDown = async ({ page, name }: Player, seat: number): Promise<void> => {
  await page.getByLabel(WORDS.name).fill(name)
  await page.getByRole('button', { name: WORDS.sit(seat) }).click()
  await expect(page.locator('.chair-row.own')).toContainText(name)
}

/** What somebody sees that there is to press. */
interface Seen {
  readonly isOver: boolean
  /** Everybody is asked at once. */
  readonly isAsked: boolean
  /** What was tried is not allowed, and the page says why. */
  readonly isRefused: boolean
  /** What the first button says, and whether it can be pressed. */
  readonly main: string
  readonly mayMain: boolean
  /** What the other buttons say. */
  readonly others: readonly string[]
  /** Places of the cards that can be chosen, and how many are. */
  readonly cards: readonly number[]
  readonly chosen: number
  /** Things in the field that can be chosen. */
  readonly spots: number
  /** Ways to go on with what is chosen. */
  readonly offers: readonly string[]
}

/** A view, and what tells it from any other. */
interface Look {
  readonly view: Seen
  readonly mark: string
}

/** What there is to do for whoever sits before this page; null while there is nothing new. Runs in the page. */
const look = (before: string): Look | null => {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
  const [main] = all('.dock .acts .primary')
  // A table whose line is broken asks for nothing.
  if (main === undefined || document.querySelector('.room-lost') !== null) return null
  const said = (button: HTMLElement): string => button.textContent.trim()
  const isFree = (button: HTMLElement): boolean => button.ariaDisabled !== 'true'
  const isOver = /^(結果を見る|See the result)$/.test(said(main))
  if (!isOver && /待っています$|^Waiting for /.test(said(main))) return null
  const others = all('.dock .acts button').filter((button) => button !== main && isFree(button))
  const isAsked = [main, ...others].some((button) => /^(見送る|Let it pass|Let pass)$/.test(said(button)))
  // Whoever has answered waits until the window closes.
  if (!isAsked && /^(カットイン|Cut in)/.test(said(main))) return null
  const held = all('[data-held]')
  const ready = held.filter((card) => card.querySelector('.playable') !== null)
  const offers = all('[data-offer]')
  const isSettled = offers.some(({ ariaPressed }) => ariaPressed === 'true')
  const view: Seen = {
    isOver,
    isAsked,
    isRefused: document.querySelector('.toast.why') !== null,
    main: said(main),
    mayMain: isFree(main),
    others: others.map(said),
    cards: (ready.length > 0 ? ready : held).map(({ dataset }) => Number(dataset.held)),
    chosen: all('[data-held][aria-pressed="true"], .tray [data-spot][aria-pressed="true"]').length,
    spots: all('.tray [data-spot]').length,
    offers: isSettled ? [] : offers.flatMap(({ dataset }) => dataset.offer ?? []).filter((id) => id !== 'back'),
  }
  const told = document.querySelector('[role="log"]')?.textContent
  // Some buttons go while a move is on its way: that is nothing new.
  const mark = JSON.stringify([told, { ...view, others: [], cards: [] }])
  return mark === before ? null : { view, mark }
}

/** Where a card shows, however many others lie on it. */
const INDEX = { x: 10, y: 12 }

/** What is seen may be gone before it is pressed, such as when a window closes. So long it is looked for. */
const REACH = 2000

/** Somebody plays to the end by pressing what the page offers. What is left to chance comes from `dice`. */
export const playOn = async ({ page }: Player, dice: Rng): Promise<void> => {
  const any = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[dice.below(list.length)] as T
  const acts = page.locator('.dock .acts')
  const button = (name: string) => acts.getByRole('button', { name, exact: true })
  const offer = (id: string) => page.locator(`[data-offer="${id}"]`)

  const answer = ({ main, mayMain, offers, others }: Seen): Locator => {
    const isPass = (words: string) => /^(見送る|Let it pass|Let pass)$/.test(words)
    if (/^(あがり|Win)/.test(main)) return button(main)
    if (offers.length > 0 && dice.below(2) === 0) return offer(any(offers))
    return button(mayMain && !isPass(main) && dice.below(2) === 0 ? main : [main, ...others].find(isPass)!)
  }

  const next = ({ isRefused, main, mayMain, others, cards, chosen, spots, offers }: Seen): Locator => {
    const pass = others.find((words) => /^(パス|Pass|選ばない|Choose none)$/.test(words))
    if (isRefused && pass !== undefined) return button(pass)
    if (isRefused || (chosen === 0 && !mayMain))
      return spots > 0
        ? page.locator('.tray [data-spot]').nth(dice.below(spots))
        : page.locator(`[data-held="${any(cards)}"]`)
    // As many cards as can be, so that the end comes soon.
    const [larger] = offers.toSorted((a, b) => b.length - a.length)
    return larger === undefined ? button(main) : offer(larger)
  }

  let before = ''
  for (;;) {
    const seen = await page.waitForFunction(look, before, { polling: 50, timeout: 0 })
    const { view, mark } = (await seen.jsonValue()) as Look
    if (view.isOver) return
    const place = view.isAsked ? answer(view) : next(view)
    const isPressed = await place.click({ position: INDEX, timeout: REACH }).then(
      () => true,
      () => false,
    )
    before = isPressed ? mark : ''
  }
}
