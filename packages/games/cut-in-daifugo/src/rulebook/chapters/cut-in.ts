import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { effectName, rankName } from '../../rules.ts'
import { count, list, say } from '../block.ts'
import { counterExample, cutInExample } from '../example.ts'
import { playsFigure } from '../figure.ts'
import { type BookSubject, has, rankWith } from '../subject.ts'

/** Playing the same cards out of turn. */
export const cutIn = (subject: BookSubject): Chapter | null =>
  subject.rules.cutIn
    ? {
        id: 'cut-in',
        title: text('カットイン', 'Cutting in'),
        blocks: [what(subject), example(subject), window(subject), rules(subject), ...counter(subject)],
      }
    : null

const what = (subject: BookSubject): Block =>
  say(
    subject,
    'だれかが出した札とまったく同じ札を、スートもランクも枚数もそろえて持っていれば、順番でなくても、その場で重ねて出せます。順番は、カットインした人の次に移ります。',
    'Whoever holds exactly the cards just played, suits, ranks and number alike, may put them on top at once, out of turn. Play goes on from the player who cut in.',
    { rulings: [4] },
  )

const example = (subject: BookSubject): Block => {
  const shown = cutInExample(subject)
  const [first, second] = shown.plays
  return playsFigure(
    shown,
    text(
      `${first!.cards} へのカットイン：${second!.cards}（ジョーカーを ${second!.cards.split('=')[1]} と決めた）`,
      `${first!.cards} is cut in on with ${second!.cards}, the joker declared to be ${second!.cards.split('=')[1]}`,
    ),
    [4],
  )
}

const window = (subject: BookSubject): Block =>
  say(
    subject,
    `札が出るたびに、${subject.rules.window}秒のあいだ、手札が残っているほかの全員に、カットインするかを聞きます。だれが何を持っていても待つ長さは同じで、効果が働くのはそのあとです。`,
    `After every play all others with cards are asked for ${count(subject.rules.window, 'second')}, whatever they hold. Only then do effects act.`,
    { rulings: [4] },
  )

const rules = (subject: BookSubject): Block =>
  list(
    subject,
    [
      text(
        '一番早く名乗った人が出し、同時なら順番の近い人が出します。ほかの人の札は見せません。',
        'The first to claim cuts in, of several at once the nearest in turn; the others do not show their cards.',
      ),
      text('「ジョーカー」には、どのジョーカーでもカットインできます。', 'On "the joker" any joker cuts in.'),
      ...onEffects(subject),
      text(
        'カットインにも、さらにカットインできます。自分の出した札にはできません。',
        'A cut-in may be cut in on in turn, but nobody cuts in on their own play.',
      ),
      text(
        '4枚以上へのカットインでも、革命は合わせて1回です。',
        'A cut-in of four cards or more makes one revolution in all.',
      ),
      text(
        '最後の札にもカットインできます。その人が上がったことは変わりません。',
        'Last cards may be cut in on; their player is out all the same.',
      ),
      ...(subject.rules.passBinds
        ? [text('パスして休んでいる人も、カットインはできます。', 'Those who have passed may still cut in.')]
        : []),
    ],
    { rulings: subject.rules.passBinds ? [4, 17, 19, 25] : [4, 19, 25] },
  )

const onEffects = (subject: BookSubject): Text[] =>
  subject.active.length === 0
    ? []
    : [
        text(
          'カットインされた札の効果は失われ、カットインした札の効果だけが働きます。',
          'The effects of the play that was cut in on are lost; those of the cut-in act.',
        ),
      ]

/** Where totals count: a chain of cut-ins, and what comes of it. */
const counter = (subject: BookSubject): Block[] => {
  const effect = has(subject, 'pass') ? 'pass' : 'discard'
  const rank = rankWith(subject, effect)
  if (rank === 0) return []
  const { ja, en } = effectName(effect, rank)
  const [doesJa, doesEn] =
    effect === 'pass'
      ? ['最後の人が、2番目の人に3枚渡します', 'the last player gives three cards to the second']
      : ['最後の人が3枚捨てます', 'the last player discards three cards']
  return [
    playsFigure(
      counterExample(rank),
      text(
        `カットインにカットイン：${rankName(rank)} が合わせて3枚なので、${ja}で${doesJa}`,
        `A cut-in on a cut-in: ${en.toLowerCase()} with three cards in all, so ${doesEn}`,
      ),
      [4, 5],
    ),
  ]
}
