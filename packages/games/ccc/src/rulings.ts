import { type Ruling, text } from '@tefuda/kernel'
import { rulingWith } from '@tefuda/kernel/rulebook'

const ruling = rulingWith('CC')

/** How the rules of CCC are read here, and what is settled where they say nothing. */
export const RULINGS: readonly Ruling[] = [
  ruling(
    1,
    ['option', 'reconstructed'],
    text('盤と値段', 'Board and prices'),
    text(
      'マスの数 n に1枚置くには、札の組の値がちょうど n の2乗でなければなりません。説明書の盤の見本は失われているので、盤は手札（Tefuda）が作りました。標準は6×6で、半回転させると重なり、低い数が外、高い数が内にあります。形は自由で、マスの欠けた盤でも遊べます。',
      'A coin on a cell with number n costs a group of cards whose value is exactly n squared. The sample boards of the document are lost, so the boards are Tefuda’s own. The standard one is 6×6, looks the same after half a turn, and has its low numbers outside and its high ones inside. Boards may have any shape, and cells may be missing.',
    ),
  ),
  ruling(
    2,
    ['option'],
    text('組の値', 'The value of a group'),
    text(
      '札の数（A は1、J・Q・K は11・12・13）を足し、ジョーカー1枚ごとに2倍、3枚以上がみな赤かみな黒（フラッシュ）ならさらに2倍します。フラッシュの枚数と色にはジョーカーも数えます。倍にしないでおくことはできません。ジョーカーだけの組は0で、分けて払うときも何の足しにもなりません。',
      'Add the faces (A 1, J Q K 11 12 13), double for each joker, and double again if three or more cards are all red or all black, a flush. Jokers count for the flush, as cards and by their colour. Doubling is not a choice: it happens even where it spoils the payment. Jokers without another card are worth nothing and pay for nothing, in a split as well.',
    ),
  ),
  ruling(
    3,
    [],
    text('Aで分ける', 'Splitting with aces'),
    text(
      '組と組の間に A を1枚置くと、それぞれの組で払える数の合計を払えます。どちらの組も平方数でなければなりません。A を増やせば、もっと多くの組に分けられます。分けるのに使った A は、どの組にも入りません。',
      'An ace between two groups lets them pay for the sum of their numbers; each must be a square. More aces split into more groups. An ace that splits belongs to no group.',
    ),
  ),
  ruling(
    4,
    ['option'],
    text('隣', 'Neighbours'),
    text(
      'あるマスの隣とは、上下左右のマスです。斜めのマスは隣ではありません。',
      'The neighbours of a cell are the cells above, below, left and right of it, not those at its corners.',
    ),
  ),
  ruling(
    5,
    [],
    text('置ける所は、番が始まったときの盤で', 'Judged when the turn begins'),
    text(
      '1回の番に置くコインは、すべて同時に置いたものとみなします。置けるかどうかは、番が始まったときの盤だけで決まります。同じマスに何枚置いてもかまいません。だれか1人にでも2枚以上負けているマスには、そこがだれの自陣でなくても置けません。',
      'All coins of a turn count as placed at the same moment: where they may go depends on the board as the turn found it. Any number may go on one cell. Being two or more coins behind any one player bars a cell, even where it is nobody’s territory.',
    ),
  ),
  ruling(
    6,
    [],
    text('1枚だけの支払い', 'A card alone'),
    text(
      'A・4・9 を1枚だけ出して払ったコインは、自分の準自陣にも、隣にコインのないマスにも置けません（A で分けて払うときの組は、1枚でもかまいません）。そのマス自身の上のコインは、隣のコインに数えません。自陣なら、隣にコインがあれば置けます。',
      'A coin paid for by a single A, 4 or 9 (a group of a split is no such payment) may go neither on one’s own near-territory nor on a cell that has no coins beside it; coins on the cell itself do not count for that. On one’s own territory it may, if a coin lies beside it.',
    ),
  ),
  ruling(
    7,
    ['option'],
    text('引き方と山札', 'Drawing and the pile'),
    text(
      '番の終わりに、4つの引き方のどれか1つを選びます。山札に残っている枚数より多くは引けません。山札が初めてなくなったら、使った札（いま捨てた札も）をすぐに切って新しい山札にします。2度目になくなるか、切る札がなければ、全員があと1回ずつ番を行って終わりです。その間は引けません。使った札は、いつでも見られます。',
      'At the end of a turn choose exactly one of the four ways to draw. The pile never gives more than it has. When it first runs out, the used cards, those just discarded too, are shuffled into a new pile at once. When it runs out again, or nothing is there to shuffle, everybody has one more turn, without drawing, and the game is over. Used cards lie open.',
    ),
  ),
  ruling(
    8,
    ['reconstructed'],
    text('手詰まり', 'Standstill'),
    text(
      '全員が2回続けて、コインも置かず札も引かなければ、そこで終わります。',
      'If nobody places a coin or draws a card for two rounds, the game is over.',
    ),
  ),
  ruling(
    9,
    ['option'],
    text('点', 'Points'),
    text(
      '自陣も準自陣も同じ点です。1から4は1点、5と6は2点、7以上は4点。合計が同じなら、勝ちを分け合います。',
      'Territory and near-territory score alike: numbers 1 to 4 one point, 5 and 6 two, 7 and more four. Equal totals share the win.',
    ),
  ),
  ruling(
    10,
    ['option'],
    text('アドバンスト・ルール', 'The advanced rule'),
    text(
      '自分のコインがあるだけでは広がれません。準自陣とその隣だけが置ける所になり、差が2枚以上ついた自陣は、新しい所を開きません。隣にコインのないマスには、標準のルールと同じように置けます。',
      'Own coins alone open nothing. Near-territory opens itself and its neighbours; territory with a lead of two or more does not. Cells without coins beside them stay open as usual.',
    ),
  ),
  ruling(
    11,
    ['option'],
    text('はじめの手札', 'Cards at the start'),
    text(
      '最初の人は5枚で、次の人から順に1枚ずつ多くなります。',
      'Whoever begins has five cards, each player after that one more.',
    ),
  ),
  ruling(
    12,
    ['option', 'ours'],
    text('続けて何ゲームか', 'Several games'),
    text(
      'ゲームを続けるときは、点を足していきます。最初の人は、ゲームごとに次の席に移ります。',
      'Where several games are played their points are added. Each game is begun by the next seat.',
    ),
  ),
  ruling(
    13,
    ['ours'],
    text('時間切れ', 'Out of time'),
    text(
      '時間が切れたら、それまでに置いたコインはそのままで、捨てずに引ける札を引いて番が終わります。引けなければ、引かずに終わります。',
      'When the time is up the coins placed so far stay, and the turn ends with the draw that discards nothing; where there is none, without a card.',
    ),
  ),
]
