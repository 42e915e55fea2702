import { type Block, type Chapter, text } from '@tefuda/kernel'
import { ROLES, type RoleKind } from '../../rules.ts'
import { list, say, slip } from '../block.ts'
import { moveFigure, refusedFigure, roleOf } from '../figure.ts'
import { scene } from '../scenes.ts'
import { type BookSubject, canOccur, differs, hasPegasus } from '../subject.ts'

/** What a joker stands for, several of them in one move, and what jokers alone make. */
export const jokers = (subject: BookSubject): Chapter => ({
  id: 'jokers',
  title: text('ジョーカー', 'Jokers'),
  blocks: [...wild(subject), ...together(subject), ...alone(subject), ...pegasus(subject), ...extra(subject)],
})

const wild = (subject: BookSubject): Block[] => [
  say(
    subject,
    'ジョーカーは何の札にでもなります。列ごとに別々の札と見てよく、どの列でも一番高い役になるように数えます。場にあるジョーカーも同じです。',
    'A joker stands for any card. It may be a different one in each line, and in each it counts as what makes the line worth most. So does a joker that lies on the field.',
    { rulings: [4] },
  ),
  ...(isRoyal(subject) ? [royal(subject)] : []),
  ...(pointsChanged(subject)
    ? [
        say(
          subject,
          'この卓では役の点数が標準と違うので、何になるかは、この卓の点数で一番高いもので決まります。',
          'The points of this table are not the standard ones; what a line counts as is decided by what is worth most here.',
          { rulings: [27] },
        ),
      ]
    : []),
]

/** Whether one natural card and jokers make the royal role of every length. */
const isRoyal = (subject: BookSubject): boolean =>
  ROYAL.slice(0, subject.longest - 2).every(([cards, kind]) => roleOf(subject, cards)?.kind === kind)

const ROYAL = [
  ['H5 RJ BJ', 'royal-sequence'],
  ['H5 RJ BJ RJ', 'hyper-royal-sequence'],
  ['H5 RJ BJ RJ BJ', 'straight-flush'],
] as const

const royal = (subject: BookSubject): Block =>
  say(
    subject,
    `ふつうの札が1枚で、あとがジョーカーなら、${subject.longest === 3 ? 'ロイヤル・シークエンス' : 'その枚数のロイヤルの役'}になります。`,
    `One natural card with jokers for the rest makes ${subject.longest === 3 ? 'a royal sequence' : 'the royal role of that length'}.`,
    { rulings: subject.longest === 5 && subject.jokers >= 4 ? [4, 26] : [4] },
  )

/** Whether roles that a joker can help to make score otherwise than in the standard game. */
const pointsChanged = (subject: BookSubject): boolean =>
  ROLES.some((kind) => kind !== 'orion' && canOccur(subject, kind) && differs(subject, `points.${kind}`))

const together = (subject: BookSubject): Block[] => {
  if (!subject.rules.together)
    return [
      say(
        subject,
        'ジョーカーを何枚持っていても、一度に置けるのは1枚だけです。',
        'However many jokers you hold, one card is placed in a move.',
        { rulings: [10] },
      ),
    ]
  return [
    say(
      subject,
      '手札にジョーカーが2枚以上あれば、一度に置くこともできます。条件は次のとおりです。',
      'With two jokers or more in hand you may place several of them in one move, if all of this holds:',
      { rulings: [10] },
    ),
    list(
      subject,
      [
        text('1枚ずつ別のマスに置く。', 'Each goes on a cell of its own.'),
        text('どのジョーカーも、取る役に入っている。', 'Each is in a role that is taken.'),
        text(
          '役が2つ以上あり、共通のマスでひとつながりになっている（ジョーカーだけの役なら、1つでもよい）。',
          'There are two roles or more, and common cells link them all; a role of jokers alone may stand by itself.',
        ),
        ...(subject.context.shared ? [text('最初の手番ではない。', 'It is not the first turn.')] : []),
      ],
      { rulings: subject.context.shared ? [10, 15] : [10] },
    ),
    ...moveFigure(subject, scene(subject, subject.rules.board === '3x3' ? 'saturn' : 'pair'), {
      lead: text('ジョーカー2枚を同時に置いたところ', 'Two jokers placed in one move'),
      rulings: [8, 10],
    }),
    ...(subject.rules.board === '3x3' ? slip(subject, SATURN, 150) : []),
    ...refusedFigure(subject, scene(subject, 'apart'), {
      lead: text(
        'これは置けません。役が2つに分かれていて、共通のマスがありません',
        'This is not possible: the roles have no cell in common',
      ),
      rulings: [10],
    }),
    say(
      subject,
      '置いた枚数だけ手札を引きます。赤と黒のどちらをどのマスに置いても、同じことです。',
      'You draw as many cards as you have placed. It makes no difference which colour lies on which cell.',
      { rulings: [10, 22] },
    ),
  ]
}

/** Of the saturn that is shown. */
const SATURN: readonly RoleKind[] = ['royal-sequence', 'set', 'set', 'set', 'set']

/** Lines of nothing but jokers. */
const alone = (subject: BookSubject): Block[] => {
  if (!canOccur(subject, 'orion')) return []
  const { points } = subject.rules
  const longer = [
    ...(subject.longest >= 4 && subject.jokers >= 4
      ? [
          text(
            `ジョーカー4枚の列はハイパー・ロイヤル・シークエンス（${points['hyper-royal-sequence']}点）です。`,
            `Four jokers in a line are a hyper royal sequence (${points['hyper-royal-sequence']} points).`,
          ),
        ]
      : []),
    ...(subject.longest >= 5 && subject.jokers >= 5
      ? [
          text(
            `ジョーカー5枚の列はロイヤル・ストレート・フラッシュ（${points['royal-straight-flush']}点）です。`,
            `Five jokers in a line are a royal straight flush (${points['royal-straight-flush']} points).`,
          ),
        ]
      : []),
  ]
  return [
    say(
      subject,
      `ジョーカー3枚の列は「オリオン」（${points.orion}点）です。場にあったジョーカーと合わせて作ってもかまいません。`,
      `Three jokers in a line are Orion (${points.orion} points); jokers that already lay on the field will do.`,
      { rulings: [4] },
    ),
    ...moveFigure(subject, scene(subject, 'orion'), { rulings: [4, 10] }),
    ...(longer.length > 0
      ? [
          list(subject, longer, {
            rulings: [4],
          }),
        ]
      : []),
  ]
}

const pegasus = (subject: BookSubject): Block[] => {
  if (!hasPegasus(subject)) return []
  const { pegasus: points } = subject.rules.bonuses
  return [
    say(
      subject,
      `四隅がすべてジョーカーになり、四隅を結ぶ6列のどこにも空きがなければ「ペガサス」です。そのうち少なくとも1枚は、いま置いたジョーカーでなければなりません。6列は合わせて${points}点で、置いた札のない列も取ります。ほかにできた役の点は、これに足します。`,
      `Jokers on all four corners and no gap in the six lines between them are Pegasus; at least one of the jokers must have been placed in this move. The six lines score ${points} together and are all taken, those without a placed card too. Other roles of the move are added.`,
      { rulings: [11, 28] },
    ),
    ...moveFigure(subject, scene(subject, 'pegasus'), { rulings: [11] }),
  ]
}

/** Jokers held from the start. */
const extra = (subject: BookSubject): Block[] => {
  if (subject.rules.jokers === 0) return []
  const known = subject.context.shared
    ? text(
        'だれが最初のジョーカーを残しているかは、全員に見えます。',
        ' Everybody can see who still holds the jokers of the start.',
      )
    : text('', '')
  return [
    say(
      subject,
      `最初から持っているジョーカーと同じ色を山札から引いたときは、最初から持っているほうを先に使います。${known.ja}`,
      `If you draw a joker of the same colour from the pile, the one you have held from the start is played first.${known.en}`,
      { rulings: [29] },
    ),
  ]
}
