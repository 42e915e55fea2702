import { isRefusal, type Match, type Viewer } from '@tefuda/kernel'
import type { Desk } from './middle.ts'

/** What a viewer sees of a match as it stands, and the questions it may ask. Answers follow the match as it goes on. */
export const deskOf = (match: Match, viewer: Viewer): Desk => {
  const { engine } = match
  const read = (text: string): unknown => engine.parse(match.state, viewer ?? 0, text)
  const due = viewer !== null && engine.toAct(match.state).includes(viewer)
  return {
    view: engine.view(match.state, viewer),
    seat: viewer,
    seats: match.seats.length,
    due,
    rules: match.rules,
    check(text) {
      const move = read(text)
      return isRefusal(move) ? move : engine.check(match.state, viewer ?? 0, move)
    },
    preview(text) {
      const move = read(text)
      if (isRefusal(move) || engine.check(match.state, viewer ?? 0, move) !== null) return null
      return engine.preview(match.state, viewer ?? 0, move)
    },
  }
}
