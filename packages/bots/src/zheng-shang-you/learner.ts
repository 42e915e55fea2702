import {
  hasTeams,
  pointsOf,
  ZHENG_SHANG_YOU_PASS,
  type ZhengShangYouMove,
  type ZhengShangYouRules,
  type ZhengShangYouState,
} from '@tefuda/zheng-shang-you'
import type { Foreseen } from '../climbing/foreseen.ts'
import type { Learner } from '../policy/learner.ts'
import { trainedFor } from '../policy/packed.ts'
import { moveOf } from './build.ts'
import { featuresFor } from './features.ts'
import type { Plan } from './hand.ts'
import { copyPosition, emptyPosition, type Position, playPlan, readPosition } from './position.ts'
import type { Rating } from './rating.ts'
import { TRAINED } from './trained.ts'

/** Deals that are counted by rank; the exchange is no choice of a policy. */
export const learnerFor = (
  rating: Rating,
  rules: ZhengShangYouRules,
  seats: number,
): Learner<ZhengShangYouState, ZhengShangYouMove, Position> => {
  const { size, choices, look } = featuresFor(rating, hasTeams(rules))
  let foreseen: readonly Foreseen<Plan>[] = []
  return {
    size,
    get trained() {
      return trainedFor(TRAINED, rules.mode, size)
    },
    choices,
    read: (state) => (state.exchange === null && !state.over ? readPosition(emptyPosition(seats), state) : null),
    copy: copyPosition,
    turn: ({ turn }) => turn,
    look(position, described) {
      foreseen = look(position, described)
    },
    play(position, choice) {
      playPlan(position, foreseen[choice]!.option)
    },
    scores({ out, hands, totals }) {
      const places = [...out, hands.findIndex(({ size: left }) => left > 0)]
      const points = pointsOf({ rules, seats }, places)
      return totals.map((total, seat) => total + points[seat]!)
    },
    move(state, choice) {
      const { option } = foreseen[choice]!
      return option === null ? ZHENG_SHANG_YOU_PASS : moveOf(state.hands[state.turn]!, option)
    },
  }
}
