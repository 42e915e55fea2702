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

/** Who sat there; a record that names no level, but how the bot plays, means that bot at its best at first sight, or as it usually thinks. */
export const playerOf = ({ bot }: SeatInfo): SeatPlayer => {
  if (bot === undefined) return { kind: 'person' }
  const level =
    BOT_LEVELS.find(({ id }) => id === bot) ??
    BOT_LEVELS.find((one) => one.bot === bot && one.thinking.overlooks === undefined)
  return botPlayer(level?.id ?? USUAL_LEVEL)
}
