import { isRefusal, type Refusal, type Rules } from '@tefuda/kernel'
import type { Daily, DailyDealSeen, DailyTry as ServerTry } from '@tefuda/wire'
import { api } from '../online/api.ts'
import type { DailyTry } from '../storage/index.ts'
import { hasPlayed } from './memory.ts'

/** A deal of a day as the page shows it. */
export interface Deal {
  readonly day: string
  readonly game: string
  readonly rules: Rules
  readonly seats: number
  readonly kind: DailyTry['kind']
  /** What the server knows of one's own try. */
  readonly mine: ServerTry | null
}

/** Today's deals, and what only a server can say of them: null where none was reached, or where its host does without. */
export interface Today {
  readonly deals: readonly Deal[]
  readonly day: string
  /** When the next day begins, in milliseconds since 1970. */
  readonly ends: number
  readonly server: Daily | null
  /** Seven days up to today, and whether one's own results of them count. */
  readonly week: readonly { readonly day: string; readonly isDone: boolean }[]
}

export const askToday = async (): Promise<Today | Refusal> => {
  const server = await api.daily()
  if (!isRefusal(server))
    return {
      deals: server.deals.map((deal) => dealOf(deal, 'today')),
      day: server.day,
      ends: server.ends,
      server,
      week: server.week,
    }
  return server.code === 'no-server' || server.code === 'not-found' ? offlineToday() : server
}

export const dealOf = ({ day, game, rules, seats, mine }: DailyDealSeen, kind: Deal['kind']): Deal => ({
  day,
  game,
  rules: rules as Rules,
  seats,
  mine,
  kind,
})

/** Without a server the deals follow from the date alone. */
const offlineToday = async (): Promise<Today> => {
  const { dayAt, dealsOf, plusDays, startOf } = await import('@tefuda/learn/daily')
  const day = dayAt(Date.now())
  const deals = dealsOf(day).map((deal): Deal => ({ ...deal, mine: null, kind: 'offline' }))
  const days = Array.from({ length: 7 }, (_, index) => plusDays(day, index - 6))
  const week = days.map((one) => ({ day: one, isDone: hasPlayed(one) }))
  return { deals, day, ends: startOf(plusDays(day, 1)), server: null, week }
}
