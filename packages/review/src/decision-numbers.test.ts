import { type MoveEntry, moveNumbers } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { chosen, opened, played } from '../testing/games.ts'
import { decisionNumbers } from './decision-numbers.ts'

it('no two moves of a seat have the same number: a seat lets pass what was played, and then what cut in on that', () => {
  const match = opened('cut-in-daifugo', 4, { deals: 2 })
  played(match, (turn) => chosen(match, 'greedy', turn))
  const again = opened('cut-in-daifugo', 4, { deals: 2 })
  const { engine, state } = again
  const [numberOf, asReplayed] = [decisionNumbers(engine), moveNumbers(engine)]
  const [numbers, replayed]: [string[], string[]] = [[], []]
  const look = ([seat, move]: MoveEntry): void => {
    numbers.push(`${seat} ${numberOf(state, seat, move)}`)
    replayed.push(`${seat} ${asReplayed(state, seat, move)}`)
  }
  played(
    again,
    (turn) => {
      look(match.moves[turn]!)
      return match.moves[turn]![1]
    },
    match.moves.length,
  )
  expect(new Set(replayed).size).toBeLessThan(replayed.length)
  expect(new Set(numbers).size).toBe(numbers.length)
})
