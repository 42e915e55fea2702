import { type Lesson, moveStep, text } from '@tefuda/kernel'
import { atFour } from './table.ts'

/** From a complete hand to the ways of winning. */
export const sets: readonly Lesson[] = [
  atFour({
    id: 'hand',
    teaches: ['EJ-3', 'EJ-2', 'EJ-1'],
    title: text('3枚組を3つと、対を1つ', 'Three sets and a pair'),
    showsFirst: true,
    deal: {
      own: 'S3 S4 S5 H7 D7 C7 D10 D11 D12 CK',
      others: ['SJ', 'HF', 'DC'],
      indicator: 'C0',
      wall: 'HM S0 H0 D0 DK',
    },
    steps: [
      moveStep(
        'discard HM',
        text(
          '1枚引いて1枚捨て、手札をそろえていきます。スペードの3・4・5は「連」、7の3枚は「群」。ダイヤの連もあるので、あとは同じ2枚（対）だけです。引いたばかりのMを捨てましょう。',
          'Draw a card, discard a card, and complete your hand. Three, four and five of spades are a run, the sevens a group. With the run of diamonds only a pair is missing. Discard the M you drew.',
        ),
        text('ハートのMを捨てて、Kを待ちます。', 'Discard the M of hearts and wait for a king.'),
      ),
      moveStep(
        'win',
        text(
          '自分でKを引きました。群か連が3つと対が1つ、これであがりの形です。「あがり」を宣言しましょう。',
          'You drew a king. Three sets and a pair: the hand is complete. Declare the win.',
        ),
        text('「あがり」を押します。', 'Press “Win”.'),
      ),
    ],
    end: text(
      '人の札をもらわずに自分で引いてあがると、それだけで役になります。点は、そろえた役の段数で決まります。',
      'Winning by your own draw without having called is a yaku by itself. What a win pays depends on its yaku.',
    ),
  }),
  atFour({
    id: 'group',
    teaches: ['EJ-5', 'EJ-4', 'EJ-3'],
    title: text('人の札をもらう：群と連', 'Calling: groups and runs'),
    deal: {
      own: 'H5 D5 S9 S10 H12 CM C0 D2 HF SK',
      others: ['C5 DF', 'S11', ''],
      indicator: 'C9',
      wall: 'D14 S0 H0 D0',
    },
    steps: [
      moveStep(
        'discard D14',
        text(
          '人の捨てた札をもらうこともできます。まず、使い道のないダイヤの14を捨てましょう。',
          'You may also take what others discard. First discard the fourteen of diamonds, which goes with nothing.',
        ),
        text('ダイヤの14を捨てます。', 'Discard the fourteen of diamonds.'),
      ),
      moveStep(
        'group H5 D5',
        text(
          'クラブの5が捨てられました。あなたは5を2枚持っています。「群」を宣言して、もらいましょう。',
          'The five of clubs is discarded, and you hold two fives. Call the group and take it.',
        ),
        text('「群」を押します。', 'Press “Group”.'),
      ),
      moveStep(
        'discard C0',
        text(
          'もらった群は表にして置き、そのかわり1枚捨てます。クラブの0を捨てましょう。番はあなたの次の人から続きます。',
          'The group lies open, and you discard a card for it: the zero of clubs. Play goes on with the player after you.',
        ),
        text('クラブの0を捨てます。', 'Discard the zero of clubs.'),
      ),
      moveStep(
        'run S9 S10',
        text(
          'こんどはスペードの11が捨てられました。9と10に続く札です。だれの捨て札でももらえるので、「連」を宣言しましょう。',
          'Now the eleven of spades is discarded, which goes on from your nine and ten. It may be taken from anyone: call the run.',
        ),
        text('「連」を押します。', 'Press “Run”.'),
      ),
    ],
    end: text(
      'もらうと早くそろいますが、もらわない人だけにできること（リーチや自力）はなくなります。何人もほしがったら、あがり、群、連の順に優先です。',
      'Calling is quick, but what only an uncalled hand can do, reach and the self-drawn win, is gone. When several want a card, a win goes first, then a group, then a run.',
    ),
  }),
  atFour({
    id: 'reach',
    teaches: ['EJ-7'],
    title: text('リーチ', 'Reach'),
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
          '何ももらわずに、あと1枚であがりの形です。6が来れば対になります。ハートの13を捨てながら「リーチ」を宣言しましょう。チップを少し払いますが、だれの6でもあがれるようになります。',
          'You have called nothing and want one card: a six makes the pair. Declare reach with your thirteen of hearts. It costs a few chips, and then anybody’s six will do.',
        ),
        text('ハートの13を選んで、「リーチ」を押します。', 'Choose the thirteen of hearts and press “Reach”.'),
      ),
      moveStep(
        'win',
        text(
          'クラブの6が捨てられました。「あがり」を宣言しましょう。',
          'The six of clubs is discarded. Declare the win.',
        ),
        text('「あがり」を押します。', 'Press “Win”.'),
      ),
    ],
    end: text(
      'リーチも役のひとつです。置いたチップは、あがった人のものになります。',
      'Reach is a yaku. The chips paid for it go to whoever wins.',
    ),
  }),
  atFour({
    id: 'plain',
    teaches: ['EJ-6'],
    title: text('リーチをかけずにあがる', 'Winning without reach'),
    deal: {
      own: 'S3 S4 S5 H6 H7 H8 D4 C4 S9 D9',
      others: ['SQ', 'H4', ''],
      indicator: 'SJ',
      wall: 'HM S0 H0 D0',
    },
    steps: [
      moveStep(
        'discard HM',
        text(
          'リーチがなくても、役があればあがれます。小さい数だけでそろえると「絵無し」という役です。この手は、4か9が来ればあがり。じゃまなMを捨てましょう。',
          'A yaku lets you win without reach, such as a hand of small numbers alone. A four or a nine completes yours. Discard the M, which spoils it.',
        ),
        text('ハートのMを、リーチをかけずに捨てます。', 'Discard the M of hearts, without reach.'),
      ),
      moveStep(
        'win',
        text(
          'ハートの4で群ができます。群か連になる札なら、リーチなしでも人の捨て札であがれます。「あがり」を宣言しましょう。',
          'The four of hearts makes a group. A discard that makes a group or a run may be won on without reach. Declare the win.',
        ),
        text('「あがり」を押します。', 'Press “Win”.'),
      ),
    ],
    end: text(
      '対になる札を人からもらってあがるには、リーチが要ります。',
      'To win on somebody’s discard that makes the pair takes a reach.',
    ),
  }),
]
