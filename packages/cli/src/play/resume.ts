import { findGame } from '@tefuda/games'
import { isBroken, type Match, replay } from '@tefuda/kernel'
import { EXIT, Failure, failure } from '../failure.ts'
import { claimSave, type Save, type Shelf } from './saves.ts'

/** An interrupted game at the point where it was left, and where it is kept from now on. */
export const resumeSave = (save: Save, shelf: Shelf): { readonly match: Match; readonly path: string } => {
  const match = replay(save.record, findGame)
  if (isBroken(match)) throw new Failure(EXIT.no, match.refusal)
  try {
    return { match, path: claimSave(save, shelf) }
  } catch {
    throw failure(
      EXIT.file,
      'save-gone',
      `${save.path} はもうありません。別のところで続けていませんか。`,
      `${save.path} is gone. Has somebody else gone on with it?`,
    )
  }
}
