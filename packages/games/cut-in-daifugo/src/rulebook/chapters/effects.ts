import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { type Effect, effectName, rankName } from '../../rules.ts'
import { list, same, say, table } from '../block.ts'
import { type Active, type BookSubject, has, STANDARD } from '../subject.ts'
import { EFFECT_TEXTS } from './effect-texts.ts'

/** What cards do when they are played, and what becomes of it after a cut-in. */
export const effects = (subject: BookSubject): Chapter | null =>
  subject.active.length === 0
    ? null
    : {
        id: 'effects',
        title: text('札の効果', 'Effects of cards'),
        blocks: [
          overview(subject),
          counting(subject),
          ...subject.active.map((active) => effect(subject, active)),
          ...order(subject),
        ],
      }

const overview = (subject: BookSubject): Block =>
  table(
    subject,
    [text('札', 'Card'), text('効果', 'Effect'), text('出すと', 'When played')],
    subject.active.map(({ effect, rank }) => [
      same(rankName(rank)),
      effectName(effect, rank),
      EFFECT_TEXTS[effect].short,
    ]),
    {
      rulings: subject.active.some(({ effect, rank }) => rank !== STANDARD.effects[effect]) ? [5, 22] : [5],
    },
  )

/** Effects that depend on how many cards of their rank there are. */
const COUNTED: readonly Effect[] = ['flow', 'skip', 'salvage', 'pass', 'reverse', 'discard', 'peep', 'greed', 'open']

const counting = (subject: BookSubject): Block => {
  const [jokerJa, jokerEn] = [
    'ジョーカーは、決めたランクの札として数えます。',
    ' A joker counts as the rank it was declared to be.',
  ]
  if (!has(subject, ...COUNTED))
    return say(subject, `シークエンスに入っていても働きます。${jokerJa}`, `They act in a sequence too.${jokerEn}`, {
      rulings: [5],
    })
  const [cutJa, cutEn] = subject.rules.cutIn
    ? [
        '「合計」は、カットインで重なった札を全部合わせた、そのランクの札の数、「カットインされた人」は、最後にカットインされた人です。',
        ' After cut-ins the total is the cards of the rank in all plays that lie there, and the one cut in on is the last player who was.',
      ]
    : ['', '']
  return say(
    subject,
    `枚数は、出した札のうち、そのランクの札の数です。シークエンスでは、効果のあるランクがそれぞれ1枚として働きます。${jokerJa}${cutJa}`,
    `What counts is the number of cards of the rank in the play. In a sequence each rank with an effect acts as one card.${jokerEn}${cutEn}`,
    { rulings: subject.rules.cutIn ? [4, 5] : [5] },
  )
}

/** An effect in two sentences or three: what it does, and what it does for whoever cut in. */
const effect = (subject: BookSubject, { effect, rank }: Active): Block => {
  const { alias, rulings, plain, cut } = EFFECT_TEXTS[effect]
  const full = rank === STANDARD.effects[effect] ? `（${alias}）` : ''
  const name = effectName(effect, rank)
  const own = plain(subject, rankName(rank))
  const after = cut(subject, rankName(rank))
  return list(
    subject,
    [
      text(`${name.ja}${full}：${own.ja}`, `${name.en}: ${own.en}`),
      ...(subject.rules.cutIn ? [text(`カットインされたとき：${after.ja}`, `Cut in on: ${after.en}`)] : []),
    ],
    { rulings },
  )
}

const order = (subject: BookSubject): Block[] =>
  subject.active.length === 1
    ? []
    : [
        say(
          subject,
          `シークエンスに効果のある札がいくつもあるときは、通常時に弱いほうから順に働き、場を流すのは最後です。${next(subject).ja}`,
          `Where a sequence holds several such cards, they act in their usual order from 3 up to 2; clearing comes last.${next(subject).en}`,
          { rulings: has(subject, 'pass', 'peep') ? [5, 6] : [5] },
        ),
        has(subject, 'pass', 'discard', 'peep', 'open')
          ? say(
              subject,
              '最後に出した札の効果も働きます。選ぶ札が足りないときは、ある分だけ選びます。',
              'The effects of a last play act too. Where there are too few cards to choose from, all of them are taken.',
              { rulings: [7, 18] },
            )
          : say(subject, '最後に出した札の効果も働きます。', 'The effects of a last play act too.', {
              rulings: [18],
            }),
      ]

const next = (subject: BookSubject): Text =>
  has(subject, 'pass', 'peep')
    ? text(
        '「次の番の人」は、場が流れなければ次に出すはずの人です。',
        ' The next player is whoever would play next if nothing cleared.',
      )
    : text('', '')
