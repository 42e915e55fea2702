import { isRefusal, openMatch, type Refusal, recordOf, refusal } from '@tefuda/kernel'
import { OPPONENT } from '@tefuda/learn/opponent'
import { botPlayer, USUAL_LEVEL } from '../bots-worker/bot-levels.ts'
import { api } from '../online/api.ts'
import { loadRunning, newId, saveRunning } from '../storage/index.ts'
import type { Deal } from './deals.ts'
import { noteBegun, recall } from './memory.ts'

/** Deals, or goes back to where one was. Answers with the id of the table, whose page is /play/ID, or with what stands against it. */
export const beginDeal = async (deal: Deal): Promise<string | Refusal> => {
  const { day, game } = deal
  const known = recall(day, game)
  if (known !== undefined && 'table' in known && (await loadRunning(known.table)) !== undefined) return known.table
  const seed = await seedOf(deal)
  if (isRefusal(seed)) return seed
  const { findGame } = await import('@tefuda/games')
  const found = findGame(game)
  if (found === undefined) return NO_GAME
  const bots = Array.from({ length: deal.seats - 1 }, () => botPlayer(USUAL_LEVEL))
  const names = [{}, ...bots.map(() => ({ bot: OPPONENT }))]
  const match = openMatch({ game: found, rules: deal.rules, seats: deal.seats, seed, names })
  if (isRefusal(match)) return match
  const id = newId()
  const daily = { day, kind: deal.kind, hints: 0 }
  await saveRunning({ id, record: recordOf(match), seats: [{ kind: 'person' }, ...bots], updated: Date.now(), daily })
  noteBegun(day, game, id)
  return id
}

const seedOf = async ({ day, game, kind }: Deal): Promise<string | Refusal> => {
  if (kind === 'offline') {
    const { offlineSeed, dailyDeal } = await import('@tefuda/learn/daily')
    const deal = dailyDeal(day, game)
    return deal === undefined ? NO_GAME : offlineSeed(deal)
  }
  const started = await api.dailyStart(day, game)
  return isRefusal(started) ? started : started.seed
}

const NO_GAME = refusal('unknown-game', null, 'その遊びはありません。', 'There is no such game.')
