import { type Lesson, type LessonStep, text, type WishedEvent } from '@tefuda/kernel'

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

const place = (move: string, say: LessonStep['say'], hint: LessonStep['hint']): LessonStep => ({
  say,
  wish: { kind: 'moves', moves: [move] },
  hint,
})

/** From the first card to a combo, each on a field alone. */
export const lessons: readonly Lesson[] = [
  alone({
    id: 'set-and-sequence',
    title: text('置いて、取る', 'Place and take'),
    first: 'D5 C5 H9 SJ H3 D8 CK H7 S2 S5 H8 SQ C10 D7 S4',
    steps: [
      taken(
        { roles: { kind: 'set' } },
        text(
          '手札の1枚を、場のどれかの札に重ねて置きます。縦・横・斜めのどれか1列で同じ数字が3枚そろうと「セット」。手札の5を選んで、5が2枚並ぶ上の段の右端に置きましょう。',
          'You place one card of your hand on any card of the field. Three cards of the same rank in a row, a column or a diagonal are a set. Take the five of your hand and put it at the right end of the top row, beside the two fives.',
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
    title: text('2列いっぺんに', 'Two lines at once'),
    first: 'D5 C5 HK SJ H3 D6 CK H9 S7 S5 H8 SQ C10',
    steps: [
      taken(
        { multiplier: 2 },
        text(
          '1枚で2列を同時にそろえると、点の合計が2倍になります。上の段には5が2枚、右の列には6と7があります。両方に効く場所に、5を置きましょう。',
          'One card that completes two lines at once doubles their points. The top row has two fives, the right column a six and a seven. Put your five where both lines meet.',
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
    title: text('下の札が働く：コンボ', 'What lies below: combos'),
    first: 'HK C8 H4 SJ DQ D5 CA S2 S6 S7 D9 CJ C10 D2 DK H10 SA',
    steps: [
      place(
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
]
