import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { pointsInPlay } from '../../rules.ts'
import { count, same, say, table } from '../block.ts'
import type { BookSubject } from '../subject.ts'

/** What the places of a deal score. */
export const points = (subject: BookSubject): Chapter => ({
  id: 'points',
  title: text('得点', 'Points'),
  blocks: subject.sanJiaXi
    ? [...teamTable(subject), ...meetings(subject)]
    : [...placeTable(subject), ...together(subject)],
})

const HEAD = [text('順位', 'Place'), text('点', 'Points')]

const PLACE_NAMES: readonly Text[] = [
  text('1位', 'first'),
  text('2位', 'second'),
  text('3位', 'third'),
  text('4位', 'fourth'),
  text('5位', 'fifth'),
  text('6位', 'sixth'),
]

const placeTable = (subject: BookSubject): Block[] => {
  const { rules, seats } = subject
  const all = pointsInPlay(rules, seats)
  const scoring = all.flatMap((given, k) => (given > 0 ? [k] : []))
  const shown = all.slice(0, Math.max(2, (scoring.at(-1) ?? 0) + 1))
  const rulings = scoring.some((k) => k > 1) ? [13] : []
  return [
    say(
      subject,
      '手札がなくなった順に、1位から最下位までの順位がつきます。',
      'Places go by the order in which hands run out.',
    ),
    table(
      subject,
      HEAD,
      shown.map((given, k) => [PLACE_NAMES[k]!, same(given)]),
      { rulings },
    ),
    ...(shown.length < seats
      ? [say(subject, 'それより下の順位に点はありません。', 'Places below score nothing.')]
      : []),
  ]
}

const together = (subject: BookSubject): Block[] =>
  subject.teams
    ? [
        say(
          subject,
          '組んだ2人の点は足して、チームの点にします。',
          'The points of partners are added; they belong to the team.',
          { rulings: [7] },
        ),
      ]
    : []

const teamTable = (subject: BookSubject): Block[] => {
  const all = pointsInPlay(subject.rules, subject.seats)
  const rows = all.flatMap((given, k) =>
    given === 0 && k >= 2 && k < 5 ? [] : [[k < 5 ? PLACE_NAMES[k]! : text('最下位でない', 'not last'), same(given)]],
  )
  const later = all.slice(2, 5).some((given) => given > 0)
  return [
    say(
      subject,
      '手札がなくなった順に、1位から6位までの順位がつきます。点はチームに入ります。最下位のいないほうのチームにも点があります。',
      'Places go by the order in which hands run out. Points go to the team that holds the place, and there are points for the team that does not hold the last one.',
      { rulings: [6] },
    ),
    table(subject, HEAD, rows, {
      rulings: later ? [6, 13] : [6],
    }),
  ]
}

interface Meeting {
  readonly told: Text
  /** The places of the team of the first, from 0. */
  readonly places: readonly number[]
}

const LAST = 5

/** What comes of the places in the end; where later places score as well there are too many cases for a table. */
const meetings = (subject: BookSubject): Block[] => {
  const [first = 0, second = 0, third, fourth, fifth, notLast = 0] = pointsInPlay(subject.rules, subject.seats)
  if ([third, fourth, fifth].some((given) => given !== 0)) return []
  const worth = (places: readonly number[]): readonly [own: number, other: number] => {
    const [withSecond, withLast] = [places.includes(1), places.includes(LAST)]
    const own = first + (withSecond ? second : 0) + (withLast ? 0 : notLast)
    return [own, first + second + notLast - own]
  }
  return [
    table(
      subject,
      [
        text('1位のチームのほかの2人', 'The other two of the winner’s team'),
        text('そのチーム', 'That team'),
        text('相手', 'The others'),
      ],
      MEETINGS.map(({ told, places }) => [told, ...worth(places).map((given) => same(given))]),
      { rulings: [6] },
    ),
    say(
      subject,
      `1回のディールで、2つのチームに合わせて${first + second + notLast}点が入ります。`,
      `A deal gives the two teams ${count(first + second + notLast, 'point')} together.`,
      { rulings: [6] },
    ),
  ]
}

const MEETINGS: readonly Meeting[] = [
  { told: text('2位と、3位から5位', 'second, and third to fifth'), places: [0, 1, 2] },
  { told: text('2位と6位', 'second and last'), places: [0, 1, LAST] },
  { told: text('どちらも3位から5位', 'both third to fifth'), places: [0, 2, 3] },
  { told: text('3位から5位と、6位', 'third to fifth, and last'), places: [0, 2, LAST] },
]
