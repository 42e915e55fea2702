import { findGame } from '@tefuda/games'
import {
  firstSigns,
  type Game,
  isRefusal,
  type Refusal,
  type RulesRequest,
  readRules,
  refusal,
  text,
} from '@tefuda/kernel'
import type { RuleSet, RuleSetBody } from '@tefuda/wire'
import { LONGEST_NAME } from '@tefuda/wire/limits'
import { ruleSetBody } from './rule-set-body.ts'

const FORMAT = 'tefuda-rules-1'

/** No rule set comes near this; in characters. */
const LARGEST = 200_000

const NOT_RULES = refusal(
  'bad-rule-set',
  null,
  'これは手札のルールのファイルではないようです。「保存したルール」で「ファイルに保存」したものを選んでください。',
  'This does not seem to be a file of rules. Choose one made with “Save as a file” under Saved rules.',
)

/** A rule set as a file to keep: a value for every setting, so that it means the same whatever presets become. */
export const ruleSetFile = ({ game, name, rulesVersion, rules, fingerprint }: RuleSet): string =>
  `${JSON.stringify({ format: FORMAT, game, name, rulesVersion, rules, fingerprint }, null, 2)}\n`

/** `southern-cross-7f3a91c2.rules.json` */
export const ruleSetFileName = ({ game, fingerprint }: RuleSet): string =>
  `${game}-${fingerprint.slice(0, 8)}.rules.json`

/** The rule set a file holds, each setting checked by the game itself; or what is wrong with it. */
export const readRuleSetFile = (content: string): RuleSetBody | Refusal => {
  const file = content.length > LARGEST ? undefined : readJson(content)
  if (typeof file !== 'object' || file === null || !('format' in file) || file.format !== FORMAT) return NOT_RULES
  const { game: id, name, rules } = file as { readonly [part: string]: unknown }
  if (typeof id !== 'string' || typeof name !== 'string' || typeof rules !== 'object' || rules === null)
    return NOT_RULES
  const game = findGame(id)
  if (game === undefined)
    return refusal(
      'unknown-game',
      null,
      `「${id.slice(0, 40)}」という遊びはありません。`,
      `There is no game ${JSON.stringify(id.slice(0, 40))}.`,
    )
  const read = readRules(game.schema, { ...rules })
  if (isRefusal(read)) return withLabel(game, { ...rules }, read)
  const called = firstSigns(name.trim(), LONGEST_NAME)
  return ruleSetBody(game, called === '' ? game.name.ja : called, read)
}

/** A setting is called by its key in the file, and by its label on the page: both are said of one that is wrong. */
const withLabel = ({ schema }: Game, rules: RulesRequest, reason: Refusal): Refusal => {
  const wrong = Object.keys(rules).find((name) => isRefusal(readRules(schema, { [name]: rules[name] })))
  const label = wrong === undefined ? undefined : schema.settings[wrong]?.label
  if (label === undefined) return reason
  const { ja, en } = reason.message
  return { ...reason, message: text(`${label.ja}：${ja}`, `${label.en}: ${en}`) }
}

const readJson = (content: string): unknown => {
  try {
    return JSON.parse(content)
  } catch {
    return undefined
  }
}
