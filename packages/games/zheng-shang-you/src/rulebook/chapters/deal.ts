import { type Block, type Chapter, text } from '@tefuda/kernel'
import { say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

const CARDS = 54

/** Who deals, how, and who leads. */
export const deal = (subject: BookSubject): Chapter => ({
  id: 'deal',
  title: text('配りかたと親', 'The deal'),
  blocks: [...first(subject), dealing(subject), ...later(subject)],
})

const first = (subject: BookSubject): Block[] => {
  const { firstDealer: who } = subject.rules
  const seat = Number(who.at(-1)) + 1
  const [dealerJa, dealerEn] = who === 'drawn' ? ['親', 'the dealer'] : [`席${seat}`, `seat ${seat}`]
  const drawn = say(
    subject,
    '最初の親は、切った札から1枚ずつめくって決めます。一番強い札を引いた人が親です。同じランクなら♠♥♦♣の順とします。そのあと全部を切り直して配ります。',
    'For the first dealer everybody turns up a card of the shuffled pack; the strongest deals, of equal ranks ♠ ♥ ♦ ♣ in this order. Then everything is shuffled anew.',
    { rulings: [8] },
  )
  const shown = say(
    subject,
    `最初のディールでは、配る前に札を1枚、全員に見せます。その札は${dealerJa}に配られます。${who === 'drawn' ? '' : `${dealerJa}が親です。`}その札から出さなければならないわけではありません。`,
    `Before the first deal a card is shown to all. It goes to ${dealerEn}${who === 'drawn' ? '' : ', who is the dealer'}. It need not be played first.`,
    { rulings: [6] },
  )
  if (who === 'drawn') return subject.sanJiaXi ? [drawn, shown] : [drawn]
  return subject.sanJiaXi
    ? [shown]
    : [
        say(subject, `最初のディールの親は席${seat}です。`, `Seat ${seat} is the first dealer.`, {
          rulings: [8],
        }),
      ]
}

const dealing = (subject: BookSubject): Block => {
  const { seats } = subject
  const [least, more] = [Math.floor(CARDS / seats), CARDS % seats]
  const [ja, en] =
    more === 0
      ? [`ひとり${least}枚です`, `${least} cards for each`]
      : [
          `親から数えて${more}人が${least + 1}枚、残りの${seats - more}人が${least}枚です`,
          `${least + 1} for the dealer and the next ${more - 1}, ${least} for the others`,
        ]
  return say(
    subject,
    `親から反時計回り（席の番号の順）に1枚ずつ、札がなくなるまで取ります。手札は${ja}。出すときも親から始めて、同じ順に回ります。`,
    `From the dealer on, counter-clockwise and by the numbers of the seats, everybody takes a card in turn until none is left: ${en}. The dealer leads, and play goes round the same way.`,
    { rulings: [5] },
  )
}

const later = (subject: BookSubject): Block[] => {
  if (!subject.several) return []
  const place = subject.sanJiaXi ? 5 : 3
  return [
    say(
      subject,
      `2回目からは、前のディールで${place}位だった人が親になり、最初に出します。`,
      `From the second deal on, whoever came ${place === 3 ? 'third' : 'fifth'} in the deal before is the dealer and leads.`,
      subject.sanJiaXi ? {} : {},
    ),
  ]
}
