import { type Engine, type GameEvent, type Text, text } from '@tefuda/kernel'
import type { DealEnd, LogLine } from '../../table/middle.ts'

/** What the seats show already. */
const SHOWN: ReadonlySet<string> = new Set(['turn'])

const SPEAKER = { ja: /^席(\d+)　/, en: /^seat (\d+): /i } as const

/** A row of the log for an event: what the game says of it, and whose doing it is where it says that first. */
export const lineOf = (engine: Engine, event: GameEvent): LogLine | null => {
  if (SHOWN.has(event.type)) return null
  const said = engine.narrate(event)
  const [ja, en] = [SPEAKER.ja.exec(said.ja), SPEAKER.en.exec(said.en)]
  if (ja === null || en === null || ja[1] !== en[1]) return { seat: null, text: said, points: null, note: null }
  const words = text(said.ja.slice(ja[0].length), said.en.slice(en[0].length))
  return { seat: Number(ja[1]) - 1, text: words, points: null, note: null }
}

const ENDS = 'end'

/** The end of a deal, by the event that all games tell it with. How it came about is told in words. */
export const dealEndOf = (event: GameEvent): DealEnd | null => {
  if (event.type !== ENDS || !('deal' in event)) return null
  const title: Text = text(`第${String(event.deal)}回が終わりました`, `Deal ${String(event.deal)} is over`)
  return { title, standings: [], over: 'over' in event && event.over === true }
}

/** How many lines tell how a deal ended. */
const LINES = 4

/** What was said last, up to the end of the last deal that ended. */
export const endingIn = (engine: Engine, events: readonly GameEvent[]): readonly LogLine[] => {
  const end = events.findLastIndex(({ type }) => type === ENDS)
  return events
    .slice(0, end + 1)
    .flatMap((event) => lineOf(engine, event) ?? [])
    .slice(-LINES)
}
