import { type Lesson, type MoveEntry, moveStep, type Seat, text } from '@tefuda/kernel'
import { atFour, handsOf } from './table.ts'

/** A play that nobody answers: these others let the window close, and pass unless the play itself clears the table. */
const unanswered = (
  seat: Seat,
  others: readonly Seat[],
  plays: readonly string[],
  clears: readonly string[] = [],
): MoveEntry[] =>
  plays.flatMap((cards): MoveEntry[] => [
    [seat, cards],
    ...others.map((other): MoveEntry => [other, 'no']),
    ...(clears.includes(cards) ? [] : others.map((other): MoveEntry => [other, 'pass'])),
  ])

const eight = (rank: string): string => `S${rank} S${rank} H${rank} H${rank} D${rank} D${rank} C${rank} C${rank}`

const RUNS = ['DK DA D2', 'DK DA D2', 'CK CA C2', 'CK CA C2', 'SK SA S2', 'HK HA H2']

/** A first game in which the seats go out in their order, each by a few large plays. */
const firstGame: readonly MoveEntry[] = [
  ...unanswered(0, [1, 2, 3], [eight('3'), eight('4'), eight('5'), 'SK SA S2'], [eight('4'), eight('5')]),
  ...unanswered(1, [2, 3], [eight('8'), eight('9'), eight('J'), 'HK HA H2'], [eight('8')]),
  ...unanswered(2, [3], [eight('6'), ...RUNS]),
  [2, 'RJ'],
]

/** What follows from the places of a game, before and in the next one. */
export const exchange: readonly Lesson[] = [
  atFour({
    id: 'exchange',
    teaches: ['CD-11', 'CD-9'],
    title: text('札の交換と6サルベージ', 'Exchange, and sixes'),
    first: handsOf(
      `${eight('3')} ${eight('4')} ${eight('5')} SK SA S2`,
      `${eight('8')} ${eight('9')} ${eight('J')} HK HA H2`,
      `${eight('6')} ${RUNS.join(' ')} RJ`,
    ),
    before: firstGame,
    second: handsOf(
      'C3 H3 S4 H8 HK D5 S5 H7 C7 D9 S10 CJ DJ SQ HQ D7 H10',
      'RJ RJ BJ H8 HK D10 C10 S8 SQ D8 D4',
      'BJ S7 S9 H9 C9 S4 C4 H4 HA CA',
      'S2 H2 D4 C6 D6 H5 C5 SJ HJ S3 D3 CQ DQ',
    ),
    others: {
      1: ['give D10', 'pass', 'pass'],
      2: ['give BJ', 'pass', 'pass'],
      3: ['give S2', 'give H2', 'D4', 'C6', 'take H8'],
    },
    steps: [
      moveStep(
        'give C3 | give H3',
        text(
          '前のゲームで一番に上がり、あなたは大富豪です。最下位の大貧民から、いちばん強い札を2枚もらいました。代わりに、好きな札を2枚渡します。まず、いらない3を1枚。',
          'You were first in the game before: the great millionaire. The great pauper, who was last, has given you their two strongest cards, and you give any two for them. First a three, which you do not need.',
        ),
        text('弱い3を選びます。', 'Choose a three, your weakest card.'),
      ),
      moveStep(
        'give C3 | give H3',
        text('もう1枚の3も渡しましょう。', 'Give away the other three as well.'),
        text('残った3を選びます。', 'Choose the three that is left.'),
      ),
      moveStep(
        'H8',
        text(
          '2位の富豪と3位の貧民も1枚ずつ交換して、大貧民から始まりました。場はダイヤの4。ハートの8で切りましょう。',
          'Second and third have exchanged a card too, and the great pauper leads: a four of diamonds. Clear it with your eight of hearts.',
        ),
        text('ハートの8を出します。', 'Play the eight of hearts.'),
      ),
      moveStep(
        'S4',
        text(
          'あなたからです。弱いスペードの4を1枚、出しておきましょう。',
          'You lead. Be rid of the weak four of spades.',
        ),
        text('スペードの4を1枚出します。', 'Play the four of spades alone.'),
      ),
      moveStep(
        'HK',
        text(
          '大貧民が6を出し、捨て札からあなたの8を拾いました（6サルベージ）。これができるのは、前のゲームの大貧民だけです。ハートのKで取りましょう。',
          'The great pauper has played a six, and with it taken your eight from the discards: only they may, until somebody is out. Take the six with your king of hearts.',
        ),
        text('ハートのKを1枚出します。', 'Play the king of hearts alone.'),
      ),
    ],
    end: text(
      '大富豪は、ほかの人に先に上がられると最下位に落ちます（都落ち）。守るのも楽ではありません。',
      'When somebody else goes out first the great millionaire falls to last place. Staying rich is not easy.',
    ),
  }),
]
