import { existsSync, renameSync, writeFileSync } from 'node:fs'
import type { Readable } from 'node:stream'
import { isRefusal, type RulesRequest } from '@tefuda/kernel'
import { z } from 'zod'
import { EXIT, Failure, failure, unwritable } from '../failure.ts'
import { readTextFile } from '../text-file.ts'
import { fromJson } from './scorer.ts'

/** A session at a real table as a file keeps it; rounds as their scorer writes them. */
export interface KeptSession {
  readonly game: string
  /** Null until the first round says it. */
  readonly seats: number | null
  readonly rules: RulesRequest
  /** By seat, as `--name` has them: `1=花子`. */
  readonly names: readonly string[]
  readonly rounds: readonly string[]
}

const MOST_ROUNDS = 500
const MOST_BYTES = 200_000

const KEPT = z.strictObject({
  game: z.string(),
  seats: z.int().min(1).max(8).nullable(),
  rules: z.looseObject({ preset: z.string().optional() }),
  names: z.array(z.string().max(60)).max(8),
  rounds: z.array(z.string().max(2000)).max(MOST_ROUNDS),
})

/** The session of a file; a new one where there is no such file. Ends the command where the file is none, or of another game. */
export const readSession = async (path: string, game: string, input: Readable): Promise<KeptSession> => {
  if (!existsSync(path)) return { game, seats: null, rules: {}, names: [], rounds: [] }
  const kept = fromJson(await readTextFile(path, input, MOST_BYTES), KEPT, game)
  if (isRefusal(kept)) throw new Failure(EXIT.usage, kept)
  if (kept.game !== game)
    throw failure(
      EXIT.usage,
      'other-game',
      `${path} は「${kept.game}」の得点表です。`,
      `${path} is the sheet of ${kept.game}.`,
    )
  return kept
}

/** Beside it first, so that a sheet is never half written. */
export const writeSession = (path: string, session: KeptSession): void => {
  try {
    writeFileSync(`${path}.new`, `${JSON.stringify(session, null, 1)}\n`)
    renameSync(`${path}.new`, path)
  } catch (error) {
    throw unwritable(path, error)
  }
}

/** Which rounds are to be changed, counted from 1 as people do. */
export interface Correction {
  /** Takes the place of that round. */
  readonly round?: number | undefined
  readonly remove?: number | undefined
}

/** The session with more rounds, or with one of them corrected or left out. Ends the command where there is no such round. */
export const corrected = (
  session: KeptSession,
  added: readonly string[],
  { round, remove }: Correction,
): KeptSession => {
  const { rounds } = session
  const wanted = round ?? remove
  if (wanted !== undefined && wanted > rounds.length)
    throw failure(
      EXIT.usage,
      'no-such-round',
      `${wanted}回目はありません。${rounds.length}回目までつけてあります。`,
      `There is no round ${wanted}; rounds written down: ${rounds.length}.`,
    )
  if (round !== undefined && added.length !== 1)
    throw failure(
      EXIT.usage,
      'one-round',
      '--round では、直した1回分だけを書いてください。',
      'With --round write the one round as it should be.',
    )
  if (rounds.length + added.length > MOST_ROUNDS)
    throw failure(
      EXIT.usage,
      'too-many-rounds',
      `得点表は${MOST_ROUNDS}回までです。`,
      `A sheet holds ${MOST_ROUNDS} rounds at most.`,
    )
  if (round !== undefined) return { ...session, rounds: rounds.with(round - 1, added[0]!) }
  const left = remove === undefined ? rounds : rounds.toSpliced(remove - 1, 1)
  return { ...session, rounds: [...left, ...added] }
}
