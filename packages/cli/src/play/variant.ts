import { isDeepStrictEqual } from 'node:util'
import { type Game, type Rules, readRules, type Text } from '@tefuda/kernel'

/** The name of the preset that is played, in a list of one; none for the standard game or a mixture. */
export const variantName = ({ schema }: Game, rules: Rules): Text[] =>
  schema.presets
    .slice(1)
    .flatMap(({ id, name }) => (isDeepStrictEqual(readRules(schema, { preset: id }), rules) ? [name] : []))
