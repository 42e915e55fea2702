import { findGame } from '@tefuda/games'
import { isRefusal, resolveRules } from '@tefuda/kernel'
import type { Experiment, Variant } from './experiment.ts'
import { requestOf } from './request.ts'

/** The same with every two of its variants together that change different settings, as far as their rules go together. */
export const withPairs = (experiment: Experiment): Experiment => {
  const { variants, base, seats } = experiment
  const game = findGame(experiment.game, experiment.rulesVersion)
  const goesTogether = (set: Settings): boolean =>
    game === undefined || !isRefusal(resolveRules(game.schema, game, { ...requestOf(base), ...set }, seats))
  const pairs = variants.flatMap((one, k) =>
    variants.slice(k + 1).flatMap((other) => {
      const both = together(one, other)
      const isApart = Object.keys(one.set).every((name) => !(name in other.set))
      return isApart && goesTogether(both.set) ? [both] : []
    }),
  )
  return { ...experiment, variants: [...variants, ...pairs] }
}

/** Two variants as one, with a name where both were given one. */
export const together = (one: Variant, other: Variant): Variant => ({
  ...(one.name !== undefined && other.name !== undefined && { name: `${one.name} × ${other.name}` }),
  set: { ...one.set, ...other.set },
})

type Settings = Variant['set']
