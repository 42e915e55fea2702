import type { Rules, Seat } from '@tefuda/kernel'
import type { BotLevel, TableOptions } from '@tefuda/wire'

/** A guest's id: known to the server alone. */
export type GuestId = string

/** Who sent the command that led to an entry, and the word the command was sent under. */
export interface Origin {
  readonly guest: GuestId
  readonly id: string
}

/** Who is put on a chair. Names stay with the guests, so that they can be deleted. */
export type Sitter =
  | { readonly kind: 'person'; readonly guest: GuestId; readonly commitment: string }
  | { readonly kind: 'bot'; readonly level: BotLevel }
  /** `token`: SHA-256 of what the program shows when it connects. */
  | { readonly kind: 'program'; readonly name: string; readonly token: string }

/** For whom an empty chair is kept: somebody of the game before. */
export interface Kept {
  readonly seat: Seat
  readonly guest: GuestId
}

/** Who made a move: the seat itself, the table when time was up, the table at a claim, or a bot. */
export type Mover = 'seat' | 'time' | 'claim' | 'bot'

type Happening =
  | {
      readonly type: 'opened'
      readonly game: string
      readonly rulesVersion: number
      readonly rules: Rules
      readonly seats: number
      readonly options: TableOptions
      readonly host: GuestId
      /** The table's own entropy, committed to before anybody sits down; in the record after the game. */
      readonly secret: string
      readonly series: { readonly id: string; readonly number: number }
      readonly sitters: readonly { readonly seat: Seat; readonly sitter: Sitter }[]
      readonly kept: readonly Kept[]
      /** Whom the host of the game before did not want there: they may not sit down here, or say nothing. */
      readonly barred?: readonly GuestId[]
      readonly silenced?: readonly GuestId[]
    }
  | { readonly type: 'sat'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly type: 'left'; readonly seat: Seat }
  /** May not sit down here again. */
  | { readonly type: 'barred'; readonly guest: GuestId }
  | { readonly type: 'readied'; readonly seat: Seat; readonly ready: boolean }
  | { readonly type: 'hosted'; readonly guest: GuestId }
  | { readonly type: 'begun' }
  | { readonly type: 'revealed'; readonly seat: Seat; readonly secret: string }
  | { readonly type: 'dealt' }
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: string; readonly ms: number; readonly mover: Mover }
  /** While seats are asked together: wants as much time as the rules give. */
  | { readonly type: 'asked-time'; readonly seat: Seat }
  /** A bot plays on for a person; `good`: until the end. */
  | { readonly type: 'lent'; readonly seat: Seat; readonly level: BotLevel; readonly good: boolean }
  | { readonly type: 'returned'; readonly seat: Seat }
  | { readonly type: 'offered'; readonly seat: Seat; readonly offer: 'undo' | 'stop' }
  | { readonly type: 'agreed'; readonly seat: Seat }
  | { readonly type: 'declined'; readonly seat: Seat }
  | { readonly type: 'undone' }
  /** `by`: the host alone; absent where all agreed, or nobody was left to play. */
  | { readonly type: 'stopped'; readonly by?: 'host' }
  | { readonly type: 'followed'; readonly table: string }
  /** May say nothing here. */
  | { readonly type: 'silenced'; readonly guest: GuestId }
  /** May speak again. */
  | { readonly type: 'unsilenced'; readonly guest: GuestId }

/** One thing that happened at a table, as the log keeps it. */
export type Entry = Happening & { readonly of?: Origin }

/** An entry with the moment it was made, in milliseconds since 1970. */
export interface Dated {
  readonly at: number
  readonly entry: Entry
}
