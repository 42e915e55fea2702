import { type Term, type Text, text } from '@tefuda/kernel'
import { BIND_NAMES } from '../bind.ts'
import { type CutInRules, effectName, rankName, TITLE_NAMES, TITLES, type Title } from '../rules.ts'
import { EFFECT_TEXTS } from './chapters/effect-texts.ts'
import { titlePlaces } from './chapters/session.ts'
import { type BookSubject, subjectOf } from './subject.ts'

/** What a table of these rules names: effects, what binds and turns the order, titles. */
export const terms = (rules: CutInRules, seats: number): Term[] => {
  const subject = subjectOf(rules, seats)
  return [...effects(subject), ...ORDER, ...BINDS, ...cutIn(subject), ...fall(subject), ...titles(subject)]
}

const effects = (subject: BookSubject): Term[] =>
  subject.active.map(({ effect, rank }) => ({
    id: effect,
    name: effectName(effect, rank),
    meaning: EFFECT_TEXTS[effect].plain(subject, rankName(rank)),
    chapter: 'effects',
  }))

const ORDER: readonly Term[] = [
  {
    id: 'revolution',
    name: text('革命', 'Revolution'),
    meaning: text(
      '一度に4枚以上出すと、強さの順がゲームの終わりまで逆になります。もう一度起きれば元に戻ります。',
      'Four cards or more in one play turn the order of strength round to the end of the game; another one turns it back.',
    ),
    chapter: 'strength',
  },
]

const bind = (id: keyof typeof BIND_NAMES, ja: string, en: string): Term => ({
  id: `bind-${id}`,
  name: BIND_NAMES[id],
  meaning: text(ja, en),
  chapter: 'binds',
})

const BINDS: readonly Term[] = [
  bind(
    'rank',
    '場が流れるまで、ちょうど1つ強いランクしか出せません。',
    'Until the table is cleared every play must be exactly one rank stronger.',
  ),
  bind(
    'suit',
    '場が流れるまで、同じスートしか出せません。',
    'Until the table is cleared every play must have that suit.',
  ),
  bind(
    'partial',
    '場が流れるまで、そろったスートの札を、その枚数だけ入れなければなりません。',
    'Until the table is cleared every play must hold the bound suits, each as often as it is bound.',
  ),
  bind(
    'super',
    'ランクもスートも縛られ、出せる札は1種類だけです。',
    'Rank and suits are bound: a single kind of card may follow.',
  ),
]

const cutIn = ({ rules }: BookSubject): Term[] =>
  rules.cutIn
    ? [
        {
          id: 'cut-in',
          name: text('カットイン', 'Cut-in'),
          meaning: text(
            '出された札とまったく同じ札を、順番でなくても、その場で重ねて出すことです。',
            'Putting exactly the cards just played on top at once, out of turn.',
          ),
          chapter: 'cut-in',
        },
      ]
    : []

const fall = ({ rules, several }: BookSubject): Term[] =>
  rules.fall && several
    ? [
        {
          id: 'fall',
          name: text('都落ち', 'Fallen'),
          meaning: text(
            '前のゲームの大富豪より先にだれかが上がると、前の大富豪はそのゲームの最下位になります。',
            'Somebody else was out before the great millionaire of the last game, who will rank last in this one.',
          ),
          chapter: 'session',
        },
      ]
    : []

/** What those who bear a title give and get before the next game. */
const GIVES: Readonly<Partial<Record<Title, Text>>> = {
  greatMillionaire: text(
    '次のゲームの前に、大貧民から一番強い2枚をもらい、好きな2枚を返します。',
    'Before the next game they get the two strongest cards of the great pauper, and give two of their choice.',
  ),
  millionaire: text(
    '次のゲームの前に、貧民から一番強い1枚をもらい、好きな1枚を返します。',
    'Before the next game they get the strongest card of the pauper, and give one of their choice.',
  ),
  pauper: text(
    '次のゲームの前に、一番強い1枚を富豪に渡します。',
    'Before the next game they give their strongest card to the millionaire.',
  ),
  greatPauper: text(
    '次のゲームの前に、一番強い2枚を大富豪に渡します。',
    'Before the next game they give their two strongest cards to the great millionaire.',
  ),
}

const titles = ({ rules, seats, several }: BookSubject): Term[] =>
  TITLES.filter((title) => title !== 'commoner' || seats > 4).map((title) => {
    const places = titlePlaces(title, seats)
    const gives = (several && rules.exchange ? GIVES[title] : undefined) ?? text('', '')
    return {
      id: title,
      name: TITLE_NAMES[title],
      meaning: text(`${places}位の人です。${gives.ja}`, `Whoever comes in place ${places}. ${gives.en}`.trim()),
      chapter: 'session',
    }
  })
