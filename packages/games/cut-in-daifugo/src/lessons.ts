import { dealtInTurn } from '@tefuda/climbing'
import { frenchDeck, type Lesson, moveStep, text } from '@tefuda/kernel'

const SEATS = 4
const PACK = frenchDeck(2)

/** The learner holds a three of diamonds, and so leads. */
const dealt = (own: string, ...others: readonly string[]): string => dealtInTurn(PACK, SEATS, [`D3 ${own}`, ...others])

const atFour = (lesson: Omit<Lesson, 'rules' | 'seats' | 'silence'>): Lesson => ({
  rules: {},
  seats: SEATS,
  silence: 'no',
  ...lesson,
})

/** From a single card to a revolution, at a table of four. */
export const lessons: readonly Lesson[] = [
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
  atFour({
    id: 'eight',
    teaches: ['CD-5', 'CD-6'],
    title: text('8で切る', 'Eights clear the table'),
    first: dealt('H8 C4 H4 HK C7 C9 H10 CJ HQ C3 H3 C6 H9 CQ CA', 'S6 S6', 'H8', 'C4 H4'),
    others: { 1: ['S6'], 2: ['pass'], 3: ['pass'] },
    steps: [
      moveStep(
        'D3',
        text(
          '数字ごとに効果があります。いちばんよく使うのは8です。まずはダイヤの3から始めましょう。',
          'Ranks have effects, and the eight’s is the one used most. Start with the three of diamonds.',
        ),
        text('ダイヤの3を1枚だけ出します。', 'Play the three of diamonds alone.'),
      ),
      moveStep(
        'H8',
        text(
          '8を出すと、その場で流れて、出した人がまた先に出せます（8切り）。場の6に8を出しましょう。',
          'An eight clears the table at once, and whoever played it leads again. Play your eight on the six.',
        ),
        text('ハートの8を出します。', 'Play the eight of hearts.'),
      ),
      moveStep(
        'H4 C4',
        text(
          '場が流れて、あなたからです。4も、偶数枚なら場を切ります。4を2枚出しましょう。',
          'The table is cleared and you lead. Fours clear it too, in even numbers. Play your two fours.',
        ),
        text('4を2枚とも選びます。', 'Choose both fours.'),
      ),
    ],
    end: text(
      '切り札は、弱い札をまとめて出したいときまで取っておくと生きます。',
      'Keep such cards for when you want to lead the weak ones.',
    ),
  }),
  atFour({
    id: 'seven',
    teaches: ['CD-7'],
    title: text('7で渡す', 'Sevens give cards away'),
    first: dealt('C7 C3 HK C9 H10 CJ HQ H3 C6 H9 CQ CA H2', '', '', ''),
    others: { 1: ['pass'], 2: ['pass'], 3: ['pass'] },
    steps: [
      moveStep(
        'C7',
        text(
          '7を出すと、出した枚数だけ、手札を次の人に押しつけられます（7渡し）。クラブの7を1枚出しましょう。',
          'Sevens let you give as many cards of your hand to the next player. Play your seven of clubs alone.',
        ),
        text('クラブの7を1枚出します。', 'Play the seven of clubs alone.'),
      ),
      moveStep(
        'give C3',
        text(
          '渡す札を選びます。これで手札が一度に2枚減ります。いらないクラブの3を渡しましょう。',
          'Choose what to give: your hand is two cards smaller at one go. Give away the three of clubs.',
        ),
        text('クラブの3を選びます。', 'Choose the three of clubs.'),
      ),
    ],
    end: text(
      'Kや10、Qにも、それぞれ効果があります。出す前に、札を選ぶと何が起きるか書かれます。',
      'Kings, tens and queens have effects as well. Choose a card and the table says what it would do.',
    ),
  }),
  atFour({
    id: 'ten-and-jack',
    teaches: ['CD-7', 'CD-5'],
    title: text('10で捨てる、Jで逆さま', 'Tens discard, jacks turn the order'),
    first: dealt('H10 C3 CJ HK C7 H9 CQ H3 C6 H6 HQ CA H2', 'D4', '', ''),
    others: { 1: ['pass', 'D4', 'pass'], 2: ['pass', 'pass', 'pass'], 3: ['pass', 'pass', 'pass'] },
    steps: [
      moveStep(
        'H10',
        text(
          '10を出すと、出した枚数だけ手札を捨てられます（10捨て）。ハートの10を1枚出しましょう。',
          'Tens let you throw away as many cards of your hand as you play. Play your ten of hearts alone.',
        ),
        text('ハートの10を1枚出します。', 'Play the ten of hearts alone.'),
      ),
      moveStep(
        'drop C3',
        text(
          '捨てる札を選びます。弱いクラブの3がいいでしょう。',
          'Choose what to throw away: the weak three of clubs will do.',
        ),
        text('クラブの3を選びます。', 'Choose the three of clubs.'),
      ),
      moveStep(
        'CJ',
        text(
          '全員がパスして、あなたからです。Jを出すと、場が流れるまで強さがさかさまになります（Jバック）。クラブのJを出しましょう。',
          'All have passed, and you lead. A jack turns the order of strength round until the table is cleared. Play the jack of clubs.',
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
    ],
    end: text(
      'QとKとAは、札を表向きにさせたり、表向きの札を集めたりします。札を選ぶと、出す前に何が起きるか書かれます。',
      'Queens, kings and aces deal with cards that lie open. Choose a card and the table says what it would do.',
    ),
  }),
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
      '5には、次の人を飛ばす効果もあります。縛りはカットインでもかかります。',
      'A five also skips the next player. Cutting in binds as well.',
    ),
  }),
  atFour({
    id: 'revolution',
    teaches: ['CD-1', 'CD-2'],
    title: text('革命', 'Revolution'),
    first: dealt('S6 H6 C6 D6 CK C7 C9 H10 CJ HQ CQ H9 CA', 'D4 D4'),
    others: { 1: ['pass', 'D4'], 2: ['pass', 'pass'], 3: ['pass', 'pass'] },
    steps: [
      moveStep(
        'S6 H6 D6 C6',
        text(
          '同じ数字を4枚以上まとめて出すと「革命」です。強さがさかさまになります。6を4枚出しましょう。',
          'Four or more of a rank make a revolution: the order of strength is turned round. Play your four sixes.',
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
      moveStep(
        'D3',
        text(
          '4が出ました。いま4より強いのは、3とジョーカーだけです。ダイヤの3で取りましょう。',
          'A four is played. Only threes and jokers are stronger now. Take it with your three of diamonds.',
        ),
        text('ダイヤの3を出します。', 'Play the three of diamonds.'),
      ),
    ],
    end: text(
      'もう一度だれかが革命を起こすと、強さは元に戻ります。弱い札を4枚そろえて持つのも手です。',
      'Another revolution turns the order back. Four weak cards of a rank are worth keeping together.',
    ),
  }),
]
