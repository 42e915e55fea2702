import { type Lesson, moveStep, text } from '@tefuda/kernel'
import { DECK } from './cards.ts'

const SEATS = 4
const HAND = 10

interface Deal {
  /** What the learner holds, who deals. */
  readonly own: string
  /** What the others will discard. */
  readonly others: readonly [string, string, string]
  readonly indicator: string
  /** The first cards of the wall, the learner's draw first. */
  readonly wall: string
}

const cardsOf = (words: string): string[] => words.split(' ').filter((card) => card !== '')

/** A card to each seat in turn, the indicator, the wall; other cards fill the hands of the others. */
const dealt = ({ own, others, indicator, wall }: Deal): string => {
  const known = [own, ...others].map(cardsOf)
  const taken = new Set([...known.flat(), indicator, ...cardsOf(wall)])
  const rest = DECK.cards.map(DECK.name).filter((card) => !taken.has(card))
  const hands = known.map((hand) => [...hand, ...rest.splice(0, HAND - hand.length)])
  const inTurn = Array.from({ length: SEATS * HAND }, (_, k) => hands[k % SEATS]![Math.floor(k / SEATS)]!)
  return [...inTurn, indicator, ...cardsOf(wall)].join(' ')
}

const atFour = ({
  deal,
  ...lesson
}: Omit<Lesson, 'rules' | 'seats' | 'silence' | 'first' | 'others'> & { readonly deal: Deal }): Lesson => ({
  ...lesson,
  rules: {},
  seats: SEATS,
  silence: 'pass',
  first: dealt(deal),
  others: Object.fromEntries(deal.others.map((cards, k) => [k + 1, cardsOf(cards).map((card) => `discard ${card}`)])),
})

/** From a complete hand to the dora, at a table of four. */
export const lessons: readonly Lesson[] = [
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
    teaches: ['EJ-5', 'EJ-3'],
    title: text('群をもらう', 'Calling a group'),
    deal: {
      own: 'H5 D5 S9 S10 H12 CM C0 D2 HF SK',
      others: ['C5', '', ''],
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
    ],
    end: text(
      'もらうと早くそろいますが、もらわない人だけにできること（リーチや自力）はなくなります。',
      'Calling is quick, but what only an uncalled hand can do, reach and the self-drawn win, is gone.',
    ),
  }),
  atFour({
    id: 'run',
    teaches: ['EJ-4', 'EJ-5'],
    title: text('連をもらう', 'Calling a run'),
    deal: {
      own: 'S6 S7 H2 D13 C10 CM C0 D2 HF SK',
      others: ['SJ', 'S8', ''],
      indicator: 'C9',
      wall: 'D15 HM H0 D0',
    },
    steps: [
      moveStep(
        'discard D15',
        text(
          '連は、同じスートの続いた数字3枚です。スペードの6と7に、5か8が来れば連になります。ダイヤの15を捨てて待ちましょう。',
          'A run is three numbers in a row of one suit. Your six and seven of spades want a five or an eight. Discard the fifteen of diamonds and wait.',
        ),
        text('ダイヤの15を捨てます。', 'Discard the fifteen of diamonds.'),
      ),
      moveStep(
        'run S6 S7',
        text(
          'スペードの8が捨てられました。だれの捨て札でももらえます。「連」を宣言しましょう。',
          'The eight of spades is discarded. It may be taken from anyone: call the run.',
        ),
        text('「連」を押します。', 'Press “Run”.'),
      ),
    ],
    end: text(
      '同じ札を何人もほしがったら、あがり、群、連の順に優先されます。',
      'When several want a card, a win goes first, then a group, then a run.',
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
