import type { GameRecord } from '@tefuda/kernel'
import type { DailyDealSeen } from '@tefuda/wire'
import { downloadRecord } from '../records/file-name.ts'

/** Hands one's own record of a deal whose secret is revealed to the browser, with both: `tefuda verify` checks its cards too. */
export const downloadProven = async (
  record: GameRecord,
  { day, game, commitment, secret }: DailyDealSeen,
): Promise<void> => {
  const { dailyDeal, dailyMatch } = await import('@tefuda/learn/daily')
  const deal = dailyDeal(day, game)
  if (secret === null || deal === undefined) return
  const match = dailyMatch(deal)
  downloadRecord({ ...record, commitments: { match, table: { commitment, secret }, seats: [] } }, Date.now())
}
