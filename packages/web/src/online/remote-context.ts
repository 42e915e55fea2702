import { isRefusal, refusal, rng, type Seat } from '@tefuda/kernel'
import type { Played } from '../table/played.ts'
import { afterFrom } from '../table/seat-context.ts'
import type { SeatContext } from '../table/table-game.ts'
import { preferences } from '../theme/index.ts'

const LOOKING_ON = refusal(
  'looking-on',
  null,
  '席についている人だけが遊べます。',
  'Only those who have a seat can play.',
)

/**
 * What somebody sees of a game that is kept elsewhere, and the questions it may ask. Everything follows from the view: any
 * state that agrees with it gives the same answers, so one is drawn and asked.
 */
export const remoteContext = (
  { engine, rules, seats }: Played,
  view: unknown,
  seat: Seat | null,
  due: boolean,
): SeatContext => {
  let drawn: { readonly state: unknown } | null = null
  const world = (): unknown => {
    drawn ??= { state: engine.sample(view, rng(1)) }
    return drawn.state
  }
  let listed: readonly string[] | null = due ? null : []
  return {
    view,
    seat,
    seats,
    due,
    rules,
    get handOrder() {
      return preferences().handOrder
    },
    moves() {
      listed ??= engine.moves(world(), seat ?? 0).map((move) => engine.format(move))
      return listed
    },
    check(text) {
      if (seat === null) return LOOKING_ON
      const move = engine.parse(world(), seat, text)
      return isRefusal(move) ? move : engine.check(world(), seat, move)
    },
    preview(text) {
      if (seat === null) return null
      const move = engine.parse(world(), seat, text)
      if (isRefusal(move) || engine.check(world(), seat, move) !== null) return null
      return engine.preview(world(), seat, move)
    },
    after: afterFrom(engine, view, seat),
  }
}

/** The move of a seat that says nothing: what is played for it when its time is up. */
export const silenceOf = ({ engine }: Played, view: unknown, seat: Seat): string =>
  engine.format(engine.timeoutMove(engine.sample(view, rng(1)), seat))
