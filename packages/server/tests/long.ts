import { findGame } from '@tefuda/games'
import { rng } from '@tefuda/kernel'
import { type Story, type StoryRequest, storyOf } from './story.ts'

/** A table of two at which so many moves have been made, one deal after another. */
export const longStory = (id: string, moves: number, more: Partial<StoryRequest> = {}): Story =>
  storyOf(
    {
      id,
      game: findGame('southern-cross')!,
      rules: { preset: 'thousand', together: false, reachPoints: 0, target: 100_000, deals: 1000 },
      kinds: ['person', 'person'],
      options: { pace: { kind: 'none' }, isPublic: false, spectators: 0 },
      moves,
      at: 1_800_000_000_000,
      ...more,
    },
    rng(1),
  )
