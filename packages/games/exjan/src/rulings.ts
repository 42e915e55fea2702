import { type Ruling, text } from '@tefuda/kernel'
import { rulingWith } from '@tefuda/kernel/rulebook'

const ruling = rulingWith('EJ')

/** How the rules are read where they leave something open. */
const READINGS: readonly Ruling[] = [
  ruling(
    1,
    [],
    text('使う札とドラ', 'The cards and the dora'),
    text(
      '88枚は、4つのスートそれぞれに 0 から 15 までの数字と J・Q・K・C・F・M の記号が1枚ずつです。ドラは、表示札が数字なら次の数字（15 の次は 0）、記号ならその記号の、4枚すべてです。',
      'The 88 cards are four suits with the numbers 0 to 15 and the symbols J Q K C F M, one of each. Dora are all four cards of the number after the indicator (0 comes after 15), or of the indicator’s symbol.',
    ),
  ),
  ruling(
    2,
    ['option', 'reconstructed'],
    text('手札は10枚', 'Ten cards in a hand'),
    text(
      '資料の「8枚ずつ配り」では、3枚セット3組と対1組の11枚に届きません。最初に引いた札であがれる（神速）のですから、配るのは10枚と読みます。設定で4・7・13枚にすると、そろえるセットは1・2・4組になります。8枚で遊ぶときは EJ-18 です。',
      'The document deals eight cards, but three sets and a pair are eleven cards, and one can win on the first draw: so ten are dealt. Hands of 4, 7 or 13 cards can be set; then one, two or four sets are made. Hands of eight are EJ-18.',
    ),
  ),
  ruling(
    3,
    [],
    text('群・連・対', 'Groups, runs, pairs'),
    text(
      '群は同じ数字か同じ記号の3枚、対は同じく2枚です。連は同じスートで数字が3つ続いたもので、15 と 0 はつながらず、記号は入りません。',
      'A group is three cards of one number or symbol, a pair two. A run is three numbers in order in one suit; 15 and 0 are not neighbours, and symbols make no runs.',
    ),
  ),
  ruling(
    4,
    ['option'],
    text('回る向き', 'Which way it goes'),
    text(
      '手番は反時計回り、親は時計回りに移ります。群や連を宣言したあとは、宣言した人の次（手番の向き）へ進みます。資料の「左どなり」は、手番の向きと合いません。設定で、群や連を左どなりの人（直前の手番の人）の捨て札でしか宣言できないようにもできます。',
      'Turns go counter-clockwise, the deal passes clockwise. After a call play goes on in the usual direction from whoever called; the "left neighbour" of the document contradicts its own direction. A setting allows groups and runs on the discard of the left neighbour, who plays before, only.',
    ),
  ),
  ruling(
    5,
    ['option'],
    text('宣言', 'Calls'),
    text(
      '捨てた人のほかは、だれでもその札で群や連を宣言できます。あがり、群、連の順に優先し、同じ宣言どうしなら捨てた人から手番の順に近い人が先です。全員が答えてから決まり、通らなかった宣言は明かされません。リーチした人は群や連を宣言できず、最後の捨て札にはあがりしか宣言できません。',
      'Anyone but the discarder may call the discard for a group or a run. A win goes before a group and a group before a run; among equals whoever comes first in turn order after the discarder. Everybody answers before anything is done, and answers that lose stay secret. Whoever has said reach makes no more calls, and the last discard can only be won on.',
    ),
  ),
  ruling(
    6,
    ['option'],
    text('あがりの条件', 'What it takes to win'),
    text(
      'リーチしていれば、あがりの形になるどの捨て札でもあがれます。していなければ、その札で群か連ができるときだけで、対をそろえることはできず、点数もそう読める形だけで数えます。ドラのほかに1段以上の役が要ります。あがりは捨て札に対してすぐ宣言します。群や連を宣言したあとは札を捨てるだけで、いま取った札と同じ数字でもかまいません。あがらずに見送ってもよく、そのあとの制限（フリテン）はありません。',
      'After reach any discard that completes the hand wins. Without reach it must complete a group or a run, not the pair, and only readings in which it does are scored. It takes at least one dan apart from dora. A win is declared on the discard itself; after a call one only discards, any card, even of the number just called. A win may be passed over, and nothing follows from that (there is no furiten).',
    ),
  ),
  ruling(
    7,
    ['option'],
    text('リーチ', 'Reach'),
    text(
      '群や連を宣言しておらず、札を捨てたあとがあと1枚でそろう形になるときにできます。待ちの札は、自分の11枚にない札でなければなりません。それがどこにあるかは問いません。チップが10点以上（ちょうどでもよい）あり、山札が残っていることも要ります。10点はすぐに置き、その捨て札であがられても戻りません。あがった人がすべて取り、流局なら戻ります。そのあとは、引いた札であがらなければ、その札を必ず捨てます。速攻は、リーチから自分の次の手番で引いた札までの、だれも宣言しないうちのあがりです。',
      'A closed hand that is one card short of complete after the discard may reach. The missing card must be one of the 88 that is not among one’s own eleven; where it lies does not matter. It takes at least 10 points in chips (exactly 10 will do) and a card left in the wall. The 10 are paid at once, even if that very discard is won on; the winner of the round gets them, and a drawn round gives them back. From then on a card drawn that does not win is discarded. A quick win comes within one round of turns, up to and with one’s own next draw, if nobody has called in between.',
    ),
  ),
  ruling(
    8,
    ['option'],
    text('いちばん高い読み方', 'The reading that pays most'),
    text(
      '何通りにも分けられる手は、いちばん高くなる分け方で数えます。大札は組ごとに、六連・二重連・群連交は1回だけ数えます。六連と九連は、同じスートで続く2組・3組の連です。二重連と三重連は、同じ数字の連が2組・3組で、スートは問いません。二重交は、1組の連に2組の群の数字がどちらも入るものです。絵無しはあがった札すべてが 2〜10、全面絵札は1枚も 2〜10 でないもの。自力は宣言なしで引いてあがること、神速はだれも宣言しないうちに最初に引いた札であがることです。役満は320点で、ほかは何も加えません。',
      'A hand that splits in several ways is scored in the way that pays most. Each symbol group counts; run of six, twin runs and crossing count once. A run of six or nine is two or three runs of one suit that continue each other. Twin and triple runs are two or three runs of the same numbers, in any suits. Double crossing: one run holds the numbers of both groups. Only 2 to 10: all cards of the hand; no 2 to 10: none of them. Unaided: drawn oneself, without a call. Lightning: won on one’s first draw, before anyone has called. A yakuman scores 320 and nothing is added.',
    ),
  ),
  ruling(
    9,
    ['option'],
    text('支払いと終わり', 'Payments and the end'),
    text(
      '1人が払う点が5点に満たなければ、5点にします。払いきれない人は、持っている分だけ払います。リーチのチップが戻るか渡ったあとで、だれかが0点になっていれば、そのラウンドで終わりです。そうでなければ、親が2周したところ、つまり親があがらなかったラウンドが人数の2倍になったところで終わります。親があがったラウンドは親が続き、この数に入りません。同点は同じ順位です。3人でも1人250点から始めます。',
      'A share under 5 becomes 5. Whoever cannot pay in full pays what there is. The game ends after a round in which somebody stands at 0 once reaches are taken or given back, or when the deal has gone round twice: after twice as many rounds as players that were not won by their dealer. A dealer who wins keeps the deal, and that round does not count. Equal chips share a rank. With three players, too, everybody begins with 250.',
    ),
  ),
  ruling(
    10,
    [],
    text('流局', 'A drawn round'),
    text(
      '山札がなくなり、最後の捨て札をだれも取らなければ、流局です。親は移ります。',
      'When the wall is empty and nobody takes the last discard, the round is drawn and the deal passes.',
    ),
  ),
]

/** What neither the rules nor a reading of them speaks of. */
const OWN: readonly Ruling[] = [
  ruling(
    11,
    ['ours'],
    text('役満をなくすと', 'Without a yakuman'),
    text(
      '設定で役満をなしにしたときは、その形に含まれる通常役（九連なら六連、三重連なら二重連）で数えます。',
      'A yakuman that is switched off counts as the yaku its shape holds: a run of nine as a run of six, triple runs as twin runs.',
    ),
  ),
  ruling(
    12,
    ['ours'],
    text('端数', 'Parts of a point'),
    text(
      '割合を変えて点に端数が出るときは、1点に切り上げます。',
      'Where other shares lead to parts of a point, they are rounded up to a whole one.',
    ),
  ),
  ruling(
    13,
    ['option', 'ours'],
    text('ラウンド数の上限', 'A limit of rounds'),
    text(
      'ラウンド数の上限を決めたときは、親が続けたラウンドも数え、そのラウンドが終わったところで終わります。',
      'With a limit of rounds the game ends after so many, rounds of a kept deal included.',
    ),
  ),
  ruling(
    14,
    ['ours'],
    text('時間切れ', 'Out of time'),
    text(
      '手番で時間が切れたら、引いた札（宣言のあとなら手札の最後の札）を捨てます。宣言を待つあいだなら、見送りになります。',
      'Whoever runs out of time on a turn discards the card drawn (after a call the last card of the hand); when asked about a discard, they let it pass.',
    ),
  ),
  ruling(
    15,
    ['ours'],
    text('捨て札の列', 'The row of discards'),
    text(
      'ほかの人が取った捨て札は列に残しません。リーチで捨てた札が取られたときは、次に捨てた札を横に置きます。',
      'A discard that somebody takes does not stay in the row. If the discard of a reach is taken, the next one is turned sideways.',
    ),
  ),
  ruling(
    16,
    ['ours'],
    text('手札の公開', 'Showing hands'),
    text(
      'あがった人だけが手札を見せます。流局のときは、リーチした人も見せません。',
      'Only the winner shows a hand. In a drawn round nobody does, not even after reach.',
    ),
  ),
  ruling(
    17,
    ['option', 'ours'],
    text('最初の親', 'The first dealer'),
    text(
      '最初の親は席1の人です。設定で、ほかの席を選ぶことも、引いて決めることもできます。引くときは、切った札から席1から順に1枚ずつめくり、一番大きい札を引いた人が親です。記号は数字より大きく（J・Q・K・C・F・M の順に大きくなる）、同じなら♠♥♦♣の順です。そのあと全部を切り直して配ります。',
      'Seat 1 deals first. Another seat can be chosen, or the dealer is drawn: from the shuffled cards each seat, from seat 1 on, turns up one, and the highest deals. Symbols are above numbers (rising J Q K C F M), then spades, hearts, diamonds, clubs; then everything is shuffled anew and dealt.',
    ),
  ),
  ruling(
    18,
    ['ours'],
    text('手札8枚', 'Hands of eight'),
    text(
      '設定で手札を資料のとおり8枚にすると、あと1枚で9枚、つまり3枚のセット3組です。対はそろえません。5枚ならセット2組、11枚なら4組です。役はそのままで、2〜10 や記号だけの役もそろえた札すべてで見ます。リーチなしでも、捨て札で最後のセットができればあがれます。群や連を宣言したら1枚捨てるので、手札の最後の2枚で宣言することはできません。',
      'With hands of eight, as the document deals, one more card makes nine: three sets of three and no pair. Hands of five make two sets, of eleven four. The yaku stay as they are; those of 2 to 10 or of symbols alone look at all cards of the complete hand. Without reach, too, a discard wins that completes the last set. After a call one card is discarded, so the last two cards of a hand make no call.',
    ),
  ),
]

export const RULINGS: readonly Ruling[] = [...READINGS, ...OWN]
