import { type Ruling, text } from '@tefuda/kernel'
import { rulingWith } from '@tefuda/kernel/rulebook'

const ruling = rulingWith('CD')

/** Readings of the document where it leaves something open. */
const READINGS: readonly Ruling[] = [
  ruling(
    1,
    [],
    text('札の強さ', 'Strength'),
    text(
      '弱いほうから 3、4、…、K、A、2、ジョーカーの順です。ジョーカーのまま1枚で出たジョーカーには、1枚の S3 だけが勝ちます。革命は 3 から 2 までの順を裏返しますが、ジョーカーと S3 は動きません。革命とJバックは1回ごとに順を裏返し、2回重なれば元に戻ります。',
      'From the weakest: 3, 4 … K, A, 2, joker. A joker that was played alone, as a joker, is beaten by a single S3 and by nothing else. Revolution turns the ranks from 3 to 2 round; joker and S3 stay where they are. Revolution and jack back each turn the order; two turns cancel.',
    ),
  ),
  ruling(
    2,
    [],
    text('出しかた', 'Plays'),
    text(
      '1枚、同じランクの何枚か、同じスートで続いた3枚以上（3 から 2 まで。2 の先へは続きません）のどれかを出し、フェイズの間は形も枚数も変わりません。ジョーカーはスートとランクを決めて使い、1枚で出すときだけは「ジョーカー」のままでもかまいません。S3 と決めたジョーカーも1枚のジョーカーに勝ちます。一度に4枚以上出すと、シークエンスでも革命になり、ゲームの終わりまで続きます。シークエンスは一番強い札どうしで比べます。',
      'A single card, several of one rank, or three and more of one suit in a row, from 3 up to 2 and no further. Type and number stay the same for the phase. A joker is declared to be a card of some suit and rank; only alone may it also be just "the joker". A joker declared to be S3 beats the single joker too. Four cards or more in one play make a revolution, sequences too, and it lasts to the end of the game. Sequences compare by their strongest card.',
    ),
  ),
  ruling(
    3,
    [],
    text('縛り', 'Binds'),
    text(
      'ランク縛り：カットインを除いて続けて出された2組の札が、そのときの強さの順で隣どうしのランクなら、そのフェイズはちょうど1つ上のランクしか出せません。シークエンスにはありません。途中で順が裏返れば、裏返った順での1つ上です。スート縛り：続けて出された2組の札に共通するスートは、枚数も含めてフェイズの間ずっと縛られ、あとから出た札にもまた共通するものがあれば加わります。カットインは全部のスートが共通なので、全部を縛ります。「ジョーカー」はスート縛りを受けず、ランク縛りのときは、その順の一番上のランクにだけ続けられます。ジョーカーへの S3 はどちらの縛りも受けず、それには何も出せません。',
      'Rank bind: if two plays in a row, cut-ins apart, are of neighbouring ranks upward in the order in force, every further play of the phase is exactly one rank higher; where the order has turned since, one higher in the new order. Sequences know no rank bind. Suit bind: the suits that two plays in a row have in common, each as often as both have it, must be in every further play of the phase, and what later plays have in common is added. A cut-in repeats all suits and so binds all of them. "The joker" ignores suit binds; under a rank bind it follows only the top rank of the order. S3 over the joker ignores both, and nothing may follow it.',
    ),
  ),
  ruling(
    4,
    ['option'],
    text('カットインを待つ間', 'The window for cut-ins'),
    text(
      '札が出るたびに、手札が残っている全員にカットインするかを聞きます。手札が足りない人にも聞き、待つ長さも同じなので、だれが出せたかは分かりません。何人かが名乗ったときは順番の近い人が勝ち、ほかの人の札は見せません。一緒に遊んでいる卓では、最初に届いた1人で締め切ります。効果は待ち終わってから働きます。カットインにもカットインでき、枚数は重なった全部で数え、「カットインされた人」はその最後の1人です。自分の出した札にはカットインできません。ジョーカーは決めた札として合わせ、「ジョーカー」にはどのジョーカーでも合います。4枚以上でも革命は1回です。最後の札にもカットインできますが、手札が残っている人が1人だけになれば、聞かずにゲームが終わります。',
      'After each play everybody with cards is asked, those with too few as well, for the same time, so that nobody learns who could have cut in. Of several who claim the nearest in turn wins, and the others do not show their cards; at a live table the first claim that arrives closes the window. Effects wait until then. A cut-in may be cut in on; totals count everything that lies there, and the one cut in on is the last player who was. Nobody cuts in on their own play. Declared jokers match what they were declared to be, and any joker matches "the joker". A cut-in of four cards or more makes one revolution in all. Last cards may be cut in on, but when only one player has cards the game ends without asking.',
    ),
  ),
  ruling(
    5,
    ['option'],
    text('効果の枚数', 'Counting cards for effects'),
    text(
      '枚数は、出した札のうち、そのランクの札の数です。シークエンスでは、効果のあるランクがそれぞれ1枚として、通常時に弱いほう（3）から順に働きます。カットインされたときの「合計」は、その札と、それまでに重なった札を全部合わせた、そのランクの札の数です。ジョーカーは決めたランクの札として数えます。どのランクにどの効果を持たせるかは設定で変えられます。',
      'The number is that of the cards of the rank in the play. In a sequence each rank with an effect acts as one card, from 3 up to 2. After a cut-in the total is the cards of the rank in the play and in all it was cut in on. A joker counts as the rank it was declared to be. Which rank has which effect is a setting.',
    ),
  ),
  ruling(
    6,
    [],
    text('飛ばす、逆回り、流す', 'Skipping, turning, clearing'),
    text(
      '5スキップは n枚で 2n−1 人。手札が残っているほかの人の数以上なら場が流れます。9リバースは奇数枚で逆回りになり、残り2人なら代わりに流れます。人数は、その札を出したあとに手札が残っている人で数えます。回る向きはフェイズをまたいで続き、次のゲームで元に戻ります。4切りは偶数枚、8切りは何枚でも流れます。いくつかが重なるときは、流すのが最後です。7渡しとQピーピングの「次の人」は、流れなければそのときの向きで次に出す人です。',
      'Five skip: with n cards 2n−1 players; if that is at least the number of the others with cards, the table is cleared. Nine reverse turns the direction with an odd number; with two players left it clears instead. Players are those who have cards after the play. The direction stays from phase to phase and is reset for each game. Four clear needs an even number, eight clear any. Where several effects act, clearing comes last. The next player of seven pass and queen peep is whoever would play next, in the direction of that moment, if nothing cleared.',
    ),
  ),
  ruling(
    7,
    [],
    text('札を選ぶ効果', 'Choosing cards'),
    text(
      '札は1枚ずつ選び、足りなければある分だけ選びます。7渡しで渡すのは伏せた札だけです。Qピーピングは、相手の伏せた札を手に入った順に並べたまま、中身を見ずに選びます。相手に選べる札がなければ何も起きません。上がった人には札を渡さず、最後の札として出した6サルベージとKグリードは働きません。',
      'Cards are chosen one at a time, as many as there are if they do not suffice. Seven pass takes hidden cards only. Queen peep chooses blind among the hidden cards of the other, which lie in the order in which they came to the hand. If there is nothing to choose, nothing happens. Nobody who is out is given cards, and six salvage and king greed of a last play lapse.',
    ),
  ),
  ruling(
    8,
    ['option'],
    text('KグリードとAオープン', 'King greed and ace open'),
    text(
      '3枚につき1枚で、端数は切り捨てます（設定で2枚につき1枚など）。Kグリードは、だれかの公開札を自分の公開札に移します。移さなくてもかまいません。Aオープンはほかの全員に同時に聞き、いっせいに開きます。カットインされたときは、Kグリードで選んだ札はカットインされた人の公開札になり、Aオープンではカットインした人がその人の伏せた札から中身を見ずに選びます。どれも待ち終わってから選ぶので、カットインの途中で相手を名指すことはありません。',
      'One card for every three, rounded down (by a setting for every two, say). King greed moves a public card of anybody to one’s own public cards and may be declined. For ace open all others are asked at once and their cards are opened together. After a cut-in the cards chosen by king greed go to the public cards of the one cut in on, and for ace open the one who cut in chooses blind among that player’s hidden cards. All this is chosen after the window, so nobody has to be named while cutting in.',
    ),
  ),
  ruling(
    9,
    [],
    text('6サルベージ', 'Six salvage'),
    text(
      '使えるのは前のゲームの大貧民だけで、だれかが上がるまでです。取らなくても、途中でやめてもかまいません。捨て札は全員が見られ、拾った札は伏せて持ちます。',
      'Only for the great pauper of the game before, and until somebody is out. It may be declined, after some cards too. Everybody may look at the discards; what is taken lies hidden in the hand.',
    ),
  ),
  ruling(
    10,
    ['option'],
    text('最初に出す人', 'Who leads first'),
    text(
      '1ゲーム目は、すべての D3 が公開札になり、それを持つ人のうち席順で最初の人から始めます。2ゲーム目からは大貧民が始めます（設定で、毎回 D3 を持つ人）。',
      'In the first game every D3 becomes public, and of those who hold one the first in seat order leads. From then on the great pauper leads; by a setting a holder of D3 does each time.',
    ),
  ),
  ruling(
    11,
    ['option', 'reconstructed'],
    text('順位の点、交換、都落ち', 'Points, exchange and the fall'),
    text(
      '上がった順に大富豪、富豪、平民、貧民、大貧民となり、2、1、0、−1、−2点を足していきます。5ゲームで1回の勝負です。次のゲームの前に、大貧民は一番強い2枚（S3 は 3 と見ます。同じ強さからは選べます）を大富豪に渡し、好きな2枚をもらいます。貧民と富豪は1枚です。先に渡すのは貧しいほうで、もらった札を返してもよく、ほかの人に見えるのは枚数だけです。前の大富豪より先にだれかが上がると、前の大富豪は最下位になります（都落ち）。そのあとの自分の番でいつでも投了でき、続けてもかまいません。',
      'By the order of going out: great millionaire, millionaire, commoners, pauper, great pauper, for 2, 1, 0, −1 and −2 points, which are added up over five games. Before the next game the great pauper gives the two strongest cards (S3 is a three; among equals they choose) to the great millionaire, who gives two of their choice; pauper and millionaire exchange one. The poor give first; a card just received may go back; the others see numbers only. If somebody else goes out before the great millionaire of the last game, that player ranks last (the fall), and may resign on any later turn of theirs, or play on.',
    ),
  ),
  ruling(
    12,
    ['option'],
    text('パスと場の流れ', 'Passing and clearing'),
    text(
      'パスしても、順番がまた来れば出せます（設定で、そのフェイズは休み）。フェイズの最初の番ではパスできません。最後に出した人まで、だれも出さずに順番が戻ると場が流れます。飛ばされた人のパスは要りません。次のフェイズはその人が始め、上がっていれば次の人です。',
      'A pass is only for the turn; by a setting it is for the whole phase. A lead is not passed. The table is cleared when the turn comes back to the player of the last play, nobody having played since; who was skipped need not have passed. That player leads, or the next one if they are out.',
    ),
  ),
  ruling(
    13,
    ['option'],
    text('反則', 'Fouls'),
    text(
      '標準では、出せない札は止められるだけで、何も変わりません。反則を罰する設定では、縛り・形・枚数・強さに合わない札や、順番でないときの札を出すと、その札は公開札になって手札に戻り、順番は動きません。出せる札の一覧には、正しく出せるものだけが並びます。',
      'Usually a play that is not allowed is refused and nothing changes. Where fouls are penalised, cards played against a bind, the type, number or strength, or out of turn, become public and go back to the hand, and the turn does not move. The list of legal moves holds lawful plays only.',
    ),
  ),
  ruling(
    14,
    [],
    text('自分から公開する', 'Showing cards'),
    text(
      '自分の番には、伏せた札を何枚でも公開札にできます。',
      'On their own turn players may make any number of their hidden cards public.',
    ),
  ),
  ruling(
    15,
    ['option'],
    text('上がり', 'Going out'),
    text(
      '最後の札に決まりはありません（設定で、ジョーカー、2（革命中は 3）、8、S3 で上がると最下位）。最後の札を出したときのほか、7渡し、10捨て、ほかの人のKグリードで札がなくなっても上がりです。その場が流れたら、次の人が始めます。順位は、札がなくなった順です。',
      'Any cards may be the last; by a setting going out with a joker, a 2 (a 3 in a revolution), an 8 or S3 ranks last. One is also out when seven pass, ten discard or another player’s king greed takes the last card. Where the table is cleared then, the next player leads. Places follow the order in which hands came to an end.',
    ),
  ),
]

/** Places where neither the document nor the readings speak. */
const OWN: readonly Ruling[] = [
  ruling(
    16,
    ['ours'],
    text('配りかた', 'Dealing'),
    text(
      '席1から1枚ずつ、札がなくなるまで配ります。人数で割り切れないときは、早い席が1枚多くなります。',
      'Cards are dealt one at a time from seat 1 until none is left; where they do not come out even, the first seats have one more.',
    ),
  ),
  ruling(
    17,
    ['ours'],
    text('休みの人', 'Players who have passed'),
    text(
      '一度パスしたらそのフェイズは休みという設定でも、カットインはできます（そのあとも休みのままです）。休みの人も、札があれば5スキップで飛ばす人数に入りますが、7渡しやQピーピングの「次の番の人」にはなりません。',
      'Where a pass is for the whole phase one may still cut in, and stays out of the phase afterwards. A player who has passed counts among those whom five skip skips, but is not the next player for seven pass or queen peep.',
    ),
  ),
  ruling(
    18,
    ['ours'],
    text('最後の札の効果', 'Effects of a last play'),
    text(
      '上がったときに出した札の効果も働きます。5・9・8 などはそのまま、QピーピングとカットインのAオープンは上がった人が選び、Aオープンはほかの全員が選びます。7渡しと10捨ては選ぶ札がないので働きません。',
      'The effects of a last play act too. Skipping, turning and clearing as always; for queen peep, and ace open after a cut-in, the player who is out still chooses; for ace open all others do. Seven pass and ten discard find no card to choose.',
    ),
  ),
  ruling(
    19,
    ['ours'],
    text('上がった人へのカットイン', 'Cutting in on a last play'),
    text(
      '最後の札にカットインされても、その人が上がったことは変わりません。その人に札を渡したり、その人の札を公開させたりする効果は働きません。',
      'Who is cut in on with their last cards is out all the same. Effects that would give that player cards, or open some, do nothing.',
    ),
  ),
  ruling(
    20,
    ['ours'],
    text('効果の途中で終わるとき', 'When an effect ends the game'),
    text(
      '効果で札がなくなり、手札が残っている人が1人だけになれば、残りの効果を待たずにゲームが終わります。',
      'If an effect takes somebody’s last card and only one player has cards, the game ends at once and further effects lapse.',
    ),
  ),
  ruling(
    21,
    ['ours'],
    text('禁止上がり', 'Forbidden last cards'),
    text(
      '禁止上がりを決めた卓では、最後に出した札に1枚でも禁じられた札があれば反則で、何かの代わりに出したジョーカーも同じです。革命やJバックで強さが逆の間は、2 の代わりに 3 が禁じられます。効果で札がなくなったときは反則になりません。何人かが反則したときは先の人ほど下になり、都落ちした人はさらにその下です。反則で上がっても、都落ちは起こりません。',
      'Where some last cards are forbidden one such card in the play is enough, a joker that stands for another card too. While the order is turned round, by revolution or jack back, threes are forbidden instead of twos. Losing the last card by an effect is no foul. Of several fouls the earlier ranks lower, and the fallen great millionaire lowest of all. Going out by a foul makes nobody fall.',
    ),
  ),
  ruling(
    22,
    ['ours'],
    text('効果を移したとき', 'When effects are moved'),
    text(
      'ほかのランクに移した効果は、そのランクの名で呼びます（6に移した8切りは6切り）。3 や 2 に持たせてもかまいません。S3 の強さや、上がるときに禁じられた札は移りません。',
      'An effect that has been moved is called by its new rank: eight clear moved to the sixes is six clear. Threes and twos may have effects as well. The strength of S3 and the forbidden last cards do not move.',
    ),
  ),
  ruling(
    23,
    ['ours'],
    text('カットインとサルベージ', 'Salvage and cut-ins'),
    text(
      '6サルベージにカットインされた大貧民は、拾う権利を失います。カットインしたのが大貧民なら、自分の出した枚数だけ拾えます。',
      'A great pauper who is cut in on loses the salvage. If it is the great pauper who cuts in, they take as many as they played themselves.',
    ),
  ),
  ruling(
    24,
    ['ours'],
    text('投了した手札', 'A hand that was given up'),
    text(
      '投了した人の手札は公開され、捨て札には入らないので、拾うことも移すこともできません。場に出ていたその人の札は、流れるまでそのまま残ります。',
      'The hand of a player who resigns is shown and is not among the discards: it can be neither salvaged nor moved. A play of theirs on the table stays until it is cleared.',
    ),
  ),
  ruling(
    25,
    ['ours'],
    text('S3 へのカットイン', 'Cutting in on S3'),
    text(
      'ジョーカーに勝った S3 には何も出せませんが、もう1枚の S3 か、S3 と決めたジョーカーでカットインはできます。',
      'Nothing may follow S3 over the joker, but the other S3, or a joker declared to be S3, may cut in on it.',
    ),
  ),
  ruling(
    26,
    ['ours'],
    text('毎回 D3 から始めるとき', 'Where D3 leads each game'),
    text(
      '毎回 D3 を持つ人から始める設定では、札の交換が済んでから D3 を公開します。',
      'Where a holder of D3 leads each game, D3s become public after the exchange.',
    ),
  ),
  ruling(
    27,
    ['ours'],
    text('罰する反則', 'Which fouls are penalised'),
    text(
      '罰するのは、だれかの番を待つ間に、持っている札を出したときだけです。組にならない札や、順番でないときの札も反則です。持っていない札、フェイズの最初の番のパス、カットインを待つ間や札を選ぶ間の割りこみは、罰せずに止めます。もともと公開されていた札は、そのまま戻ります。',
      'Only cards that one holds, put down while somebody’s turn is awaited, are penalised; cards that make no combination and cards out of turn too. Cards one does not hold, a pass on a lead, and anything put between while cut-ins or choices are awaited are simply refused. Cards that were public before go back as they were.',
    ),
  ),
  ruling(
    28,
    ['ours'],
    text('最後の順位', 'The final ranking'),
    text(
      '決めた数のゲームが終わったとき、合計点の多い人が勝ちです。同じ点なら同じ順位です。',
      'After the last game the highest total wins; equal totals share a rank.',
    ),
  ),
  ruling(
    29,
    ['ours'],
    text('同じ札を2枚持つとき', 'Two alike cards in a hand'),
    text(
      '全く同じ札を伏せた札と公開札に1枚ずつ持つときは、どちらを使うか選べます。公開札から使ったかどうかは全員に見えますが、伏せた札にも同じ札があることは知られません。',
      'Who holds the same card hidden and public chooses which to use. Everybody sees whether it came from the public cards, and nobody learns that there is a hidden one as well.',
    ),
  ),
  ruling(
    30,
    ['ours'],
    text('時間切れ', 'Out of time'),
    text(
      '持ち時間がなくなった席は、カットインを待つ間ならカットインせず、自分の番ならパスします。フェイズの最初の番では、出せる札の一覧の先頭を出します。札を手放すときは一番弱い札を選び、6とKの効果は使いません。',
      'A seat whose time is up does not cut in, and passes on its turn. It leads the first play of the list, parts with its weakest cards, and declines the effects of sixes and kings.',
    ),
  ),
  ruling(
    31,
    ['ours'],
    text('知られている札', 'Hidden cards that are known'),
    text(
      '渡した札は渡した人が、拾った札は全員が知っています。その手札から見えないまま札が渡ると、受け取った人のほかは、残りの札をどれも確かには知らないことになります。同じ札が2枚伏せてあるときは、どちらが使われたり公開されたりしたか、だれにも分かりません。',
      'Who has given a card knows of it, and everybody knows of a salvaged one. As soon as that hand passes a card on unseen, nobody but the receiver is sure of any card left in it. Of two alike hidden cards nobody can tell which was played or opened.',
    ),
  ),
  ruling(
    32,
    ['ours'],
    text('同時に選ぶ札', 'Cards chosen at the same time'),
    text(
      '札の交換とAオープンでは、全員が選び終わるまで、選んだ札は手札に残り、ほかの人に見えるのは、あと何枚選ぶかだけです。',
      'For the exchange and for ace open the cards chosen stay in the hands until all have chosen; the others see only how many are still to be chosen.',
    ),
  ),
  ruling(
    33,
    ['ours'],
    text('都落ちした人が上がったとき', 'When the fallen go out'),
    text(
      '都落ちした前の大富豪が続けて上がっても最下位です。そのあとに上がる人は、1つずつ上の順位になります。',
      'A great millionaire who has fallen and plays on ranks last, whenever they go out; those who go out after them are one place better.',
    ),
  ),
  ruling(
    34,
    ['ours'],
    text('ジョーカーの代わり', 'Jokers for jokers'),
    text(
      'ジョーカーを、別のジョーカーの代わりと決めることはできません。4枚とも働きは同じなので、その必要もありません。',
      'A joker is not declared to be another joker; the four are alike, so there is no need to.',
    ),
  ),
  ruling(
    35,
    ['option', 'ours'],
    text('落とした札', 'Dropped cards'),
    text(
      '落とした札を公開札にする設定では、だれかの番を待つ間、自分の番でなくても、落とした札を1枚ずつ公開札にします。ほかには何も起きず、順番もそのままです。カットインを待つ間や札を選ぶ間、札を交換する間は、できません。',
      'Where dropped cards become public, a hidden card that one has dropped is made public while somebody else’s turn is awaited, one at a time. Nothing else happens and the turn stays where it is. It is not done while cut-ins, choices or the exchange are awaited.',
    ),
  ),
]

/** Every ruling of Cut-in Daifugo, in the order of the ids. */
export const RULINGS: readonly Ruling[] = [...READINGS, ...OWN]
