import { dealtInTurn } from '@tefuda/climbing'
import { frenchDeck, type Lesson, type MoveEntry, moveStep, type Seat, text } from '@tefuda/kernel'

const SEATS = 4
const PACK = frenchDeck()

const dealt = (...hands: readonly string[]): string => dealtInTurn(PACK, SEATS, hands)

const atFour = (lesson: Omit<Lesson, 'rules' | 'seats' | 'others'> & Partial<Lesson>): Lesson => ({
  rules: {},
  seats: SEATS,
  others: {},
  ...lesson,
})

const RANKS = '3 4 5 6 7 8 9 10 J Q K A'.split(' ')

const suit = (of: string): string => RANKS.map((rank) => `${of}${rank}`).join(' ')

/** Plays that nobody answers. */
const outAtOnce = (seat: Seat, others: readonly Seat[], plays: readonly string[]): MoveEntry[] =>
  plays.flatMap((cards): MoveEntry[] => [[seat, cards], ...others.map((other): MoveEntry => [other, 'pass'])])

/** From a single card to the next deal, at a table of four. */
export const lessons: readonly Lesson[] = [
  atFour({
    id: 'single',
    teaches: ['ZS-2', 'ZS-4'],
    title: text('1枚ずつ、強くしていく', 'One card, ever stronger'),
    showsFirst: true,
    first: dealt('S3 D6 H6 C8 D9 CQ HK SA S4 D5 H9 C10 SJ D8', 'C5', '', 'HJ'),
    others: { 1: ['C5', 'pass'], 2: ['pass', 'pass'], 3: ['HJ', 'pass'] },
    steps: [
      moveStep(
        'S3',
        text(
          'だれよりも早く手札をなくすゲームです。強さは3がいちばん弱く、4、5と上がって、K、A、2、ジョーカーと続きます。はじめの番です。いちばん弱い札を1枚出しましょう。',
          'Be rid of your cards before the others. The three is weakest, then four, five and so on to king, ace, two and the jokers. You lead: play your weakest card alone.',
        ),
        text('スペードの3を1枚だけ出します。', 'Play the three of spades alone.'),
      ),
      moveStep(
        'CQ',
        text(
          '次の人からは、場より強い札を同じ枚数だけ出します。場はJになりました。勝てる札のうち、いちばん弱いものを出しましょう。強い札は後のために取っておきます。',
          'Everybody then plays the same number of cards, stronger than what lies there. A jack does now. Beat it with the weakest card that can; keep the strong ones.',
        ),
        text(
          'Jより強い札は、Q・K・A。弱いのはQです。',
          'Queen, king and ace beat the jack; the queen is the weakest of them.',
        ),
      ),
    ],
    end: text(
      'ほかの全員が続けてパスすると場が流れ、最後に出した人が好きな形で始めます。',
      'When all others pass in a row the cards are cleared, and whoever played last leads whatever they like.',
    ),
  }),
  atFour({
    id: 'groups',
    teaches: ['ZS-2'],
    title: text('同じ数字をまとめて', 'Several of a rank'),
    first: dealt('S6 H6 D6 C3 HK DK CK S8 H9 C10 SA HA DA C4', '', 'SJ HJ DJ'),
    others: { 1: ['pass', 'pass'], 2: ['SJ HJ DJ'], 3: ['pass', 'pass'] },
    steps: [
      moveStep(
        'S6 H6 D6',
        text(
          '同じ数字は、何枚でもまとめて出せます。手札の6を、全部いっぺんに出しましょう。',
          'Cards of one rank may be played together, however many. Play all your sixes at once.',
        ),
        text('6を3枚とも選びます。', 'Choose all three sixes.'),
      ),
      moveStep(
        'pass',
        text(
          'Jが3枚で返されました。KやAを3枚出せば勝てますが、まだ序盤です。ここはパスしましょう。パスをしても、場が流れるまでなら、また出せます。',
          'Three jacks are back. Your kings or aces would win, but it is early: pass. Passing is not final: while the cards lie there you may still play.',
        ),
        text('KとAは取っておいて、パスします。', 'Keep kings and aces, and pass.'),
      ),
    ],
    end: text(
      '一度パスしても降りたことにはなりません。相手が出し合うあいだ、様子を見られます。',
      'Who passes is not out of it: watch the others spend their cards.',
    ),
  }),
  atFour({
    id: 'sequence',
    teaches: ['ZS-3'],
    title: text('続きの札', 'Sequences'),
    first: dealt('D4 S5 H6 C5 C6 C7 HK SK D9 HJ CQ S3 DA S8', 'H8 S9 D10'),
    others: { 1: ['H8 S9 D10', 'pass'], 2: ['pass', 'pass'], 3: ['pass', 'pass'] },
    steps: [
      moveStep(
        'D4 S5 H6',
        text(
          '3枚以上の続きの数字も、いっぺんに出せます。スートはばらばらでかまいません。ダイヤの4から、クラブを使わずに3枚出しましょう。',
          'Three or more ranks in a row may be played together, of any suits. From the four of diamonds play three cards, none of them a club.',
        ),
        text('ダイヤの4、スペードの5、ハートの6です。', 'Four of diamonds, five of spades, six of hearts.'),
      ),
      moveStep(
        'C5 C6 C7',
        text(
          'もっと高い続きで返されました。でも、スートのそろった続きは、ばらばらの続きに、数字が低くても勝ちます。取っておいたクラブを出しましょう。',
          'A higher sequence is back. But a sequence of one suit beats a mixed one, even a higher one. Now play your clubs.',
        ),
        text('クラブの5・6・7です。', 'Five, six and seven of clubs.'),
      ),
    ],
    end: text(
      'スートのそろった続きは強力です。使いどころまで、ばらさずに取っておきましょう。',
      'A sequence of one suit is strong: keep it together until it counts.',
    ),
  }),
  atFour({
    id: 'wild',
    teaches: ['ZS-1'],
    title: text('2とジョーカーは代わりになる', 'Twos and jokers stand in'),
    first: dealt('SQ HQ S2 SA HA RJ C4 D5 H7 S8 C9 DJ C10 S6'),
    others: { 1: ['pass', 'pass'], 2: ['pass', 'pass'], 3: ['pass', 'pass'] },
    steps: [
      moveStep(
        'SQ HQ S2=DQ',
        text(
          '2は、自分より弱い札の代わりになります。Qの2枚に2を添えて、Q3枚として出しましょう。',
          'A two stands in for any weaker card. Add it to your two queens and play them as three queens.',
        ),
        text('Q2枚と2を選びます。', 'Choose both queens and the two.'),
      ),
      moveStep(
        'SA HA RJ=DA',
        text(
          '全員がパスしたので、場が流れて、また先に出せます。ジョーカーは2の代わりにもなる、いちばん強い代役です。A2枚に添えて、A3枚として出しましょう。',
          'All have passed, and you lead again. A joker stands in for even more, twos included. Add it to your two aces and play them as three.',
        ),
        text('A2枚とジョーカーを選びます。', 'Choose both aces and the joker.'),
      ),
    ],
    end: text(
      '同じ数字どうしなら、代わりの札が入ったほうが負けます。続きの札に使えるのはジョーカーだけです。',
      'At the same rank cards without a stand-in win. In a simple sequence only jokers stand in.',
    ),
  }),
  atFour({
    id: 'groups-in-sequence',
    teaches: ['ZS-3'],
    title: text('組の続きで一気に', 'Groups in sequence'),
    first: dealt('S4 H4 S5 D5 S6 C6 HK D9 CJ SA D3 C8 HQ S10'),
    others: { 1: ['pass'], 2: ['pass'], 3: ['pass'] },
    steps: [
      moveStep(
        'S4 H4 S5 D5 S6 C6',
        text(
          '2枚ずつ、3枚ずつの組が3つ以上続いていれば、まとめて出せます。手札を一気に減らせる形です。同じ数字が2枚ずつ続いているところを探しましょう。',
          'Three or more ranks in a row with two cards each, or more, go together, and the hand shrinks at once. Find the pairs in a row.',
        ),
        text('4・5・6が2枚ずつあります。', 'There are two each of four, five and six.'),
      ),
    ],
    end: text(
      '返すには、同じ枚数の組が同じだけ続いていなければなりません。めったに返されない形です。',
      'To beat it takes just as many groups of just as many cards: that is seldom at hand.',
    ),
  }),
  atFour({
    id: 'partner',
    teaches: ['ZS-4'],
    title: text('相棒が勝っているとき', 'When your partner is winning'),
    first: dealt('S3 D6 HK S2 C8 D9 H5 RJ SJ BJ H9 CQ S4 D5', 'D7', 'HA'),
    rules: { mode: 'teams' },
    others: { 1: ['D7', 'pass'], 2: ['HA'], 3: ['pass'] },
    steps: [
      moveStep(
        'S3',
        text(
          '4人のチーム戦では、向かいの人が相棒で、2人の点を合わせます。まず、いちばん弱い札を1枚出しましょう。',
          'In the team game the player opposite is your partner, and your points are added. First lead your weakest card.',
        ),
        text('スペードの3を1枚だけ出します。', 'Play the three of spades alone.'),
      ),
      moveStep(
        'pass',
        text(
          '相棒がAを出して、いま場で勝っています。2やジョーカーで勝つこともできますが、それでは相棒のAがむだになります。任せましょう。',
          'Your partner has played an ace and is winning. A two or a joker would beat it, but then the ace is wasted. Leave it to them.',
        ),
        text('強い札は取っておいて、パスします。', 'Keep the strong cards and pass.'),
      ),
    ],
    end: text(
      '相棒の手札の残りも見ながら、どちらを先に上がらせるかを考えます。6人の三家喜では、ひとりおきの3人が組です。',
      'Watch how many cards your partner has left, and decide who goes out first. In San Jia Xi, for six, every other player is on your side.',
    ),
  }),
  atFour({
    id: 'exchange',
    teaches: ['ZS-5'],
    title: text('2回目のディールから：札の交換', 'From the second deal on: the exchange'),
    first: dealt(`${suit('S')} S2 H2`, `${suit('H')} D2 C2`, `${suit('D')} BJ`, `${suit('C')} RJ`),
    before: [
      ...outAtOnce(0, [1, 2, 3], [suit('S'), 'S2 H2']),
      ...outAtOnce(1, [2, 3], [suit('H'), 'D2 C2']),
      ...outAtOnce(2, [3], [suit('D')]),
      [2, 'BJ'],
    ],
    // The third of the first deal deals the second: the hands of seats 2, 3, 0 and 1.
    second: dealt('S2 D5 C4 H7', 'RJ D3 C3', 'S3 C6 H8 S9 D9 HJ CJ SQ DK HK HA CA D2', 'BJ H4'),
    others: { 1: ['give H4'], 2: ['give S2', 'take H4', 'D5'], 3: ['give RJ', 'pass'] },
    steps: [
      moveStep(
        'take RJ',
        text(
          '前のディールで、あなたは1位でした。3位と4位の人が、いちばん強い札を1枚ずつ場に出しています。先に選べるのは1位のあなた。強いほうを取りましょう。残りは2位の人のものです。',
          'You were first in the deal before. Third and last have each laid down their strongest card, and you choose before anybody else. Take the stronger one; the other goes to whoever was second.',
        ),
        text('赤のジョーカーのほうが、2より強い札です。', 'The red joker is stronger than the two.'),
      ),
      moveStep(
        'give S3',
        text(
          '代わりに、1位と2位の人も1枚ずつ場に出します。どの札でもかまいません。いちばん弱い3を出しましょう。',
          'In return first and second lay down a card each, any they like. Lay down your three, the weakest.',
        ),
        text('スペードの3を選びます。', 'Choose the three of spades.'),
      ),
      moveStep(
        'C6',
        text(
          '3位の人が先に選び、残りが4位の人に渡りました。3位の人から始まって、場はダイヤの5。勝てる札のうち、いちばん弱い札を出しましょう。',
          'Third has chosen, and last got the other. Third leads as well: a five of diamonds. Beat it with the weakest card that can.',
        ),
        text('クラブの6を1枚出します。', 'Play the six of clubs alone.'),
      ),
    ],
    end: text(
      '交換はみんなの前でします。だれがジョーカーを持っているか、ここで覚えておけます。',
      'The exchange is made in the open: now everybody knows who holds the joker.',
    ),
  }),
]
