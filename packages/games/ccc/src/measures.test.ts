import { rng, simulatedChance } from '@tefuda/kernel'
import { expect, it } from 'vitest'
import { arrange } from '../testing/arrange.ts'
import type { CccEvent } from './event.ts'
import { measures } from './measures.ts'
import { holderOf } from './territory.ts'

const territory = measures.find(({ id }) => id === 'territory')!

it('a cell becomes territory once', () => {
  for (let seed = 0; seed < 5; seed++) {
    const { engine, context } = arrange({ seats: 3 })
    const [chance, luck] = [simulatedChance(rng(seed)), rng(seed)]
    const state = engine.start(chance)
    let counted = 0
    const emit = (event: CccEvent): void => {
      if (event.type === 'place' && 'count' in territory) counted += territory.count(event)
    }
    while (engine.status(state).deal === 1 && engine.outcome(state) === null) {
      const seat = engine.toAct(state)[0]!
      engine.apply(state, seat, engine.pick(state, seat, luck), chance, emit)
    }
    const cells = context.board.names.filter((_, cell) => (holderOf(context, state.coins, cell)?.lead ?? 0) >= 2)
    expect(counted).toBe(cells.length)
    expect(counted).toBeGreaterThan(0)
  }
})
