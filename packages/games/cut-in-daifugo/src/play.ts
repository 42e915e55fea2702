import { type Chance, frenchName, hearing, type Seat } from '@tefuda/kernel'
import { checkMove } from './check.ts'
import { deal } from './deal.ts'
import { chooseCard } from './effects.ts'
import type { Tell } from './event.ts'
import { give } from './exchange.ts'
import { finishGame, isFinished } from './finish.ts'
import { layDown } from './lay.ts'
import type { Move } from './move.ts'
import { punish, show } from './public.ts'
import type { RulesContext, State } from './state.ts'
import { passOn, settle } from './turn.ts'
import { answer } from './window.ts'

/** Carries out a move that `checkMove` allows, or punishes a foul. */
export const applyMove = (
  context: RulesContext,
  state: State,
  seat: Seat,
  move: Move,
  chance: Chance,
  tell: Tell,
): void => {
  switch (move.type) {
    case 'play': {
      const foul = context.rules.fouls === 'penalise' ? checkMove(context, state, seat, move) : null
      if (foul !== null) {
        punish(state, seat, move.laid, foul.rule, tell)
        return
      }
      layDown(context, state, seat, move.laid, tell)
      break
    }
    case 'cut':
    case 'no':
      answer(context, state, seat, move.type === 'cut' ? move.laid : [], tell)
      break
    case 'pass':
      hearing(tell, 'pass')?.({ type: 'pass', seat })
      state.passed[seat] = true
      passOn(context, state, seat, tell)
      break
    case 'show':
      if (state.turn !== seat) {
        punish(state, seat, [{ card: move.card, as: move.card, open: false }], 'CD-35', tell)
        return
      }
      show(state, seat, move.card, tell)
      break
    case 'resign':
      resign(context, state, seat, tell)
      break
    case 'give':
      if (state.exchange !== null) {
        give(context, state, seat, move.card, tell)
        break
      }
      chooseCard(context, state, seat, move, tell)
      break
    default:
      chooseCard(context, state, seat, move, tell)
  }
  settle(context, state, tell)
  if (!state.over && isFinished(state)) {
    finishGame(context, state, tell)
    if (!state.over) deal(context, state, chance, tell)
  }
}

/** The hand of the fallen great millionaire becomes public and is out of play (CD-11). */
const resign = (context: RulesContext, state: State, seat: Seat, tell: Tell): void => {
  const cards = [...state.hidden[seat]!, ...state.open[seat]!]
  state.resigned.push(...cards)
  state.hidden[seat] = []
  state.knownTo[seat] = []
  state.open[seat] = []
  tell?.({ type: 'resign', seat, cards: cards.map(frenchName) })
  if (!isFinished(state)) passOn(context, state, seat, tell)
}
