import { isRefusal, type Match, openMatch, playMove } from '@tefuda/kernel'
import type { Playthrough } from '@tefuda/kernel/conformance'
import { cutInDaifugo } from '../src/index.ts'

type Opening = Omit<Playthrough, 'moves' | 'length'>

/**
 * For tests: a game told by its plays, one a line with the seat before it (`0 S4`). Whoever is asked about a cut-in and
 * not told of answers `no`, in the order of the seats.
 */
export const story = (opening: Opening, plays: string): Playthrough => {
  const match = openMatch({ game: cutInDaifugo, ...opening })
  if (isRefusal(match)) throw new Error(match.message.en)
  const moves: [number, string][] = []
  const make = (seat: number, move: string): void => {
    const result = playMove(match, seat, move)
    if (isRefusal(result)) throw new Error(`seat ${seat}, ${move}: ${result.message.en}`)
    moves.push([seat, move])
  }
  const letPass = (): void => make(match.engine.toAct(match.state)[0]!, 'no')
  for (const line of plays.trim().split('\n').map(read)) {
    while (isAsking(match) && !(line.move.startsWith('cut') && match.engine.toAct(match.state).includes(line.seat)))
      letPass()
    make(line.seat, line.move)
  }
  while (isAsking(match)) letPass()
  return { ...opening, moves, length: moves.length }
}

const isAsking = ({ engine, state }: Match): boolean => engine.status(state).phase === 'window'

const read = (line: string): { readonly seat: number; readonly move: string } => {
  const [seat = '', ...move] = line.trim().split(' ')
  return { seat: Number(seat), move: move.join(' ') }
}

/** The order of cards that deals these hands, the first to seat 0. */
export const orderOf = (hands: readonly string[]): string[] => {
  const cards = hands.map((hand) => hand.split(' '))
  return Array.from({ length: cards[0]!.length }, (_, k) => cards.flatMap((hand) => hand[k] ?? [])).flat()
}
