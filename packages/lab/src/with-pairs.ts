import { findGame } from '@tefuda/games'
import { isRefusal, resolveRules } from '@tefuda/kernel'
import type { Experiment } from './experiment.ts'
import { requestOf } from './request.ts'

/** The same with every two of its variants together that change different settings, as far as their rules go together. */
export const withPairs = (experiment: Experiment): Experiment => {
  const { variants, base, seats } = experiment
  const game = findGame(experiment.game, experiment.rulesVersion)
  const goesTogether = (set: Settings): boolean =>
    game === undefined || !isRefusal(resolveRules(game.schema, game, { ...requestOf(base), ...set }, seats))
  const pairs = variants.flatMap((one, k) =>
    variants.slice(k + 1).flatMap((other) => {
      const set = { ...one.set, ...other.set }
      const isApart = Object.keys(one.set).every((name) => !(name in other.set))
      return isApart && goesTogether(set) ? [{ name: `${one.name} × ${other.name}`, set }] : []
    }),
  )
  return { ...experiment, variants: [...variants, ...pairs] }
}

type Settings = Experiment['variants'][number]['set']
