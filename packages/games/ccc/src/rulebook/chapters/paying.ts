import { type Block, type Card, type Chapter, frenchFace, frenchName, isRefusal, type Text, text } from '@tefuda/kernel'
import { tellGroups } from '../../calculator.ts'
import { formatPayment, parsePayment } from '../../notation.ts'
import { groupValue, numberOf, type Payment } from '../../value.ts'
import { list, same, say, table } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** How coins are paid for. */
export const paying = (subject: BookSubject): Chapter => ({
  id: 'paying',
  title: text('払い方', 'Paying'),
  blocks: [price(subject), squares(subject), faces(subject), ...doubling(subject), examples(subject)],
})

const price = (subject: BookSubject): Block =>
  say(
    subject,
    'コイン1枚を置くには、手札から1枚以上を出し、その値をマスの数の2乗にちょうど合わせます。おつりは出ません。',
    'A coin is paid for with one or more cards of your hand whose value is exactly the number of the cell squared. There is no change.',
    { rulings: [1] },
  )

const squares = (subject: BookSubject): Block => {
  const numbers = [...new Set(subject.context.board.numbers)].sort((a, b) => a - b)
  return table(
    subject,
    [text('マスの数', 'Number'), text('札の値', 'Value of the cards')],
    numbers.map((number) => [same(number), same(number * number)]),
    { rulings: [1] },
  )
}

const faces = (subject: BookSubject): Block =>
  say(
    subject,
    'A は 1、J・Q・K は 11・12・13、ほかの札は書いてある数で、足し合わせます。',
    'An ace counts 1, J Q K count 11 12 13, other cards what they show. They are added.',
    { rulings: [2] },
  )

const doubling = (subject: BookSubject): Block[] => {
  const { multipliers, flushCards } = subject.rules
  const joker = list(subject, [jokerText(multipliers.joker)], { rulings: [2] })
  const flush =
    multipliers.flush === 1
      ? say(
          subject,
          'この卓では、色をそろえても値は変わりません（フラッシュは×1）。',
          'At this table cards of one colour are worth no more: a flush counts × 1.',
          { rulings: [2] },
        )
      : list(subject, [flushText(multipliers.flush, flushCards)], {
          rulings: [2],
        })
  return [
    joker,
    flush,
    say(
      subject,
      '先に足し、それから倍率をかけます。かけずにおくことはできません。ジョーカーだけでは何も払えません。',
      'First add, then multiply; multiplying is not a choice. Jokers alone pay for nothing.',
      { rulings: [2] },
    ),
  ]
}

const jokerText = (times: number): Text =>
  text(`ジョーカーが入っていれば、1枚ごとに ×${times}。`, `Each joker in a group makes it × ${times}.`)

/** What a flush is, and by how much it multiplies. */
export const flushText = (times: number, cards: number): Text =>
  text(
    `${cards}枚以上の札がすべて赤か、すべて黒なら「フラッシュ」で ×${times}。ジョーカーも1枚と数え、赤いジョーカーは赤、黒いジョーカーは黒です。`,
    `${cards} or more cards that are all red or all black are a flush: × ${times}. A joker counts as a card of its colour.`,
  )

const EXAMPLES = ['C2 D7', 'S8 RJ', 'H7 D8 HJ DJ HK', 'H2 D3 BJ', 'S5 C7 CQ RJ', 'S2 S3 S4']

const faceCards = (names: string): Card[] => names.split(' ').map((name) => frenchFace(name)!)

const examples = (subject: BookSubject): Block =>
  table(
    subject,
    [text('出した札', 'Cards'), text('値と数', 'Value and number')],
    EXAMPLES.map((names) => [same(names), tellGroups(subject.rules, [groupValue(subject.rules, faceCards(names))])]),
    { rulings: [2] },
  )

/** Splitting aces. */
export const splitting = (subject: BookSubject): Chapter => ({
  id: 'splitting',
  title: text('Aで分ける', 'Splitting with aces'),
  blocks: [
    say(
      subject,
      '札を2つの組に分けて間に A を1枚はさむと、それぞれの組で払える数を足した数のマスに置けます。どちらの組の値も、平方数でなければなりません。A を2枚使えば3組、というように増やせます。',
      'Put an ace between two groups, each worth a square, and they pay for the sum of their two numbers. Two aces join three groups, and so on.',
      { rulings: [3] },
    ),
    say(
      subject,
      'はさんだ A はどちらの組にも入りません。1 として使う A とは別です。',
      'The ace between belongs to neither group; it is not one that counts 1.',
      { rulings: [3] },
    ),
    ...['C4 / SA / D3 H6', 'S4 CQ / SA / D5 H7 DK RJ'].map((written) => splitFigure(subject, written)),
  ],
})

/** Cards of a split in a row, a gap on both sides of the ace. */
const splitFigure = (subject: BookSubject, written: string): Block => {
  const payment = parsePayment(subject.rules, written)
  if (isRefusal(payment)) throw new Error(payment.message.en)
  const spots: { x: number; y: number; card: string; placed?: true }[] = []
  const lines: number[][] = []
  let x = 0
  for (const [k, group] of payment.groups.entries()) {
    if (k > 0) {
      spots.push({ x: x + 0.3, y: 0, card: frenchName(payment.splits[k - 1]!), placed: true })
      x += 1.6
    }
    lines.push(group.map((_, at) => spots.length + at))
    for (const card of group) spots.push({ x: x++, y: 0, card: frenchName(card) })
  }
  return { kind: 'figure', figure: { spots, lines }, caption: caption(subject, payment), rules: ['CC-3'] }
}

const caption = ({ rules }: BookSubject, payment: Payment): Text => {
  const told = tellGroups(
    rules,
    payment.groups.map((group) => groupValue(rules, group)),
  )
  const number = numberOf(rules, payment)
  const [endJa, endEn] =
    number === null ? ['払えません', 'no payment'] : [`${number} のマスに1枚`, `a coin on a ${number}`]
  const written = formatPayment(payment)
  return text(`${written}：${told.ja}。${endJa}`, `${written}: ${told.en}; ${endEn}`)
}
