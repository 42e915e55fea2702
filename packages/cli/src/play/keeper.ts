import { basename, join } from 'node:path'
import { type Match, type Text, text } from '@tefuda/kernel'
import { fileTrouble } from '../failure.ts'
import { newSaveName, removeSave, type Shelf, writeRecord } from './saves.ts'

/** Keeps a game on the disk while it is played. */
export interface Keeper {
  /** Writes the game as it stands now. Says once why that cannot be done; the game goes on all the same. */
  keep(): Text | null
  /** Puts away a game in which nothing was played. */
  drop(): void
  /** Whether the latest state of the game lies on the disk. */
  kept(): boolean
  /** Puts the record of a finished game away; returns where it lies, or null where it could not be written. */
  finish(): string | null
}

/** `path` is where a resumed game lies already. */
export const createKeeper = (
  match: Match,
  shelf: Shelf,
  path = join(shelf.unfinished, newSaveName(match.game.id)),
): Keeper => {
  let warned = false
  let kept = false
  return {
    kept: () => kept,
    drop: () => removeSave(path),
    keep() {
      try {
        writeRecord(match, path)
        kept = true
        return null
      } catch (error) {
        kept = false
        if (warned) return null
        warned = true
        const why = fileTrouble(error)
        return text(
          `途中を保存できません（${path}：${why.ja}）。やめると残りません。`,
          `The game cannot be saved (${path}: ${why.en}). It will be lost when you stop.`,
        )
      }
    },
    finish() {
      const place = join(shelf.finished, basename(path))
      try {
        writeRecord(match, place)
      } catch (error) {
        // Trouble with the disk spoils no game that is over; anything else is thrown on.
        fileTrouble(error)
        return null
      }
      removeSave(path)
      return place
    },
  }
}
