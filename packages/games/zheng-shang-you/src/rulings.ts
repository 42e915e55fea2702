import { type Ruling, text } from '@tefuda/kernel'
import { rulingWith } from '@tefuda/kernel/rulebook'

const ruling = rulingWith('ZS')

/** Readings of the document where it leaves something open. */
const READINGS: readonly Ruling[] = [
  ruling(
    1,
    [],
    text('代わりの札', 'Wild cards'),
    text(
      '2とジョーカーは、自分より弱いランクならどの札の代わりにもなれます。ジョーカーは2の、赤ジョーカーは黒ジョーカーの代わりにもなれるので、ジョーカー2枚の組は、代わりの札の入った黒ジョーカーの組です。1枚ずつのシークエンスで代わりになれるのはジョーカーだけです。そのランクのふつうの札が1枚もないときは代わりにならず、2とジョーカーだけの組は、その中で一番弱い札の組になります。何のスートとして出すかが意味を持つのは、1枚ずつのシークエンスだけです。',
      'A two or a joker may stand for any card of a lower rank than its own: a joker for a two as well, and the red joker for the black. So both jokers together are a pair of black jokers with a wild card in it. In sequences of single cards only jokers are wild. With no natural card of the rank there is nothing to stand for: twos and jokers by themselves are a set of the weakest among them. The suit of a wild card matters in sequences of single cards only.',
    ),
  ),
  ruling(
    2,
    [],
    text('強さの比べかた', 'Comparing plays'),
    text(
      '種類、枚数、形がすべて同じものどうしで比べます。ランクが高いほうが強く、同じランクなら、代わりの札の入らないほうが強くなります。1枚ずつのシークエンスでは、まず同じスートでそろったほうが、ランクにかかわらず強く、次に一番高い札のランク、最後に代わりの札があるかどうかを比べます。ジョーカーは、そろえるのに要るスートになります。',
      'Only plays of one kind, one number and one shape are compared. The higher rank is stronger; of equal rank the one without wild cards. With sequences of single cards a single suit comes first, whatever the rank, then the rank of the highest card, then wild cards. A joker is of the suit that is needed.',
    ),
  ),
  ruling(
    3,
    [],
    text('同位札のシークエンス', 'Sequences of sets'),
    text(
      '3からAまでの続いた3つ以上のランクで、どのランクも同じ枚数（2枚以上）にします。2だけのランクがあってはいけません。',
      'Three or more ranks in a row, from 3 to A, with equally many cards of each, two or more. No rank may be twos alone.',
    ),
  ),
  ruling(
    4,
    [],
    text('パスとトリックの終わり', 'Passing, and the end of a trick'),
    text(
      'パスをしても、そのトリックの中でまた出せます。場に何もない番ではパスできません。手札が残っているほかの全員が続けてパスをしたら、そのトリックは終わりです。',
      'Whoever has passed may play again in the same trick. A lead is not passed. The trick is over when everybody else who holds cards has passed, one after another.',
    ),
  ),
  ruling(
    5,
    ['option'],
    text('札の交換と親', 'The exchange, and the dealer'),
    text(
      '2回目のディールから、最初の札を出す前に札を交換します。下位の2人は同時に札を見せ、出した札も取った札も全員に見えます。チーム戦でも行います。交換なしで遊ぶこともできます。4人のチーム戦は個人戦と同じく11点までで、2人の点を足します。どのディールでも、山札の最初の1枚は親が取ります。',
      'From the second deal on cards are exchanged before play. The last two show theirs at the same time, and everybody sees what is put down and who takes it. Team games have the exchange too; it may be switched off. Teams of two play to eleven like single players and add their points. In every deal the dealer takes the first card of the pile.',
    ),
  ),
  ruling(
    6,
    ['option', 'reconstructed'],
    text('三家喜の点数と最初の親', 'San Jia Xi: points, and the first dealer'),
    text(
      '得点表が失われているので、1位のいるチームに3点、2位のいるチームに2点、最下位のいないチームに1点とします。この表は設定で変えられます。最初に全員が見る札は山札の一番上の札とします。席1がそれを取って親になり、それがだれの手にあるかは全員が知っています。',
      'The tables of points are lost. Here a team scores 3 for first place, 2 for second, and 1 if last place is not its own; the table is a setting. The card shown to all is the first of the pile, so seat 1 takes it and leads, and everybody knows where it is.',
    ),
  ),
  ruling(
    7,
    ['option'],
    text('ゲームの終わり', 'The end of the game'),
    text(
      '個人戦は、だれかの合計が11点以上になったディールで終わり、合計の一番多い人が勝ちます。並んだら、勝ちを分け合います。4人のチーム戦はチームの点で同じように決めます。三家喜は50点で終わり、同点ならもう1ディール行います。チーム戦の得点は、どの席にもそのチームの点を示します。同じ点は同じ順位です。',
      'Alone, the game ends with the deal in which a total reaches 11; the highest total wins, and equal ones share the win. Teams of two do the same with the points of the team. San Jia Xi ends at 50; with equal points there is one more deal. In team games every seat shows its team’s points. Equal points share a rank.',
    ),
  ),
]

/** What this table decides where neither the document nor a reading above says anything. */
const OWN: readonly Ruling[] = [
  ruling(
    8,
    ['option', 'ours'],
    text('最初の親', 'The first dealer'),
    text(
      '最初のディールの親は席1です。設定で、ほかの席を選ぶことも、引いて決めることもできます。引くときは、切った札から席1から順に1枚ずつめくり、一番強い札を引いた人が親です（同じランクなら♠♥♦♣の順）。そのあと全部を切り直して配ります。三家喜で見せる札も、親に配られます。',
      'Seat 1 deals first. Another seat can be chosen, or the dealer is drawn: from the shuffled cards each seat, from seat 1 on, turns up one, and the strongest deals (of equal ranks spades, hearts, diamonds, clubs). Then everything is shuffled anew and dealt. The card shown in San Jia Xi goes to the dealer all the same.',
    ),
  ),
  ruling(
    9,
    ['ours'],
    text('全員に見えるもの', 'What everybody sees'),
    text(
      '手札の枚数、これまでに出た札、交換で動いた札は、いつでも全員が見られます。',
      'How many cards each hand holds, the cards that have been played, and those that changed hands in the exchange are open to all at any time.',
    ),
  ),
  ruling(
    10,
    ['ours'],
    text('同じになる出しかた', 'Ways that come to the same'),
    text(
      '同位札のシークエンスに入る代わりの札は、どのランクに置いても同じ出しかたとみなします。書くときは、ふつうの札のないランクにまずジョーカーを1枚ずつ置き、残りは低いランクから、2、赤ジョーカー、黒ジョーカーの順に置きます。1枚ずつのシークエンスに入る2枚のジョーカーは、低いほうを赤とします。',
      'It makes no difference at which rank of a sequence of sets a wild card lies. In writing, ranks without a natural card get a joker each, and the others are filled from the lowest: twos, the red joker, the black one. Of two jokers in a sequence of single cards the lower is the red one.',
    ),
  ),
  ruling(
    11,
    ['ours'],
    text('ジョーカーの多いシークエンス', 'Sequences mostly of jokers'),
    text(
      'シークエンスのジョーカーは何枚でもよく、端でもかまいません。ふつうの札1枚とジョーカー2枚なら、同じスートのシークエンスになります。同位札のシークエンスでは、ジョーカーだけのランクがあってもかまいません。',
      'A sequence may hold both jokers, at its ends too. One natural card and two jokers are a sequence of one suit. In a sequence of sets a rank may be jokers alone.',
    ),
  ),
  ruling(
    12,
    ['ours'],
    text('交換で渡す札', 'What may be given away'),
    text(
      '1位と2位は、いま取ったばかりの札も渡せます。2人とも選ぶまで、どちらの札も見えません。残った1枚は自動的に渡ります。',
      'The first and the second may give away the card they have just taken. Neither card is seen before both have chosen. The one that is left goes over by itself.',
    ),
  ),
  ruling(
    13,
    ['ours'],
    text('3位からあとの点数', 'Points for later places'),
    text(
      '3位からあとにも点数を決められます（はじめは0点）。三家喜でも、その順位の人のいるチームの点になります。',
      'Later places may be given points too (none at first). In San Jia Xi they go to the team that holds the place.',
    ),
  ),
  ruling(
    14,
    ['ours'],
    text('ディール数の上限', 'A limit to the number of deals'),
    text(
      '上限を決めたときは、目標の点に届いていなくても、同点でも、そのディールで終わります。',
      'With a limit the game ends with that deal, whether or not the points have been reached, and even if they are equal.',
    ),
  ),
  ruling(
    15,
    ['ours'],
    text('時間切れ', 'Out of time'),
    text(
      '持ち時間がなくなった席は、場に札があればパスをし、なければ一番弱い札を1枚出します。交換では、渡すなら一番弱い札（一番強い札を見せる番なら、その札）を渡し、取るなら強いほうを取ります。',
      'A seat whose time is up passes, or on a lead plays its weakest card. In the exchange it gives its weakest card, shows a strongest one where that is asked, and takes the stronger of two.',
    ),
  ),
]

/** Every ruling of Zheng Shang You, in the order of the ids. */
export const RULINGS: readonly Ruling[] = [...READINGS, ...OWN]
