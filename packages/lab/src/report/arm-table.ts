import type { Text } from '@tefuda/kernel'
import type { ArmTable } from '../besides.ts'
import { armNamed } from '../named.ts'
import type { Plan } from '../plan.ts'
import type { RulesCompared } from '../rules-compared.ts'
import type { SayHtml } from './escaped.ts'

/** The settings in which rule sets differ. */
export const rulesTable = (plan: Plan, { title, rows, others }: RulesCompared, say: SayHtml): string => {
  const body = rows.map(({ setting, cells }) => {
    const values = cells.map(({ value, isOther }) => `<td${isOther ? ' class="other"' : ''}>${say(value)}</td>`)
    return `<tr><th>${say(setting)}</th>${values.join('')}</tr>`
  })
  return `${titled(plan, title, body, say, 'rules')}
<p class="under">${say(others)}</p>`
}

/** A row for each thing, a column for each rule set. */
export const armTable = (plan: Plan, { title, rows }: ArmTable, say: SayHtml): string => {
  const body = rows.map(({ name, note, cells }) => {
    const beside = note === null ? '' : ` <small>${say(note)}</small>`
    return `<tr><th>${say(name)}${beside}</th>${cells.map((cell) => `<td>${say(cell)}</td>`).join('')}</tr>`
  })
  return titled(plan, title, body, say, 'arms')
}

const titled = (plan: Plan, title: Text, rows: readonly string[], say: SayHtml, look: string): string => {
  const heads = plan.arms.map((_, arm) => `<th>${say(armNamed(plan, arm))}</th>`)
  return `<h2>${say(title)}</h2>
<div class="wide"><table class="${look}"><tr><th></th>${heads.join('')}</tr>${rows.join('')}</table></div>`
}
