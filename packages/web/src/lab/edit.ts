import { canonicalJson, type Game, isRefusal, type Rules, type RuleValue, readRules } from '@tefuda/kernel'
import type { Experiment, PlayerChoice } from '@tefuda/lab'
import { requestOf } from '@tefuda/lab/request'
import { numbersOfSeats } from '../rulebook/rules-query.ts'

/** The whole rule set an experiment begins with; null where it names what the game does not know. */
export const baseRules = (game: Game, { base }: Experiment): Rules | null => {
  const rules = readRules(game.schema, requestOf(base))
  return isRefusal(rules) ? null : rules
}

/** Begins with another preset: with the number of seats next to what it was that its rules can be played with. */
export const withPreset = (game: Game, experiment: Experiment, preset: string): Experiment => {
  const next = { ...experiment, base: { preset } }
  const rules = baseRules(game, next)
  const { seats } = experiment
  const [nearest = seats] =
    rules === null ? [] : numbersOfSeats(game, rules).toSorted((a, b) => Math.abs(a - seats) - Math.abs(b - seats))
  return withSeats(game, next, nearest)
}

/** The same with another number of seats: who plays is chosen alike where that many can. */
export const withSeats = (game: Game, experiment: Experiment, seats: number): Experiment => {
  if (seats === experiment.seats) return experiment
  const lineUp = lineUpOf(game, experiment)?.id
  const kept = lineUpsOf(game, seats).find(({ id }) => id === lineUp)
  return { ...experiment, seats, players: kept?.players ?? [GREEDY] }
}

/** Another experiment by its variants: a name it was given is that of the one before. */
export const withVariants = (experiment: Experiment, variants: Experiment['variants']): Experiment => ({
  ...experiment,
  name: undefined,
  variants,
})

/** Sets a value in a variant, which loses the name it was given; undefined leaves the setting as in the base. */
export const withChange = (
  experiment: Experiment,
  variant: number,
  name: string,
  value: RuleValue | undefined,
): Experiment => {
  const { variants } = experiment
  const { [name]: _gone, ...others } = { ...variants[variant]?.set }
  const set = value === undefined ? others : { ...variants[variant]?.set, [name]: value }
  return withVariants(experiment, variants.toSpliced(variant, 1, { set }))
}

/** Sets the only value of a variant; one that another has for the setting changes places with it, so that none is there twice. */
export const withSweptValue = (experiment: Experiment, variant: number, name: string, value: RuleValue): Experiment => {
  const { variants } = experiment
  const before = variants[variant]?.set[name] as RuleValue | undefined
  const other = variants.findIndex(
    ({ set }, each) => each !== variant && isTaken(name in set ? [set[name]] : [], value),
  )
  const exchanged = other < 0 ? experiment : withChange(experiment, other, name, before)
  return withChange(exchanged, variant, name, value)
}

/** The values that the variants have for a setting. */
export const takenBy = ({ variants }: Experiment, name: string): readonly unknown[] =>
  variants.flatMap(({ set }) => (name in set ? [set[name]] : []))

export const isTaken = (taken: readonly unknown[], value: RuleValue): boolean =>
  taken.some((other) => canonicalJson(other) === canonicalJson(value))

export const withNewVariant = (experiment: Experiment): Experiment =>
  withVariants(experiment, [...experiment.variants, { set: {} }])

export const withoutVariant = (experiment: Experiment, variant: number): Experiment =>
  withVariants(experiment, experiment.variants.toSpliced(variant, 1))

/** So many deals can be asked for; a file may ask for any number. */
export const DEALS = [200, 2000, 10_000, 50_000, 200_000]

/** The next number of them; null where there is none. */
export const moreDeals = (deals: number): number | null => DEALS.find((more) => more > deals) ?? null

/** A way of filling the seats that the page offers; any other comes from a file. */
export interface LineUp {
  readonly id: string
  readonly players: Experiment['players']
}

const GREEDY = { bot: 'greedy' }
const RANDOM = { bot: 'random' }
const DEEP = { bot: 'monte-carlo' }

/** From chance to a bot that looks ahead: five steps that differ as people do. */
export const LADDER: readonly PlayerChoice[] = [
  RANDOM,
  { bot: 'greedy', overlooks: 0.6 },
  { bot: 'greedy', overlooks: 0.3 },
  GREEDY,
  DEEP,
]

/** Those that a game offers to so many: all alike, one among others, ladders, and one that does without a rule. */
export const lineUpsOf = ({ restraints = [] }: Game, seats: number): readonly LineUp[] => {
  const alike = { playersGreedy: [GREEDY], playersRandom: [RANDOM], playersDeep: [DEEP] }
  const among = (one: PlayerChoice, others: PlayerChoice): PlayerChoice[] =>
    Array.from({ length: seats }, (_, seat) => (seat === 0 ? one : others))
  const different = {
    playersOneRandom: among(RANDOM, GREEDY),
    playersOneDeep: among(DEEP, GREEDY),
    playersLadder: { ladder: LADDER.slice(0, 4) },
    playersLadderDeep: { ladder: [...LADDER] },
    ...Object.fromEntries(restraints.map(({ id }) => [`without:${id}`, among({ ...GREEDY, without: [id] }, GREEDY)])),
  }
  const offered: Readonly<Record<string, Experiment['players']>> = seats > 1 ? { ...alike, ...different } : alike
  return Object.entries(offered).map(([id, players]) => ({ id, players }))
}

/** Which of them an experiment has. */
export const lineUpOf = (game: Game, { players, seats }: Experiment): LineUp | undefined =>
  lineUpsOf(game, seats).find((lineUp) => canonicalJson(lineUp.players) === canonicalJson(players))
