import {
  cloneMatch,
  type Game,
  type GameEvent,
  isRefusal,
  joinTexts,
  type Lesson,
  type LessonStep,
  type Match,
  openMatch,
  playMove,
  type Refusal,
  Refused,
  readMove,
  refusal,
  type Seat,
  sentenceOf,
  type Text,
  text,
  type WishedEvent,
} from '@tefuda/kernel'

const SEED = '0'.repeat(64)

/** The table of a lesson before its first step. */
export const openLesson = (game: Game, { rules, seats, first, second, before = [] }: Lesson): Match => {
  const plain = openMatch({ game, rules, seats, seed: SEED })
  if (isRefusal(plain)) throw new Refused(plain)
  const orders = [first, second].flatMap((cards) => (cards === undefined ? [] : [orderOf(plain, cards.split(' '))]))
  const match = openMatch({ game, rules, seats, seed: SEED, orders })
  if (isRefusal(match)) throw new Refused(match)
  for (const [seat, move] of before) {
    const events = playMove(match, seat, move)
    if (isRefusal(events)) throw new Refused(events)
  }
  return match
}

/** All cards of a shuffle, those that are given first. */
const orderOf = ({ engine }: Match, given: readonly string[]): readonly string[] => {
  let all: string[] = []
  engine.start((cards) => {
    if (all.length === 0) all = cards.toSorted((a, b) => a - b).map(engine.deck.name)
    return [...cards]
  })
  for (const card of given) all.splice(all.indexOf(card), 1)
  return [...given, ...all]
}

/** The step a lesson has come to; undefined when all are done. */
export const stepOf = (lesson: Lesson, match: Pick<Match, 'moves'>): LessonStep | undefined =>
  lesson.steps[movesOf(lesson, match, 0)]

/** How many moves a seat has made in the lesson that say something. */
const movesOf = ({ silence, before = [] }: Lesson, { moves }: Pick<Match, 'moves'>, by: Seat): number =>
  moves.slice(before.length).filter(([seat, move]) => seat === by && move !== silence).length

/**
 * What another seat plays next: its next move once that can be played, and silence where it is asked before; undefined
 * where the lesson has nothing more for it.
 */
export const scriptedMove = (lesson: Lesson, match: Match, seat: Seat): string | undefined => {
  const next = lesson.others[seat]?.[movesOf(lesson, match, seat)]
  if (next !== undefined && isLegal(match, seat, next)) return next
  return stepOf(lesson, match) !== undefined && maySayNothing(lesson, match, seat) ? lesson.silence : undefined
}

const maySayNothing = ({ silence }: Lesson, match: Match, seat: Seat): boolean =>
  silence !== undefined && isLegal(match, seat, silence)

const isLegal = (match: Match, seat: Seat, words: string): boolean => {
  const move = readMove(match, seat, words)
  return !isRefusal(move) && match.engine.check(match.state, seat, move) === null
}

/**
 * Whether a move is what the step wishes: null, or why not, with what the move would do as the engine tells it. Silence is
 * let through wherever what the step wishes cannot be played yet. After the last step anything goes. The match stays as it is.
 */
export const judgeStep = (lesson: Lesson, match: Match, move: string): Refusal | null => {
  const step = stepOf(lesson, match)
  if (step === undefined) return null
  const tried = cloneMatch(match)
  const events = playMove(tried, 0, move)
  if (isRefusal(events)) return events
  if (fits(step, tried, events)) return null
  if (move === lesson.silence && !canBeDone(step, match)) return null
  const would = effectOf(tried, events)
  return refusal('lesson', null, `${would.ja}${step.hint.ja}`, `${would.en}${step.hint.en}`)
}

/** The move that is shown to the learner; null where finding one is left to them, or none can be played yet. */
export const shownMove = (lesson: Lesson, match: Match): string | null => {
  if (lesson.showsFirst !== true || movesOf(lesson, match, 0) > 0 || !match.engine.toAct(match.state).includes(0))
    return null
  const moves = match.engine.moves(match.state, 0).map(match.engine.format)
  return moves.find((move) => judgeStep(lesson, match, move) === null) ?? null
}

/** Whether what a step wishes can be played now. */
const canBeDone = (step: LessonStep, match: Match): boolean =>
  match.engine.moves(match.state, 0).some((move) => {
    const tried = cloneMatch(match)
    const events = playMove(tried, 0, match.engine.format(move))
    return !isRefusal(events) && fits(step, tried, events)
  })

const fits = ({ wish }: LessonStep, { moves }: Match, events: readonly GameEvent[]): boolean =>
  wish.kind === 'moves'
    ? wish.moves.includes(moves.at(-1)![1])
    : events.some((event) => holds(event as unknown as WishedEvent, wish.event))

const holds = (value: unknown, wished: WishedEvent[string]): boolean => {
  if (Array.isArray(value)) return value.some((entry) => holds(entry, wished))
  if (typeof wished !== 'object') return value === wished
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(wished).every(([name, part]) => holds((value as Record<string, unknown>)[name], part))
}

/** What a move would score; empty where it scores nothing. What would be drawn is not told. */
const effectOf = ({ engine }: Match, events: readonly GameEvent[]): Text => {
  const lines = events
    .filter((event) => JSON.stringify(engine.eventFor(event, null)) === JSON.stringify(event))
    .map((event) => engine.narrate(event))
    .filter(({ weight, points }) => weight === 'main' && points !== null)
  if (lines.length === 0) return text('', '')
  const sentences = lines.map((line) => sentenceOf({ ...line, seat: null }))
  const joined = joinTexts(sentences, text('、', '; '))
  return text(`その手だと、${joined.ja}です。`, `That makes: ${joined.en}. `)
}
