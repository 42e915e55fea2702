import type { Experiment } from '@tefuda/lab'

/** The page that sweeps over the variants of an experiment. */
export const sweepAddress = (experiment: Experiment): string =>
  `/lab/sweep?${new URLSearchParams({ e: JSON.stringify(experiment) })}`

/** Every variant, and every two of them together that change different settings. */
export const sweepOf = (asked: Experiment): Experiment => {
  const { variants } = asked
  const pairs = variants.flatMap((one, k) =>
    variants
      .slice(k + 1)
      .flatMap((other) =>
        Object.keys(one.set).some((name) => name in other.set)
          ? []
          : [{ name: `${one.name} × ${other.name}`, set: { ...one.set, ...other.set } }],
      ),
  )
  return { ...asked, variants: [...variants, ...pairs] }
}
