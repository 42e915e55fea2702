import { joinTexts, type Term, type Text, text } from '@tefuda/kernel'
import { ROLE_NAMES, ROLES, type SouthernCrossRules } from '../rules.ts'
import { reachName } from '../trick.ts'
import { ECLIPSE_NAME } from '../wording.ts'
import { MADE_OF } from './chapters/roles.ts'
import { extraRows, jokerRows, type Row } from './chapters/tricks.ts'
import { type BookSubject, canOccur, hasEclipse, hasPegasus, subjectOf } from './subject.ts'
import { trickNamed } from './trick-names.ts'

/** What a table of these rules names: roles, tricks, combos, reaches, what a field of no cards is worth. */
export const terms = (rules: SouthernCrossRules, seats: number): Term[] => {
  const subject = subjectOf(rules, seats)
  return [...roles(subject), ...tricks(subject), COMBO, ...special(subject), ...reaches(subject)]
}

const roles = (subject: BookSubject): Term[] =>
  ROLES.filter((kind) => canOccur(subject, kind)).map((kind) => {
    const { ja, en } = MADE_OF[kind]
    const points = subject.rules.points[kind]
    return {
      id: kind,
      name: ROLE_NAMES[kind],
      meaning: text(`${ja}（${points}点）`, `${en.charAt(0).toUpperCase()}${en.slice(1)} (${points} points)`),
      chapter: 'roles',
    }
  })

/** Tricks by their names; one name may be that of several. */
const tricks = (subject: BookSubject): Term[] => {
  const found = new Map<string, { readonly name: Text; readonly meanings: Text[] }>()
  const add = ({ count, label, ...meeting }: Row, joker: boolean): void => {
    const { name, multiplier } = trickNamed(subject, count, { joker, centred: false, ...meeting })
    const how = joker
      ? ADDED
      : text(`ジョーカーなし。点の合計に×${multiplier}`, `no joker: the sum of the points × ${multiplier}`)
    const { meanings } = found.get(name.en) ?? { meanings: [] }
    const meaning = text(`同時に${label.ja}、${how.ja}`, `${label.en} at once, ${how.en}`)
    found.set(name.en, { name, meanings: [...meanings, meaning] })
  }
  for (const row of extraRows(subject)) add(row, false)
  for (const row of jokerRows(subject)) add(row, true)
  return [...found.values()].map(({ name, meanings }) => ({
    id: `trick ${name.en}`,
    name,
    meaning: joinTexts(meanings, text('／', '; ')),
    chapter: 'tricks',
  }))
}

const ADDED = text('ジョーカー入り。点は足すだけ', 'with a joker: the points are only added')

const COMBO: Term = {
  id: 'combo',
  name: text('コンボ', 'Combo'),
  meaning: text(
    '役を取って下から現れた札が、また役を作っていれば、それも取ります。',
    'Cards that come up from beneath a role make roles of their own, which are taken as well.',
  ),
  chapter: 'taking',
}

const special = (subject: BookSubject): Term[] => {
  const { pegasus, eclipse } = subject.rules.bonuses
  return [
    ...(hasEclipse(subject)
      ? [
          {
            id: 'eclipse',
            name: ECLIPSE_NAME,
            meaning: text(
              `取り終えて、場に札が1枚もなくなることです（${eclipse}点）。`,
              `Taking has left no card on the field (${eclipse} points).`,
            ),
            chapter: 'eclipse',
          },
        ]
      : []),
    ...(hasPegasus(subject)
      ? [
          {
            id: 'pegasus',
            name: text('ペガサス', 'Pegasus'),
            meaning: text(
              `四隅がすべてジョーカーになることです（${pegasus}点）。`,
              `Jokers lie in all four corners (${pegasus} points).`,
            ),
            chapter: 'jokers',
          },
        ]
      : []),
  ]
}

/** How many reaches at once have a name of their own: from, to. */
const REACHES = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 6],
  [7, 7],
  [8, 8],
] as const

const reaches = ({ rules: { reachPoints, reachCap }, context }: BookSubject): Term[] => {
  if (!context.shared || reachPoints === 0 || reachCap === 0) return []
  const general: Term = {
    id: 'reach',
    name: text('リーチ', 'Reach'),
    meaning: text(
      `あと1枚でセットかシークエンスになる形です。何も取れなかったとき、1つにつき${reachPoints}点です。`,
      `A set or a sequence one card short: ${reachPoints} points each where a move takes nothing.`,
    ),
    chapter: 'reach',
  }
  return [
    general,
    ...REACHES.map(([from, to]): Term => {
      const [ja, en] = from === to ? [`${from}`, `${from}`] : [`${from}〜${to}`, `${from}–${to}`]
      return {
        id: `reach-${from}`,
        name: reachName(from),
        meaning: text(
          `あと1枚でセットかシークエンスになる形が、一度に${ja}つできることです。`,
          `${en} ${to === 1 ? 'set or sequence' : 'sets or sequences'} one card short at once.`,
        ),
        chapter: 'reach',
      }
    }),
  ]
}
