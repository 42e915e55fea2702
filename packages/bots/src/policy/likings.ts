import type { Learner } from './learner.ts'
import { rank } from './softmax.ts'

/** A choice of the seat on its turn, and what speaks for it under a policy, in logits. */
export interface Liking<M> {
  readonly option: () => M
  readonly value: number
}

/** What a trained policy likes in a state; null where it was not trained, and where the deal is not under way. */
export const likings = <S, M, P>(learner: Learner<S, M, P>, state: S): Liking<M>[] | null => {
  const { trained, choices } = learner
  const position = trained === null ? null : learner.read(state)
  if (trained === null || position === null) return null
  learner.look(position, true)
  rank(trained, choices)
  return Array.from({ length: choices.count }, (_, choice) => ({
    option: () => learner.move(state, choice),
    value: choices.chances[choice]!,
  }))
}
