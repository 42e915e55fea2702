import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { reachName } from '../../trick.ts'
import { list, same, say, table } from '../block.ts'
import { reachFigure } from '../figure.ts'
import { type SceneName, scene } from '../scenes.ts'
import type { BookSubject } from '../subject.ts'

const REACH = { rulings: [16] } as const

/** Points for being one card short; only where several share a field. */
export const reach = (subject: BookSubject): Chapter | null => {
  if (!subject.context.shared) return null
  const { reachPoints, reachCap } = subject.rules
  const title = text('リーチ', 'Reach')
  if (reachPoints === 0 || reachCap === 0)
    return {
      id: 'reach',
      title,
      blocks: [say(subject, 'この卓では、リーチに点はつきません。', 'Reaches score nothing at this table.', REACH)],
    }
  return { id: 'reach', title, blocks: [...explained(subject), namesTable(subject), ...figures(subject)] }
}

const explained = (subject: BookSubject): Block[] => {
  const { reachPoints, reachCap } = subject.rules
  return [
    say(
      subject,
      `置いた札で何も取れなくても、あと1枚でセットかシークエンスになる形ができれば「リーチ」で、1つにつき${reachPoints}点です。一度に点になるのは${reachCap}個（${reachPoints * reachCap}点）までです。`,
      `If the placed card takes nothing but leaves a set or a sequence one card short, that is a reach: ${reachPoints} points each, for ${reachCap} of them (${reachPoints * reachCap} points) at most in one move.`,
      REACH,
    ),
    list(subject, conditions(subject), { rulings: [16] }),
  ]
}

const conditions = (subject: BookSubject): Text[] => [
  text(
    '同じ列で1つ隣か2つ隣にある札を、1枚ずつ数えます。その札、置いた札、あと1枚の3枚が列に並んで役になる形です。',
    'Cards one or two cells away on a line are counted one by one: such a card, the placed one and a third would lie side by side and make the role.',
  ),
  subject.grows
    ? text(
        '3枚目を置くマスは、これから札を置ける所ならどこでもかまいません。まだ場でなくても、場に接していれば足ります。',
        'The third cell may be anywhere a card could go now, even an empty place that touches the field.',
      )
    : text(
        '3枚目を置くマスに別の札があってもかまいません。その上に置けるからです。',
        'Another card may lie on the third cell, since cards go on top.',
      ),
  text('ジョーカーは、置いたものも場のものも、リーチになりません。', 'Jokers make no reach, placed or lying.'),
  text(
    '必要な札がもう残っていなくても、リーチはリーチです。',
    'It does not matter whether the missing card is still to come.',
  ),
]

const namesTable = (subject: BookSubject): Block => {
  const { reachPoints, reachCap } = subject.rules
  const row = (from: number, to: number): Text[] => {
    const [least, most] = [from, to].map((n) => Math.min(n, reachCap) * reachPoints)
    return [
      from === to ? same(from) : text(`${from}〜${to}`, `${from}–${to}`),
      reachName(from),
      least === most ? same(least!) : text(`${least}〜${most}`, `${least}–${most}`),
    ]
  }
  const more: Text[][] =
    subject.rules.board === '3x3' ? [] : [[text('9以上', '9 or more'), reachName(9), moreThanEight(subject)]]
  return table(
    subject,
    [text('リーチの数', 'Reaches'), text('呼び名', 'Name'), text('点', 'Points')],
    [row(1, 1), row(2, 2), row(3, 3), row(4, 6), row(7, 7), row(8, 8), ...more],
    { rulings: subject.rules.board === '3x3' && reachCap === 8 ? [16] : [16, 32] },
  )
}

const moreThanEight = ({ rules }: BookSubject): Text => {
  const least = Math.min(9, rules.reachCap) * rules.reachPoints
  return rules.reachCap > 9 ? text(`${least}〜`, `${least} and more`) : same(least)
}

const SCENES: readonly (readonly [name: SceneName, lead?: Text])[] = [
  ['reach', text('あとは Q があればシークエンス', 'With a queen it would be a sequence')],
  ['doubleReach'],
  [
    'eightReaches',
    text('まわりの8枚のどれとも、反対側にもう1枚で役', 'With each of the eight cards round it, one more opposite'),
  ],
]

const figures = (subject: BookSubject): Block[] =>
  SCENES.filter(([name]) => subject.rules.board !== 'zodiac' || name !== 'eightReaches').flatMap(([name, lead]) =>
    reachFigure(subject, scene(subject, name), { ...(lead === undefined ? {} : { lead }), rulings: [16] }),
  )
