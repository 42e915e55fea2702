import { type Block, type Chapter, text } from '@tefuda/kernel'
import { say } from '../block.ts'
import { partBindExample, rankBindExample, suitBindExample, superBindExample } from '../example.ts'
import { playsFigure } from '../figure.ts'
import type { BookSubject } from '../subject.ts'

/** What two plays in a row demand of all that follow in the phase. */
export const binds = (subject: BookSubject): Chapter => ({
  id: 'binds',
  title: text('縛り', 'Binds'),
  blocks: [
    say(
      subject,
      '続けて出された2組の札に決まった関係があると、そのあと場が流れるまで、出せる札が限られます。',
      'Where two plays in a row go together in certain ways, what may follow is limited until the table is cleared.',
      { rulings: [3] },
    ),
    ...rank(subject),
    ...suit(subject),
    ...together(subject),
    jokers(subject),
  ],
})

const rank = (subject: BookSubject): Block[] => {
  const example = rankBindExample(subject)
  const apartJa = subject.rules.cutIn ? 'カットインで重なった同じ札は、合わせて1組と数えます。' : ''
  const apartEn = subject.rules.cutIn ? ' A play and its cut-ins count as one.' : ''
  return [
    say(
      subject,
      `ランク縛り：隣どうしのランクが続いたら、次からはちょうど1つ強いランクしか出せません。${apartJa}途中で強さの順が逆になれば、逆の順で1つ強いランクです。シークエンスにはありません。`,
      `Rank bind: after neighbouring ranks in a row every play must be exactly one rank stronger.${apartEn} If the order is turned meanwhile, one stronger in the new order. Not for sequences.`,
      { rulings: [3] },
    ),
    playsFigure(
      example,
      text(
        `次に出せるのは ${example.follows} のように1つ強いランクだけ。${example.refused![0]} は出せません`,
        `Next comes exactly one rank more, such as ${example.follows}; ${example.refused![0]} may not be played`,
      ),
      [3],
    ),
  ]
}

const suit = (subject: BookSubject): Block[] => {
  const [single, part] = [suitBindExample(subject), partBindExample(subject)]
  const cutJa = subject.rules.cutIn ? 'カットインは全部のスートが同じなので、全部を縛ります。' : ''
  const cutEn = subject.rules.cutIn ? ' A cut-in has all suits in common and binds them all.' : ''
  return [
    say(
      subject,
      `スート縛り：同じスートが続いたら、次からもそのスートしか出せません。${cutJa}`,
      `Suit bind: after the same suit in a row every play must have that suit.${cutEn}`,
      { rulings: [3] },
    ),
    playsFigure(
      single,
      text(
        `次は ${single.follows} のようにスペードだけ。${single.refused![0]} は出せません`,
        `Only spades may follow, such as ${single.follows}; ${single.refused![0]} may not be played`,
      ),
      [3],
    ),
    say(
      subject,
      '片縛り：2枚以上の組では、そろった分のスートだけが枚数ごと縛られます。あとから新しくそろったスートも、縛りに加わります。',
      'Partial bind: in plays of several cards those suits are bound that both have, as often as both have them; suits that later plays share are added.',
      { rulings: [3] },
    ),
    playsFigure(
      part,
      text(
        'まずクラブ、次にダイヤ、最後にハートがそろい、3枚とも縛られたところ',
        'First clubs are shared, then diamonds, then hearts: now all three cards are bound',
      ),
      [3],
    ),
  ]
}

const together = (subject: BookSubject): Block[] => {
  const example = superBindExample(subject)
  return [
    say(
      subject,
      '激縛り：ランク縛りと、全部のスートの縛りが重なると、出せる札は1種類だけです。ランク縛りは片縛りとも重なります。',
      'Super bind: where the rank and every suit are bound, a single kind of card may follow. A rank bind and a partial bind may come together, too.',
      { rulings: [3] },
    ),
    playsFigure(
      example,
      text(
        `${example.plays.map(({ cards }) => cards).join('、')} と続いたら、次は ${example.follows} だけ`,
        `After ${example.plays.map(({ cards }) => cards).join(', ')} only ${example.follows} may follow`,
      ),
      [3],
    ),
  ]
}

const jokers = (subject: BookSubject): Block =>
  say(
    subject,
    '「ジョーカー」として出す1枚はスート縛りを受けません。ランク縛りのときは、そのときの順で一番強いランクのあとにだけ出せます。ジョーカーへの S3 は、どちらの縛りも受けません。',
    '"The joker" ignores suit binds; under a rank bind it may follow only the strongest rank of the order. S3 over the joker ignores both binds.',
    { rulings: [3] },
  )
