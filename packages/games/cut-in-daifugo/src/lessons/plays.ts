import { type Lesson, moveStep, text } from '@tefuda/kernel'
import { atFour, dealt } from './table.ts'

/** Playing a card, and cutting in. */
export const plays: readonly Lesson[] = [
  atFour({
    id: 'single',
    teaches: ['CD-1', 'CD-12', 'CD-10'],
    title: text('1枚ずつ、強くしていく', 'One card, ever stronger'),
    showsFirst: true,
    first: dealt('HK CA S2 H4 C4 H6 C7 H8 C9 H10 CJ HQ C3 H3 C6 H9 CQ', 'S6 S6'),
    others: { 1: ['S6', 'pass'], 2: ['pass', 'pass'], 3: ['pass', 'pass'] },
    steps: [
      moveStep(
        'D3',
        text(
          'だれよりも早く手札をなくすゲームです。強さは3がいちばん弱く、4、5と上がって、K、A、2、ジョーカーと続きます。ダイヤの3を持つ人から始めるので、あなたのダイヤの3は表向きになっています。それを1枚出しましょう。',
          'Be rid of your cards before the others. The three is weakest, then four, five and so on to king, ace, two and the jokers. Whoever holds the three of diamonds leads, so yours lies open. Play it alone.',
        ),
        text('ダイヤの3を1枚だけ出します。', 'Play the three of diamonds alone.'),
      ),
      moveStep(
        'HK',
        text(
          '場は6になり、あとの2人はパスしました。場より強い札を、同じ枚数だけ出します。キングで取りにいきましょう。Aと2は後のために残します。',
          'A six lies there, and two have passed. Play the same number of cards, stronger than what lies there. Take it with your king, and keep ace and two for later.',
        ),
        text('ハートのKを1枚出します。', 'Play the king of hearts alone.'),
      ),
    ],
    end: text(
      'ほかの全員が続けてパスすると場が流れ、最後に出した人が好きな形で始めます。',
      'When all others pass in a row the cards are cleared, and whoever played last leads whatever they like.',
    ),
  }),
  atFour({
    id: 'cut-in',
    teaches: ['CD-4', 'CD-2'],
    title: text('カットイン', 'Cutting in'),
    first: dealt('HK C4 H6 C7 H8 C9 H10 CJ HQ C3 H3 C6 H9 CQ', 'HK', '', ''),
    others: { 1: ['HK', 'pass'], 2: ['pass'], 3: ['pass'] },
    steps: [
      moveStep(
        'D3',
        text(
          'この遊びは2組の札を混ぜて使います。まったく同じ札が、もう1枚どこかにあります。まずはダイヤの3を出して、待ちましょう。',
          'Two packs are mixed: of every card there is another one somewhere. Play your three of diamonds first, and wait.',
        ),
        text('ダイヤの3を1枚だけ出します。', 'Play the three of diamonds alone.'),
      ),
      moveStep(
        'cut HK',
        text(
          'ハートのKが出ました。あなたも同じハートのKを持っています。まったく同じ札なら、順番でなくても「カットイン」で割りこめます。割りこみましょう。',
          'The king of hearts is played, and you hold its twin. With the very same card you may cut in, whoever’s turn it is. Do.',
        ),
        text('ハートのKを選んで、カットインを押します。', 'Choose the king of hearts and press “Cut in”.'),
      ),
      moveStep(
        'H3 C3',
        text(
          'だれも返せず、場が流れて、あなたからです。同じ数字は、何枚でもまとめて出せます。3を2枚、ペアで出しましょう。',
          'Nobody answers: the cards are cleared and you lead. Cards of one rank may be played together. Play your two threes as a pair.',
        ),
        text('ハートとクラブの3を選びます。', 'Choose the threes of hearts and clubs.'),
      ),
    ],
    end: text(
      '割りこんだ人が、その札を出したことになります。札の効果も、割りこんだ人のものです。',
      'Whoever cuts in has played that card, and has its effect too.',
    ),
  }),
]

/** What changes which cards may follow. */
export const binding: readonly Lesson[] = [
  atFour({
    id: 'binds',
    teaches: ['CD-3'],
    title: text('縛り', 'Binds'),
    first: dealt('S3 S5 HK C7 C9 H10 CJ HQ C3 H3 C6 H9 CQ CA', 'S4 S4', '', 'S5 S3'),
    others: { 1: ['S4'], 2: ['pass'], 3: ['pass'] },
    steps: [
      moveStep(
        'S3',
        text(
          '同じスートや続いた数字が2回続くと、その場が流れるまで「縛り」になります。スペードの3を出して、相手を待ちましょう。',
          'When a suit is repeated, or a rank followed by the next one, that binds until the table is cleared. Play the three of spades and see.',
        ),
        text('スペードの3を1枚出します。', 'Play the three of spades alone.'),
      ),
      moveStep(
        'S5',
        text(
          'スペードの4で返されました。スートも数字も続いたので、両方の縛り（激縛り）です。出せるのは、スペードの5だけ。出しましょう。',
          'The four of spades answers: suit and rank both bind. Only the five of spades may follow. Play it.',
        ),
        text('スペードの5を出します。', 'Play the five of spades.'),
      ),
    ],
    end: text(
      '縛りは、場が流れればなくなります。カットインでもかかります。',
      'Binds are gone when the table is cleared. Cutting in binds as well.',
    ),
  }),
  atFour({
    id: 'revolution',
    teaches: ['CD-1', 'CD-5'],
    title: text('さかさま：Jバックと革命', 'Upside down: jacks and revolutions'),
    first: dealt('CJ S6 H6 C6 D6 CK C7 C9 H10 HQ CQ H9 CA', 'D4 D4'),
    others: { 1: ['D4', 'pass', 'pass'], 2: ['pass', 'pass', 'pass'], 3: ['pass', 'pass', 'pass'] },
    steps: [
      moveStep(
        'CJ',
        text(
          'Jを出すと、場が流れるまで強さがさかさまになります（Jバック）。クラブのJを出しましょう。',
          'A jack turns the order of strength round until the table is cleared. Play the jack of clubs.',
        ),
        text('クラブのJを1枚出します。', 'Play the jack of clubs alone.'),
      ),
      moveStep(
        'D3',
        text(
          'ダイヤの4で返されました。いまは小さいほど強いので、4がJに勝っています。ダイヤの3で取りましょう。',
          'The four of diamonds answers: low is strong now, so it beats the jack. Take it with your three of diamonds.',
        ),
        text('ダイヤの3を1枚出します。', 'Play the three of diamonds alone.'),
      ),
      moveStep(
        'S6 H6 D6 C6',
        text(
          '場が流れて、強さは元どおり。あなたからです。同じ数字を4枚以上まとめて出すと「革命」で、こんどはゲームが終わるまでさかさまです。6を4枚出しましょう。',
          'The table is cleared, the order is as before, and you lead. Four or more of a rank make a revolution, which lasts to the end of the game. Play your four sixes.',
        ),
        text('6を4枚とも選びます。', 'Choose all four sixes.'),
      ),
      moveStep(
        'CK',
        text(
          '全員がパスして、あなたからです。いまはKが弱い札です。先に手放してしまいましょう。',
          'All have passed, and you lead. Kings are weak now: be rid of yours.',
        ),
        text('クラブのKを1枚出します。', 'Play the king of clubs alone.'),
      ),
    ],
    end: text(
      'もう一度だれかが革命を起こすと、強さは元に戻ります。弱い札を4枚そろえて持つのも手です。',
      'Another revolution turns the order back. Four weak cards of a rank are worth keeping together.',
    ),
  }),
]
