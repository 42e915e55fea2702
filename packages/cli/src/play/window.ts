import { type GameEvent, type Match, type Seat, text } from '@tefuda/kernel'
import { show, type Table } from './seating.ts'
import { readTyped } from './words.ts'

/** Whether several seats are being asked together whether they claim something. */
export const inWindow = ({ engine, state }: Match): boolean => engine.status(state).phase === 'window'

/** The answer that claims nothing. */
export const noOf = ({ engine, state }: Match, seat: Seat): string => engine.format(engine.timeoutMove(state, seat))

/** Whether a seat has no other answer. */
export const hasNothingToClaim = ({ engine, state }: Match, seat: Seat): boolean =>
  engine.moves(state, seat, { limit: 2 }).length < 2

/** The people who have still to answer. */
export const peopleDue = ({ engine, state, seats }: Match): Seat[] =>
  engine.toAct(state).filter((seat) => seats[seat]?.bot === undefined)

/**
 * One question to everybody round the screen, the same whoever holds what: the seat that claims, or null where nobody
 * does. No hand is shown meanwhile.
 */
export const askWindow = async (
  table: Table,
  due: readonly Seat[],
  recent: readonly GameEvent[],
): Promise<Seat | null | 'left'> => {
  const { look, names, screen, drawing } = table
  const callable = due.map((seat) => `${seat + 1}：${names[seat]}`).join('　')
  const question = look.say(
    text(
      `${drawing.anybody.ja}　Enter：だれも。する人は番号か名前を（${callable}）`,
      `${drawing.anybody.en} Enter: nobody. Whoever does types a number or name (${callable.replaceAll('：', ': ').replaceAll('　', ', ')})`,
    ),
  )
  for (let message = [question]; ; ) {
    show(table, { viewer: null, recent, message })
    const answer = await screen.ask('> ')
    if (answer === null) return 'left'
    const typed = readTyped(answer, table.drawing)
    if (typed.kind === 'quit') return 'left'
    if (typed.kind === 'nothing' || /^(n|no|p|pass)$/i.test(answer.trim())) return null
    const seat = due.find((one) => isCalled(answer, one, names[one] ?? ''))
    if (seat !== undefined) return seat
    message = [look.say(text('その人は、いまは聞かれていません。', 'Nobody of that name is asked now.')), question]
  }
}

const isCalled = (answer: string, seat: Seat, name: string): boolean => {
  const plain = answer.normalize('NFKC').trim().toLowerCase()
  return plain === String(seat + 1) || plain === name.normalize('NFKC').toLowerCase()
}
