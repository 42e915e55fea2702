import { MOST_SEATS } from '@tefuda/kernel'
import { z } from 'zod'
import { LONGEST_NAME } from './limits.ts'

/** Names nobody can guess, made by the server: 128 bits in base64url. */
export const Id = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** A word the client chooses for a command, so that a repeated one is known again. */
export const CommandId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/)

/** 64 lower-case hex digits. */
export const Hex256 = z.string().regex(/^[0-9a-f]{64}$/)

/** Seats are numbered from 0. Whether a table has a seat of that number is for the table to say. */
export const SeatNumber = z
  .int()
  .min(0)
  .max(MOST_SEATS - 1)

/** Whether there is anything to be seen in a text: letters and signs that leave no mark are not. */
export const isSeen = (text: string): boolean => /[^\p{DI}\s\u2800]/u.test(text)

/**
 * What a guest wants to be called: 1 to `LONGEST_NAME` characters, one of them at least to be seen, none of them a control, a
 * line break or half a character.
 */
export const GuestName = z
  .string()
  .transform((name) => name.normalize('NFC').replace(/\s+/gu, ' ').trim())
  .pipe(
    z
      .string()
      .regex(new RegExp(`^[^\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]{1,${LONGEST_NAME}}$`, 'u'))
      .refine(isSeen),
  )

/** The id of a game, as the catalogue has it. */
export const GameId = z.string().regex(/^[a-z0-9-]{1,60}$/)

/** What somebody writes: no control characters but line breaks. `most`: characters. */
export const written = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}]*(?:\n[^\p{Cc}]*)*$/u)

export const Text = z.object({ ja: z.string(), en: z.string() })

/** Why something was not done: the same shape as the kernel's `Refusal`. */
export const Refused = z.object({
  code: z.string(),
  rule: z.string().nullable(),
  message: Text,
  foul: z.literal(true).optional(),
})

/** Milliseconds since 1970 on the server's clock. */
export const Moment = z.int().min(0)

/** Strengths of Tefuda's bots, weakest first. */
export const BOT_LEVELS = ['beginner', 'casual', 'easy', 'strong', 'master'] as const
export const BotLevel = z.enum(BOT_LEVELS)
export type BotLevel = z.infer<typeof BotLevel>

/** No setting of any game is a list of lists deeper than this. */
const DEEPEST = 16

const isShallow = (value: unknown, depth = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isShallow(part, depth - 1)))

/** A value of JSON; how deep it is comes first, since whatever reads it goes down into it. */
const Value = z
  .unknown()
  .refine((value) => isShallow(value))
  .pipe(z.json())

/** Settings as the rules' own schema reads them; that is done by the kernel. */
export const RulesRequest = z.record(z.string().max(100), Value).refine((rules) => Object.keys(rules).length <= 200)
