import type { Seat } from '@tefuda/kernel'
import type { Learner } from './learner.ts'
import { first, rank } from './softmax.ts'

/** Plays a deal on to its end, a seat by its policy where it was trained and the others at first sight: the scores of all seats. */
export const finish = <P>(learner: Learner<never, unknown, P>, position: P, seat: Seat): readonly number[] => {
  const { choices, trained } = learner
  for (let next = learner.turn(position); next >= 0; next = learner.turn(position)) {
    const isLearned = next === seat && trained !== null
    learner.look(position, isLearned)
    learner.play(position, isLearned ? rank(trained, choices) : first(choices))
  }
  return learner.scores(position)
}
