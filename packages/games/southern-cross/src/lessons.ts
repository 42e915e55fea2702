import { type Lesson, type LessonStep, moveStep, text, type WishedEvent } from '@tefuda/kernel'

const alone = (lesson: Omit<Lesson, 'rules' | 'seats' | 'others'>): Lesson => ({
  rules: { undo: false },
  seats: 1,
  others: {},
  ...lesson,
})

const taken = (event: WishedEvent, say: LessonStep['say'], hint: LessonStep['hint']): LessonStep => ({
  say,
  wish: { kind: 'effect', event: { type: 'take', wave: event } },
  hint,
})

/** From the first card to a combo, each on a field alone. */
export const lessons: readonly Lesson[] = [
  alone({
    id: 'set-and-sequence',
    teaches: ['SC-1', 'SC-2', 'SC-3', 'SC-5', 'SC-13'],
    title: text('置いて、取る', 'Place and take'),
    showsFirst: true,
    first: 'D5 C5 H9 SJ H3 D8 CK H7 S2 S5 H8 SQ C10 D7 S4',
    steps: [
      taken(
        { roles: { kind: 'set' } },
        text(
          '手札の1枚を、場のどれかの札に重ねて置きます。縦・横・斜めのどれか1列で同じ数字が3枚そろうと「セット」。手札の5を、5が2枚並ぶ上の段の右端に置きましょう。',
          'You place one card of your hand on any card of the field. Three cards of the same rank in a row, a column or a diagonal are a set. Put the five of your hand at the right end of the top row, beside the two fives.',
        ),
        text(
          '5を上の段の右端に置くと、5が3枚並びます。',
          'The five at the right end of the top row makes three of a kind.',
        ),
      ),
      taken(
        { roles: { kind: 'sequence' } },
        text(
          'そろった札は取られて点になり、空いたところには山札から補充されます。こんどは「シークエンス」。続いた数字が順に3枚並べば、スートはばらばらでかまいません。上の段で、7と9のあいだに置けるのはどの札でしょう。',
          'What you completed is taken and scores, and the pile fills the gaps. Now a sequence: three ranks in order, of any suits. Which of your cards belongs between the seven and the nine of the top row?',
        ),
        text(
          '8を上の段のまん中に置くと、7・8・9です。',
          'The eight in the middle of the top row makes seven, eight, nine.',
        ),
      ),
    ],
    end: text(
      '置く、そろえば取る、引いて補充する。これがサザンクロスの一手です。',
      'Place, take what is complete, draw and refill: that is a turn of Southern Cross.',
    ),
  }),
  alone({
    id: 'royal',
    teaches: ['SC-3'],
    title: text('同じスートなら', 'Of one suit'),
    first: 'H5 H6 CK S9 D3 SJ C2 DK S8 D4 H7 CQ S3',
    steps: [
      taken(
        { roles: { kind: 'royal-sequence' } },
        text(
          'シークエンスは、スートまでそろうと「ロイヤル・シークエンス」になって、点が高くなります。上の段のハートの5と6につながる札が2枚、手札にあります。高くなるほうを選びましょう。',
          'A sequence of one suit is a royal sequence and scores more. Two cards of your hand go on from the five and six of hearts in the top row. Choose the one that scores more.',
        ),
        text('ハートの7なら、3枚ともハートになります。', 'With the seven of hearts all three are hearts.'),
      ),
    ],
    end: text(
      '置く前に、ほかの札でもそろわないかを見ておくと、点が変わります。',
      'Before you place a card, look whether another one completes the same line for more.',
    ),
  }),
  alone({
    id: 'two-lines',
    teaches: ['SC-7', 'SC-8'],
    title: text('2列いっぺんに', 'Two lines at once'),
    first: 'D5 C5 HK SJ H3 D6 CK H9 S7 S5 H8 SQ C10',
    steps: [
      taken(
        { multiplier: 2 },
        text(
          '1枚で2列を同時にそろえると、点の合計に倍率がかかります。上の段には5が2枚、右の列には6と7があります。両方に効く場所に、5を置きましょう。',
          'Where one card completes two lines at once, their points are multiplied. The top row has two fives, the right column a six and a seven. Put your five where both lines meet.',
        ),
        text('上の段と右の列が交わるのは、右上です。', 'Top row and right column meet at the top right.'),
      ),
    ],
    end: text(
      'すぐに取れる1列より、待って2列のほうが、よく点になります。',
      'Waiting for two lines often brings more than taking one at once.',
    ),
  }),
  alone({
    id: 'combo',
    teaches: ['SC-9', 'SC-1'],
    title: text('下の札が働く：コンボ', 'What lies below: combos'),
    first: 'HK C8 H4 SJ DQ D5 CA S2 S6 S7 D9 CJ C10 D2 DK H10 SA',
    steps: [
      moveStep(
        'S7@c1',
        text(
          '札は重なっていきます。取られた札の下から現れた札で、また役ができれば「コンボ」。まず右上の4の上に、7を重ねて隠しましょう。右の列の4・5・6を覚えておいてください。',
          'Cards lie on one another. Where taking uncovers a card that completes another role, that is a combo. First cover the four at the top right with your seven, and remember the four, five, six of the right column.',
        ),
        text('7を右上に置きます。', 'Put the seven at the top right.'),
      ),
      taken(
        { combo: 1 },
        text(
          '上の段は K・8・7。左端を9に替えると 9・8・7 がそろい、7が取られて4が現れます。',
          'The top row reads king, eight, seven. With a nine at its left end nine, eight, seven are taken, and the four comes back to light.',
        ),
        text('9を左上に置くと、2回続けて取れます。', 'The nine at the top left takes twice.'),
      ),
    ],
    end: text('何を下に隠したかを覚えている人が、コンボを作れます。', 'Who remembers what lies below makes combos.'),
  }),
  alone({
    id: 'joker',
    teaches: ['SC-4', 'SC-10'],
    title: text('ジョーカーは何にでも', 'Jokers stand for anything'),
    first: 'H5 H6 CK SJ D3 S9 C2 DK S8 RJ D4 CQ S3',
    steps: [
      taken(
        { roles: { kind: 'royal-sequence' } },
        text(
          'ジョーカーは、置いた列ごとに、いちばん高くなる札の代わりになります。上の段のハートの5と6に、ジョーカーで続けましょう。',
          'A joker stands, in each line, for the card that scores most. Go on from the five and six of hearts in the top row with it.',
        ),
        text('ジョーカーを上の段の右端に置きます。', 'Put the joker at the right end of the top row.'),
      ),
    ],
    end: text(
      '1列に使うより、いくつもの列が交わる場所まで取っておくと働きます。',
      'It works best kept for a place where several lines meet.',
    ),
  }),
  {
    id: 'reach',
    teaches: ['SC-15', 'SC-16'],
    title: text('相手がいるとき：リーチ', 'With others: reaches'),
    rules: {},
    seats: 2,
    first: 'H5 DQ SQ CK HJ C10 HA DA D10 H6 C3 D7 CJ D4 HQ H9 D9',
    others: { 1: ['C3@c2'] },
    steps: [
      {
        say: text(
          '2人から5人では、1つの場を囲みます。最初の手番は、開いて見せた札（あなたはハートの6）から。何も取れなくても、あと1枚で役になる形を作れば「リーチ」で点になります。左上の5の隣に6を置きましょう。',
          'Two to five play round one field. Everybody begins with the card they have shown: yours is the six of hearts. Where nothing can be taken, leaving a role one card short is a reach and scores. Put the six beside the five at the top left.',
        ),
        wish: { kind: 'effect', event: { type: 'reach' } },
        hint: text('左上の5と隣り合うマスに6を置きます。', 'Put the six on a cell next to the five at the top left.'),
      },
      taken(
        { roles: { kind: 'sequence' } },
        text(
          '相手は何も取れませんでした。5と6に7を続けて、シークエンスにしましょう。',
          'Your opponent has taken nothing. Go on from five and six with your seven, for a sequence.',
        ),
        text('7を、5・6と1列になる端に置きます。', 'Put the seven in line with the five and the six.'),
      ),
    ],
    end: text(
      'リーチの形は、次の人もそろえられます。相手が持っていそうな札は待たないのがこつです。',
      'Whoever comes next may complete your reach. Do not wait for a card the others may well hold.',
    ),
  },
  {
    ...alone({
      id: 'large-board',
      teaches: ['SC-21', 'SC-2'],
      title: text('大きな場：4枚の役', 'Large boards: roles of four'),
      first: 'D5 C6 H7 SJ CK H2 HK D3 C9 D9 SQ H9 H4 SK D7 CA S8 S9 C3 H10 DQ C2 HA DJ S4 D6',
      steps: [
        taken(
          { roles: { kind: 'hyper-sequence' } },
          text(
            '4×4の場では、1列に4枚まで並びます。4枚そろうと「ハイパー」で、3枚の役より高い点になります。上の段は5・6・7。右端に続きの札を置きましょう。',
            'On a field of 4×4 a line holds up to four cards. Four of them make a hyper role, worth more than one of three. The top row reads five, six, seven: place what comes next at its right end.',
          ),
          text('8を上の段の右端に置きます。', 'The eight belongs at the right end of the top row.'),
        ),
        taken(
          { roles: { kind: 'hyper-set' } },
          text(
            '同じ数字を4枚そろえると「ハイパー・セット」。上から3段目には9が3枚あります。あいたところを埋めるように置きましょう。',
            'Four of a rank are a hyper set. The third row has three nines: put yours between them.',
          ),
          text('9を3段目のQの上に置きます。', 'The nine goes on the queen of the third row.'),
        ),
      ],
      end: text(
        '5×5では5枚の役もあります。長い役の中の短い役は、別には数えません。',
        'On 5×5 there are roles of five as well. A short role inside a longer one does not count besides.',
      ),
    }),
    rules: { preset: '4x4', undo: false },
  },
]
