import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { list, say, table } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** How a cell is held: by what lead, what it is called, and what follows. */
export const HELD = [
  {
    id: 'territory',
    lead: text('だれよりも2枚以上多い', 'Two or more ahead of everybody'),
    name: text('自陣', 'Territory'),
    follows: text('ほかの人は置けません。', 'Nobody else may place there.'),
  },
  {
    id: 'near-territory',
    lead: text('だれよりも1枚だけ多い', 'One ahead of everybody'),
    name: text('準自陣', 'Near-territory'),
    follows: text('もう1枚で自陣になります。', 'One more coin makes it territory.'),
  },
] as const

/** Territory and near-territory. */
export const territory = (subject: BookSubject): Chapter => ({
  id: 'territory',
  title: text('自陣と準自陣', 'Territory'),
  blocks: [
    table(
      subject,
      [text('あなたのコイン', 'Your coins'), text('呼び名', 'Name'), text('どうなるか', 'What follows')],
      HELD.map(({ lead, name, follows }) => [lead, name, follows]),
      { rulings: [5] },
    ),
    say(
      subject,
      '最初の1枚を置いた空きマスは、準自陣です。同じ枚数で並べば、だれのものでもありません。',
      'The first coin on an empty cell makes it near-territory. Where the most coins are equal, the cell is nobody’s.',
    ),
  ],
})

/** Where coins may go. */
export const places = (subject: BookSubject): Chapter => ({
  id: 'places',
  title: text('置ける所', 'Where coins may go'),
  blocks: [
    say(subject, '次のどちらかのマスに置けます。', 'A coin may go on either of these:'),
    list(subject, [EMPTY_AROUND, ownPlaces(subject)], {
      rulings: subject.rules.advanced ? [5, 10] : [5],
    }),
    say(
      subject,
      'ただし、だれか1人にでも2枚以上負けているマスには置けません。',
      'But not where any one player has two or more coins more than you.',
      { rulings: [5] },
    ),
    ...alone(subject),
  ],
})

const EMPTY_AROUND: Text = text(
  '隣にコインが1枚もないマス（そのマスの上にあるコインは問いません）',
  'a cell with no coins beside it, whatever lies on the cell itself',
)

const ownPlaces = ({ rules }: BookSubject): Text =>
  rules.advanced
    ? text(
        '自分の準自陣と、その隣のマス（アドバンスト・ルール：自陣からは広がれません）',
        'your near-territory and the cells beside it (the advanced rule: territory opens nothing)',
      )
    : text('自分のコインのあるマスと、その隣のマス', 'a cell with your coins, and the cells beside one')

const alone = (subject: BookSubject): Block[] => [
  say(
    subject,
    'A・4・9 を1枚だけ出して払うと、置ける所が減ります。次のマスには置けません。',
    'A single A, 4 or 9 as the whole payment is good for fewer cells. It may not pay on',
    { rulings: [6] },
  ),
  list(
    subject,
    [text('自分の準自陣', 'your near-territory'), text('隣にコインが1枚もないマス', 'a cell with no coins beside it')],
    { rulings: [6] },
  ),
  // With jokers that multiply by one, an ace and a joker are a payment of two cards.
  ...(subject.context.board.numbers.includes(1) && subject.rules.multipliers.joker > 1
    ? [
        say(
          subject,
          'そのため 1 のマスを自陣にするには、1回の番のうちに A を2枚使います。',
          'So to make a 1 your territory you need two aces in one turn.',
          { rulings: [5, 6] },
        ),
      ]
    : []),
]
