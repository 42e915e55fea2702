import { type Chapter, text } from '@tefuda/kernel'
import { list } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** Three sentences for somebody who has never played. */
export const start = (subject: BookSubject): Chapter => ({
  id: 'start',
  title: text('はじめての人へ', 'If you have never played'),
  blocks: [list(subject, [follow, clear, goal(subject)])],
})

const follow = text(
  '順番が来たら、場にある札と同じ種類、同じ枚数で、もっと強いものを出すか、パスをします。',
  'On your turn play the same kind and number of cards as lie on the table, but stronger ones, or pass.',
)

const clear = text(
  'ほかの全員がパスをしたら場の札は片づけられ、最後に出した人が、1枚でも組でも好きな出しかたで次を始めます。',
  'When all the others pass the table is cleared, and whoever played last begins again with a single card or any combination.',
)

const goal = ({ teams }: BookSubject) =>
  teams
    ? text(
        'こうして手札を早くなくした人ほど上の順位になり、チームに点が入ります。',
        'The sooner you are rid of your hand the better your place, and places bring your team points.',
      )
    : text(
        'こうして手札を早くなくした人ほど上の順位になり、点が入ります。',
        'The sooner you are rid of your hand the better your place, and the best places score.',
      )
