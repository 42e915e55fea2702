import { type Block, type Chapter, text } from '@tefuda/kernel'
import { cards, count, say, word } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** What is played at this table: the people, the cards, the chips, the deal. */
export const table = (subject: BookSubject): Chapter => ({
  id: 'table',
  title: text('この卓', 'This table'),
  blocks: [people(subject), pack(subject), ...sets(subject), deal(subject), firstDealer(subject), ...dora(subject)],
})

const people = (subject: BookSubject): Block => {
  const { seats, rules } = subject
  return say(
    subject,
    `${seats}人で遊びます。1人${rules.chips}点のチップから始め、終わりにチップの一番多い人が勝ちです。`,
    `${seats} players begin with ${rules.chips} points in chips each; whoever has most in the end wins.`,
    { rulings: [9] },
  )
}

const pack = (subject: BookSubject): Block =>
  say(
    subject,
    '札は88枚です。♠♥♦♣ の4つのスートに、0 から 15 までの数字と、J・Q・K・C・F・M の6つの記号が1枚ずつあります。',
    'There are 88 cards: in each of the suits ♠ ♥ ♦ ♣ the numbers 0 to 15 and the six symbols J Q K C F M, one of each.',
    { rulings: [1] },
  )

const sets = (subject: BookSubject): Block[] => [
  say(
    subject,
    `そろえるのは、3枚のセット${subject.sets}組${subject.pair ? 'と対1組' : ''}の${subject.complete}枚です。セットとは、群か連のことです。`,
    `A complete hand is ${count(subject.sets, 'set')} of three${subject.pair ? ' and a pair' : ''}, ${subject.complete} cards. A set is a group or a run.`,
    { rulings: subject.pair ? [2, 3] : [3, 18] },
  ),
  cards('S6 H6 C6 | SM HM DM', text('群：同じ数字か、同じ記号の3枚', 'Groups: three of one number or one symbol')),
  cards(
    'D0 D1 D2 | C13 C14 C15',
    text(
      '連：同じスートで続く3枚。15 と 0 はつながらず、記号は入りません',
      'Runs: three in order in one suit. 15 and 0 are not neighbours, and symbols make no runs',
    ),
  ),
  ...(subject.pair
    ? [cards('H9 D9 | SF CF', text('対：同じ数字か、同じ記号の2枚', 'Pairs: two of one number or one symbol'))]
    : []),
]

const deal = (subject: BookSubject): Block => {
  const { seats, rules } = subject
  const wall = 88 - seats * rules.hand - 1
  return say(
    subject,
    `親が${rules.hand}枚ずつ配り、次の1枚をめくってドラ表示札にします。残る${wall}枚が山札です。`,
    `The dealer gives ${word(rules.hand)} cards to everybody and turns up the next one, the dora indicator; the ${wall} left are the wall.`,
    { rulings: [subject.pair ? 2 : 18] },
  )
}

const firstDealer = (subject: BookSubject): Block => {
  const { firstDealer: who } = subject.rules
  const seat = Number(who.at(-1)) + 1
  return who === 'drawn'
    ? say(
        subject,
        '最初の親は、切った札から1枚ずつめくって決めます。一番大きい札を引いた人が親です。記号は数字より大きく、同じなら♠♥♦♣の順です。そのあと全部を切り直して配ります。',
        'For the first dealer everybody turns up a card of the shuffled pack; the highest deals. Symbols are above numbers, then ♠ ♥ ♦ ♣. Then everything is shuffled anew.',
        { rulings: [17] },
      )
    : say(subject, `最初の親は席${seat}の人です。`, `Seat ${seat} deals first.`, { rulings: [17] })
}

const dora = (subject: BookSubject): Block[] =>
  subject.rules.yaku.dora === 0
    ? []
    : [
        say(
          subject,
          'ドラは、表示札の次の数字（15 の次は 0）の4枚です。表示札が記号なら、その記号の4枚です。',
          'Dora are the four cards of the number after the indicator (0 after 15); if it is a symbol, the four cards of that symbol.',
          { rulings: [1] },
        ),
      ]
