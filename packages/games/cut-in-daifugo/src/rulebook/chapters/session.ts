import { type Block, type Chapter, text } from '@tefuda/kernel'
import { titleOf } from '../../finish.ts'
import { TITLE_NAMES, TITLES, type Title } from '../../rules.ts'
import { list, same, say, table } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** Titles and points, and what they lead to in the next game. */
export const session = (subject: BookSubject): Chapter => ({
  id: 'session',
  title: subject.several ? text('ゲームを重ねる', 'From game to game') : text('順位と点', 'Titles and points'),
  blocks: [titles(subject), ...result(subject), ...between(subject)],
})

const signed = (points: number): string => (points < 0 ? `−${-points}` : `${points}`)

/** The places that bear a title: `3` or `3〜6`. */
export const titlePlaces = (title: Title, seats: number): string => {
  const places = Array.from({ length: seats }, (_, place) => place).filter((place) => titleOf(place, seats) === title)
  const [first, last] = [places[0]! + 1, places.at(-1)! + 1]
  return first === last ? `${first}` : `${first}–${last}`
}

const titles = (subject: BookSubject): Block => {
  const shown = TITLES.filter((title) => title !== 'commoner' || subject.seats > 4)
  return table(
    subject,
    [text('順位', 'Place'), text('呼び名', 'Title'), text('点', 'Points')],
    shown.map((title) => [
      same(titlePlaces(title, subject.seats)),
      TITLE_NAMES[title],
      same(signed(subject.rules.titles[title])),
    ]),
    { rulings: [11] },
  )
}

const result = (subject: BookSubject): Block[] => {
  const { deals } = subject.rules
  return subject.several
    ? [
        say(
          subject,
          `この点を${deals}ゲーム分足し、合計の一番多い人が勝ちです。同じ点なら同じ順位です。`,
          `These points are added up over ${deals} games, and the highest total wins. Equal totals share a rank.`,
          { rulings: [11, 28] },
        ),
      ]
    : [say(subject, 'この点がそのまま結果になります。', 'They are the result.', { rulings: [11] })]
}

const between = (subject: BookSubject): Block[] => (subject.several ? [...exchange(subject), ...fall(subject)] : [])

const exchange = (subject: BookSubject): Block[] => {
  const ground = { rulings: subject.rules.exchange ? [11, 32] : [11] }
  if (!subject.rules.exchange)
    return [say(subject, 'ゲームの前に札を交換することはありません。', 'No cards are exchanged between games.', ground)]
  return [
    say(
      subject,
      '2ゲーム目からは、配ったあとに札を交換します。',
      'From the second game on cards are exchanged after the deal.',
      ground,
    ),
    list(
      subject,
      [
        text(
          '大貧民は一番強い2枚を、貧民は一番強い1枚を渡します。同じ強さの札からは自分で選び、S3 は 3 と見ます。',
          'The great pauper gives their two strongest cards, the pauper the strongest one; among equals they choose, and S3 is a three.',
        ),
        text(
          'そのあとで、大富豪は大貧民に、富豪は貧民に、同じ枚数だけ好きな札を返します。もらった札でもかまいません。',
          'Then the great millionaire gives the great pauper as many cards of their choice, the millionaire the pauper; cards just received will do.',
        ),
        text('ほかの人に分かるのは枚数だけです。', 'The others learn the numbers only.'),
      ],
      ground,
    ),
  ]
}

const fall = (subject: BookSubject): Block[] =>
  subject.rules.fall
    ? [
        say(
          subject,
          '都落ち：前のゲームの大富豪より先にだれかが上がると、前の大富豪はそのゲームの最下位になります。そのまま続けてもかまいませんし、自分の番に投了して、手札を公開し、抜けることもできます。',
          'The fall: when somebody else is out before the great millionaire of the last game, that player will rank last in this one. They may play on, or resign on a turn of theirs: then they show their hand and are out of the game.',
          { rulings: [11, 24, 33] },
        ),
      ]
    : [
        say(
          subject,
          '都落ちはありません。前の大富豪も、ほかの人と同じように順位を争います。',
          'There is no fall: the great millionaire of the last game plays for places like everybody else.',
          { rulings: [11] },
        ),
      ]
