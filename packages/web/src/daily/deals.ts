import { isRefusal, type Refusal, type Rules } from '@tefuda/kernel'
import type { Daily, DailyDealSeen, DailyTry as ServerTry } from '@tefuda/wire'
import { api } from '../online/api.ts'
import type { DailyTry } from '../storage/index.ts'

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
}

export const askToday = async (): Promise<Today | Refusal> => {
  const server = await api.daily()
  if (!isRefusal(server))
    return { deals: server.deals.map((deal) => dealOf(deal, 'today')), day: server.day, ends: server.ends, server }
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
  return { deals, day, ends: startOf(plusDays(day, 1)), server: null }
}
