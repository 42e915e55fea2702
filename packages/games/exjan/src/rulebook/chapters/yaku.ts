import { type Block, type Chapter, type Text, text } from '@tefuda/kernel'
import { YAKU, YAKU_NAMES, YAKUMAN, type Yaku, type Yakuman } from '../../rules.ts'
import { cards, same, say, table } from '../block.ts'
import { type BookSubject, matters } from '../subject.ts'

/** When a yaku counts. */
export const MEANS: Readonly<Record<Yaku | Yakuman, Text>> = {
  reach: text('リーチを宣言してあがる', 'Won after reach'),
  quick: text(
    'リーチから1周以内（自分が次に引く札まで）にあがる。その間にだれかが群や連を宣言すると、つかない',
    'Won within one round of turns after reach, up to and with your next draw; not once anybody has called',
  ),
  dora: text('ドラ1枚につき。ドラだけではあがれない', 'For each dora; dora alone do not win'),
  last: text(
    '山札の最後の札か、それを引いた人の捨て札であがる',
    'Won on the last card of the wall, or on the discard of whoever drew it',
  ),
  symbols: text('記号の群1組につき', 'For each group of a symbol'),
  threeRuns: text('連が3組', 'Three of the sets are runs'),
  threeGroups: text('群が3組', 'Three of the sets are groups'),
  middle: text('すべての札が 2〜10', 'All cards from 2 to 10'),
  unaided: text('群や連を宣言せず、自分で引いてあがる', 'Drawn oneself, without a call'),
  outer: text('2〜10 が1枚もない', 'No card from 2 to 10'),
  sixRun: text('同じスートで続く連が2組', 'Two runs of one suit, one after the other'),
  twinRuns: text('同じ数字の連が2組（スートは問わない）', 'Two runs of the same numbers, in any suits'),
  crossing: text('群と同じ数字が連にもある', 'The number of a group is also in a run'),
  lightning: text(
    '最初に引いた札であがる（それまでにだれも宣言していないとき）',
    'Won on your first draw, before anyone has called',
  ),
  allSymbols: text('すべての札が記号', 'All cards are symbols'),
  nineRun: text('同じスートで続く連が3組', 'Three runs of one suit, one after the other'),
  tripleRuns: text('同じ数字の連が3組', 'Three runs of the same numbers'),
  doubleCrossing: text('1組の連に、群2組の数字がどちらもある', 'One run holds the numbers of two groups'),
}

/** Examples of yaku that are made of cards; by how many sets they show. */
const EXAMPLES: readonly (readonly [id: Yaku | Yakuman, cards: string, sets: number])[] = [
  ['symbols', 'HQ DQ CQ', 1],
  ['threeRuns', 'S3 S4 S5 | D12 D13 D14 | C7 C8 C9', 3],
  ['threeGroups', 'S2 H2 D2 | S6 H6 C6 | S15 D15 C15', 3],
  ['middle', 'S5 S6 S7 | S3 H3 D3 | H10 D10 C10 | H8 D8', 3],
  ['outer', 'S1 H1 D1 | S11 S12 S13 | SC HC DC | S0 H0', 3],
  ['sixRun', 'S0 S1 S2 | S3 S4 S5', 2],
  ['twinRuns', 'S9 S10 S11 | H9 H10 H11', 2],
  ['crossing', 'S6 S7 S8 | H8 D8 C8', 2],
  ['allSymbols', 'SJ HJ DJ | SF HF DF | SM HM DM | SK HK', 3],
  ['nineRun', 'S2 S3 S4 | S5 S6 S7 | S8 S9 S10', 3],
  ['tripleRuns', 'S4 S5 S6 | H4 H5 H6 | C4 C5 C6', 3],
  ['doubleCrossing', 'S10 S11 S12 | H11 D11 C11 | H12 D12 C12', 3],
]

/** The yaku of this table, those of the fewest dan first. */
export const yakuIn = (subject: BookSubject): Yaku[] =>
  YAKU.filter((id) => subject.rules.yaku[id] > 0 && matters(subject, `yaku.${id}`)).toSorted(
    (a, b) => subject.rules.yaku[a] - subject.rules.yaku[b],
  )

export const yakumanIn = (subject: BookSubject): Yakuman[] =>
  YAKUMAN.filter((id) => subject.rules.yakuman[id] > 0 && matters(subject, `yakuman.${id}`))

/** Every yaku of this table with its dan. */
export const yaku = (subject: BookSubject): Chapter => {
  const { rules } = subject
  const played = yakuIn(subject)
  const most = yakumanIn(subject)
  return {
    id: 'yaku',
    title: text('役', 'Yaku'),
    blocks: [
      say(subject, '役が重なれば、段数を足します。', 'Several yaku add up; their values are counted in dan.', {
        rulings: [8],
      }),
      table(
        subject,
        [text('役', 'Yaku'), text('どんなとき', 'What it is'), text('段', 'Dan')],
        played.map((id) => [YAKU_NAMES[id], MEANS[id], same(rules.yaku[id])]),
        { rulings: [7, 8] },
      ),
      ...examples(subject, played),
      ...(most.length > 0 ? yakuman(subject, most) : []),
    ],
  }
}

const yakuman = (subject: BookSubject, most: readonly Yakuman[]): Block[] => [
  say(
    subject,
    `役満は${subject.rules.points.yakuman}点です。ほかの役やドラは加えません。`,
    `A yakuman scores ${subject.rules.points.yakuman} points; no other yaku and no dora are added.`,
    { rulings: [8] },
  ),
  table(
    subject,
    [text('役満', 'Yakuman'), text('どんなとき', 'What it is')],
    most.map((id) => [YAKU_NAMES[id], MEANS[id]]),
    { rulings: [8, 11] },
  ),
  ...examples(subject, most),
]

const examples = (subject: BookSubject, shown: readonly (Yaku | Yakuman)[]): Block[] =>
  EXAMPLES.flatMap(([id, names, sets]) =>
    shown.includes(id) && sets <= subject.sets ? [cards(subject.pair ? names : setsIn(names), YAKU_NAMES[id])] : [],
  )

/** An example without its pair. */
const setsIn = (names: string): string =>
  names
    .split(' | ')
    .filter((block) => block.split(' ').length === 3)
    .join(' | ')
