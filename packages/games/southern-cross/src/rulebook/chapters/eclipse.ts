import { type Block, type Chapter, text } from '@tefuda/kernel'
import { say } from '../block.ts'
import { eclipseFigure } from '../figure.ts'
import { scene } from '../scenes.ts'
import type { BookSubject } from '../subject.ts'

/** Clearing the field. */
export const eclipse = (subject: BookSubject): Chapter => ({
  id: 'eclipse',
  title: text('トータル・エクリプス（皆既日食）', 'Total eclipse'),
  blocks: subject.rules.board === 'ultra' ? ultra(subject) : awarded(subject),
})

const CENTRES = {
  '3x3': text('場の中央', 'the centre of the field'),
  '4x4': text('場の中央の4マスのどれか', 'one of the four cells in the middle of the field'),
  '5x5': text('場の中央', 'the centre of the field'),
  zodiac: text('環の中心', 'the centre of the ring'),
  free: text('元の 3×3 の中央', 'the middle of the original 3×3'),
} as const

const awarded = (subject: BookSubject): Block[] => {
  const { rules, context } = subject
  if (rules.board === 'ultra') return []
  const centre = CENTRES[rules.board]
  const [whoJa, whoEn] = context.shared ? ['だれの番でも、', ', whoever plays it,'] : ['', '']
  const [jokersJa, jokersEn] = rules.together
    ? [
        'ジョーカーをいっしょに置くなら、そのうち1枚がそこに入れば足ります。',
        ' Of several jokers placed together, one must lie there.',
      ]
    : ['', '']
  const [lastsJa, lastsEn] =
    rules.target > 0 ? ['ゲームが終われば、この決まりもなくなります。', ' The duty ends with the game.'] : ['', '']
  return [
    say(
      subject,
      `コンボまで取り終えて、補充する前の場に札が1枚もなければ、${rules.bonuses.eclipse}点が加わります。`,
      `If taking, combos included, leaves no card on the field before it is refilled, ${rules.bonuses.eclipse} points are added.`,
      { rulings: [12] },
    ),
    ...eclipseFigure(subject, scene(subject, 'eclipse'), { rulings: [12] }),
    say(
      subject,
      `次の1枚は、${whoJa}${centre.ja}に置きます。場が補充されていても、ほかの所には置けません。${jokersJa}${lastsJa}`,
      `The next card${whoEn} must go to ${centre.en}, even though the field has been refilled.${jokersEn}${lastsEn}`,
      { rulings: [12] },
    ),
  ]
}

const ultra = (subject: BookSubject): Block[] =>
  subject.rules.ultraEclipse === 'forbidden'
    ? [
        say(
          subject,
          '場の札をすべてなくす置き方は、ほかに置けるかぎり禁止です。',
          'A move that would leave no card on the field is forbidden while another is possible.',
          { rulings: [12] },
        ),
      ]
    : [
        say(
          subject,
          'この場では、場の札がすべてなくなっても点はつかず、次の札を置く所も自由です。',
          'On this field clearing it scores nothing, and the next card may go anywhere.',
          { rulings: [12] },
        ),
      ]
