import type { Page } from '@playwright/test'
import { findGame } from '@tefuda/games'
import { commitmentTo, type Engine, freshSeed, type Rules, rng } from '@tefuda/kernel'
import type { GameStatus, ServerMessage, Sync, TableView, Update } from '@tefuda/wire'
import { type SeenGame, syncGame, updateGame } from '@tefuda/wire/seen-game'
import { REST } from './test.ts'

const random = rng(5)

const engineOf = ({ game, rulesVersion, rules, seats }: TableView): Engine =>
  findGame(game, rulesVersion)!.engine(rules as Rules, seats.length)

/** Follows one table: `learn` gives how the game stands after a message, `anyMove` a legal move of the own seat then. */
const follow = () => {
  let table: TableView | undefined
  let seen: SeenGame | null = null
  const learn = (message: Sync | Update): GameStatus | null => {
    table = message.table ?? table
    const { game } = message
    if (game === null) seen = null
    if (game == null) return seen?.now ?? null
    const eyes = { engine: engineOf(table!), viewer: table!.you.seat }
    const step = 'from' in game ? syncGame(seen, game) : updateGame(eyes, seen, game)
    if (step.kind === 'gap' || step.kind === 'differs') throw new Error(`a message brings ${step.kind}`)
    seen = step.game
    return seen.now
  }
  const anyMove = (): string => {
    const engine = engineOf(table!)
    return engine.format(engine.pick(engine.sample(seen!.now.view, random), table!.you.seat!, random))
  }
  return { learn, anyMove }
}

/**
 * Sits down on the first empty seat where the page has not, begins as the host, and plays the session to its end by
 * whatever is allowed, as the guest of that browser, over a socket and a page of its own. Answers with the table of the next game
 * where `rematch` asks for one.
 */
export const playToEnd = async (page: Page, table: string, rematch = false): Promise<string | null> => {
  const secret = freshSeed()
  const own = await page.context().newPage()
  await own.goto(REST)
  const { learn, anyMove } = follow()
  await own.exposeFunction(`learn${table}`, learn)
  await own.exposeFunction(`move${table}`, anyMove)
  await own.exposeFunction(`commit${table}`, (seat: number) => commitmentTo(table, seat, secret))
  const next = await own.evaluate(play, { id: table, secret, rematch })
  await own.close()
  return next
}

/** Runs in the page, so that the cookie of its guest goes with the socket. */
const play = async ({ id, secret, rematch }: { id: string; secret: string; rematch: boolean }) => {
  type Outside<Answer> = (...values: readonly unknown[]) => Promise<Answer>
  const outside = globalThis as unknown as { readonly [name: string]: Outside<string> | undefined }
  const learn = outside[`learn${id}`] as unknown as Outside<GameStatus | null>
  const { promise, resolve, reject } = Promise.withResolvers<string | null>()
  const socket = new WebSocket(new URL(`/api/tables/${id}/socket`, location.href.replace('http', 'ws')))
  let table: TableView | undefined
  let game: GameStatus | null = null
  let learned = Promise.resolve()
  let said = 0
  const done = new Set<string>()
  const say = (words: object): void => {
    said += 1
    socket.send(JSON.stringify({ ...words, id: `e${said}` }))
  }
  /** Says something at most once, whatever comes in between. */
  const once = async (step: string, words: () => object | Promise<object>): Promise<void> => {
    if (done.has(step)) return
    done.add(step)
    say(await words())
  }
  const act = async (): Promise<void> => {
    if (table?.stage === 'open') {
      const { seat } = table.you
      const free = table.seats.findIndex(({ kind }) => kind === 'empty')
      const own = seat === null ? undefined : table.seats[seat]
      if (own === undefined)
        await once('sit', async () => ({ do: 'sit', seat: free, commitment: await outside[`commit${id}`]?.(free) }))
      else if (own.kind === 'person' && !own.ready) await once('ready', () => ({ do: 'ready', ready: true }))
      else if (table.you.host) await once('begin', () => ({ do: 'begin' }))
    } else if (table?.stage === 'revealing') {
      // Where the page sat down by itself, its secret is not this one, and the table does without.
      if (done.has('sit')) await once('reveal', () => ({ do: 'reveal', secret }))
    } else if (table?.stage === 'playing' && game?.due === true) {
      const { turn } = game
      await once(`move ${turn}`, async () => ({ do: 'move', turn, move: await outside[`move${id}`]?.() }))
    } else if (table?.stage === 'over') {
      if (rematch) await once('rematch', () => ({ do: 'rematch' }))
      else resolve(null)
    }
  }
  socket.onopen = () => socket.send(JSON.stringify({ do: 'hello' }))
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(String(data)) as ServerMessage
    if (message.type === 'refused') reject(new Error(message.error.message.en))
    else if (message.type === 'done' && message.table !== undefined) resolve(message.table)
    else if (message.type === 'sync' || message.type === 'update')
      learned = learned
        .then(async () => {
          game = await learn(message)
          table = message.table ?? table
          await act()
        })
        .catch(reject)
  }
  return promise.finally(() => socket.close())
}
