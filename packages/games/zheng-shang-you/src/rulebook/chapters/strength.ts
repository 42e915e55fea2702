import { type Chapter, text } from '@tefuda/kernel'
import { say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

export const strength = (subject: BookSubject): Chapter => ({
  id: 'strength',
  title: text('札の強さ', 'Strength of cards'),
  blocks: [
    say(
      subject,
      '弱いほうから、3、4、5、6、7、8、9、10、J、Q、K、A、2、黒ジョーカー、赤ジョーカーの順です。スートに強弱はありません。',
      'From the weakest: 3, 4, 5, 6, 7, 8, 9, 10, J, Q, K, A, 2, black joker, red joker. No suit is stronger than another.',
    ),
  ],
})
