import { type Chapter, text } from '@tefuda/kernel'
import { count, list, say } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** What it takes to win. */
export const winning = (subject: BookSubject): Chapter => {
  const { rules, sets, pair } = subject
  return {
    id: 'winning',
    title: text('あがり', 'Winning'),
    blocks: [
      say(
        subject,
        `セット${sets}組${pair ? 'と対' : ''}がそろい、ドラのほかに${rules.least}段以上の役があれば、「あがり」を宣言できます。`,
        `With ${count(sets, 'set')}${pair ? ' and a pair' : ''}, and yaku of at least ${rules.least} dan apart from dora, you may declare a win.`,
        { rulings: [6] },
      ),
      list(
        subject,
        [
          text('自分が引いた札でそろえば、いつでも宣言できます。', 'On a card you have drawn yourself, at any time.'),
          text(
            'リーチしたあとなら、どの捨て札でもそろえばあがれます。',
            'After reach, on any discard that completes the hand.',
          ),
          pair
            ? text(
                'リーチしていなければ、捨て札で群か連ができるときだけです。対をそろえることはできません。',
                'Without reach, on a discard only if it completes a group or a run, not the pair.',
              )
            : text(
                'リーチしていなくても、捨て札で最後の群か連ができればあがれます。',
                'Without reach, too, on a discard that completes the last group or run.',
              ),
          text('あがらずに見送ってもかまいません。', 'A win may be passed over.'),
        ],
        { rulings: [6] },
      ),
      say(
        subject,
        '何通りにも分けられる手は、いちばん高くなる分け方で数えます。手札を見せるのは、あがった人だけです。',
        'A hand that can be split in several ways is scored in the way that pays most. Only the winner shows a hand.',
        { rulings: [8, 16] },
      ),
    ],
  }
}
