import { type Block, type Chapter, text } from '@tefuda/kernel'
import { list, say, table } from '../block.ts'
import { runExample } from '../example.ts'
import { playsFigure } from '../figure.ts'
import type { BookSubject } from '../subject.ts'

/** What may be played together, and what a joker stands for. */
export const plays = (subject: BookSubject): Chapter => ({
  id: 'plays',
  title: text('札の出しかた', 'Plays'),
  blocks: [kinds(subject), sameKind(subject), ...runs(subject), jokers(subject)],
})

const kinds = (subject: BookSubject): Block =>
  table(
    subject,
    [text('出しかた', 'Play'), text('例', 'Example'), text('札', 'Cards')],
    [
      [text('1枚', 'Single'), text('D9', 'D9'), text('どの札でも', 'any card')],
      [text('ペア', 'Pair'), text('S6 H6', 'S6 H6'), text('同じランクを2枚', 'two of one rank')],
      [text('スリーカード', 'Three'), text('S6 S6 C6', 'S6 S6 C6'), text('同じランクを3枚', 'three of one rank')],
      [
        text('フォーカード以上', 'Four and more'),
        text('S6 H6 D6 D6', 'S6 H6 D6 D6'),
        text('同じランクを4枚以上。革命が起きる', 'four or more of one rank, a revolution'),
      ],
      [
        text('シークエンス', 'Sequence'),
        text('HQ HK HA', 'HQ HK HA'),
        text(
          '同じスートで続いた3枚以上。2 の次に 3 は続かない',
          'three or more of one suit in a row; no 3 after the 2',
        ),
      ],
    ],
    { rulings: [2] },
  )

const sameKind = (subject: BookSubject): Block =>
  say(
    subject,
    'フェイズの最初に出した札が、そのフェイズの形と枚数を決めます。ペアにはペア、4枚のシークエンスには4枚のシークエンスしか出せません。',
    'The first play of a phase sets its type and number: pairs are followed by pairs, sequences of four by sequences of four.',
    { rulings: [2] },
  )

const runs = (subject: BookSubject): Block[] => {
  const example = runExample(subject)
  return [
    say(
      subject,
      'シークエンスは、一番強い札どうしで比べます。前に出た札とランクが重なってもかまいません。',
      'Sequences compare by their strongest card; they may overlap.',
      { rulings: [2] },
    ),
    playsFigure(
      example,
      text(
        `${example.plays[0]!.cards} に ${example.plays[1]!.cards} が勝つ`,
        `${example.plays[1]!.cards} beats ${example.plays[0]!.cards}`,
      ),
      [2],
    ),
  ]
}

const jokers = (subject: BookSubject): Block =>
  list(
    subject,
    [
      text(
        'ジョーカーは、スートとランクを決めれば、その札として出せます。S6 とジョーカーで 6 のペア、など。',
        'A joker may be played as any card of a suit and rank you declare: S6 and a joker are a pair of sixes.',
      ),
      text(
        '決めた札とまったく同じに扱います。スート縛りでも効果でも同じです。',
        'It then is that card in every respect, for binds and for effects.',
      ),
      text(
        '1枚で出すときは、何も決めずに一番強い「ジョーカー」として出すこともできます。',
        'Alone it may also be played as just "the joker", the strongest single card.',
      ),
      text(
        'S3 と決めたジョーカーも、1枚のジョーカーに勝てます。',
        'A joker declared to be S3 beats the single joker as well.',
      ),
    ],
    { rulings: [2, 34] },
  )
