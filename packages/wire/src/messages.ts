import { type GameEvent, PHASES } from '@tefuda/kernel'
import { z } from 'zod'
import { BotLevel, CommandId, Hex256, Id, Moment, Refused, SeatNumber } from './basics.ts'
import type { BriefEvent } from './brief-event.ts'
import { Phrase, Who } from './commands.ts'
import { TableOptions } from './options.ts'

/** Who sits on a chair, as everybody at the table may know it. */
export const SeatView = z.discriminatedUnion('kind', [
  /** `kept`: the person of the game before for whom it is kept. */
  z.object({ kind: z.literal('empty'), kept: z.object({ name: z.string(), you: z.boolean() }).optional() }),
  z.object({
    kind: z.literal('person'),
    /** Empty where the person has no name, or took it away. */
    name: z.string(),
    who: Who,
    ready: z.boolean(),
    /** Connected now. */
    here: z.boolean(),
    /** A bot plays until the person returns, or for good. */
    lent: BotLevel.nullable(),
    gone: z.boolean(),
    host: z.boolean(),
  }),
  z.object({ kind: z.literal('bot'), level: BotLevel }),
  z.object({ kind: z.literal('program'), name: z.string(), here: z.boolean() }),
])
export type SeatView = z.infer<typeof SeatView>

/** `open`: seats are taken. `revealing`: entropy is being revealed. `stopped`: ended without a result. */
export const Stage = z.enum(['open', 'revealing', 'playing', 'over', 'stopped'])
export type Stage = z.infer<typeof Stage>

/** What everybody at a table may know apart from the game; `you` alone differs. */
export const TableView = z.object({
  id: Id,
  stage: Stage,
  game: z.string(),
  rulesVersion: z.int(),
  /** A value for every setting. */
  rules: z.record(z.string(), z.unknown()),
  fingerprint: z.string(),
  options: TableOptions,
  seats: z.array(SeatView),
  /**
   * The person looking on or playing. `seat` is null for a spectator; `barred`: who was sent away and may not sit down
   * here again; `silenced`: for the host, who may say nothing here, where there is anybody.
   */
  you: z.object({
    seat: SeatNumber.nullable(),
    host: z.boolean(),
    who: Who,
    barred: z.boolean(),
    silenced: z.array(Who).optional(),
  }),
  spectators: z.int(),
  /** Published before anybody sat down, and by each person on sitting down; the order of seats. */
  commitments: z.object({ match: z.string(), table: Hex256, seats: z.array(Hex256.nullable()) }),
  /** What is being proposed, and the seats that have agreed. */
  offer: z.object({ offer: z.enum(['undo', 'stop']), by: SeatNumber, agreed: z.array(SeatNumber) }).nullable(),
  /** Whether these may be proposed now, by the rules. */
  may: z.object({ undo: z.boolean(), stop: z.boolean() }),
  series: z.object({ id: Id, number: z.int() }),
  /** The table of the next game of the series. */
  next: Id.nullable(),
  opened: Moment,
  /** Who ended the game before its end, where that was the host alone. */
  stoppedBy: z.literal('host').optional(),
})
export type TableView = z.infer<typeof TableView>

/** The clock of a seat under a live or correspondence pace. */
export const ClockView = z.object({
  /** Milliseconds of the reserve that are left. */
  reserve: z.int(),
  /** When time is up if the seat does nothing; null while it is not due. */
  deadline: Moment.nullable(),
})
export type ClockView = z.infer<typeof ClockView>

/** How the game stands, as one viewer may know it, beside the cards. */
export const GameStatus = z.object({
  /** Whether the viewer may move now. In an update it follows from `toAct` where that is there and nothing else is said. */
  due: z.boolean(),
  /** Seats that may act. While seats are asked together: all that were asked, whoever has answered. */
  toAct: z.array(SeatNumber),
  deal: z.int(),
  phase: z.enum(PHASES),
  scores: z.array(z.number()),
  outcome: z.unknown(),
  /** Moves the viewer's seat has made, taken back ones too; 0 for spectators. */
  turn: z.int(),
  clocks: z.array(ClockView).nullable(),
  /** Time in which seats are asked together, the same for all, and who has asked for more of it. */
  window: z.object({ length: z.int(), ends: Moment, timed: z.array(SeatNumber).optional() }).nullable(),
})
export type GameStatus = z.infer<typeof GameStatus>

/** The game as one viewer may know it. The page samples a state that agrees with `view` to ask the rules about moves. */
export const GameView = GameStatus.extend({
  view: z.unknown(),
  /** How many events this viewer has seen in all. */
  seen: z.int(),
})
export type GameView = z.infer<typeof GameView>

/** The numbers of events with which a move begins that the table made for a seat, because its time was up. */
const Timeouts = z.array(z.int()).optional()

const Happened: z.ZodType<GameEvent> = z.looseObject({ type: z.string() })

const Brief: z.ZodType<BriefEvent> = z.union([
  z.tuple([z.string(), z.unknown()]),
  z.tuple([z.string(), z.unknown(), z.record(z.string(), z.unknown())]),
])

export const ChatLineView = z.object({
  number: z.int(),
  at: Moment,
  who: Who,
  name: z.string(),
  seat: SeatNumber.nullable(),
  text: z.string().optional(),
  phrase: Phrase.optional(),
})
export type ChatLineView = z.infer<typeof ChatLineView>

/** Everything, on arriving and on coming back. `events` begin with number `from` of those this viewer has seen. */
export const Sync = z.object({
  type: z.literal('sync'),
  now: Moment,
  table: TableView,
  game: GameView.extend({
    from: z.int(),
    events: z.array(Happened),
    timeouts: Timeouts,
    /** The running scores before the first move and whenever they changed. */
    history: z.array(z.array(z.number())),
  }).nullable(),
  chat: z.array(ChatLineView),
})
export type Sync = z.infer<typeof Sync>

/**
 * Something happened. Only what changed is there: the view follows from the events (`Engine.viewAfter`), the rest stays as it
 * was told last. The first update after the deal tells everything; there the events begin with the empty table
 * (`Engine.initialView`). Where a move was taken back comes a `sync`.
 */
export const Update = z.object({
  type: z.literal('update'),
  /** With whatever has moments in it: clocks, a window. */
  now: Moment.optional(),
  table: TableView.optional(),
  game: GameStatus.partial()
    .extend({
      seen: GameView.shape.seen,
      /** In brief where the viewer was told one before of the same type by the same seat; the last such one tells the rest. */
      events: z.array(z.union([Happened, Brief])),
      /** Those that are new. */
      timeouts: Timeouts,
      /**
       * Of the viewer's own view as it is now: the first 16 hexadecimal digits of the SHA-256 of its canonical JSON. Every so many
       * events, and when a deal has ended. Whoever has come to another view says hello anew.
       */
      digest: z
        .string()
        .regex(/^[0-9a-f]{16}$/)
        .optional(),
    })
    .optional(),
})
export type Update = z.infer<typeof Update>

/** How often the server sends `beat` to people, in milliseconds. A page takes a line on which it heard nothing for half as long again for dead. */
export const BEAT = 10_000

export const ServerMessage = z.discriminatedUnion('type', [
  Sync,
  Update,
  z.object({ type: z.literal('said'), line: ChatLineView }),
  /** The command is stored and will never be lost. `token`: for `seat-program`. `table`: for `rematch`. */
  z.object({ type: z.literal('done'), id: CommandId, token: z.string().optional(), table: Id.optional() }),
  /** `wait`: so many milliseconds from now the same command, with its `id`, may be sent again. */
  z.object({ type: z.literal('refused'), id: CommandId.nullable(), error: Refused, wait: z.int().min(0).optional() }),
  /** Every `BEAT` milliseconds, so that a page, which sees no pings, knows that the line holds. */
  z.object({ type: z.literal('beat') }),
])
export type ServerMessage = z.infer<typeof ServerMessage>
