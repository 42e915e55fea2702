import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { FIELD_SIZE } from '../../rules.ts'
import { count, list, say } from '../block.ts'
import { orderFigure } from '../figure.ts'
import type { BookSubject } from '../subject.ts'

/** How field and hands are dealt, and who begins. */
export const setup = (subject: BookSubject): Chapter => ({
  id: 'setup',
  title: text('はじめる前に', 'Setting up'),
  blocks: [field(subject), ...orderFigure(subject, { lead: orderLead(subject), rulings: [13] }), ...hands(subject)],
})

const field = (subject: BookSubject): Block => {
  const { rules } = subject
  const size = FIELD_SIZE[rules.board]
  const ground = { rulings: [13] }
  const [eachJa, eachEn] = rules.match ? ['それぞれの場で、', 'On each field, '] : ['', '']
  switch (rules.board) {
    case 'ultra':
      return say(
        subject,
        '札をよく切って山札にします。場には何も並べません。',
        'Shuffle the cards; they are the pile. No card is laid on the field.',
        ground,
      )
    case 'zodiac':
      return say(
        subject,
        `札をよく切り、${eachJa}1時の位置から時計回りに12時まで、最後に中心へ、${size}枚を表向きに並べます。残りが山札です。`,
        `Shuffle. ${eachEn}${eachEn === '' ? 'Lay' : 'lay'} ${size} cards face up: clockwise from one o’clock to twelve, then the centre. The rest is the pile.`,
        ground,
      )
    default:
      return say(
        subject,
        `札をよく切り、${eachJa}左上から右へ、1段ずつ下へ、${size}枚を表向きに並べます。残りが山札です。`,
        `Shuffle. ${eachEn}${eachEn === '' ? 'Lay' : 'lay'} ${size} cards face up from the top left, row by row. The rest is the pile.`,
        ground,
      )
  }
}

const orderLead = ({ rules }: BookSubject): Text => {
  switch (rules.board) {
    case 'zodiac':
      return text(
        '並べる順番：SA が1時、SQ が12時、最後の SK が中心',
        'Order of filling: SA at one o’clock, SQ at twelve, SK last in the centre',
      )
    case '4x4':
      return text('並べる順番：SA から SK、続けて HA から H3', 'Order of filling: SA to SK, then HA to H3')
    case '5x5':
      return text('並べる順番：SA から SK、続けて HA から HQ', 'Order of filling: SA to SK, then HA to HQ')
    default:
      return text('並べる順番：SA が最初、S9 が最後', 'Order of filling: SA first, S9 last')
  }
}

const hands = (subject: BookSubject): Block[] => {
  const { rules, seats } = subject
  if (rules.match) return matchHands(subject)
  if (seats > 1) return [...dealer(subject), firstTurn(subject)]
  return [
    say(
      subject,
      `山札の上から${rules.hand}枚を取って手札にします。`,
      `Take the top ${count(rules.hand, 'card')} of the pile into your hand.`,
      { rulings: [14] },
    ),
  ]
}

const matchHands = (subject: BookSubject): Block[] => {
  const { rules } = subject
  const shuffle = rules.sameShuffle
    ? say(
        subject,
        '山札は全員同じ並びです。同じ札が同じ順に出るので、差がつくのは腕だけです。',
        'All piles lie in the same order: everybody meets the same cards, and skill alone decides.',
        { rulings: [17] },
      )
    : say(subject, '山札は1人ずつ別々に切ります。', 'Each pile is shuffled by itself.', {
        rulings: [17],
      })
  const hand = say(
    subject,
    `それぞれ自分の山札の上から${rules.hand}枚を取って手札にします。`,
    `Everybody takes the top ${count(rules.hand, 'card')} of their own pile into their hand.`,
    { rulings: [14] },
  )
  return [shuffle, hand]
}

const dealer = (subject: BookSubject): Block[] => {
  const { rules, packs } = subject
  const alike =
    packs > 1
      ? [
          text(
            'まったく同じ札なら、席の番号が小さい人が上です。',
            'Of two cards exactly alike, the one at the lower seat counts more.',
          ),
        ]
      : []
  return [
    say(
      subject,
      '全員が山札から1枚ずつ引いて見せ合います。一番強い札を引いた人が親で、手番は親から席順に回ります。',
      'Everybody draws a card from the pile and shows it. Whoever has the strongest is the dealer and begins; play goes round from there.',
      { rulings: [15] },
    ),
    list(
      subject,
      [
        text(
          '強い順に、ジョーカー、A、K、Q、J、10 から 2 まで。',
          'From the strongest: joker, ace, king, queen, jack, ten and so on down to the two.',
        ),
        text(
          '数字が同じなら、スペード、ハート、ダイヤ、クラブの順。',
          'Of equal ranks: spades, hearts, diamonds, clubs.',
        ),
        ...alike,
        text(
          'ジョーカーが2枚以上出たら、場も含めて全部を切り直します。',
          'With two or more jokers among them everything is shuffled anew, the field too.',
        ),
        ...(rules.target > 0
          ? [text('親は、ゲームごとに引いて決めます。', 'The dealer is drawn for anew in each game.')]
          : []),
      ],
      { rulings: rules.target > 0 ? [15, 30] : [15] },
    ),
    rules.hand === 1
      ? say(subject, '見せ合った札が、そのまま1枚だけの手札です。', 'The shown card is the whole hand.', {
          rulings: [14],
        })
      : say(
          subject,
          `親から順に1枚ずつ、見せ合った札と合わせて${rules.hand}枚になるまで配ります。`,
          `Deal one card to each in turn from the dealer, until everybody has ${rules.hand} with the shown card.`,
          { rulings: [14] },
        ),
  ]
}

const firstTurn = (subject: BookSubject): Block =>
  say(
    subject,
    '最初の手番では、見せ合った札を置きます。ジョーカーでも必ず置き、ほかの札は使えません。2回目の手番からは、どの札でも自由です。',
    'In the first turn everybody places the card they showed, even a joker, and no other. From the second turn on any card may be played.',
    { rulings: [15] },
  )
