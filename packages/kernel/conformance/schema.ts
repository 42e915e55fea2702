import { appearanceFaults } from '../src/appearance.ts'
import type { Game } from '../src/game.ts'
import { canonicalJson } from '../src/json.ts'
import { isRefusal } from '../src/refusal.ts'
import { type Rules, readRules, type Setting } from '../src/rules.ts'
import { casesOf } from './case.ts'
import { checkText, type Report, repeated } from './property.ts'

/** What is wrong with the card a game shows of itself, and with its schema: no case is needed to see it. */
export const gameFaults = (game: Game): string[] => {
  const faults: string[] = []
  const report: Report = (fault) => faults.push(fault)
  const { schema } = game
  for (const [what, text] of [
    ['name', game.name],
    ['summary', game.summary],
    ['credit', game.credit],
  ] as const)
    checkText(`the ${what}`, text, report)
  if (!/^[a-z][a-z0-9-]*$/.test(game.id)) report(`the id is ${game.id}`)
  if (!Number.isInteger(game.rulesVersion) || game.rulesVersion < 1) report(`the rules version is ${game.rulesVersion}`)
  for (const { en } of appearanceFaults(game)) report(en)
  for (const { id, label } of schema.groups) checkText(`the group ${id}`, label, report)
  for (const [name, setting] of Object.entries<Setting>(schema.settings)) checkSetting(game, name, setting, report)
  for (const { id, name, summary } of schema.presets) {
    checkText(`the name of the preset ${id}`, name, report)
    checkText(`the summary of the preset ${id}`, summary, report)
  }
  const standard = schema.presets[0]
  if (standard === undefined || Object.keys(standard.delta).length > 0)
    report('the first preset is not the standard game')
  for (const { id, settings } of schema.conflicts)
    for (const name of settings)
      if (!(name in schema.settings)) report(`the conflict ${id} points at ${name}, which is no setting`)
  for (const list of [schema.groups, schema.presets, schema.conflicts])
    for (const id of repeated(list.map((entry) => entry.id))) report(`there are two ${id} in one list of the schema`)
  checkPresets(game, report)
  return faults
}

/** Every preset is a rule set that can be given in full, and that some number of seats can play. */
const checkPresets = (game: Game, report: Report): void => {
  const played = new Set(casesOf(game).map((of) => of.preset))
  for (const { id } of game.schema.presets) {
    const rules = readRules(game.schema, { preset: id })
    const again = isRefusal(rules) ? rules : readRules<Rules>(game.schema, rules)
    if (isRefusal(again)) report(`the preset ${id} is no rule set: ${again.message.en}`)
    else if (canonicalJson(again) !== canonicalJson(rules)) report(`the preset ${id} reads back as another rule set`)
    if (!played.has(id)) report(`the preset ${id} can be played by no number of seats`)
  }
}

const checkSetting = (game: Game, name: string, setting: Setting, report: Report): void => {
  checkText(`the label of ${name}`, setting.label, report)
  if (setting.note !== undefined) checkText(`the note of ${name}`, setting.note, report)
  if (!/^[A-Za-z][A-Za-z0-9]*$/.test(name)) report(`the setting ${name} could not be written as name=value`)
  if (setting.source === '') report(`the setting ${name} does not say where it comes from`)
  if (!game.schema.groups.some((group) => group.id === setting.group)) report(`the setting ${name} is in no group`)
  if (setting.kind === 'choice')
    for (const { value, label } of setting.options) checkText(`${name}=${value}`, label, report)
  if (setting.kind !== 'table') return
  for (const { key, label } of setting.rows) checkText(`${name}.${key}`, label, report)
  if (
    setting.rows
      .map((row) => row.key)
      .sort()
      .join() !== Object.keys(setting.default).sort().join()
  )
    report(`the rows of ${name} are not those of its default`)
}
