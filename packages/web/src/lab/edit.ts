import { canonicalJson, type Game, isRefusal, type Rules, type RuleValue, readRules, type Text } from '@tefuda/kernel'
import type { Experiment, PlayerChoice } from '@tefuda/lab'
import { requestOf } from '@tefuda/lab/request'
import { changesNamed, shortened } from '../setup/changes-named.ts'

/** The whole rule set an experiment begins with; null where it names what the game does not know. */
export const baseRules = (game: Game, { base }: Experiment): Rules | null => {
  const rules = readRules(game.schema, requestOf(base))
  return isRefusal(rules) ? null : rules
}

/** Names each variant by what it changes, or by its letter where that is nothing yet; no two are called the same. */
const named = ({ game, say }: Editing, experiment: Experiment): Experiment => {
  const changes = experiment.variants.map(({ set }) => changesNamed(game, experiment.base, set, say))
  const variants = experiment.variants.map(({ set }, k) => {
    const [change, letter] = [changes[k]!, letterOf(k)]
    if (change === '') return { name: letter, set }
    return { name: changes.indexOf(change) < k ? `${change} ${letter}` : change, set }
  })
  const name = variants.flatMap((variant, k) => (changes[k] === '' ? [] : [variant.name])).join('／')
  return { ...experiment, variants, name: shortened(name, LONGEST_NAME) || say(game.name) }
}

/** Of an experiment. */
const LONGEST_NAME = 200

/** A … Z, AA, AB … */
export const letterOf = (variant: number): string =>
  (variant < 26 ? '' : letterOf(Math.floor(variant / 26) - 1)) + String.fromCharCode(65 + (variant % 26))

export interface Editing {
  readonly game: Game
  readonly experiment: Experiment
  readonly rules: Rules
  readonly say: (text: Text) => string
}

/** Sets a value in a variant; undefined, or the base's own, leaves the setting as in the base. */
export const withChange = (
  editing: Editing,
  variant: number,
  name: string,
  value: RuleValue | undefined,
): Experiment => {
  const { experiment } = editing
  const before = experiment.variants[variant] ?? { name: '', set: {} }
  const { [name]: _gone, ...others } = before.set
  const set = value === undefined ? others : { ...before.set, [name]: value }
  const variants =
    variant < experiment.variants.length
      ? experiment.variants.with(variant, { ...before, set })
      : [...experiment.variants, { ...before, set }]
  return named(editing, { ...experiment, variants })
}

export const withNewVariant = (editing: Editing): Experiment => {
  const { experiment } = editing
  return named(editing, { ...experiment, variants: [...experiment.variants, { name: '', set: {} }] })
}

export const withoutVariant = (editing: Editing, variant: number): Experiment => {
  const { experiment } = editing
  return named(editing, { ...experiment, variants: experiment.variants.toSpliced(variant, 1) })
}

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

/** Those that a game offers to so many: all alike, one among others, one that does without a rule, and ladders. */
export const lineUpsOf = ({ restraints = [] }: Game, seats: number): readonly LineUp[] => {
  const alike = { playersGreedy: [GREEDY], playersRandom: [RANDOM], playersDeep: [DEEP] }
  const among = (one: PlayerChoice, others: PlayerChoice): PlayerChoice[] =>
    Array.from({ length: seats }, (_, seat) => (seat === 0 ? one : others))
  const different = {
    ...Object.fromEntries(restraints.map(({ id }) => [`without:${id}`, among({ ...GREEDY, without: [id] }, GREEDY)])),
    playersOneRandom: among(RANDOM, GREEDY),
    playersOneDeep: among(DEEP, GREEDY),
    playersLadder: { ladder: LADDER.slice(0, 4) },
    playersLadderDeep: { ladder: [...LADDER] },
  }
  const offered: Readonly<Record<string, Experiment['players']>> = seats > 1 ? { ...alike, ...different } : alike
  return Object.entries(offered).map(([id, players]) => ({ id, players }))
}

/** Which of them an experiment has. */
export const lineUpOf = (game: Game, { players, seats }: Experiment): LineUp | undefined =>
  lineUpsOf(game, seats).find((lineUp) => canonicalJson(lineUp.players) === canonicalJson(players))
