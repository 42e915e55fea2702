import { type Lesson, moveStep, text } from '@tefuda/kernel'
import { atFour, dealt } from './table.ts'

/** What single ranks do: clearing and turning, giving and discarding, cards that lie open. */
export const effects: readonly Lesson[] = [
  atFour({
    id: 'eight',
    teaches: ['CD-5', 'CD-6'],
    title: text('切る、回す、飛ばす', 'Clear, turn and skip'),
    first: dealt('H8 S9 C5 C4 H4 HK C7 H10 CJ HQ C3 H3 H6 H9 CQ CA', 'S6 S6', 'H8', 'C4 H4'),
    others: { 1: ['S6', 'pass', 'pass'], 2: ['pass', 'pass', 'pass'], 3: ['pass', 'pass'] },
    steps: [
      moveStep(
        'D3',
        text(
          '数字ごとに効果があります。いちばんよく使うのは8です。まずはダイヤの3から始めましょう。',
          'Ranks have effects, and the eight’s is the one used most. Start with the three of diamonds.',
        ),
        text('ダイヤの3を1枚だけ出します。', 'Play the three of diamonds alone.'),
      ),
      moveStep(
        'H8',
        text(
          '8を出すと、その場で流れて、出した人がまた先に出せます（8切り）。場の6に8を出しましょう。',
          'An eight clears the table at once, and whoever played it leads again. Play your eight on the six.',
        ),
        text('ハートの8を出します。', 'Play the eight of hearts.'),
      ),
      moveStep(
        'S9',
        text(
          '場が流れて、あなたからです。9を奇数枚出すと、回る向きが逆になります（9リバース）。スペードの9を出しましょう。',
          'The table is cleared and you lead. An odd number of nines turns the direction of play round. Play the nine of spades.',
        ),
        text('スペードの9を1枚出します。', 'Play the nine of spades alone.'),
      ),
      moveStep(
        'C5',
        text(
          '逆回りになり、全員がパスしました。5を出すと、次の人の番を飛ばせます（5スキップ）。クラブの5を出しましょう。',
          'Play now goes the other way, and all have passed. A five skips whoever is next. Play the five of clubs.',
        ),
        text('クラブの5を1枚出します。', 'Play the five of clubs alone.'),
      ),
      moveStep(
        'H4 C4',
        text(
          '飛ばされた人は何もできず、あとの人はパスでした。4も、偶数枚なら場を切ります。4を2枚出しましょう。',
          'The one you skipped could do nothing, and the others passed. Fours clear the table too, in even numbers. Play your two fours.',
        ),
        text('4を2枚とも選びます。', 'Choose both fours.'),
      ),
    ],
    end: text(
      '切れる札は、弱い札をまとめて出したいときまで取っておくと生きます。',
      'Keep cards that clear for when you want to lead the weak ones.',
    ),
  }),
  atFour({
    id: 'seven',
    teaches: ['CD-7'],
    title: text('7で渡す、10で捨てる', 'Sevens give, tens discard'),
    first: dealt('C7 C3 H10 C4 HK C9 CJ HQ H3 C6 H9 CQ CA H2', '', '', ''),
    others: { 1: ['pass'], 2: ['pass'], 3: ['pass'] },
    steps: [
      moveStep(
        'C7',
        text(
          '7を出すと、出した枚数だけ、手札を次の人に押しつけられます（7渡し）。クラブの7を1枚出しましょう。',
          'Sevens let you give as many cards of your hand to the next player. Play your seven of clubs alone.',
        ),
        text('クラブの7を1枚出します。', 'Play the seven of clubs alone.'),
      ),
      moveStep(
        'give C3',
        text(
          '渡す札を選びます。出した札と合わせて、手札が一度に減ります。いらないクラブの3を渡しましょう。',
          'Choose what to give: it leaves your hand besides the card you played. Give away the three of clubs.',
        ),
        text('クラブの3を選びます。', 'Choose the three of clubs.'),
      ),
      moveStep(
        'H10',
        text(
          '全員がパスして、あなたからです。10を出すと、出した枚数だけ手札を捨てられます（10捨て）。ハートの10を1枚出しましょう。',
          'All have passed, and you lead. Tens let you throw away as many cards of your hand as you play. Play your ten of hearts alone.',
        ),
        text('ハートの10を1枚出します。', 'Play the ten of hearts alone.'),
      ),
      moveStep(
        'drop C4',
        text(
          '捨てる札を選びます。弱いクラブの4がいいでしょう。',
          'Choose what to throw away: the weak four of clubs will do.',
        ),
        text('クラブの4を選びます。', 'Choose the four of clubs.'),
      ),
    ],
    end: text(
      '渡した札は相手の手札になり、捨てた札はだれのものでもなくなります。最後の札を渡して上がることもできます。',
      'What you give is theirs to play; what you discard is nobody’s. You may even go out by giving your last card.',
    ),
  }),
  atFour({
    id: 'public',
    teaches: ['CD-8', 'CD-7'],
    title: text('札を表にする：QとAとK', 'Cards laid open: Q, A and K'),
    first: dealt('CQ SA HA DA SK HK CK C4 H5 C6 H9 S10 CJ D8 C3 S5', 'H2 H2 CA HA S4 S4', 'S7 S7 DA SA', 'D6 D6 DK SK'),
    others: { 1: ['pass', 'open S4', 'pass'], 2: ['pass', 'open S7', 'pass'], 3: ['pass', 'open D6', 'pass'] },
    steps: [
      moveStep(
        'CQ',
        text(
          'あなたのダイヤの3のように、表になった札は、だれからも見えます。Qを出すと、次の人の伏せた札をめくらせます（Qピーピング）。クラブのQを1枚出しましょう。',
          'Cards that lie open, like your three of diamonds, are seen by everybody. A queen turns up hidden cards of the next player. Play the queen of clubs alone.',
        ),
        text('クラブのQを1枚出します。', 'Play the queen of clubs alone.'),
      ),
      moveStep(
        'peep 1',
        text(
          'めくる札を、裏のまま選びます。1番の札をめくりましょう。',
          'Choose one of their cards from the back. Turn up the first one.',
        ),
        text('1番の札を選びます。', 'Choose the first card.'),
      ),
      moveStep(
        'SA HA DA',
        text(
          '強い2が表になりました。全員がパスして、あなたからです。Aは、3枚まとめて出すと、ほかの全員に札を表にさせます（Aオープン）。Aを3枚出しましょう。',
          'A strong two came to light. All have passed, and you lead. Three aces at once make everybody else lay a card open. Play your three aces.',
        ),
        text('Aを3枚とも選びます。', 'Choose all three aces.'),
      ),
      moveStep(
        'SK HK CK',
        text(
          'それぞれが1枚ずつ、弱い札を表にしました。Kを3枚出すと、表になっている札を1枚もらえます（Kグリード）。Kを3枚出しましょう。',
          'Each has laid a weak card open. Three kings take one of the cards that lie open. Play your three kings.',
        ),
        text('Kを3枚とも選びます。', 'Choose all three kings.'),
      ),
      moveStep(
        'greed H2@1',
        text(
          'どの札をもらいますか。いちばん強い、ハートの2をもらいましょう。',
          'Which will you take? The two of hearts, the strongest.',
        ),
        text('次の人のハートの2を選びます。', 'Choose the two of hearts of the next player.'),
      ),
    ],
    end: text(
      'もらった札も表のまま、ふつうに出せます。表の札は、何を持っているかが知れてしまうのが弱みです。',
      'The card stays open, and is played like any other. What is open tells the others what you hold: that is its weakness.',
    ),
  }),
]
