import { type Chapter, text } from '@tefuda/kernel'
import { list, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** What happens in a turn. */
export const turn = (subject: BookSubject): Chapter => ({
  id: 'turn',
  title: text('番の流れ', 'A turn'),
  blocks: [
    list(
      subject,
      [
        text(
          'コインを置く：手札で払えるだけ、何枚でも。1枚も置かなくてもかまいません。',
          'Place coins, as many as you can pay for, or none.',
        ),
        text(
          '札を引く：引き方を1つ選びます。これで番が終わります。',
          'Draw cards in one of the ways below. That ends the turn.',
        ),
      ],
      { rulings: [5, 7] },
    ),
    say(
      subject,
      '1回の番に置いたコインは、すべて同時に置いたものとみなします。置いたばかりのコインは、この番のほかのコインの置き場所を広げも狭めもしません。同じマスに続けて置いてもかまいません。',
      'The coins of one turn count as placed at the same moment: a coin just placed neither opens nor closes a cell for the others of this turn. Several may go on one cell.',
      { rulings: [5] },
    ),
    say(
      subject,
      '払った札と捨てた札は表向きに置き、だれでも見られます。',
      'Cards paid and discarded lie face up for everybody to see.',
      { rulings: [7] },
    ),
    say(
      subject,
      '時間を決めた卓で時間が切れると、置いたコインはそのままで、捨てずに引ける札を引いて（なければ引かずに）番が終わります。',
      'Where time is limited and runs out, coins placed so far stay, and the turn ends with the draw that discards nothing, or without a card.',
      { rulings: [13] },
    ),
  ],
})
