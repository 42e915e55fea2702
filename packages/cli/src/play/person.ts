import {
  isRefusal,
  type Match,
  type MoveQuery,
  mayUndo,
  playMove,
  type Refusal,
  readMove,
  type Seat,
  text,
  undoMove,
} from '@tefuda/kernel'
import type { Pan } from '../games/drawing.ts'
import { projectionOf } from '../games/drawing.ts'
import { chapterLines, ruleBookLines } from '../rule-book.ts'
import { withCardSigns } from '../terminal/cards.ts'
import type { Look } from '../terminal/look.ts'
import { wrap } from '../terminal/text.ts'
import { reachablePan } from './frame.ts'
import { hintFor } from './hint.ts'
import { logLines } from './narration.ts'
import { type Ending, show, type Table } from './seating.ts'
import { helpLines, type LookUp, readTyped, type Typed } from './words.ts'

/** What the person sees besides the table itself. */
interface Prompt {
  readonly recent: readonly unknown[]
  readonly pan: Pan
  readonly preview: unknown
  readonly message: readonly string[]
  /** Whether a screen that cannot be drawn anew should show the whole table again. */
  readonly whole: boolean
  /** A foul the person has been warned of: the same move once more is played (CD-13). */
  readonly foul: string | null
}

/** Asks a person until a move has been played, or they leave. `recent` is what happened since they last played. */
export const personTurn = async (table: Table, seat: Seat, recent: readonly unknown[]): Promise<Ending | 'played'> => {
  const { screen, look } = table
  const since = Date.now()
  const hint = look.say(table.coach?.say() ?? text('? で使い方', '? for help'))
  let prompt: Prompt = { recent, pan: { x: 0, y: 0 }, preview: null, message: [hint], whole: true, foul: null }
  for (;;) {
    const { message, whole } = prompt
    if (whole || screen.interactive) show(table, { viewer: seat, asked: true, ...prompt })
    else screen.show(() => message.flatMap((line) => wrap(line, screen.size().columns, look.lang)))
    table.asked = seat
    const line = await screen.ask(`${table.names[seat]}> `)
    table.asked = null
    const typed = line === null ? null : orNo(table, seat, readTyped(line, table.drawing))
    if (typed === null || typed.kind === 'quit') return 'left'
    if (typed.kind === 'move') {
      const refused = tryMove(table, seat, typed.text, prompt.foul, Date.now() - since)
      if (refused === null) return 'played'
      const foul = refused.foul === true ? typed.text : null
      prompt = { ...prompt, preview: null, message: [refusalLine(refused, look)], whole: false, foul }
    } else prompt = await answer(table, seat, { ...prompt, foul: null }, typed)
  }
}

/** In a window Enter alone is the answer that claims nothing. */
const orNo = ({ match: { engine, state } }: Table, seat: Seat, typed: Typed): Typed =>
  typed.kind === 'nothing' && engine.status(state).phase === 'window'
    ? { kind: 'move', text: engine.format(engine.timeoutMove(state, seat)) }
    : typed

const answer = async (
  table: Table,
  seat: Seat,
  prompt: Prompt,
  typed: Exclude<Typed, { kind: 'quit' | 'move' }>,
): Promise<Prompt> => {
  const { drawing, look, screen, match } = table
  const plain: Prompt = { ...prompt, preview: null, message: [], whole: false }
  const refuse = (refused: Refusal): Prompt => ({ ...plain, message: [refusalLine(refused, look)] })
  switch (typed.kind) {
    case 'nothing':
      return plain
    case 'pan':
      return { ...plain, pan: panned(table, seat, prompt, typed), whole: true }
    case 'preview': {
      const seen = previewOf(table, seat, typed.text)
      return isRefusal(seen)
        ? refuse(seen)
        : { ...plain, preview: seen.preview, message: drawing.preview(seen.preview, look) }
    }
    case 'why': {
      const seen = previewOf(table, seat, typed.text)
      if (isRefusal(seen)) return refuse(seen)
      const legal = look.say(text('この手は選べます。', 'This may be played.'))
      return { ...plain, message: [`${legal}${drawing.preview(seen.preview, look).join(' ')}`] }
    }
    case 'hint':
      return { ...plain, message: [withCardSigns(look.say(hintFor(match, seat)), look)] }
    case 'undo': {
      const refused = undoMove(match)
      if (refused !== null) return refuse(refused)
      const warning = table.keep()
      return {
        ...plain,
        recent: [],
        message: [warning ?? look.say(text('1手戻しました', 'One move taken back'))],
        whole: true,
      }
    }
    default: {
      const lines = lookUp(table, seat, typed)
      if (isRefusal(lines)) return refuse(lines)
      await screen.read(lines)
      return plain
    }
  }
}

/** Stops at the edges, so that the way back is no longer than what was seen of the way there. */
const panned = ({ match, names, drawing, screen }: Table, seat: Seat, { recent, pan }: Prompt, by: Pan): Pan => {
  const within = (asked: Pan): Pan =>
    reachablePan({ match, viewer: seat, names, recent, preview: null, pan: asked, message: [] }, drawing, screen.size())
  const now = within(pan)
  return within({ x: now.x + by.x, y: now.y + by.y })
}

/** What is against the rules, its cards as they are drawn. What cannot be read is answered in letters that can be typed. */
const drawn = (refused: Refusal, look: Look): Refusal => ({
  ...refused,
  message: { ja: withCardSigns(refused.message.ja, look), en: withCardSigns(refused.message.en, look) },
})

const refusalLine = ({ message, rule, foul }: Refusal, look: Look): string =>
  look.say(message) +
  (foul === true
    ? look.say(
        text(
          '出すと反則になります。それでも出すなら、もう一度。',
          ' To play it is a foul; type it once more if you mean it.',
        ),
      )
    : '') +
  (rule === null ? '' : look.say(text(`（${rule}）`, ` (${rule})`)))

/** Plays what is typed, or says why not; a foul only where it is typed a second time. */
const tryMove = (table: Table, seat: Seat, typed: string, warned: string | null, ms: number): Refusal | null => {
  const { match, look } = table
  const move = fullText(table, seat, typed)
  if (isRefusal(move)) return move
  const read = readMove(match, seat, move)
  if (isRefusal(read)) return read
  const refused = match.engine.check(match.state, seat, read)
  if (refused?.foul === true && typed !== warned) return drawn(refused, look)
  const against = table.coach?.judge(move) ?? null
  if (against !== null) return drawn(against, look)
  const result = playMove(match, seat, move, ms)
  if (isRefusal(result)) return drawn(result, look)
  const warning = table.keep()
  if (warning !== null) table.screen.show(() => [warning])
  return null
}

const fullText = (table: Table, seat: Seat, typed: string): string | Refusal =>
  table.drawing.readShort(typed, projectionOf(table, seat), seat, () => movesAsText(table.match, seat))

const movesAsText = ({ engine, state }: Match, seat: Seat, query: MoveQuery = {}): string[] =>
  engine.moves(state, seat, query).map(engine.format)

const previewOf = (table: Table, seat: Seat, typed: string): { readonly preview: unknown } | Refusal => {
  const { engine, state } = table.match
  const full = fullText(table, seat, typed)
  if (isRefusal(full)) return full
  const move = readMove(table.match, seat, full)
  if (isRefusal(move)) return move
  const refused = engine.check(state, seat, move)
  return refused === null ? { preview: engine.preview(state, seat, move) } : drawn(refused, table.look)
}

/** What a word that changes nothing shows. */
const lookUp = (table: Table, seat: Seat, asked: LookUp): readonly string[] | Refusal => {
  const { match, drawing, look, names } = table
  const { game, rules } = match
  const { columns } = table.screen.size()
  switch (asked.kind) {
    case 'help':
      return helpLines(drawing, look, columns, { mayUndo: mayUndo(match), isKept: table.coach === undefined })
    case 'moves': {
      const moves = movesAsText(match, seat, drawing.query(asked.argument))
      return moves.length === 0
        ? [look.say(text('選べる手はありません', 'There is no move'))]
        : drawing.list(moves, asked.argument, look, columns)
    }
    case 'rules': {
      const book = game.rulebook(rules, match.seats.length)
      const chapter = book.chapters.find(({ id }) => id === asked.chapter)
      return chapter === undefined ? ruleBookLines(book, look, columns) : chapterLines(chapter, look, columns)
    }
    case 'log':
      return logLines(match, seat, names, look).flatMap((line) => wrap(line, columns, look.lang))
    case 'look': {
      const command = drawing.commands.find(({ name }) => name === asked.name)
      return command?.show(projectionOf(table, seat), asked.argument, columns) ?? []
    }
  }
}
