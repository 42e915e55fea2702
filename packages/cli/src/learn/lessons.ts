import { eventsFor, type Game, isRefusal, type Lesson, playMove, text } from '@tefuda/kernel'
import { judgeStep, openLesson, scriptedMove, stepOf } from '@tefuda/learn/lessons'
import type { Console } from '../console.ts'
import { EXIT, Failure } from '../failure.ts'
import { drawingOf } from '../games/index.ts'
import { personTurn } from '../play/person.ts'
import { createScreen, type Screen } from '../play/screen.ts'
import { type Ending, show, type Table } from '../play/seating.ts'
import { hasNothingToClaim, inWindow } from '../play/window.ts'
import { completionsFor, readTyped } from '../play/words.ts'

/** Plays the lessons of a game one after another, until the last is done or the person leaves. */
export const playLessons = async (game: Game, lessons: readonly Lesson[], console: Console): Promise<void> => {
  let table: Table | null = null
  const screen = createScreen(console, (typed) => (table === null ? [] : completed(table, typed)))
  try {
    for (const lesson of lessons) {
      table = tableFor(game, lesson, screen, console)
      if ((await playLesson(lesson, table)) === 'left') return
    }
  } finally {
    screen.close()
  }
}

const completed = ({ match: { engine, state }, drawing }: Table, typed: string): readonly string[] =>
  completionsFor(typed, engine.moves(state, 0).map(engine.format), drawing)

const tableFor = (game: Game, lesson: Lesson, screen: Screen, { look }: Console): Table => {
  const match = openLesson(game, lesson)
  const names = match.seats.map((_, seat) => look.say(seat === 0 ? YOU : text(`ボット${seat}`, `Bot ${seat}`)))
  return {
    match,
    names,
    drawing: drawingOf(game.id),
    screen,
    look,
    everyWindow: false,
    asked: null,
    botMove: async (seat) => scriptedMove(lesson, match, seat) ?? null,
    keep: () => null,
    coach: {
      say: () => {
        const step = lesson.steps.indexOf(stepOf(lesson, match)!) + 1
        const { title, steps } = lesson
        const { say } = steps[step - 1]!
        return text(
          `【${title.ja} ${step}／${steps.length}】${say.ja}`,
          `[${title.en}, ${step} of ${steps.length}] ${say.en}`,
        )
      },
      judge: (move) => judgeStep(lesson, match, move),
    },
  }
}

const YOU = text('あなた', 'You')

const playLesson = async (lesson: Lesson, table: Table): Promise<Ending> => {
  const { match, screen, look } = table
  let seen = 0
  const news = (): readonly unknown[] => {
    const recent = eventsFor(match, 0, seen)
    seen += recent.length
    return recent
  }
  while (stepOf(lesson, match) !== undefined) {
    const [seat = 0] = match.engine.toAct(match.state)
    if (seat !== 0 || (inWindow(match) && hasNothingToClaim(match, 0))) await othersTurn(table, seat)
    else if ((await personTurn(table, 0, news())) === 'left') return 'left'
  }
  show(table, { viewer: 0, recent: news(), message: [look.say(lesson.end)] })
  const answer = await screen.ask(look.say(text('（Enter：次へ　q：やめる） ', '(Enter: next, q: stop) ')))
  return answer === null || readTyped(answer, table.drawing).kind === 'quit' ? 'left' : 'over'
}

/** A lesson has a move for everybody who is due before its last step is done. */
const othersTurn = async ({ match, botMove }: Table, seat: number): Promise<void> => {
  const played = playMove(match, seat, (await botMove(seat)) ?? '')
  if (isRefusal(played)) throw new Failure(EXIT.fault, played)
}
