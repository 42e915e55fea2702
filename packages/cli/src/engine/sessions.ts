import { excerpt, type Match, type Refusal, refusal } from '@tefuda/kernel'

/** Sessions open at the same time, unless the caller says otherwise. */
export const MAX_SESSIONS = 4096

/** The sessions of one engine process, by the id it gave them. Ids are never used again. */
export interface Sessions {
  /** Keeps a match and returns its id, or refuses when too many are open. */
  open(match: Match): string | Refusal
  find(id: string | number): Match | Refusal
  close(id: string | number): Refusal | null
  /** Refuses when no further session may be opened; ask before making one that is costly. */
  room(): Refusal | null
}

export const createSessions = (limit = MAX_SESSIONS): Sessions => {
  const matches = new Map<string, Match>()
  let opened = 0

  const room = (): Refusal | null =>
    matches.size < limit
      ? null
      : refusal(
          'too-many-sessions',
          null,
          `同時に開けるのは${limit}件までです。要らないものを close で閉じてください。`,
          `At most ${limit} sessions may be open at once. Close one that is not needed.`,
        )

  return {
    room,
    open(match) {
      const full = room()
      if (full !== null) return full
      opened += 1
      const id = `s${opened}`
      matches.set(id, match)
      return id
    },
    find: (id) => matches.get(String(id)) ?? unknownSession(id),
    close: (id) => (matches.delete(String(id)) ? null : unknownSession(id)),
  }
}

const unknownSession = (id: string | number): Refusal => {
  const shown = excerpt(String(id))
  return refusal(
    'unknown-session',
    null,
    `「${shown}」という対局は開かれていません。new か load で開いてください。`,
    `No session ${JSON.stringify(shown)} is open. Open one with new or load.`,
  )
}
