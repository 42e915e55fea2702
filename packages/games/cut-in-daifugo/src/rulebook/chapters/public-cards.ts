import { type Block, type Chapter, joinTexts, type Text, text } from '@tefuda/kernel'
import { type Effect, effectName } from '../../rules.ts'
import { list, say } from '../block.ts'
import { type BookSubject, has, rankWith } from '../subject.ts'

/** Cards that lie open before their owners. */
export const publicCards = (subject: BookSubject): Chapter => ({
  id: 'public-cards',
  title: text('公開札', 'Public cards'),
  blocks: [
    say(
      subject,
      '公開札は、表向きで自分の前に置く手札です。使うか捨てるまでそのゲームの間ずっと公開されたままで、いつもの手札と同じように出せます。',
      'A public card is a card of one’s hand that lies face up before its owner. It stays so for the game, until it is played or thrown away, and is played like any other card.',
      { rulings: [29] },
    ),
    reasons(subject),
    fouls(subject),
    ...reach(subject),
  ],
})

const OPENING: readonly Effect[] = ['peep', 'open']

const reasons = (subject: BookSubject): Block => {
  const { rules, several } = subject
  const opening = named(subject, OPENING, text('や', ' or '))
  const items: readonly (Text | null)[] = [
    several && rules.lead === 'pauper'
      ? text('1ゲーム目のはじめの D3。', 'Every D3 at the beginning of the first game.')
      : text('ゲームのはじめの D3。', 'Every D3 at the beginning of a game.'),
    opening === null ? null : text(`${opening.ja}で公開させられた札。`, `Cards opened by ${opening.en.toLowerCase()}.`),
    rules.fouls === 'penalise' ? text('反則で出した札。', 'Cards put down by a foul.') : null,
    rules.dropped
      ? text('落としてしまった札。自分の番でなくても公開します。', 'Cards one has dropped, off one’s own turn too.')
      : null,
    text(
      '自分の番に、自分から公開した札。何枚でもかまいません。',
      'Any number of cards that one shows on one’s own turn.',
    ),
    several && rules.fall
      ? text(
          '都落ちして投了した人の手札。これはもう使われません。',
          'The hand of a fallen great millionaire who resigns; it is out of play.',
        )
      : null,
  ]
  return list(
    subject,
    items.filter((item) => item !== null),
    { rulings: rules.dropped ? [10, 14, 35] : [10, 14] },
  )
}

/** The names of those of the effects that are played, or null for none. */
const named = (subject: BookSubject, effects: readonly Effect[], between: Text): Text | null => {
  const names = effects
    .filter((effect) => has(subject, effect))
    .map((effect) => effectName(effect, rankWith(subject, effect)))
  return names.length === 0 ? null : joinTexts(names, between)
}

const fouls = (subject: BookSubject): Block =>
  subject.rules.fouls === 'penalise'
    ? say(
        subject,
        '縛り・形・枚数・強さに合わない札や組にならない札を出したり、順番でないときに出したりすると反則です。出した札は公開札になって手札に戻り、順番はそのままです。',
        'Cards against a bind, of another type or number, not strong enough, no combination at all, or out of turn are a foul: they become public and go back to the hand, and the turn stays where it is.',
        { rulings: [13, 27] },
      )
    : say(
        subject,
        '出せない札を選んでも罰はありません。止められるだけで、何も変わりません。',
        'There is no penalty for cards that may not be played: they are refused, and nothing changes.',
        { rulings: [13] },
      )

/** What effects may do with public cards. */
const reach = (subject: BookSubject): Block[] => {
  const comma = text('、', ', ')
  const spared = named(subject, ['pass', 'peep', 'open'], comma)
  const taken = named(subject, ['discard', 'greed'], comma)
  const items = [
    spared === null
      ? []
      : [
          text(
            `公開札を選べない効果：${spared.ja}。`,
            `Effects that cannot choose public cards: ${spared.en.toLowerCase()}.`,
          ),
        ],
    taken === null
      ? []
      : [text(`公開札を選べる効果：${taken.ja}。`, `Effects that can choose them: ${taken.en.toLowerCase()}.`)],
  ].flat()
  return items.length === 0 ? [] : [list(subject, items, { rulings: [7, 8] })]
}
