import { type Lesson, moveStep, text } from '@tefuda/kernel'

/** Played on a real table whose shuffle is stacked: three cards each, seat 0 is the learner's. */
export const lessons: readonly Lesson[] = [
  {
    id: 'highest',
    title: text('いちばん強い札', 'The highest card'),
    teaches: ['R-1'],
    rules: { cards: 3 },
    seats: 2,
    first: 'HK S5 H9 DK C4 D3',
    others: { 1: ['DK', 'C4'] },
    steps: [
      moveStep(
        'HK',
        text(
          '同じ強さなら、先に出した札が勝ちます。Kを出しましょう。',
          'Of equal cards the one laid first wins. Lay the king.',
        ),
        text('相手もKを持っているかもしれません。', 'The other seat may hold a king, too.'),
      ),
      moveStep(
        'H9',
        text(
          '勝った人が次を始めます。強いほうの札を出しましょう。',
          'Whoever won begins the next round. Lay the higher card.',
        ),
        text('弱い札では負けるかもしれません。', 'A low card may lose.'),
      ),
    ],
    end: text('これで遊びかたは全部です。続きも遊べます。', 'That is all there is to the game. Play on as you like.'),
  },
]
