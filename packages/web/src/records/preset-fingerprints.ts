import { fingerprint, type Game, isRefusal, readRules, type Text } from '@tefuda/kernel'

/** The presets of a game by their fingerprints. */
export const presetFingerprints = (game: Game | undefined): ReadonlyMap<string, Text> => {
  const named = game?.schema.presets.flatMap((preset): [string, Text][] => {
    const rules = readRules(game.schema, { preset: preset.id })
    return isRefusal(rules) ? [] : [[fingerprint(game.id, game.rulesVersion, rules), preset.name]]
  })
  return new Map(named)
}
