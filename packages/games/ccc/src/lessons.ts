import { type Lesson, type LessonStep, moveStep, type Text, text, type WishedEvent } from '@tefuda/kernel'

const forTwo = (lesson: Omit<Lesson, 'rules' | 'seats' | 'others'> & Partial<Pick<Lesson, 'others'>>): Lesson => ({
  rules: {},
  seats: 2,
  others: {},
  ...lesson,
})

const coin = (event: WishedEvent, say: Text, hint: Text): LessonStep => ({
  say,
  wish: { kind: 'effect', event: { type: 'place', ...event } },
  hint,
})

/** From the first coin to a fight over a cell, against one other player. */
export const lessons: readonly Lesson[] = [
  forTwo({
    id: 'square',
    teaches: ['CC-1', 'CC-2'],
    title: text('コインの値段', 'What a coin costs'),
    showsFirst: true,
    first: 'S2 C7 HQ DK D10',
    steps: [
      coin(
        { number: 3 },
        text(
          '手札で払って、盤にコインを置いていくゲームです。値段は、マスの数の2乗ちょうど。3のマスなら、札の数の合計が3×3になるように出します。手札の2と7で払って、どれかの3のマスに置きましょう。',
          'You pay with cards to put coins on the board. The price is exactly the square of a cell’s number: for a 3 the cards must add up to three times three. Pay with your two and seven, and put a coin on any 3.',
        ),
        text('2と7を選び、3のマスを押します。', 'Choose the two and the seven, then a cell with a 3.'),
      ),
      moveStep(
        'draw 1',
        text(
          '置けるだけ置いたら、「番を終える」を押して、札を引きます。捨てずに引けるのは1枚。引きましょう。',
          'When you have placed what you want, press “End turn” and draw. Without discarding you draw one. Do so.',
        ),
        text('「番を終える」から、1枚引きます。', 'Press “End turn”, and draw one card.'),
      ),
    ],
    end: text(
      '払って置き、引いて終わる。1回の番に何枚置いてもかまいません。',
      'Pay and place, then draw. You may place any number of coins in a turn.',
    ),
  }),
  forTwo({
    id: 'lead',
    teaches: ['CC-9', 'CC-4'],
    title: text('準自陣から自陣へ', 'From near-territory to territory'),
    first: 'S3 HA D2 C2 H4',
    steps: [
      coin(
        { number: 2 },
        text(
          'だれよりもコインが1枚多いマスは、自分の「準自陣」です。まず、どれかの2のマスに1枚置きましょう。2枚の札で払います。',
          'A cell where you have one coin more than anybody is your near-territory. First put a coin on any 2, paid for with two cards.',
        ),
        text('3とA、または2と2なら、2のマスに払えます。', 'Three and ace, or two and two, pay for a 2.'),
      ),
      coin(
        { holder: { lead: 2 } },
        text(
          '準自陣は、まだ割りこまれます。2枚の差がつくと「自陣」になり、ほかの人はもうそこに置けません。同じマスに、もう1枚置きましょう。4は1枚でも払えそうですが、準自陣には1枚だけの支払いでは置けません。',
          'Others may still break into it. Two coins ahead it becomes your territory, where nobody else may place. Put another coin on the same cell. The four seems enough on its own, but a card alone does not pay on near-territory.',
        ),
        text('さっきと同じマスに、残った2枚で払います。', 'Pay with two more cards for the same cell.'),
      ),
    ],
    end: text(
      '自陣はもう取られません。準自陣も、終わったときに持っていれば同じ点です。',
      'Territory is yours for good. Near-territory scores just as much, if it is still yours at the end.',
    ),
  }),
  forTwo({
    id: 'worth',
    teaches: ['CC-9'],
    title: text('高いマスほど点になる', 'High cells score more'),
    first: 'DK CK HJ SQ C5',
    steps: [
      coin(
        { number: 7 },
        text(
          '終わったときに持っているマスが、点になります。数の大きいマスほど高く、ただし値段もぐんと上がります。この手札では、いちばん高くてどのマスに届くでしょう。4枚使って置いてください。',
          'The cells you hold at the end score. Higher numbers score more, but their price rises fast. Which is the highest cell these cards can pay for? Use four of them.',
        ),
        text('絵札4枚の合計が、7の2乗です。', 'The four court cards add up to seven squared.'),
      ),
    ],
    end: text(
      '安いマスをたくさん取るか、高いマスを少し取るか。手札の合計と相談です。',
      'Many cheap cells or a few dear ones: it depends on what your cards add up to.',
    ),
  }),
  forTwo({
    id: 'double',
    teaches: ['CC-2'],
    title: text('倍にする：フラッシュとジョーカー', 'Doubling: flush and joker'),
    first: 'H5 D7 H6 S8 RJ',
    steps: [
      coin(
        { number: 6, groups: { flush: true, jokers: 0 } },
        text(
          '3枚以上がみな赤、またはみな黒なら「フラッシュ」で、合計が倍になります。赤い数札3枚で、6のマスに置きましょう。',
          'Three cards or more, all red or all black, are a flush: their sum is doubled. Put a coin on a 6 with your three red number cards.',
        ),
        text('5・6・7の赤い3枚を選びます。', 'Choose the red five, six and seven.'),
      ),
      coin(
        { cell: 'c6', groups: { jokers: 1 } },
        text(
          'ジョーカーも、いっしょに出した札の合計を倍にします。残った2枚で、いちばん下の段の4のマス（c6）にもう1枚。',
          'A joker doubles the cards it is played with, too. With your last two cards put another coin on the 4 of the bottom row (c6).',
        ),
        text('8とジョーカーを選び、c6を押します。', 'Choose the eight and the joker, then c6.'),
      ),
    ],
    end: text(
      'フラッシュもジョーカーも、あれば必ず倍になります。倍になって払えなくなることもあるので、合計を見てから。',
      'Flush and joker always double, even where that spoils the sum: look at it before you play.',
    ),
  }),
  forTwo({
    id: 'split',
    teaches: ['CC-3'],
    title: text('Aで2組に分ける', 'An ace splits in two'),
    first: 'C4 SA D3 H6 CJ',
    steps: [
      coin(
        { number: 5, splits: 'SA' },
        text(
          'Aを間にはさむと、2組に分けて払えます。それぞれの組で払える数を足した数のマスに置けます。4の組で2、3と6の組で3。合わせて5のマスに、Aで分けて置きましょう。',
          'An ace between two groups lets you pay with both: their numbers are added. The four pays for a 2, three and six pay for a 3. Split with the ace and put a coin on a 5.',
        ),
        text('4、A、3、6の4枚を選ぶと、分け方が出ます。', 'Choose four, ace, three and six: the ways to split appear.'),
      ),
    ],
    end: text(
      '大きな2乗がちょうど作れないときは、Aで小さな2つに分けられないか見てみましょう。',
      'Where one great square will not come out, see whether an ace makes two small ones of it.',
    ),
  }),
  forTwo({
    id: 'draw',
    teaches: ['CC-7'],
    title: text('捨てて、たくさん引く', 'Discard and draw more'),
    first: 'HK DK CK HJ S8 D6 C10 S8 DJ CQ H8 S2 H7 C3 D6 SA D9 C4 H5',
    others: { 1: ['D6 C10 > d1', 'draw 1'] },
    steps: [
      moveStep(
        'draw 8 - S8 HJ HK DK CK',
        text(
          'どう組んでも払えない手札です。捨てるほど、たくさん引けます。2枚捨てる引き方と、5枚捨てる引き方があります。思い切って全部捨てましょう。',
          'Nothing here pays for anything. The more you discard, the more you draw: there is a way with two discards and one with five. Throw all of it away.',
        ),
        text('「番を終える」を押し、5枚とも選んで引きます。', 'Press “End turn”, choose all five, then draw.'),
      ),
      coin(
        { number: 3 },
        text(
          '手札が増えました。これなら払えます。どれかの3のマスに置いてみましょう。',
          'Now you have more cards, and they pay. Put a coin on any 3.',
        ),
        text(
          '2と7など、合計が3の2乗になる札を探します。',
          'Look for cards that add up to three squared, as two and seven.',
        ),
      ),
    ],
    end: text(
      '山札は、使った札でもう一度だけ作り直されます。次に尽きたら、あと1回ずつで終わりです。',
      'When the pile runs out, the used cards become a new one, once. When that is gone, everybody has one more turn.',
    ),
  }),
  forTwo({
    id: 'reach',
    teaches: ['CC-5', 'CC-6'],
    title: text('どこに置けるか', 'Where you may place'),
    first: 'S2 C7 H4 CK HK D6 C10 S8 DJ CQ H8 S10 D3',
    others: { 1: ['D6 C10 > d1', 'draw 1'] },
    steps: [
      coin(
        { cell: 'b1' },
        text(
          'まわりにコインのないマスには、どこにでも置けます。2と7で、上の段の左から2つ目、3のマス（b1）に置きましょう。',
          'Where no coin lies beside it, you may place on any cell. Put a coin on the 3 that is second in the top row (b1), with two and seven.',
        ),
        text('2と7を選び、b1を押します。', 'Choose two and seven, then b1.'),
      ),
      moveStep(
        'draw 1',
        text('1枚引いて、相手の番を見ましょう。', 'Draw one card and watch the other player.'),
        text('「番を終える」から、1枚引きます。', 'Press “End turn”, and draw one card.'),
      ),
      coin(
        { cell: 'c1' },
        text(
          '相手が d1 に置きました。相手のコインの隣には、自分のコインからつながるマスでなければ置けません。あいだの2のマス（c1）は、b1 の隣なので置けます。隣にコインがあるので、4の1枚だけで払えます。',
          'The other player has placed on d1. Beside their coins you may place only where your own coins reach. The 2 between you (c1) lies beside b1, so you may; and since coins lie beside it, the four pays on its own.',
        ),
        text('4だけを選び、c1を押します。', 'Choose the four alone, then c1.'),
      ),
    ],
    end: text(
      '自分のコインとその隣が、自分の届く所。つなげて広げていきます。',
      'Your coins and the cells beside them are your reach. Spread from there.',
    ),
  }),
  forTwo({
    id: 'contest',
    teaches: ['CC-4', 'CC-6'],
    title: text('割りこまれたら', 'When somebody breaks in'),
    first: 'S2 C7 D5 S4 C8 C6 D3 SQ HQ DJ SJ HA S10',
    others: { 1: ['D3 C6 > b1', 'draw 1'] },
    steps: [
      coin(
        { cell: 'b1' },
        text(
          '上の段の3のマス（b1）に1枚置いて、準自陣にしましょう。',
          'Put a coin on the 3 in the top row (b1): it becomes your near-territory.',
        ),
        text('2と7、または5と4で払えます。', 'Two and seven pay for it, or five and four.'),
      ),
      moveStep(
        'draw 1',
        text(
          'このまま番を渡すと、どうなるでしょう。1枚引いて、番を終えます。',
          'What if you leave it at that? Draw one card to end your turn.',
        ),
        text('「番を終える」から、1枚引きます。', 'Press “End turn”, and draw one card.'),
      ),
      coin(
        { cell: 'b1' },
        text(
          '割りこまれて、1枚ずつの同数。今はだれのものでもありません。もう1枚置いて取り返しましょう。',
          'Somebody broke in: one coin each, and nobody holds it. Put another one there to take it back.',
        ),
        text('2枚の札で、b1にもう一度払います。', 'Pay for b1 once more with two cards.'),
      ),
      coin(
        { cell: 'b1', holder: { lead: 2 } },
        text(
          '同じ番に続けて置けば、相手が動く前に差が2枚。自陣にしてしまいましょう。',
          'Place again in the same turn and you are two ahead before anybody can answer: make it your territory.',
        ),
        text('残りの札で、b1にもう一度払います。', 'Pay for b1 once more with what is left.'),
      ),
    ],
    end: text(
      '準自陣のまま番を渡すと割りこまれます。大事なマスは、1回の番に2枚置いて固めましょう。',
      'Near-territory invites others. Where a cell matters, place twice in one turn and settle it.',
    ),
  }),
]
