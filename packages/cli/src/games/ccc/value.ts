import { type Calculation, type CccRules, limitOf, tellGroup } from '@tefuda/ccc'
import { text } from '@tefuda/kernel'
import { cardText, withCardSigns } from '../../terminal/cards.ts'
import type { Look } from '../../terminal/look.ts'
import { besideOrBelow, columnsOf, padEnd, wrap } from '../../terminal/text.ts'
import { plainLetters } from '../typed.ts'

const CARD = /RJ|BJ|[SHDC](?:10|[2-9AJQKT])/g
const CARDS = /^(?:(?:RJ|BJ|[SHDC](?:10|[2-9AJQKT])|\/)\s*)+$/

/** A payment as it is typed, with small letters, suit signs and without blanks; a text that is none comes back as it is. */
export const spacedPayment = (typed: string): string => {
  const plain = plainLetters(typed)
    .replace(/[,、+]/g, ' ')
    .replace(/\s+/g, ' ')
  if (!CARDS.test(plain)) return typed
  return plain
    .split('/')
    .map((group) => (group.match(CARD) ?? []).map((card) => card.replace(/T$/, '10')).join(' '))
    .join(' / ')
}

/** `♣4 / ♠A / ♦3 ♥6`. */
export const paymentText = (payment: string, look: Look): string =>
  payment.replace(CARD, (card) => cardText(card, look))

/** Group by group what cards are worth and why, the number they pay for, and what else exactly these cards pay for. */
export const valueLines = (value: Calculation, rules: CccRules, look: Look, columns: number): string[] => {
  const { say, paint, signs, lang } = look
  const { groups, splits, number, readings } = value
  const shown = groups.map(({ cards }) => cards.map((card) => cardText(card, look)).join(' '))
  const wide = Math.max(...shown.map(columnsOf))
  const lines = groups.map((group, at) => ({
    line: `  ${padEnd(shown[at] ?? '', wide)}`,
    note: say(tellGroup(rules, group)),
  }))
  const roots = groups.map(({ root }) => root).join(' + ')
  const result =
    number === null
      ? text('この分け方では、どの数も払えません', 'Grouped like this they pay for nothing')
      : groups.length > 1
        ? text(`${roots} = ${number} のマスに置けます`, `They pay for ${roots} = ${number}`)
        : text(`${number} のマスに置けます`, `They pay for ${number}`)
  const limit = limitOf(value)
  const written = groups.map(({ cards }) => cards.join(' '))
  const entered = written.flatMap((group, at) => (at === 0 ? [group] : [splits[at - 1] ?? '', group])).join(' / ')
  const others = readings.filter(({ payment }) => payment !== entered)
  return [
    ...besideOrBelow(lines, columns).flatMap((line) =>
      columnsOf(line) <= columns ? [line] : wrap(line, columns, lang),
    ),
    ...(splits.length === 0
      ? []
      : [`  ${say(text(`${splits.join(' ')} で分けます`, `split by ${splits.join(' ')}`))}`].map((line) =>
          withCardSigns(line, look),
        )),
    paint.bold(`${signs.arrow} ${say(result)}`),
    ...(limit === null ? [] : wrap(say(limit), columns, lang)),
    ...(others.length === 0 ? [] : [say(text('同じ札のほかの払い方', 'The same cards pay otherwise too'))]),
    ...others.map(({ number: other, payment }) => `  ${other}  ${paymentText(payment, look)}`),
  ]
}
