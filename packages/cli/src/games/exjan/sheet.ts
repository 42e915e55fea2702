import {
  chipsText,
  type ExjanEvent,
  exjanSchema,
  type Payment,
  type ScoredBlock,
  type Sheet,
  YAKU_NAMES,
} from '@tefuda/exjan'
import { type Seat, type Text, text } from '@tefuda/kernel'
import { cardText } from '../../terminal/cards.ts'
import type { Look } from '../../terminal/look.ts'
import { besideOrBelow, columnsOf, padEnd, padStart } from '../../terminal/text.ts'

/**
 * The score sheet of a win: the hand as it is scored, its yaku, dora, dan and points, who pays what and why. `names` is
 * what each seat is called.
 */
export const sheetLines = (sheet: Sheet, names: readonly string[], look: Look, columns: number): string[] => [
  ...headLines(sheet, names, look),
  ...sheet.blocks.map((block) => blockLine(block, sheet.card, look)),
  '',
  ...worthLines(sheet, look),
  '',
  ...paymentLines(sheet, names, look, columns),
]

const headLines = ({ winner, dealer, from, card }: Sheet, names: readonly string[], look: Look): string[] => {
  const role = winner === dealer ? text('親', 'dealer') : text('子', 'not the dealer')
  const how =
    from === null
      ? text(`${cardText(card, look)} を引いて`, `draws ${cardText(card, look)}`)
      : text(`${names[from]} の捨て札 ${cardText(card, look)} で`, `on ${cardText(card, look)} of ${names[from]}`)
  const title = text(`あがり：${names[winner]}（${role.ja}）`, `${names[winner]} wins (${role.en})`)
  return [look.paint.bold(look.say(title)), `  ${look.say(how)}`]
}

const KINDS: Readonly<Record<ScoredBlock['kind'], Text>> = {
  run: text('連', 'run'),
  group: text('群', 'group'),
  pair: text('対', 'pair'),
}

const blockLine = ({ kind, cards, open, won }: ScoredBlock, winning: string, look: Look): string => {
  const wide = look.lang === 'ja' ? 2 : 5
  const drawn = cards.map((card) => (won && card === winning ? `[${cardText(card, look)}]` : cardText(card, look)))
  const called = open ? look.paint.dim(look.say(text('（宣言）', ' (called)'))) : ''
  return `  ${padEnd(look.say(KINDS[kind]), wide)}  ${drawn.join(' ')}${called}`
}

const worthLines = (sheet: Sheet, look: Look): string[] => {
  const { say, paint } = look
  const lines = [
    ...sheet.yakuman.map((id) => ({ name: say(YAKU_NAMES[id]), worth: say(text('役満', 'yakuman')) })),
    ...sheet.yaku.map(({ id, times, dan }) => ({
      name: `${say(YAKU_NAMES[id])}${times > 1 ? ` ${look.signs.times}${times}` : ''}`,
      worth: say(danOf(dan)),
    })),
  ]
  const sum = {
    name: say(text('合計', 'In all')),
    worth: `${sheet.yakuman.length > 0 ? '' : `${say(danOf(sheet.dan))} ${look.signs.arrow} `}${say(pointsOf(sheet.points))}`,
  }
  const wide = Math.max(...[...lines, sum].map(({ name }) => columnsOf(name)))
  const row = ({ name, worth }: { readonly name: string; readonly worth: string }): string =>
    `  ${padEnd(name, wide)}  ${worth}`
  return [...lines.map(row), paint.bold(row(sum)), ...doraLines(sheet, look)]
}

const danOf = (dan: number): Text => text(`${dan}段`, `${dan} dan`)
const pointsOf = (points: number): Text => text(`${points}点`, `${points} points`)

/** What is dora, and by which card; a yakuman counts none. */
const doraLines = ({ dora: { indicator, cards, held } }: Sheet, look: Look): string[] =>
  indicator === null
    ? []
    : [
        look.paint.dim(
          `  ${look.say(
            text(
              `ドラ表示 ${cardText(indicator, look)} → ${rankOf(cards)}（${held}枚）`,
              `Indicator ${cardText(indicator, look)}: dora ${rankOf(cards)}, ${held} held`,
            ),
          )}`,
        ),
      ]

const rankOf = ([card = '']: readonly string[]): string => card.slice(1)

const paymentLines = (sheet: Sheet, names: readonly string[], look: Look, columns: number): string[] => {
  const { payments, stakes, total, winner } = sheet
  const { say, paint } = look
  const shown = [
    ...payments.map((payment) => ({
      name: names[payment.seat] ?? '',
      points: `−${payment.paid}`,
      note: noteOf(payment, sheet, look),
    })),
    ...(stakes > 0 ? [{ name: say(text('供託', 'Stakes')), points: `+${stakes}`, note: '' }] : []),
    { name: names[winner] ?? '', points: `+${total}`, note: '' },
  ]
  const wide = Math.max(...shown.map(({ name }) => columnsOf(name)))
  const longest = Math.max(...shown.map(({ points }) => points.length))
  const entries = shown.map(({ name, points, note }) => ({
    line: `  ${padEnd(name, wide)}  ${padStart(points, longest)}`,
    note,
  }))
  return [paint.bold(say(text('支払い', 'Payments'))), ...besideOrBelow(entries, columns)]
}

const noteOf = (payment: Payment, sheet: Sheet, { say, lang }: Look): string => {
  const chips = chipsText(payment.paid)
  const reason = say(reasonOf(payment, sheet))
  return chips === null ? reason : `${reason}${lang === 'ja' ? '　' : '; '}${say(chips)}`
}

/** By which row of the table of shares, and why it is not exactly that. */
const reasonOf = ({ share, percent, due, paid }: Payment, { points }: Sheet): Text => {
  const label = shareLabel(share)
  const exact = (points * percent) / 100
  const rounded = due > exact ? text(`、${due}点に切り上げ`, `, at least ${due}`) : text('', '')
  const short = paid < due ? text(`、${due}点のうち持っている分`, `, of ${due} what there is`) : text('', '')
  return text(
    `${label.ja}（${points}点の${percent}％${rounded.ja}${short.ja}）`,
    `${label.en} (${percent}% of ${points}${rounded.en}${short.en})`,
  )
}

const shareLabel = (share: Payment['share']): Text => {
  const { shares } = exjanSchema.settings
  const row = shares.kind === 'table' ? shares.rows.find(({ key }) => key === share) : undefined
  return row?.label ?? text(share, share)
}

/** The result of a round that these events ended: the sheet of a win or the drawn round, then everybody's chips. */
export const roundLines = (
  events: readonly ExjanEvent[],
  names: readonly string[],
  look: Look,
  columns: number,
): string[] | null => {
  const end = events.find((event) => event.type === 'end')
  if (end === undefined) return null
  const won = events.find((event) => event.type === 'win')
  const drawn = events.find((event) => event.type === 'exhausted')
  const title = text(`第${end.deal}ラウンドの結果`, `Result of round ${end.deal}`)
  return [
    look.paint.bold(look.say(title)),
    ...(won === undefined ? [] : sheetLines(won.sheet, names, look, columns)),
    ...(drawn === undefined ? [] : [look.say(returnedText(drawn.returned, names))]),
    '',
    look.paint.bold(look.say(text('チップ', 'Chips'))),
    ...chipLines(end.chips, names),
    ...(end.next === null
      ? []
      : [look.say(text(`次の親：${names[end.next]}`, `${names[end.next]} deals the next round`))]),
  ]
}

const returnedText = (returned: readonly Seat[], names: readonly string[]): Text => {
  const who = returned.map((seat) => names[seat])
  return returned.length === 0
    ? text('流局', 'The round is drawn')
    : text(
        `流局　リーチのチップは ${who.join('、')} に戻ります`,
        `The round is drawn; ${who.join(', ')} take back the chips of their reach`,
      )
}

const chipLines = (chips: readonly number[], names: readonly string[]): string[] => {
  const wide = Math.max(...names.map(columnsOf))
  const longest = Math.max(...chips.map((one) => String(one).length))
  return chips.map((one, seat) => `  ${padEnd(names[seat] ?? '', wide)}  ${padStart(String(one), longest)}`)
}
