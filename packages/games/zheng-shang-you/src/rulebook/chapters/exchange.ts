import { type Chapter, text } from '@tefuda/kernel'
import { list, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** The exchange of cards before every deal but the first. */
export const exchange = (subject: BookSubject): Chapter | null => {
  if (!subject.several) return null
  const title = text('札の交換', 'The exchange')
  const ground = { rulings: [5] } as const
  if (!subject.rules.exchange)
    return {
      id: 'exchange',
      title,
      blocks: [say(subject, '札の交換はしません。', 'No cards are exchanged.', ground)],
    }
  const [last, lastButOne] = [subject.seats, subject.seats - 1]
  return {
    id: 'exchange',
    title,
    blocks: [
      say(
        subject,
        '2回目のディールからは、配り終えたあと、前のディールの順位で次のように札を交換します。',
        'From the second deal on, before play begins, cards are exchanged by the places of the deal before.',
        ground,
      ),
      list(
        subject,
        [
          text(
            `${lastButOne}位と${last}位（最下位）が、一番強い札を1枚、同時に表にして出します。同じ強さの札があれば、どれでもかまいません。`,
            `Place ${lastButOne} and place ${last}, the last, each show one card of their highest rank, both at once. Among equals they choose.`,
          ),
          text(
            '1位がそのうち好きなほうを取り、2位が残りを取ります。',
            'The first takes whichever of the two they like, the second gets the other.',
          ),
          text(
            '1位と2位が、手札から好きな札を1枚ずつ出します。いま取った札でもかまいません。',
            'The first and the second each put down any card, even the one just taken.',
          ),
          text(
            `${lastButOne}位がそのうち好きなほうを取り、${last}位が残りを取ります。`,
            `Place ${lastButOne} takes whichever of these they like, place ${last} gets the other.`,
          ),
        ],
        { rulings: [5, 12] },
      ),
      say(
        subject,
        'どの札がだれからだれへ渡ったかは、全員が見ています。',
        'Everybody sees which card goes from whom to whom.',
        { rulings: [5, 9] },
      ),
      say(
        subject,
        '時間が切れると、一番弱い札（見せる番では一番強い札）を出し、取るときは強いほうを取ったことになります。',
        'A seat whose time runs out gives its weakest card (shows a strongest one where that is asked) and takes the stronger of two.',
        { rulings: [15] },
      ),
    ],
  }
}
