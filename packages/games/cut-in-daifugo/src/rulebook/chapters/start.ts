import { type Chapter, type Text, text } from '@tefuda/kernel'
import { effectName, rankName } from '../../rules.ts'
import { list } from '../block.ts'
import { type BookSubject, rankWith } from '../subject.ts'

const SENTENCES = 3

/** Three sentences for somebody who has never played. */
export const start = (subject: BookSubject): Chapter => ({
  id: 'start',
  title: text('はじめての人へ', 'If you have never played'),
  blocks: [
    list(
      subject,
      [aim, ...(subject.rules.cutIn ? [cutIn] : []), ...special(subject), clearing, going].slice(0, SENTENCES),
    ),
  ],
})

const aim = text(
  '順番が来たら、場の札より強い札を同じ枚数だけ出すか、パスをして、手札を早くなくした人が勝ちます。',
  'On your turn play as many cards as lie on the table, but stronger ones, or pass; whoever is rid of their hand first wins.',
)

const cutIn = text(
  'だれかが出した札とまったく同じ札を持っていれば、順番でなくても割りこんで出せます（カットイン）。',
  'If you hold exactly the cards somebody has just played, you may put them down at once, out of turn (a cut-in).',
)

const clearing = text(
  'ほかのだれも出さないまま順番が戻ってきたら場が流れ、好きな札からまた始められます。',
  'When nobody else plays and the turn comes back to you, the table is cleared and you begin again with any cards.',
)

const going = text(
  '1枚のほか、同じランクの組や、同じスートで続いた3枚以上もまとめて出せます。',
  'Besides single cards you may play several of one rank, or three and more of one suit in a row.',
)

/** One effect as an example of what cards may do. */
const special = (subject: BookSubject): Text[] => {
  const [first] = subject.active
  if (first === undefined) return []
  const clear = rankWith(subject, 'clear')
  const name = effectName(first.effect, first.rank)
  return [
    clear > 0
      ? text(
          `${rankName(clear)} を出すとすぐに場が流れるなど、出したときに効果のある札があります。`,
          `Some cards do something when they are played: ${rankName(clear)}, for one, clears the table at once.`,
        )
      : text(
          `「${name.ja}」のように、出したときに効果のある札があります。`,
          `Some cards do something when they are played, such as ${name.en.toLowerCase()}.`,
        ),
  ]
}
