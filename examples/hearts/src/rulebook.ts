import { type Chapter, defaultRules, type RuleBook, type Ruling, text } from '@tefuda/kernel'
import { type Compared, rulingWith, saidIn, writerOf } from '@tefuda/kernel/rulebook'
import type { RulesContext } from './play.ts'
import { deckFor, schema } from './rules.ts'

const ruling = rulingWith('HE')

export const RULINGS: readonly Ruling[] = [
  ruling(
    1,
    ['option'],
    text('はじめ', 'The beginning'),
    text(
      '札は交換しません。最初のトリックは席1から、次のディールからは1つずつ次の席から始めます。',
      'No cards are passed. Seat 1 leads first; with each deal the seat after it.',
    ),
  ),
  ruling(
    2,
    [],
    text('除く札', 'Cards left out'),
    text('3人ではD2を、5人ではD2とC2を除きます。', 'With three players D2 is left out, with five D2 and C2.'),
  ),
  ruling(
    3,
    ['option'],
    text('スペードのクイーン', 'The queen of spades'),
    text('ふつうは13点の失点です。', 'It usually counts thirteen points against.'),
  ),
  ruling(
    4,
    ['option'],
    text('総取り', 'Taking everything'),
    text(
      '失点をすべて取った人は失点なしで、他の全員がその分の失点になります。',
      'Whoever takes every point has none, and each of the others has all of them.',
    ),
  ),
]

type BookSubject = RulesContext & Compared

const { say, list } = writerOf<BookSubject>('HE')

/** What these rules and this number of seats play; what the usual rules do not say is marked. */
export const rulebookOf = (context: RulesContext): RuleBook => ({
  title: text('ハーツ', 'Hearts'),
  credit: text('19世紀からの伝承の遊び', 'Traditional, since the 19th century'),
  chapters: chaptersOf({
    ...context,
    usual: saidIn(chaptersOf({ ...context, rules: defaultRules(schema), usual: null })),
  }),
  rulings: RULINGS,
})

const chaptersOf = (subject: BookSubject): Chapter[] => [deal(subject), trick(subject), points(subject)]

const deal = (context: BookSubject): Chapter => {
  const { rules, seats } = context
  const cards = deckFor(seats).cards.length
  return {
    id: 'deal',
    title: text('配る', 'The deal'),
    blocks: [
      say(
        context,
        `${seats}人で、ジョーカーのない1組から${cards}枚を使い、${cards / seats}枚ずつ配ります。`,
        `${seats} players use ${cards} cards of a pack without jokers; each gets ${cards / seats}.`,
        { rulings: [2] },
      ),
      say(
        context,
        `${rules.deals}ディールで終わります。札は交換しません。`,
        `${rules.deals === 1 ? 'One deal is' : `${rules.deals} deals are`} played. No cards are passed.`,
        { rulings: [1] },
      ),
    ],
  }
}

const trick = (context: BookSubject): Chapter => ({
  id: 'trick',
  title: text('トリック', 'Tricks'),
  blocks: [
    list(context, [
      text('最初に出たスートの札があれば、それを出します。', 'Whoever can, follows the suit that was led.'),
      text(
        'そのスートのいちばん強い札（Aが最強、2が最弱）を出した人が取り、次を始めます。',
        'The highest card of that suit takes the trick (ace high, two low); its player leads next.',
      ),
      text(
        'ハートは、だれかが出すまで、ほかの札がある人は最初に出せません。',
        'Hearts may not be led before one has been played, but by whoever has nothing else.',
      ),
    ]),
  ],
})

const points = (context: BookSubject): Chapter => {
  const { queen, moon } = context.rules
  return {
    id: 'points',
    title: text('失点', 'Points against'),
    blocks: [
      say(context, '取ったハート1枚につき1点の失点です。', 'Each heart taken is one point against.'),
      say(
        context,
        queen === 0 ? 'スペードのクイーンは数えません。' : `スペードのクイーンは${queen}点の失点です。`,
        queen === 0 ? 'The queen of spades does not count.' : `The queen of spades is ${queen} against.`,
        { rulings: [3] },
      ),
      say(
        context,
        moon ? '失点をすべて取れば、他の全員がその分の失点になります。' : '総取りの特例はありません。',
        moon ? 'Whoever takes all of them gives as many to each of the others.' : 'Taking everything earns nothing.',
        { rulings: [4] },
      ),
      say(context, '失点の少ない人が勝ちです。', 'The fewest points against win.'),
    ],
  }
}
