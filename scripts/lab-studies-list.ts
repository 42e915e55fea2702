import { type RuleValue, type Text, text } from '@tefuda/kernel'

/** A question of a rule document, and what its experiment (docs/lab/ID.lab.json) says of it. */
export interface Study {
  readonly id: string
  readonly asks: Text
  readonly says: Text
  readonly cannot: Text
}

/** What is swept, with few deals: which settings move what, not by how much to the digit. */
export const SWEEPS: {
  readonly deals: number
  readonly games: readonly {
    readonly game: string
    readonly seats: number
    readonly fixed: { readonly [name: string]: RuleValue }
  }[]
} = {
  deals: 100,
  games: [
    { game: 'southern-cross', seats: 2, fixed: { deals: 1 } },
    { game: 'cut-in-daifugo', seats: 4, fixed: { deals: 2 } },
    { game: 'exjan', seats: 4, fixed: { deals: 2 } },
    { game: 'zheng-shang-you', seats: 4, fixed: { deals: 2 } },
    { game: 'ccc', seats: 2, fixed: { deals: 1 } },
  ],
}

export const STUDIES: readonly Study[] = [
  {
    id: 'southern-cross-sharing',
    asks: text(
      '同じ場札を2つ以上の役に使えなくすると、点はどれだけ減るか。リーチの点は勝負にどれだけ効くか。',
      'How many points are lost where no field card may serve in several roles? How much do the points of reaches weigh?',
    ),
    says: text(
      '3×3で役どうしが場札を分け合うことは、よくばりなボットの遊び方では60ゲームに1回ほどしかなく、禁じても1席の点は変わらないに等しい（差は0.3点まで）。リーチの点は勝負の中心です。なくすと1席の点は3分の1より少なくなり、ボットは役を急がなくなって手数も3割あまり延びます。倍にすると点は2倍近くになり、役よりリーチを並べるほうが得になって、取る役は減ります。',
      'On 3×3 roles share a field card about once in sixty games when greedy bots play, and forbidding it changes the points of a seat by 0.3 at most. Points of reaches are what the game is about: without them a seat makes less than a third of its points and the game takes a third more turns; doubled, a seat makes nearly twice the points, by more reaches and fewer roles.',
    ),
    cannot: text(
      'greedy は次の手までしか見ません。何手も先の役を作りためる人の卓では、役とリーチのつりあいが違ってきます。',
      'Greedy looks no further than its next move; among people who prepare roles for later, roles and reaches weigh differently.',
    ),
  },
  {
    id: 'cut-in-effects',
    asks: text(
      'カットインはゲームをどれだけ変えるか。札の効果は最初に出す人に有利か。パスが1フェイズ続くと長さはどうなるか。',
      'What do cut-ins change? Do the effects of cards favour the leader? How long is a game in which a pass binds?',
    ),
    says: text(
      'カットインがなくなると、尋ねる手間が消えて判断の数は半分ほどになりますが、手番は少し増えるので、見積もった時間は1割も縮みません。効果を全部なくすと手番は4割、時間は2割あまり延びます。効果は場を進めているわけです。効果が最初の席に有利だという差は、この配りの数では見つかりません。パスが1フェイズ続くルールは時間を5 %ほど縮めるだけです。',
      'Without cut-ins nobody is asked any more and decisions are half as many, but turns are a few more, so that the estimated time is shorter by less than a tenth. Without effects turns are four tenths more and the time a fifth: effects move the game on. That they favour the first seat is not to be seen in so many deals. A pass that binds saves about 5 % of the time.',
    ),
    cannot: text(
      '1ゲームだけの実験なので、交換や都落ちのことは分かりません。greedy は割り込みを出し惜しみしません。',
      'It is one game at a time, so it says nothing of exchanges and falls. Greedy never saves a cut-in for later.',
    ),
  },
  {
    id: 'zheng-shang-you-teams',
    asks: text(
      '4人の争上遊で、2人ずつの組になると何が変わるか。先手はどれだけ有利か。',
      'What do teams of two change at a table of four? How much better is it to lead?',
    ),
    says: text(
      'ひとりずつ遊ぶ2ディールでは、先手の勝ちは4席の4分の1ではなく、およそ3分の1です。2人ずつの組にすると、先手の組の勝ちは55 %、もう一方の組は45 %です。交換をなくすと1位と2位の差は3割あまり縮み、引き分けが増えます。配りの親は、交換があると得をせず、なくすと平均より0.2点多く取ります。長さはほとんど変わりません。',
      'In two deals, everyone alone, who leads first wins about a third, not a quarter. With teams of two the leading team wins 55 %, the other 45 %. Without exchanges the margin is a third smaller, ties are more, and whoever begins a deal, which is worth nothing with them, gets 0.2 points above the mean; the length hardly changes.',
    ),
    cannot: text(
      'ボットは味方を助ける遊び方をほとんど知りません。組の値打ちは人同士では違って出ます。組の勝ちは、2人のどちらの勝ちとも数えます。互角なら、ひとりずつの4分の1に対して半分です。',
      'The bots hardly help their partners; among people teams may be worth more. A win of a team is a win of both its seats: equals win half of the games, and a quarter where everyone is alone.',
    ),
  },
  {
    id: 'san-jia-xi',
    asks: text(
      '6人の争上遊で、3人ずつのチーム戦（三家喜）にすると何が変わるか。先手のチームはどれだけ有利か。',
      'What do teams of three (San Jia Xi) change at a table of six? How much better is it to be on the side that leads?',
    ),
    says: text(
      '6人でひとりずつ遊ぶ2ディールでは、先手の勝ちは6席の6分の1（17 %）ではなく24 %です。三家喜では先手のチームの勝ちが52 %、もう一方が48 %で、先手の得はほとんど消えます。長さは変わりません。交換をなくすと、2チームの点の差は4.9から4.0に縮み、いちど遅れたチームが勝つことは（引き分けも数えて）7 %から16 %に増えます。',
      'In two deals at a table of six, everyone alone, who leads first wins 24 %, not a sixth. In San Jia Xi the leading side wins 52 % and the other 48 %: to lead is worth next to nothing any more. The length is the same. Without exchanges the sides are nearer to one another (a margin of 4.0 in place of 4.9), and a side that was behind wins 16 % in place of 7 %, ties counted.',
    ),
    cannot: text(
      'ボットは味方を助ける遊び方をほとんど知りません。チームの値打ちは人同士では違って出ます。チームの勝ちは、3人のだれの勝ちとも数えます。互角なら、ひとりずつの6分の1に対して半分です。',
      'The bots hardly help their partners; among people teams may be worth more. A win of a team is a win of all its seats: equals win half of the games, and a sixth where everyone is alone.',
    ),
  },
  {
    id: 'exjan-reach-dora',
    asks: text(
      'ドラとリーチは、あがりの大きさと回数をどう変えるか。リーチのチップは何を止めているか。',
      'How do dora and reach change the size and number of wins? What does the chip of a reach hold back?',
    ),
    says: text(
      'ドラは払いの3分の1を作っています。なくすと払われる点は75から50に、1位と2位の差は4割近く減り、あがる回数と長さはほとんど変わりません。ボットがリーチであがるのは2局のセッション12回に1回ほどで、リーチの役をなくしても払いは4 %減るだけです。チップを0にしてもリーチの回数は変わりません。ボットがチップを惜しまないからで、一度は最下位になる勝者が減るのは、チップを出しただけで一時的に最下位になる席がなくなるためでしょう。',
      'Dora make a third of what is paid: without them 75 points become 50 and the margin is nearly four tenths smaller, while wins and length hardly change. The bots win after a reach once in about twelve sessions of two rounds, so that without its yaku 4 % less is paid. Without the chip there are no more reaches than before, for the bots do not spare it; fewer winners were last at some time, presumably because nobody is last for the moment by having paid one.',
    ),
    cannot: text(
      'ボットのリーチの判断は単純です。チップの損得を考えて待つ人の卓では、別の値になりえます。',
      'The bots decide on a reach in a simple way; people who weigh the chip may come to other numbers.',
    ),
  },
  {
    id: 'ccc-board',
    asks: text(
      '上級ルール、角も隣とする盤、どのマスも同じ点の盤で、CCCの長さと点差はどう変わるか。',
      'What do the advanced rule, corners as neighbours, and cells that all count the same change in the length and margin of CCC?',
    ),
    says: text(
      '基準の盤では後手が6割近く勝ちます。上級ルールは手番をほとんど増やさず、1席の点を4割近く増やし、フラッシュを2割近く減らします。先手の勝ちと点差には差が見つかりません。角も隣とすると、手番が1つ増え、点が1割弱減るだけです。どのマスも同じ点にすると、1枚で払えるマスの取り合いになります。手番は3分の1増え、点は半分になり、フラッシュはほとんど消え、後手の勝ちは7割を超えます。',
      'On the base board whoever goes second wins nearly six games of ten. The advanced rule hardly adds turns, gives a seat well over a third more points, and takes away a sixth of the flushes; no difference was found in who wins and by how much. Corners as neighbours add a turn and take a twelfth of the points, and that is all. Where all cells count the same, bots race for those that one card pays for: a third more turns, half the points, hardly a flush, and the second seat wins more than seven games of ten.',
    ),
    cannot: text(
      'greedy は陣地を先まで読みません。盤の作戦の深さは、この数には出ません。ボットの打ち方でも答えは変わります。札をため込む以前の greedy では、どのマスも同じ点の盤で先手が9割あまり勝っていました。',
      'Greedy does not plan its territory; how deep the board is these numbers do not show. And the answer depends on how the bots play: with a greedy that hoarded its cards, whoever began won more than nine games of ten on the board where all cells count the same.',
    ),
  },
]
