import { type Ruling, text } from '@tefuda/kernel'
import { rulingWith } from '@tefuda/kernel/rulebook'

const ruling = rulingWith('SC')

/** Readings of the official rules where they leave something open. */
const READINGS: readonly Ruling[] = [
  ruling(
    1,
    [],
    text('重なる札', 'Stacks'),
    text(
      '置いた札はそのマスの一番上になり、それまでの札は下に残ります。役に数えるのは一番上の札だけです。役を取ると、役に入った各マスから一番上の1枚がなくなり、下の札が現れます。下の札はいつでも見られます。',
      'A placed card becomes the top of its cell and what was there stays beneath. Only top cards make roles. Taking a role lifts one card off each of its cells, and the next one comes up. Everybody may look at the cards beneath at any time.',
    ),
  ),
  ruling(
    2,
    ['option'],
    text('役を見る列', 'Where roles are looked for'),
    text(
      '3×3 では縦3列、横3列、斜め2列の8本。4×4 と 5×5 では、縦・横とすべての斜めで隣り合う3・4・5マス。ゾディアクロスでは、切れ目のない環の上で隣り合う3・4・5マスと、環から中心を通って向かいの環に抜ける6本。フリークロスでは、場に入っているマスが8方向のどれかへまっすぐ隣り合う3・4・5マスです。',
      '3×3: three rows, three columns, two diagonals. 4×4 and 5×5: any 3, 4 or 5 cells side by side in a row, a column or a diagonal of any length. Zodiac: any 3, 4 or 5 cells side by side on the ring, which has no end, and the six lines from the ring through the centre to the ring. Free cross: any 3, 4 or 5 cells of the field in a straight row, in all eight directions.',
    ),
  ),
  ruling(
    3,
    [],
    text('数字は輪につながる', 'Ranks in a circle'),
    text(
      'A は K と 2 の両方につながります。輪のどこから始まる続きも役になり、J・Q・K・A・2 も続きです。右からでも左からでもかまいませんが、並んだ順に続いていなければなりません。ロイヤル・ストレート・フラッシュだけは、1つのスートの 10・J・Q・K・A に限ります。',
      'The ace joins both the king and the two. A run may begin anywhere on that circle, so J Q K A 2 is one. It may be read from either end, but the cards must lie in order. Only the royal straight flush is fixed: 10 J Q K A of one suit.',
    ),
  ),
  ruling(
    4,
    ['reconstructed'],
    text('ジョーカーは何になるか', 'What a joker stands for'),
    text(
      'ジョーカーは、置いたものも場にあるものも、列ごとに別々に、その列が一番高くなる札として数えます。ふつうの札1枚と残りがジョーカーなら、その枚数のロイヤルの役。ジョーカー3枚の列は、どの遊び方でもオリオンです。4枚ならハイパー・ロイヤル・シークエンス、5枚ならロイヤル・ストレート・フラッシュとします。',
      'A joker, just placed or already lying there, is read in each line by itself as whatever makes that line worth most. One natural card and jokers for the rest make the royal role of that length. Three jokers are Orion in every variant; four make a hyper royal sequence, five a royal straight flush.',
    ),
  ),
  ruling(
    5,
    [],
    text('取れる役は置いた札の役', 'Only roles of the placed card'),
    text(
      '取れるのは、いま置いた札を含む役だけで、できた役は残らず取ります。並べたり補充したりしてできた役（神が作りし役）は、そのままでは取れません。その列のどこかに札を置くか、その列の札が新しく現れると、取れるようになります。',
      'A move takes roles that contain a card it placed, and must take all of them. A role that dealing or refilling has made ("made by god") cannot be taken as it lies. It counts once a card is placed on one of its cells, or comes up on one.',
    ),
  ),
  ruling(
    6,
    ['option'],
    text('場札1枚は1つの役に', 'A field card counts once'),
    text(
      '4×4、5×5、ゾディアクロス、フリークロスでは、前から場にあった札を一度に2つの役には使えません（置いた札は何役にも使えます）。組み合わせが選べるときは、それ以上役を足せない組み合わせのうち、倍率をかけた点が一番高いものを取ります。同点なら長い役を含むもの、次に役の数が少ないもの、次に補充の順で先のマスにあるものです。3×3 では場札も何役にでも使えます。どの場でも、取る役のどれかが別の役の中にすっぽり入ることはなく、ジョーカーだけの役は1列に一番長い1つだけです（4枚並べば 80点で、50点の役を足しません）。',
      'On 4×4, 5×5, zodiac and free cross a card that already lay on the field may serve one role of a move only; placed cards may serve several. Where there is a choice, of the selections that leave no role to add the one with the most points after multiplying is taken; then the one with the longer roles, then with fewer roles, then on the cells that are filled first. On 3×3 field cards may be shared. On every board no role that is taken lies inside another, and jokers alone make one role of a line, the longest: four in a row score 80, without the fifties inside.',
    ),
  ),
  ruling(
    7,
    ['option', 'reconstructed'],
    text('倍になるのは、ジョーカーのないときだけ', 'Multiplied only without jokers'),
    text(
      '取る役のどれかにジョーカーが1枚でも入っていれば（場にあったものでも）、点は足すだけです。入っていなければ合計に倍率をかけます。2役は2倍、3役は3倍、4役は9倍（5×5 では4倍）。5×5 では役の数だけ倍になり、5枚役4つが中央で交わるニルヴァーナは25倍。ゾディアクロスは中心で5役なら10倍、6役もここでは10倍。フリークロスの5役以上は、ここでは9倍とします。',
      'If any card of the taken roles is a joker, even one that lay there before, the points are simply added. Otherwise the sum is multiplied: two roles by 2, three by 3, four by 9 (5×5: by 4). On 5×5 by the number of roles, and by 25 for Nirvana, four roles of five crossing in the centre. Zodiac: five roles through the centre by 10, and six as well. Free cross: five and more by 9.',
    ),
  ),
  ruling(
    8,
    [],
    text('トリックの呼び名', 'Names of tricks'),
    text(
      '同時にできた役の数と場に応じて、トリックに名前がつきます。ジョーカー入りの4役は、中央を通ればサザン・クロス、通らなければ変型サザン・クロス。3×3 の5役以上はサターン。ゾディアクロスの5役はクインティプル・トリック。フリークロスの5役以上は 5×5 と同じ呼び名です。',
      'A trick is named after the number of its roles and the board. Four roles with a joker: southern cross through the centre, else variant southern cross. Five and more on 3×3: saturn. Five with a joker on the zodiac: quintuple trick. Five and more in free cross are called as on 5×5.',
    ),
  ),
  ruling(
    9,
    ['option'],
    text('コンボ', 'Combos'),
    text(
      '取ったあとに現れた札を含む役は、続けて取ります。新しい役ができなくなるまでくり返します。コンボの役には倍率をかけず、そのままの点を足します。広い場では、コンボ1回ごとに SC-6 を当てはめます。コンボで使う札はすべて場札です。',
      'After cards have been taken, roles that contain a card that has just come up are taken too, and so on until there are none. They score their plain points. On larger boards SC-6 holds within each such wave; every card in it is a field card.',
    ),
  ),
  ruling(
    10,
    ['option'],
    text('ジョーカーを同時に置く', 'Several jokers in one move'),
    text(
      'ジョーカーは、2枚以上を一度に、1枚ずつ別のマスに置けます。条件は、どのジョーカーも取る役に入り、役どうしが共通のマスでひとつながりになり、役が2つ以上あることです。ただし、ジョーカーだけの役なら1つでもかまいません。広い場では、これを満たす取り方が1つでもあれば置け、そのうち一番よいものを取ります。置いた枚数だけ引きます。複数で遊ぶときの最初の手番ではできません。',
      'Two or more jokers may be placed in one move, each on a cell of its own, if each is in a taken role, the roles hang together by common cells, and there are at least two of them; a role of jokers alone may stand by itself. On larger boards one selection that meets this is enough, and the best of those is taken. As many cards are drawn as were placed. Not in the first turn of a game for several players.',
    ),
  ),
  ruling(
    11,
    [],
    text('ペガサス', 'Pegasus'),
    text(
      '3×3 の四隅がすべてジョーカーで、少なくとも1枚はいま置いたもので、四隅を結ぶ6列がすべてそろっているときです。6役は合わせて400点で、置いた札のない列も取ります。一度にできたほかの役は、その点を足します。',
      'Jokers on all four corners of 3×3, at least one placed in this move, and a card between every two of them: the six roles score 400 together instead of 240, and all six are taken, those without a placed card too. Other roles of the move are added.',
    ),
  ),
  ruling(
    12,
    ['option'],
    text('トータル・エクリプス', 'Total eclipse'),
    text(
      'コンボまで取り終え、補充する前に場が空なら50点。次の1枚は、だれが置くにしても、場が補充されていても、中央に置きます（4×4 は中央の4マスのどれか、フリークロスは元の 3×3 の中央。ジョーカーを何枚か置くなら、そのうち1枚）。この決まりは次のゲームには残りません。ウルトラ・フリークロスでは点も決まりもなく、設定で、場を空にする置き方そのものを禁じることもできます。',
      'If the field is empty when the combos are over and before it is refilled: 50 points. The next card, whoever plays it and although the field has been refilled, goes to the centre (4×4: one of the four middle cells; free cross: the middle of the original 3×3; of several jokers, one of them). The duty ends with the game. Ultra free cross: neither points nor duty; a setting forbids clearing the field instead.',
    ),
  ),
  ruling(
    13,
    [],
    text('手番の順序', 'Order of a turn'),
    text(
      '置く、取る、コンボ、手札を引く、場を補充する、の順です。補充は左上から1段ずつ右へ（ゾディアクロスは1時から12時、最後に中心。フリークロスは元の 3×3 が先で、あとは加わった順）。山札が足りないときは手札が先です。',
      'Place, take, combo, draw, refill. Cells are refilled from the top left, row by row (zodiac: from one to twelve o’clock, then the centre; free cross: the original 3×3, then added cells in the order in which they were added). Where the pile runs short, hands come first.',
    ),
  ),
  ruling(
    14,
    ['option'],
    text('手札と使う札', 'Hands and packs'),
    text(
      '手札は3枚、ショート・プレイでは1枚。1枚から7枚まで選べます。ワイルド・プレイでは赤と黒のジョーカーが1枚ずつ加わり、5枚で始まります。1枚置くごとに1枚引きます。1人から5人まで。5×5 は108枚、ほかの場は54枚です。',
      'Three cards in hand, one in short play; anything from 1 to 7 may be chosen. Wild play adds a red and a black joker, so it begins with five. Each card played is replaced by one draw. One to five players; 108 cards on 5×5, 54 elsewhere.',
    ),
  ),
  ruling(
    15,
    [],
    text('親決めと最初の手番', 'The dealer and the first turn'),
    text(
      '1つの場を囲むときは、1枚ずつ引いて見せ合い、一番強い札の人が親になります。ジョーカーが2枚以上出たら、場も含めてすべて配り直します。2組以上の札で全く同じ札が出たら、席の番号が小さい人を上とします。最初の手番では見せ合った札を必ず置きます。ジョーカーでも同じで、自由に使えるのは2回目の手番からです。',
      'Where several share a field each draws a card and shows it; the strongest deals. With two jokers or more among them everything is dealt anew, the field too. Of equal cards from different packs the lower seat’s counts more. In the first turn everybody places the card they showed, a joker too; only from the second turn on are jokers free.',
    ),
  ),
  ruling(
    16,
    ['option'],
    text('リーチの数え方', 'Counting reaches'),
    text(
      '何も取れなかったとき、置いた札と同じ列で1つ隣か2つ隣にある札のうち、3マスの残る1マスに何か1枚を置けばセットかシークエンスになるものを数えます。1つ5点、8つ（40点）まで。フリークロスでは、残る1マスはこれから札を置ける場所ならどこでもかまいません。ジョーカーはリーチに数えず、必要な札が残っているかどうかも問いません。マッチ・プレイとひとり遊びにはありません。',
      'After a placement that took nothing: count the cards one or two cells from the placed one, on a line with it, that would make a set or sequence with some card on the third cell of the three. 5 points each, 8 of them (40 points) at most. In free cross the third cell may be anywhere a card could go now. Jokers do not count, and it does not matter whether the missing card is still to come. Not in match play, nor alone.',
    ),
  ),
  ruling(
    17,
    ['option'],
    text('1000点まで、マッチ・プレイ', 'Play to 1000, and match play'),
    text(
      'サウザンド・ポイントでは、だれかの合計が1000点に届くまでゲームを重ね、合計の一番多い人が勝ちます。一番多い人が並んだら、もう1ゲーム行います。マッチ・プレイでは、それぞれが自分の場でひとり遊びをします。標準では全員の山札が同じ並びで、全員が終わるまで、ほかの人の場は見えません（点と残り枚数は見えます）。どちらも2人から。2つを合わせて遊ぶこともできます。',
      'Play to a thousand: games are played until somebody’s total has reached 1000, and the highest total wins; if that is shared, one more game. Match play: everybody plays a solitaire on a field of their own, with the same shuffle unless set otherwise; until all are done others’ fields stay hidden, not their points and number of cards left. Both need two seats and may be combined.',
    ),
  ),
  ruling(
    18,
    [],
    text('フリークロスの広がりかた', 'How free cross grows'),
    text(
      '場のマスの上か、場のマスに8方向のどれかで接する空いた所に置けます。置いた所はずっと場のマスです。ジョーカーを何枚か同時に置くときは、置く前の場で接しているかを見て、新しいマスは上から下、左から右の順に加わります。ウルトラは何もない所から始まり、最初の1枚が場の始まりです。補充は、空になったマスができてからです。',
      'A card goes on a cell of the field, or on an empty place that touches one in any of eight directions; that place belongs to the field from then on. For several jokers the field before the move decides what touches, and new cells count from top to bottom, left to right. Ultra begins with nothing, and its first card with it; there is refilling once cells have been emptied.',
    ),
  ),
  ruling(
    19,
    [],
    text('手札のなくなった人', 'Without a card'),
    text(
      '手札がなくなった人の番は飛ばします。全員の手札がなくなればゲームは終わりです。',
      'Whoever has no card left is skipped. When nobody has one, the game is over.',
    ),
  ),
  ruling(
    20,
    ['option'],
    text('置いた札は戻せない', 'A placed card stays'),
    text(
      '一度置いた札は戻せません。ひとり遊びに限り、戻せるように設定できます（はじめは戻せません。マッチ・プレイではできません）。そうして遊んだゲームには印がつきます。',
      'Cards are not taken back. For solitaire alone a setting allows it (off by default, never in match play); such a game is marked.',
    ),
  ),
]

/** What this table decides where neither the official rules nor a reading above says anything. */
const OWN: readonly Ruling[] = [
  ruling(
    21,
    ['ours'],
    text('長い役の中の短い役', 'A short role inside a longer one'),
    text(
      '広い場でも場札を何役にも使える設定のとき、できた役は全部取りますが、ある役とその中にすっぽり入る役は、どちらか一方だけです。倍率をかけた点が一番高くなるように選びます。',
      'Where field cards may be shared on a larger board all roles are taken, but of a role and one that lies wholly inside it only one: the choice is that which scores most after multiplying.',
    ),
  ),
  ruling(
    22,
    ['ours'],
    text('同時に置くジョーカーの色', 'Colours of jokers placed together'),
    text(
      'ジョーカーを同時に置くとき、どのマスに赤を、どのマスに黒を置くかは区別しません。補充の順で先のマスから赤、黒の順に置いたものとします。',
      'When jokers are placed together it makes no difference which colour lies where: the red ones lie on the cells that are filled first.',
    ),
  ),
  ruling(
    23,
    ['ours'],
    text('中央のない場', 'Boards without a centre'),
    text(
      '4×4 とウルトラ・フリークロスには中央のマスがないので、ジョーカー入りの4役はいつも変型サザン・クロスです。フリークロスの中央は、元の 3×3 の中央です。',
      '4×4 and ultra free cross have no single centre: four roles with a joker are always the variant southern cross. The centre of free cross is the middle of the original 3×3.',
    ),
  ),
  ruling(
    24,
    ['ours'],
    text('5役以上の呼び名', 'Names of five roles and more'),
    text(
      '4×4 とゾディアクロスでジョーカー入りの役が5つ以上できたら、5×5 と同じ呼び名を使います（ゾディアクロスで中心を通る6役は、ゾディア・クロス）。オクタブルより多いときは、役の数で呼びます。',
      'Five and more roles with a joker on 4×4 and on the zodiac are called as on 5×5 (six through the centre of the zodiac: zodiac cross). Beyond octuple the number of roles is said.',
    ),
  ),
  ruling(
    25,
    ['ours'],
    text('グランド・クロスの位置', 'Where a grand cross may lie'),
    text(
      '4×4、ゾディアクロス、フリークロスでは、ジョーカーなしの4役は中央でなくてもグランド・クロスです。そのうちロイヤル・シークエンス1つ、セット1つ、シークエンス2つの組を、どの場でもアルティメット・グランド・クロスと呼びます。',
      'On 4×4, zodiac and free cross four roles without a joker are a grand cross wherever they meet. One royal sequence, one set and two sequences are the ultimate grand cross on any of these boards.',
    ),
  ),
  ruling(
    26,
    ['ours'],
    text('ジョーカーの多い5枚役', 'Five cards, mostly jokers'),
    text(
      '札の位置が合えば、ふつうの札1枚とジョーカー4枚でもロイヤル・ストレート・フラッシュになります。たとえば端の10、まん中のQ。位置が合わなければストレート・フラッシュです。',
      'One natural card and four jokers are a royal straight flush where the card lies in its place, such as a ten at the end or a queen in the middle; else a straight flush.',
    ),
  ),
  ruling(
    27,
    ['ours'],
    text('役の点を変えたとき', 'When the points of roles are changed'),
    text(
      '1つの列が何通りかの役に読めるときは、この卓の点数で一番高い役として数えます。同点ならロイヤル、シークエンス、セットの順に選びます。',
      'A line that can be read as several roles counts as the one worth most by the points of this table; on equal points royal comes before plain sequence, and sequence before set.',
    ),
  ),
  ruling(
    28,
    ['ours'],
    text('ペガサスの6列', 'The six lines of Pegasus'),
    text(
      '四隅を結ぶ列にもう1枚ジョーカーが入ってオリオンになっていても、6列は合わせてペガサスの点だけです。場札を1役にしか使えない設定でも、ペガサスは6列すべてを取ります。',
      'The six lines score as Pegasus even if a further joker makes one of them an Orion. All six are taken even where field cards may not be shared.',
    ),
  ),
  ruling(
    29,
    ['ours'],
    text('最初から持つジョーカー', 'Jokers held from the start'),
    text(
      '最初から手札に加わるジョーカーは、赤、黒、赤、黒の順です（1枚なら赤）。同じ色を山札からも引いたときは、最初から持っていたほうを先に使います。1つの場を囲むときは、だれが最初のジョーカーを残しているかは全員が知っています。',
      'Extra jokers are red, black, red, black; a single one is red. If one of the same colour has been drawn as well, the extra one is played first. Where several share a field, everybody knows who still holds an extra joker.',
    ),
  ),
  ruling(
    30,
    ['ours'],
    text('親はゲームごとに決める', 'A new dealer for each game'),
    text(
      'ゲームを重ねるときは、毎回札を引き直して親を決めます。',
      'Where several games are played, the dealer is drawn for anew in each.',
    ),
  ),
  ruling(
    31,
    ['ours'],
    text('ゲーム数の上限', 'A limit to the number of games'),
    text(
      'ゲーム数に上限を決めたときは、目標の点に届いていなくても、一番多い人が並んでいても、そのゲームで終わります。並んだ人は同じ順位です。目標の点がなければ、上限にかかわらず1ゲームです。',
      'With a limit the session ends after that game, whether or not the target has been reached and even if the highest total is shared; equal totals share a rank. Without a target there is one game, whatever the limit.',
    ),
  ),
  ruling(
    32,
    ['ours'],
    text('たくさんのリーチ', 'Many reaches'),
    text(
      'リーチの呼び名は、実際にできたリーチの数で決まり、上限が抑えるのは点だけです。8つより多いときもサザンクロス・リーチと呼びます。',
      'A reach is named after the number of reaches that were made; the limit holds for the points alone. More than eight are a southern cross reach too.',
    ),
  ),
  ruling(
    33,
    ['ours'],
    text('コンボに倍率をかけるとき', 'Where combos are multiplied'),
    text(
      'コンボにも倍率をかける設定では、コンボ1回ごとに役の数を数え、ジョーカーがなければ同じ倍率を使います。コンボには呼び名がなく、ニルヴァーナにもなりません。',
      'Where combos are multiplied each wave counts its own roles and uses the same multipliers, unless a joker takes part. A wave has no name and is never a Nirvana.',
    ),
  ),
  ruling(
    34,
    ['ours'],
    text('時間切れ', 'Out of time'),
    text(
      '持ち時間がなくなった席は、手札の先頭の札（最初の手番では見せ合った札）を、置けるマスのうち補充の順で一番先のマスに置きます。',
      'A seat whose time is up places the first card of its hand, or on the first turn the card it showed, on the first cell in the order of refilling that it may use.',
    ),
  ),
]

/** Every ruling of Southern Cross, in the order of the ids. */
export const RULINGS: readonly Ruling[] = [...READINGS, ...OWN]
