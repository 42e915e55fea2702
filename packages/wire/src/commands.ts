import { z } from 'zod'
import { BotLevel, CommandId, GuestName, Hex256, SeatNumber, written } from './basics.ts'
import { LONGEST_CHAT_LINE } from './limits.ts'

/** Longer texts are no move in any notation. */
const Move = z.string().min(1).max(2000)

/** What people say at a table with one press. */
export const PHRASES = ['hello', 'thanks', 'well-played', 'one-moment', 'sorry', 'goodbye'] as const
export const Phrase = z.enum(PHRASES)
export type Phrase = z.infer<typeof Phrase>

/** Short name of a person at one table, so that somebody can be named without being known elsewhere. */
export const Who = z.string().regex(/^[A-Za-z0-9_-]{8}$/)

const command = <const Name extends string, const Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) =>
  z.strictObject({ id: CommandId, do: z.literal(name), ...shape })

/**
 * What a client asks of a table. `id` is chosen by the client: the same one twice does nothing twice and gets the same
 * answer. Every command is answered by `done` or `refused` with that `id`.
 */
export const Command = z.discriminatedUnion('do', [
  /** Takes a seat, with the commitment to entropy of one's own (docs/shuffle.md). */
  command('sit', { seat: SeatNumber, commitment: Hex256 }),
  /** Gives the seat up; in a running game a bot plays on. */
  command('leave', {}),
  /** Ready check, before the game. */
  command('ready', { ready: z.boolean() }),
  /** Host: puts a bot on an empty seat. */
  command('seat-bot', { seat: SeatNumber, level: BotLevel }),
  /** Host: keeps an empty seat for a program; answered with the token it connects with, shown once. */
  command('seat-program', { seat: SeatNumber, name: GuestName }),
  /** Host: empties a seat before the game. A person who is taken off it may not sit down here again. */
  command('clear-seat', { seat: SeatNumber }),
  /** Host: begins, once every seat is taken and every person is ready. */
  command('begin', {}),
  /** The secret that was committed to, once the game has begun. */
  command('reveal', { secret: Hex256 }),
  /**
   * Plays. `turn` is how many moves this seat has made so far, as `GameView.turn` says: a move meant for an earlier
   * moment is refused.
   */
  command('move', { move: Move, turn: z.int().min(0).max(1_000_000) }),
  /** While seats are asked together: asks for as much time as the rules give, for everybody. Everybody sees who did. */
  command('ask-time', {}),
  /** Proposes to take the last move back or to stop the game; what all persons agree to is done. */
  command('offer', { offer: z.enum(['undo', 'stop']) }),
  command('answer', { yes: z.boolean() }),
  /** Takes one's own seat back from the bot that has been playing for one; refused to whoever left it for good. */
  command('return', {}),
  /** Host: a bot takes over the seat of a person for good. */
  command('replace', { seat: SeatNumber, level: BotLevel }),
  /** Host: makes the person on that seat the host. */
  command('hand-over', { seat: SeatNumber }),
  /** Host: closes a table that has not begun, or stops a game nobody else plays any more. */
  command('close', {}),
  /** Opens the next game of the series, every seat one further. */
  command('rematch', {}),
  command('say', { text: written(LONGEST_CHAT_LINE) }),
  command('phrase', { phrase: Phrase }),
  /** Host: somebody may say nothing more at this table; with `silent: false` they may again. */
  command('silence', { who: Who, silent: z.boolean().optional() }),
])
export type Command = z.infer<typeof Command>
export type CommandName = Command['do']
export type CommandOf<Name extends CommandName> = Extract<Command, { do: Name }>

/** The first message of a connection. `seen`: events of the game this page has shown already, for the way back. */
export const Hello = z.strictObject({
  do: z.literal('hello'),
  seen: z.int().min(0).max(1_000_000).optional(),
  /** Takes the own seat back if a bot plays there. */
  back: z.boolean().optional(),
})
export type Hello = z.infer<typeof Hello>

/** Everything a client may send. */
export const ClientMessage = z.union([Hello, Command])
export type ClientMessage = z.infer<typeof ClientMessage>

/** The longest frame a client may send, in bytes. */
export const LONGEST_FRAME = 8192
