import { type Game, rng } from '@tefuda/kernel'
import type { TableOptions } from '@tefuda/wire'
import { idFor, type Kind, type StoryRequest } from './story.ts'

const PACES = [{ kind: 'none' }, { kind: 'live', move: 20, reserve: 60 }, { kind: 'days', days: 2 }] as const
const SPECTATORS = [0, 2, null] as const
/** Rule sets that have so many seats and no other number. */
const FIXED: { readonly [preset: string]: number } = { teams: 4, 'san-jia-xi': 6 }

/** A table of a game with some rules, pace, spectators, and some who sit there, drawn from a seed. */
export const requestFor = (game: Game, seed: number, at: number): StoryRequest => {
  const random = rng(1 + 7919 * seed)
  const presets = game.schema.presets.map(({ id }) => id)
  const preset = presets[seed % presets.length]!
  const seats = FIXED[preset] ?? Math.min(game.maxSeats, Math.max(game.minSeats, 2) + random.below(3))
  // A person everywhere, and whoever else may sit there.
  const host = random.below(seats)
  const kinds = Array.from(
    { length: seats },
    (_, seat): Kind => (seat === host ? 'person' : (['bot', 'person', 'program'] as const)[(seed + seat) % 3]!),
  )
  const options: TableOptions = {
    pace: PACES[random.below(3)]!,
    isPublic: random.below(2) === 0,
    spectators: SPECTATORS[random.below(3)]!,
    windows: seed % 2 === 0 ? 'even' : 'quick',
  }
  const moves = random.below(4) === 0 ? null : random.below(30)
  return { id: idFor(`${game.id} ${seed}`), game, rules: { preset }, kinds, options, moves, at }
}
