import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { list, say } from '../block.ts'
import { moveFigure } from '../figure.ts'
import { scene } from '../scenes.ts'
import type { BookSubject } from '../subject.ts'

/** What happens in a turn, step by step. */
export const turn = (subject: BookSubject): Chapter => ({
  id: 'turn',
  title: text('手番', 'A turn'),
  blocks: [
    list(subject, steps(subject), {
      rulings: [13],
    }),
    stacks(subject),
    mustPlace(subject),
    pile(subject),
    outOfTime(subject),
  ],
})

const steps = (subject: BookSubject): Text[] => {
  const { context } = subject
  return [
    where(subject),
    text(
      '取る：置いた札で役ができたら、その役の札を取って点にします。',
      'Take: if the placed card makes roles, take their cards and score.',
    ),
    text(
      'コンボ：取った下から現れた札でまた役ができたら、それも取ります。',
      'Combo: if cards that come up beneath make roles, take those too.',
    ),
    ...(context.shared && subject.rules.reachPoints > 0 && subject.rules.reachCap > 0
      ? [
          text(
            'リーチ：何も取れなかったときは、リーチがあれば点になります。',
            'Reach: a placement that takes nothing may score for reaches.',
          ),
        ]
      : []),
    text('引く：置いた枚数だけ、山札から手札に引きます。', 'Draw: as many cards from the pile as you have placed.'),
    refill(subject),
  ]
}

const where = ({ rules }: BookSubject): Text => {
  switch (rules.board) {
    case 'free':
      return text(
        '置く：手札の1枚を、場のマスか、場に接する空いた所に置きます。',
        'Place: a card of your hand goes on a cell of the field or on an empty place that touches it.',
      )
    case 'ultra':
      return text(
        '置く：手札の1枚を、場のマスか、場に接する空いた所に置きます。最初の1枚を置いた所が、場の始まりです。',
        'Place: a card of your hand goes on a cell of the field or on an empty place that touches it; the very first card begins the field.',
      )
    default:
      return text(
        '置く：手札の1枚を、場のどこか1マスに置きます。札があれば、その上に重ねます。',
        'Place: a card of your hand goes on any cell of the field, on top of what lies there.',
      )
  }
}

const refill = ({ rules }: BookSubject): Text => {
  switch (rules.board) {
    case 'zodiac':
      return text(
        '補充する：空いたマスに山札から1枚ずつ、1時から12時、最後に中心の順に置きます。',
        'Refill: put a card from the pile on each empty cell, from one o’clock to twelve, the centre last.',
      )
    case 'free':
      return text(
        '補充する：空いたマスに山札から1枚ずつ置きます。元の 3×3 が先で、広げたマスは加わった順です。',
        'Refill: put a card from the pile on each empty cell, first in the original 3×3, then in the order in which cells were added.',
      )
    case 'ultra':
      return text(
        '補充する：空いたマスに山札から1枚ずつ、場に加わった順に置きます。',
        'Refill: put a card from the pile on each empty cell, in the order in which cells were added.',
      )
    default:
      return text(
        '補充する：空いたマスに山札から1枚ずつ、左上から順に置きます。',
        'Refill: put a card from the pile on each empty cell, from the top left.',
      )
  }
}

const stacks = (subject: BookSubject): Block =>
  say(
    subject,
    '札はマスに積み重なります。役に数えるのは一番上の札だけで、取るとその下の札が現れます。下の札はいつ見てもかまいません。',
    'Cards pile up on their cells. Only top cards make roles, and taking one brings up the next. You may look at the cards beneath whenever you like.',
    { rulings: [1] },
  )

const mustPlace = (subject: BookSubject): Block =>
  say(
    subject,
    'パスはできません。役ができたら、取らずにおくこともできません。',
    'There is no passing, and a role that has been made must be taken.',
    { rulings: [5] },
  )

const pile = (subject: BookSubject): Block =>
  say(
    subject,
    '山札が足りないときは、手札を引くほうが先です。山札がなくなっても、手札があるかぎり続けます。',
    'Where the pile runs short, hands are filled first. With the pile gone, play goes on as long as there are cards in hand.',
    { rulings: [13, 19] },
  )

const outOfTime = (subject: BookSubject): Block =>
  say(
    subject,
    `時間を決めた卓で時間が切れると、手札の先頭の札${subject.context.shared ? '（最初の手番では見せ合った札）' : ''}が、置けるマスのうち補充の順で一番先のマスに置かれます。`,
    `Where time is limited and runs out, the first card of the hand${subject.context.shared ? ' (on the first turn the shown one)' : ''} is placed on the first cell in the order of refilling that it may go to.`,
    { rulings: [34] },
  )

/** How the field of free cross grows. */
export const growing = (subject: BookSubject): Chapter | null => {
  if (!subject.grows) return null
  const ultra = subject.rules.board === 'ultra'
  return {
    id: 'growing',
    title: text('広がる場', 'The growing field'),
    blocks: [
      say(
        subject,
        '縦・横・斜めのどれかで場に接していれば、まだ何もない所にも置けます。一度札を置いた所は、札が取られても場のマスのままで、補充もされます。広さに限りはありません。',
        'A card may go on an empty place that touches the field at a side or a corner. That place stays a cell of the field when its card is taken, and is refilled. There is no limit to the field.',
        { rulings: [18] },
      ),
      ...(ultra
        ? [
            say(
              subject,
              '最初の1枚を置いた所が、最初のマスになります。補充は、札を取られて空いたマスができてから始まります。',
              'The first card makes the first cell. There is no refilling until taking has left cells empty.',
              { rulings: [18] },
            ),
          ]
        : []),
      ...moveFigure(subject, scene(subject, 'growing'), {
        lead: text(
          '場を右へ1マス広げたところ。S4 D5 H6 は山札から出てきて並んだもので、そのままでは取れませんでした',
          'The field has grown by a cell on the right. S4 D5 H6 had come from the pile and could not be taken as they lay',
        ),
        rulings: [5, 18],
      }),
      ...(subject.rules.together
        ? [
            say(
              subject,
              'ジョーカーをいっしょに置いて場を広げるときは、どれも、置く前の場に接していなければなりません。',
              'Jokers that widen the field together must each touch it as it was before.',
              { rulings: [18] },
            ),
          ]
        : []),
    ],
  }
}
