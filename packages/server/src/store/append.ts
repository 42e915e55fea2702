import type { MatchRow, Moment, SitterRow } from './tables.ts'
import { StoreDown } from './trouble.ts'

/** What of a match's row may change while it lives. What is absent stays; nothing becomes null again. */
export type MatchChange = {
  readonly [K in 'host' | 'stage' | 'ended' | 'line']?: NonNullable<MatchRow[K]> | undefined
}

export type Sitter = Readonly<Omit<SitterRow, 'match'>>

/** Entries that belong to one match's log and everything that has to be stored with them or not at all. */
export interface Append {
  readonly match: string
  /** The number of the first entry; the others follow it. */
  readonly seq: number
  readonly at: Moment
  /**
   * JSON values. May be none, where only the rest is to be stored: nothing of it is, unless it brings `due` and no later
   * append has.
   */
  readonly entries: readonly unknown[]
  /**
   * When something has to happen next, null for never. Absent: as before. Frees the row of whoever had taken it. Comes with
   * `line` and `sitters` where there are no entries, so that none of them is written over by an older one.
   */
  readonly due?: Moment | null | undefined
  /** The row of a match that begins with these entries. */
  readonly opens?: Readonly<MatchRow> | undefined
  readonly line?: MatchChange | undefined
  /** All seats, in place of those stored before. */
  readonly sitters?: readonly Sitter[] | undefined
  /** Guests to be called back, since they have become due. */
  readonly calls?: readonly string[] | undefined
}

/** An append whose entries are text already. */
export interface Written extends Omit<Append, 'entries'> {
  readonly entries: readonly string[]
}

/** Nothing of the append was stored: the database could not (`cause` says why). It may be tried again. */
export class NotStored extends StoreDown {
  constructor(reason: StoreDown['reason'], cause: unknown) {
    super(reason, cause, `not stored (${reason})`)
    this.name = 'NotStored'
  }
}

/** The connection was lost while committing: stored or not, only the log can tell. Read it again before going on. */
export class Unknown extends StoreDown {
  constructor(cause: unknown) {
    super('lost', cause, 'unknown whether stored')
    this.name = 'Unknown'
  }
}

/** Some numbers of a batch are taken; nothing of the batch was stored. */
export class Taken extends Error {}

/**
 * Stores all of a batch in one transaction or nothing. Throws `Taken`, `NotStored` or `Unknown`.
 * A batch holds at most one append for each match.
 */
export type Commit = (batch: readonly Written[]) => Promise<void>

export interface Appending {
  append(entries: Append): Promise<boolean>
  /** Accepts nothing more, and resolves when everything accepted has been settled. */
  finish(): Promise<void>
}

/** More would make others wait: on SQLite, some 2 ms in which nothing else is done. */
const MOST_IN_A_COMMIT = 250

interface Waiting {
  readonly written: Written
  readonly resolve: (stored: boolean) => void
  readonly reject: (error: unknown) => void
}

/**
 * Commits together what arrives together: in one turn of the event loop, or while another commit is under way.
 * An append is answered after its commit; false says that its numbers are taken.
 */
export const groupCommits = (commit: Commit): Appending => {
  const pending = new Set<string>()
  let waiting: Waiting[] = []
  let working: Promise<void> | undefined
  let finished = false

  const settle = ({ written }: Waiting, answer: () => void): void => {
    pending.delete(written.match)
    answer()
  }

  /** Where a batch fails because of one append in it, halves of it are tried, down to that one. */
  const store = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      // Nodes that write to the same matches take their locks in the same order; answered is in the order of coming.
      await commit(batch.map(({ written }) => written).sort((a, b) => (a.match < b.match ? -1 : 1)))
      for (const one of batch) settle(one, () => one.resolve(true))
    } catch (error) {
      const isOnes = error instanceof Taken || (error instanceof NotStored && error.reason === 'fault')
      if (isOnes && batch.length > 1) {
        const middle = batch.length >> 1
        await store(batch.slice(0, middle))
        await store(batch.slice(middle))
        return
      }
      for (const one of batch) settle(one, () => (error instanceof Taken ? one.resolve(false) : one.reject(error)))
    }
  }

  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      await new Promise(setImmediate)
      const batch = waiting.slice(0, MOST_IN_A_COMMIT)
      waiting = waiting.slice(MOST_IN_A_COMMIT)
      await store(batch)
    }
    working = undefined
  }

  return {
    append: async (append) => {
      if (finished) throw new NotStored('lost', 'the store is closed')
      if (pending.has(append.match)) throw new Error('another append of this match is still being stored')
      const written = { ...append, entries: append.entries.map((entry) => JSON.stringify(entry)) }
      pending.add(append.match)
      return new Promise<boolean>((resolve, reject) => {
        waiting.push({ written, resolve, reject })
        working ??= work()
      })
    },
    finish: async () => {
      finished = true
      await working
    },
  }
}

/** The number of the last entry, which is what a due row rests on. */
export const lastSeq = ({ seq, entries }: Written): number => seq + entries.length - 1
