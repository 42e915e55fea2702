import { fingerprint, type Game, type GameRecord, isRefusal, nearestPreset, readRules, type Text } from '@tefuda/kernel'

/** A rule set as people know it: a preset, and in how many settings it differs from it. */
export interface RuleSetName {
  readonly preset: Text
  readonly changes: number
}

/** Undefined where this version of the page does not know the game. */
export const ruleSetName = (game: Game | undefined, rules: GameRecord['rules']): RuleSetName | undefined => {
  if (game === undefined) return undefined
  const { preset, changes } = nearestPreset(game.schema, rules)
  const found = game.schema.presets.find((candidate) => candidate.id === preset)
  return found === undefined ? undefined : { preset: found.name, changes: Object.keys(changes).length }
}

/** The presets of a game by their fingerprints. */
export const presetFingerprints = (game: Game | undefined): ReadonlyMap<string, Text> => {
  const named = game?.schema.presets.flatMap((preset): [string, Text][] => {
    const rules = readRules(game.schema, { preset: preset.id })
    return isRefusal(rules) ? [] : [[fingerprint(game.id, game.rulesVersion, rules), preset.name]]
  })
  return new Map(named)
}
