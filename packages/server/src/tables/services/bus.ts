import type { GuestId } from '../../table/entry.ts'

/** What nodes tell one another about a table. Whatever is lost on the way is found again in the database. */
export type Word =
  /** Entries up to before number `seq` are stored. */
  | { readonly type: 'stored'; readonly seq: number }
  /** Who is connected to a node at this table. */
  | { readonly type: 'here'; readonly guests: readonly GuestId[]; readonly programs: readonly number[] }
  /** Asks the others who is there. */
  | { readonly type: 'who' }
  /** Something was said; its number. */
  | { readonly type: 'said'; readonly number: number }
  /** A guest is called otherwise now. */
  | { readonly type: 'renamed'; readonly guest: GuestId; readonly name: string }
  /** A guest does not want to hear somebody any more, or again. */
  | { readonly type: 'blocks'; readonly guest: GuestId }
  /** A guest has been forgotten: connections close, tables are left. */
  | { readonly type: 'forgotten'; readonly guest: GuestId }

/** Nodes hear from one another. `topic`: the id of a table, or `ALL_TABLES`. */
export interface Bus {
  /** Whether there can be other nodes at all. */
  readonly hasOthers: boolean
  /** Whether words arrive; where not, the log has to be looked at. */
  connected(): boolean
  /** Speaks to the other nodes that follow a topic. */
  say(topic: string, word: Word): void
  /** Resolves when words about it can be heard; what was said before is found in the log. */
  follow(topic: string): Promise<void>
  unfollow(topic: string): void
  /** What other nodes say; `node` is one of them. */
  listen(hear: (topic: string, node: string, word: Word) => void): void
  close(): Promise<void>
}

/** What concerns all tables. */
export const ALL_TABLES = 'tables'

/** The bus of a node that is alone. */
export const alone: Bus = {
  hasOthers: false,
  connected: () => true,
  say: () => undefined,
  follow: async () => undefined,
  unfollow: () => undefined,
  listen: () => undefined,
  close: async () => undefined,
}

/** The bus of a node that may have others on its database and cannot hear them. */
export const unheard: Bus = { ...alone, hasOthers: true, connected: () => false }
