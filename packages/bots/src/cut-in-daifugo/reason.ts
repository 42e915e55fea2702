import type { CutInEngine, CutInMove, CutInRules, CutInState } from '@tefuda/cut-in-daifugo'
import { type Seat, type Text, text } from '@tefuda/kernel'
import { joined, type Reason, type Reasoning } from '../reason.ts'
import { choiceTextFor } from './choice-texts.ts'
import { playTexts } from './play-texts.ts'
import { ratingFor } from './rating.ts'
import { holdsTheSame } from './window.ts'

/** What a play brings by its effects, how it leaves the hand, who is nearly out, and which strong cards it keeps or costs. */
export const cutInReason = (engine: CutInEngine, rules: CutInRules): Reasoning<CutInState, CutInMove> => {
  const rating = ratingFor(rules)
  const { playText, passText } = playTexts(engine, rules, rating)
  const choiceText = choiceTextFor(engine, rules, rating)

  return (state, seat, move, instead) => {
    if ('laid' in move) {
      const told = playText(state, seat, move, instead)
      if (told === null) return null
      if (move.type === 'cut')
        return { kind: 'cut', text: joined(text('同じ札で割りこむ。', 'Cuts in with the same cards.'), told) }
      return { kind: state.table === null ? 'lead' : 'follow', text: told }
    }
    switch (move.type) {
      case 'no':
        return { kind: 'cut', text: silenceText(engine, state, seat, passText) }
      case 'pass':
        return { kind: 'pass', text: passText(state, seat, instead) }
      case 'none':
        return { kind: choiceIn(state), text: NONE_BETTER }
      case 'resign':
        return { kind: choiceIn(state), text: LOST }
      default: {
        const told = choiceText(state, seat, move, instead)
        return told === null ? null : { kind: choiceIn(state), text: told }
      }
    }
  }
}

/** `passing`: why a seat does not play what it could. */
const silenceText = (
  engine: CutInEngine,
  state: CutInState,
  seat: Seat,
  passing: (state: CutInState, seat: Seat, instead: CutInMove) => Text,
): Text => {
  const { moves } = engine.list(state, seat, { limit: 2 })
  const cut = moves.find(({ type }) => type === 'cut')
  if (cut === undefined) return text('同じ札がそろっていない。', 'The hand does not hold the same cards.')
  const why = passing(state, seat, cut)
  return holdsTheSame(state, seat) ? joined(text('同じ札はある。', 'The same cards are there.'), why) : why
}

const choiceIn = ({ exchange }: CutInState): Reason['kind'] => (exchange === null ? 'choice' : 'exchange')

const NONE_BETTER = text('どれを取っても、手はよくならない。', 'None of them would make the hand better.')
const LOST = text('都落ちした席は、何を出しても最下位になる。', 'Whoever has fallen ranks last, whatever is played.')
