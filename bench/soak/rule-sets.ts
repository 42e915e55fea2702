import {
  type Game,
  isRefusal,
  type Rng,
  type Rules,
  type RulesRequest,
  type RuleValue,
  resolveRules,
  rng,
  type Setting,
} from '@tefuda/kernel'

/** A legal rule set that somebody could ask a table for, and how many sit there. */
export interface RuleSet {
  readonly game: Game
  /** The same number gives the same rule set. */
  readonly number: number
  /** As a request for a table has it. */
  readonly request: RulesRequest
  readonly rules: Rules
  readonly seats: number
}

/** So many requests are made up until one is legal; then a preset is taken. */
const TRIES = 300

/**
 * A rule set at random, as far out as the settings of the game allow: of each setting the default, the least, the most or
 * anything between, boards of every size and of numbers close together.
 */
export const ruleSetOf = (game: Game, number: number): RuleSet => {
  const random = rng(number)
  for (let k = 0; k < TRIES; k++) {
    const seats = game.minSeats + random.below(game.maxSeats - game.minSeats + 1)
    const request = requestOf(game, random)
    const rules = resolveRules(game.schema, game, request, seats)
    if (!isRefusal(rules)) return { game, number, request, rules, seats }
  }
  throw new Error(`${game.id}: no rule set of ${TRIES} is legal`)
}

const requestOf = (game: Game, random: Rng): RulesRequest => {
  const { presets, settings } = game.schema
  const preset = presets[random.below(presets.length)]!.id
  // Few changes or many: what a rule does shows among ordinary ones as well as among others that are far out.
  const of = 1 + random.below(4)
  const changed = Object.entries<Setting>(settings).filter(() => random.below(4) < of)
  return { preset, ...Object.fromEntries(changed.map(([name, setting]) => [name, madeUp(setting, random)])) }
}

const madeUp = (setting: Setting, random: Rng): RuleValue => {
  switch (setting.kind) {
    case 'flag':
      return random.below(2) === 0
    case 'choice':
      return setting.options[random.below(setting.options.length)]!.value
    case 'integer':
      return numberOf(setting.min, setting.max, setting.default, random)
    case 'table':
      return Object.fromEntries(
        setting.rows.map(({ key }) => [key, numberOf(setting.min, setting.max, setting.default[key]!, random)]),
      )
    case 'matrix':
      return random.below(4) === 0 ? setting.default : matrixOf(setting.min, setting.max, setting.maxSide, random)
  }
}

const numberOf = (min: number, max: number, usual: number, random: Rng): number => {
  const kind = random.below(6)
  if (kind < 2) return usual
  if (kind === 2) return min
  if (kind === 3) return max
  return min + random.below(Math.min(65_536, max - min + 1))
}

const matrixOf = (min: number, max: number, maxSide: number, random: Rng): number[][] => {
  const side = (): number => (random.below(2) === 0 ? maxSide : 1 + random.below(maxSide))
  const [height, width] = [side(), side()]
  const least = min + random.below(max - min + 1)
  const span = 1 + random.below(max - least + 1)
  return Array.from({ length: height }, () => Array.from({ length: width }, () => least + random.below(span)))
}
