import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { dailyDeal, PAR_LEVELS } from '@tefuda/learn/daily'
import { playDeal } from '@tefuda/learn/rehearsal'
import type { Daily, DailyResults, DailyStart } from '@tefuda/wire'
import { rowOf } from '../measure.ts'
import type { Measured, Plan } from '../rounds.ts'
import { folder } from './places.ts'
import { startServer } from './server.ts'

const NAME = 'online/a daily result, from submitting to the histogram'
const EACH_SECOND = 200
const SECONDS = 5
/** So many guests begin at once. */
const AT_ONCE = 20

/** Who is asked to come again waits so long, in milliseconds, and counts it. */
const AGAIN = 100

class Busy extends Error {}

/** One who has begun and will submit. */
interface Guest {
  readonly cookie: string
  readonly game: string
  readonly record: unknown
}

/**
 * How long somebody waits who submits the result of a daily deal and asks what everybody made, while 200 a second do so; half
 * of them Southern Cross alone, half the day's game against bots. Their moves are made before.
 */
export const measureDaily = async ({ progress }: Plan): Promise<Measured> => {
  progress(NAME)
  const { path, remove } = folder()
  const { url, server } = await startServer({ data: path })
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * EACH_SECOND })
  try {
    const send = sender(url, agent)
    const { day, deals } = await send<Daily>('GET', '/api/daily', '')
    const guests = await beginAll(send, day, deals)
    await untilBotsHavePlayed(send, day, deals, guests)
    const times: number[] = []
    const began = performance.now()
    await Promise.all(
      guests.map(async (guest, index) => {
        await wait(Math.max(0, (index * 1000) / EACH_SECOND - (performance.now() - began)))
        const since = performance.now()
        await submit(send, day, guest)
        times.push(performance.now() - since)
      }),
    )
    times.sort((a, b) => a - b)
    const at = (part: number): number[] => [times[Math.floor(part * (times.length - 1))]!]
    return {
      results: [
        rowOf({ name: `${NAME}: p50`, unit: 'ms' }, at(0.5)),
        rowOf({ name: `${NAME}: p99`, unit: 'ms' }, at(0.99)),
      ],
      ratios: {},
    }
  } finally {
    agent.destroy()
    await server.stop()
    remove()
  }
}

type Results = NonNullable<DailyResults['results']>

type Send = <Answer>(
  method: 'GET' | 'POST',
  path: string,
  cookie: string,
  body?: unknown,
  onCookie?: OnCookie,
) => Promise<Answer>
type OnCookie = (cookie: string) => void

const sender =
  (url: string, agent: Agent): Send =>
  <Answer>(method: 'GET' | 'POST', path: string, cookie: string, body?: unknown, onCookie?: OnCookie) =>
    new Promise<Answer>((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const headers = {
        origin: url,
        ...(cookie !== '' && { cookie }),
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      }
      const sent = request(`${url}${path}`, { method, agent, headers }, (reply) => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () => {
          const [given] = reply.headers['set-cookie'] ?? []
          if (given !== undefined) onCookie?.(given.split(';')[0]!)
          const answer = Buffer.concat(parts).toString()
          if (reply.statusCode === 200) resolve(JSON.parse(answer) as Answer)
          else if (reply.statusCode === 503) reject(new Busy(answer))
          else reject(new Error(`${path}: ${reply.statusCode} ${answer}`))
        })
      })
      sent.on('error', reject)
      sent.end(text)
    })

const beginAll = async (send: Send, day: string, deals: Daily['deals']): Promise<Guest[]> => {
  const guests: Guest[] = []
  const begin = async (index: number): Promise<void> => {
    const { game } = deals[index % deals.length]!
    let cookie = ''
    const { seed } = await send<DailyStart>('POST', `/api/daily/${day}/${game}/start`, '', undefined, (given) => {
      cookie = given
    })
    guests.push({ cookie, game, record: playDeal(dailyDeal(day, game)!, seed, index + 1) })
  }
  const count = EACH_SECOND * SECONDS
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, k) => begin(first + k)))
  return guests
}

/** The bots play once a day, for a minute: that is waited for, with the first results of all. */
const untilBotsHavePlayed = async (send: Send, day: string, deals: Daily['deals'], guests: Guest[]): Promise<void> => {
  for (const { game } of deals) {
    const [guest] = guests.splice(
      guests.findIndex((one) => one.game === game),
      1,
    )
    for (let known = 0; known < PAR_LEVELS.length; await wait(known < PAR_LEVELS.length ? 1000 : 0))
      known = (await submit(send, day, guest!)).pars.length
  }
}

const submit = async (send: Send, day: string, { cookie, game, record }: Guest): Promise<Results> => {
  const post = () => send('POST', `/api/daily/${day}/${game}/result`, cookie, { record, hints: 0 })
  for (let sent = false; !sent; )
    try {
      await post()
      sent = true
    } catch (error) {
      if (!(error instanceof Busy)) throw error
      await wait(AGAIN)
    }
  const { results } = await send<DailyResults>('GET', `/api/daily/${day}/${game}`, cookie)
  if (results === null) throw new Error('no histogram was told')
  return results
}
