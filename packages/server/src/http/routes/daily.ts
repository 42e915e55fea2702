import { isRefusal, type Refusal } from '@tefuda/kernel'
import {
  type DailyDeal,
  type Day,
  dailyCommitments,
  dayAt,
  dealsOf,
  isDay,
  plusDays,
  startOf,
} from '@tefuda/learn/daily'
import {
  Daily,
  DailyArchive,
  DailyArchiveQuery,
  DailyParams,
  DailyResultBody,
  DailyResults,
  DailyStart,
} from '@tefuda/wire'
import { z } from 'zod'
import {
  BUSY,
  bestRecordOf,
  dealSeen,
  endTry,
  findDeal,
  findTry,
  firstDay,
  type Daily as Keeper,
  maySee,
  NOT_TODAY,
  pastDeals,
  playedDays,
  resultsOf,
  seedOf,
  startTry,
  streakOf,
} from '../../daily/index.ts'
import { answers } from '../answers.ts'
import { Denied, NOT_FOUND } from '../refusals.ts'
import type { App, Site } from '../site.ts'

/** How many days ahead are committed to. */
const AHEAD = 7
/** How many days up to today are told of one by one. */
const WEEK = 7
const NO_DAYS: ReadonlySet<Day> = new Set()
/** Days of the archive on a page. */
const PAGE = 14

const JSON_TYPE = 'application/json; charset=utf-8'

/** The deal of the day: who may play it, what they made, and what anybody may check afterwards. */
export const addDaily = (app: App, site: Site): void => {
  const { store, daily, guests, now } = site
  if (daily === null) return
  const { db } = store
  const { secret } = daily
  const seen = async (deal: DailyDeal, guest: string | undefined) =>
    dealSeen(secret, deal, guest === undefined ? undefined : await findTry(db, deal, guest), now())

  app.get(
    '/api/daily',
    { schema: { summary: 'The deals of today, and what is promised for the week ahead', response: answers(Daily) } },
    async (request) => {
      const guest = (await guests.of(request))?.id
      const day = dayAt(now())
      const ahead = Array.from({ length: AHEAD }, (_, index) => plusDays(day, index + 1))
      const played = guest === undefined ? NO_DAYS : await playedDays(db, guest)
      return {
        day,
        ends: startOf(plusDays(day, 1)),
        deals: await Promise.all(dealsOf(day).map((deal) => seen(deal, guest))),
        coming: ahead.flatMap(dealsOf).map((deal) => ({
          day: deal.day,
          game: deal.game,
          commitment: dailyCommitments(secret, deal).table.commitment,
        })),
        streak: streakOf(played, day),
        week: Array.from({ length: WEEK }, (_, index) => plusDays(day, index + 1 - WEEK)).map((one) => ({
          day: one,
          isDone: played.has(one),
        })),
      }
    },
  )

  app.get(
    '/api/daily/archive',
    {
      schema: {
        summary: 'Deals of days that are over, newest first',
        querystring: DailyArchiveQuery,
        response: answers(DailyArchive),
      },
    },
    async (request) => {
      const guest = (await guests.of(request))?.id
      const today = dayAt(now())
      const { before = today } = request.query
      if (!isDay(before) || before > today) throw NOT_FOUND
      const first = await firstDay(db)
      const deals = await Promise.all(pastDeals(before, first, PAGE).map((deal) => seen(deal, guest)))
      const next = plusDays(before, -PAGE)
      return { deals, before: first !== null && first < next ? next : null }
    },
  )

  addPlaying(app, site, daily)
  addResults(app, site, daily)
}

const ONE_DEAL = z.object(DailyParams.shape)

/** The deal of an address, on a day that has begun. */
const dealOf = ({ day, game }: { day: string; game: string }, today: string): DailyDeal => {
  if (!isDay(day) || day > today) throw NOT_FOUND
  return granted(findDeal(day, game), 404)
}

const granted = <T extends object>(answer: T | Refusal, status: number): T => {
  if (isRefusal(answer)) throw new Denied(status, answer)
  return answer
}

const addPlaying = (app: App, { store: { db }, guests, now }: Site, daily: Keeper): void => {
  const { secret, judge } = daily
  app.post(
    '/api/daily/:day/:game/start',
    {
      schema: {
        summary: 'Begins the one try at a deal of today, or goes on with it; a deal of the past is told its seed',
        params: ONE_DEAL,
        response: answers(DailyStart),
      },
    },
    async (request, reply) => {
      const today = dayAt(now())
      const deal = dealOf(request.params, today)
      const guest = await guests.admit(request, reply)
      if (deal.day === today) daily.expectResults(deal)
      const mine = deal.day === today ? await startTry(db, deal, guest.id, now()) : await findTry(db, deal, guest.id)
      return { deal: dealSeen(secret, deal, mine, now()), seed: seedOf(secret, deal) }
    },
  )

  app.post(
    '/api/daily/:day/:game/result',
    {
      schema: {
        summary: 'The record of one’s try, once',
        params: ONE_DEAL,
        body: DailyResultBody,
        response: answers(DailyStart.shape.deal),
      },
    },
    async (request) => {
      const deal = dealOf(request.params, dayAt(now()))
      const { id } = await guests.known(request)
      const { record, hints } = request.body
      const ended = await endTry(db, judge, secret, { deal, guest: id, record, hints }, now())
      return dealSeen(secret, deal, granted(ended, statusOf(ended)), now())
    },
  )
}

const statusOf = (answer: object): number => {
  if (answer === NOT_TODAY) return 410
  return answer === BUSY ? 503 : 409
}

const addResults = (app: App, { store: { db }, guests, now }: Site, { secret, pars }: Keeper): void => {
  app.get(
    '/api/daily/:day/:game',
    { schema: { summary: 'What everybody made of a deal', params: ONE_DEAL, response: answers(DailyResults) } },
    async (request) => {
      const deal = dealOf(request.params, dayAt(now()))
      const guest = (await guests.of(request))?.id
      const mine = guest === undefined ? undefined : await findTry(db, deal, guest)
      const results = maySee(deal, mine, now()) ? await resultsOf(db, deal, mine, await pars.of(deal)) : null
      return { deal: dealSeen(secret, deal, mine, now()), results }
    },
  )

  app.get(
    '/api/daily/:day/:game/best',
    { schema: { summary: 'The record of the best try, to replay', params: ONE_DEAL } },
    async (request, reply) => {
      const deal = dealOf(request.params, dayAt(now()))
      const guest = (await guests.of(request))?.id
      const mine = guest === undefined ? undefined : await findTry(db, deal, guest)
      const best = maySee(deal, mine, now()) ? await bestRecordOf(db, deal) : null
      if (best === null) throw NOT_FOUND
      return reply.type(JSON_TYPE).send(publicRecord(best, secret, deal, now()))
    },
  )
}

/** A record without the names in it; when the day is over with the commitments, by which anybody can verify it. */
const publicRecord = (text: string, secret: string, deal: DailyDeal, now: number): string => {
  const record = JSON.parse(text) as Record<string, unknown>
  const seats = Array.from({ length: deal.seats }, () => ({}))
  const isOver = dayAt(now) > deal.day
  return JSON.stringify({ ...record, seats, ...(isOver && { commitments: dailyCommitments(secret, deal) }) })
}
