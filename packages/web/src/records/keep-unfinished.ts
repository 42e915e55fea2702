import type { GameRecord, SeatInfo } from '@tefuda/kernel'
import { BOT_LEVELS, botPlayer, USUAL_LEVEL } from '../bots-worker/bot-levels.ts'
import { type SeatPlayer, saveRunning } from '../storage/index.ts'
import { recordId } from '../storage/records.ts'

/** Makes a record that stops before the end a table to be played on: bots where bots sat, people elsewhere. */
export const keepUnfinished = (record: GameRecord): Promise<void> =>
  saveRunning({
    id: recordId(record),
    record,
    seats: record.seats.map(playerOf),
    updated: Date.now(),
    imported: true,
  })

export const playerOf = ({ bot }: SeatInfo): SeatPlayer => {
  if (bot === undefined) return { kind: 'person' }
  return botPlayer(BOT_LEVELS.find((level) => level.bot === bot)?.id ?? USUAL_LEVEL)
}
