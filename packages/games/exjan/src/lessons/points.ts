import { type Lesson, type MoveEntry, moveStep, type Seat, text } from '@tefuda/kernel'
import { atFour } from './table.ts'

/** A turn after which nobody claims the card. */
const turn = (move: string, seat: Seat): MoveEntry[] => [
  [seat, move],
  ...[0, 1, 2, 3].filter((other) => other !== seat).map((other): MoveEntry => [other, 'pass']),
]

/** What a hand is worth, and what another one may cost. */
export const points: readonly Lesson[] = [
  atFour({
    id: 'dora',
    teaches: ['EJ-1', 'EJ-8'],
    title: text('ドラを残す', 'Keeping the dora'),
    deal: {
      own: 'S3 S4 S5 H7 D7 C7 C11 C12 C13 H10',
      others: ['SJ', 'HF', 'DC'],
      indicator: 'S9',
      wall: 'CM S0 H0 D0 D10',
    },
    steps: [
      moveStep(
        'discard CM | reach CM',
        text(
          '場にめくられた札の、次の数字がドラです。いまは9なので、10がドラ。あがったとき、1枚ごとに段数が上がります。対を待つなら、10とMのどちらを残しますか。',
          'The number after the card turned up is the dora: a nine lies there, so tens. Each one in a winning hand adds to it. Which will you keep for the pair, the ten or the M?',
        ),
        text('Mを捨てて、ドラの10を残します。', 'Discard the M and keep the ten, which is dora.'),
      ),
      moveStep(
        'win',
        text(
          '10を引きました。ドラが2枚になります。「あがり」を宣言しましょう。',
          'You drew a ten: that makes two dora. Declare the win.',
        ),
        text('「あがり」を押します。', 'Press “Win”.'),
      ),
    ],
    end: text(
      'ドラだけではあがれません。役がひとつは要ります。',
      'Dora alone do not win: there must be a yaku besides.',
    ),
  }),
  atFour({
    id: 'points',
    teaches: ['EJ-9', 'EJ-8'],
    title: text('いくらになるか', 'What a win pays'),
    deal: {
      own: 'S3 S4 S5 D11 H11 C11 DK CK S6 S7',
      others: ['SJ', 'S8', ''],
      indicator: 'D1',
      wall: 'H7 S0 H0 D0',
    },
    steps: [
      moveStep(
        'discard H7 | reach H7',
        text(
          'あがりの点は、役とドラの段数を足して決まります。7を捨ててスペードの8を待てば、3から8まで続く「六連」。6を捨てて7を待つと、待ちは広くても、六連にはなりません。高いほうを狙いましょう。',
          'The dan of your yaku and dora are added up, and that decides the points. Discard the seven of hearts and the eight of spades makes a six-run, three to eight. Discard the six and more cards complete the hand, but for less. Go for the six-run.',
        ),
        text('ハートの7を捨てます。', 'Discard the seven of hearts.'),
      ),
      moveStep(
        'win',
        text(
          'スペードの8が捨てられました。ボタンに、役と段数、だれがいくら払うかが出ています。確かめて「あがり」を押しましょう。',
          'The eight of spades is discarded. The button says which yaku it makes, and who pays what. Look at it, then declare the win.',
        ),
        text('「あがり」を押します。', 'Press “Win”.'),
      ),
    ],
    end: text(
      '人の捨て札であがると、捨てた人がひとりで払います。自分で引いてあがると、全員で分けて払います。',
      'On a discard, whoever discarded it pays alone. When you draw the card yourself, all others share it.',
    ),
  }),
  atFour({
    id: 'safe',
    teaches: ['EJ-6', 'EJ-5'],
    title: text('リーチを受けたら', 'When somebody reaches'),
    deal: {
      own: 'DM CM H8 C14 C15 S2 H12 D12 SQ D0',
      others: ['S8', 'SC', 'C9 | H15 D4 D5 S10 C10 D10 C1 C2 C3 HJ'],
      indicator: 'D9',
      wall: 'C4 HM SM DJ H4 S0 H0 C9 D6',
    },
    before: [...turn('discard DM', 0), ...turn('discard HM', 1), ...turn('discard SM', 2), ...turn('reach H15', 3)],
    steps: [
      moveStep(
        'discard CM',
        text(
          'リーチがかかりました。待っている札を捨てると、捨てた人がひとりで払います。Mは、ほかの3枚がもう捨てられています。絵札は連にならないので、残った1枚ではだれもあがれません。',
          'Somebody has reached: whoever discards what they wait for pays alone. The other three Ms have been discarded, and symbols make no runs: nobody can win on the last one.',
        ),
        text('クラブのMなら、まちがいなく安全です。', 'The M of clubs is safe beyond doubt.'),
      ),
      moveStep(
        'discard H8',
        text(
          '次の人がスペードの8を捨て、リーチした人は見送りました。8の群や対を待ってはいないようです。同じ数字の札は、ほかの数字よりずっと安全です。',
          'The eight of spades was discarded, and whoever reached let it pass: no group or pair of eights is wanted. Another card of that number is much safer than others.',
        ),
        text('ハートの8を捨てます。', 'Discard the eight of hearts.'),
      ),
    ],
    end: text(
      '連で待っていることもあるので、同じ数字でも絶対ではありません。自分の手が遠ければ、無理をせず安全な札から捨てましょう。',
      'It is no proof: they may wait for a run. When your own hand is far from complete, discard what is safe first.',
    ),
  }),
  atFour({
    id: 'for-mahjong',
    teaches: ['EJ-1', 'EJ-6'],
    title: text('麻雀を知っている人へ', 'For who knows mahjong'),
    deal: {
      own: 'C1 C2 C3 S8 S9 S10 HQ DQ CQ D6',
      others: ['HF', 'C6', ''],
      indicator: 'SJ',
      wall: 'H13 S0 H0 D0',
    },
    steps: [
      moveStep(
        'reach H13',
        text(
          '同じ札は2枚とありません。刻子にあたる「群」は同じ数字でスートちがい、順子にあたる「連」は同じスートの続き。手札は10枚で、3組と対であがりです。対を待つこの手は、リーチしないと人の札ではあがれません。ハートの13でリーチしましょう。',
          'No card is there twice: a group is one rank in different suits, a run one suit in order. The hand has ten cards and wants three sets and a pair. A wait for the pair takes reach to win on a discard: declare it with the thirteen of hearts.',
        ),
        text('ハートの13を選んで、「リーチ」を押します。', 'Choose the thirteen of hearts and press “Reach”.'),
      ),
      moveStep(
        'win',
        text(
          'フリテンはありません。一度見送ったあとでも、待ちの札ならあがれます。クラブの6であがりましょう。',
          'There is no furiten: a win that was let pass does not keep you from the next one. Win on the six of clubs.',
        ),
        text('「あがり」を押します。', 'Press “Win”.'),
      ),
    ],
    end: text(
      '符はなく、点は役とドラの段数で決まります。ドラだけではあがれません。',
      'There are no fu: yaku and dora decide the points, and dora alone do not win.',
    ),
  }),
]
