import { z } from 'zod'
import { BotLevel, GameId, Hex256, Moment } from './basics.ts'

/** `YYYY-MM-DD`: a day begins and ends at four in the morning in Japan. */
export const DailyDay = z.string().regex(/^20\d\d-\d\d-\d\d$/)

/** Why a try does not count: moves were taken back, hints were asked for, no time was taken, or the host struck it. */
export const DailyWhy = z.enum(['undone', 'hints', 'quick', 'struck'])
export type DailyWhy = z.infer<typeof DailyWhy>

/** One's own try. `score`: null while it is under way; `why`: null where it counts. */
export const DailyTry = z.object({
  started: Moment,
  score: z.number().nullable(),
  why: DailyWhy.nullable(),
})
export type DailyTry = z.infer<typeof DailyTry>

/** A deal of a day, with what the server committed itself to and, once the day is over, its secret. */
export const DailyDealSeen = z.object({
  day: DailyDay,
  game: z.string(),
  rules: z.record(z.string(), z.unknown()),
  seats: z.int(),
  commitment: Hex256,
  secret: Hex256.nullable(),
  mine: DailyTry.nullable(),
})
export type DailyDealSeen = z.infer<typeof DailyDealSeen>

/** What a server promises of a day to come. */
export const DailyPromise = z.object({ day: DailyDay, game: z.string(), commitment: Hex256 })
export type DailyPromise = z.infer<typeof DailyPromise>

export const Daily = z.object({
  day: DailyDay,
  /** When the next day begins. */
  ends: Moment,
  deals: z.array(DailyDealSeen),
  /** The week ahead, the next day first. */
  coming: z.array(DailyPromise),
  /** Days in a row, up to today or yesterday, on which the viewer has made a result that counts. */
  streak: z.int(),
  /** Seven days up to today, and whether the viewer has a result that counts. */
  week: z.array(z.object({ day: DailyDay, isDone: z.boolean() })),
})
export type Daily = z.infer<typeof Daily>

/** Days that are over, newest first; `before`: where to page on, null where there is no more. */
export const DailyArchive = z.object({ deals: z.array(DailyDealSeen), before: DailyDay.nullable() })
export type DailyArchive = z.infer<typeof DailyArchive>
export const DailyArchiveQuery = z.strictObject({ before: DailyDay.optional() })

export const DailyParams = z.object({ day: DailyDay, game: GameId })

/** What a browser needs to play: the seed of the deal. */
export const DailyStart = z.object({ deal: DailyDealSeen, seed: Hex256 })
export type DailyStart = z.infer<typeof DailyStart>

/** `record`: as `recordOf` makes it; `hints`: how often the player asked for one. */
export const DailyResultBody = z.strictObject({ record: z.unknown(), hints: z.int().min(0).max(100_000) })
export type DailyResultBody = z.infer<typeof DailyResultBody>

/** What everybody made of a deal: told to who has ended their own try, and to all when the day is over. */
export const DailyResults = z.object({
  deal: DailyDealSeen,
  /** Null while the viewer may still play. */
  results: z
    .object({
      /** Of tries that count, the lowest score first. */
      histogram: z.array(z.object({ score: z.number(), count: z.int() })),
      /** How many did better than the viewer; null without a result that counts. */
      better: z.int().nullable(),
      /** Levels of bots from the person's seat, as far as they are known. */
      pars: z.array(z.object({ level: BotLevel, score: z.number() })),
      /** The highest score, and whether the host has yet to look at it, since it is above every bot's. */
      best: z.object({ score: z.number(), isUnchecked: z.boolean() }).nullable(),
      /** Whether one's own is above every bot's and the host has yet to look at it. */
      isUnchecked: z.boolean(),
    })
    .nullable(),
})
export type DailyResults = z.infer<typeof DailyResults>
