import { rng, simulatedChance, text } from '@tefuda/kernel'
import { promptBot } from './bot.ts'
import { knowledgeOf } from './knowledge.ts'

/** The most points now; among equals the layout that promises most; then the first in the list. */
export const greedy = promptBot(
  {
    id: 'greedy',
    name: text('よくばり', 'Greedy'),
    summary: text(
      'いま取れる点がいちばん高い手を選び、同じ点なら先の見込みで決めます。',
      'Takes the most points now; where they are equal, what promises most.',
    ),
  },
  (table, view, seat, { seed }) => {
    const { engine } = table
    const { promise } = knowledgeOf(table)
    const luck = rng(seed)
    const chance = simulatedChance(luck)
    const sample = engine.sample(view, luck)
    const before = engine.status(sample).scores[seat]!
    const moves = engine.moves(sample, seat)
    const gains = moves.map((move) => {
      const state = engine.clone(sample)
      engine.apply(state, seat, move, chance)
      return engine.status(state).scores[seat]! - before
    })
    const most = Math.max(...gains)
    const equals = moves.filter((_, k) => gains[k] === most)
    if (equals.length === 1) return { move: equals[0]! }
    const promises = equals.map((move) => promise(sample, seat, move))
    return { move: equals[promises.indexOf(Math.max(...promises))]! }
  },
)
