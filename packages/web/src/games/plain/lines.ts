import { type Engine, type GameEvent, type LogLine, type Text, text } from '@tefuda/kernel'
import type { DealEnd } from '../../table/table-game.ts'

/** The rows of the log for events. */
export const linesOf = (engine: Engine, events: readonly GameEvent[]): LogLine[] =>
  events.map((event) => engine.narrate(event)).filter(({ weight }) => weight === 'main')

const ENDS = 'end'

/** The end of a deal, by the event that all games tell it with. How it came about is told in words. */
export const dealEndOf = (event: GameEvent): DealEnd | null => {
  if (event.type !== ENDS || !('deal' in event)) return null
  const title: Text = text(`第${String(event.deal)}ゲーム終了`, `Game ${String(event.deal)} is over`)
  return { title, standings: [], over: 'over' in event && event.over === true }
}

/** How many lines tell how a deal ended. */
const LINES = 4

/** What was said last, up to the end of the last deal that ended. */
export const endingIn = (engine: Engine, events: readonly GameEvent[]): readonly LogLine[] =>
  linesOf(engine, events.slice(0, events.findLastIndex(({ type }) => type === ENDS) + 1)).slice(-LINES)
