import { type Chapter, text } from '@tefuda/kernel'
import { say, table } from '../block.ts'
import {
  GROUPS,
  ladderFigure,
  NO_GROUPS,
  NO_SEQUENCES,
  NO_SETS,
  REFUSED_HEAD,
  refusedRows,
  SEQUENCES,
  SETS,
  WILD_SETS,
} from '../example.ts'
import type { BookSubject } from '../subject.ts'

/** The four kinds of plays in short. */
export const plays = (subject: BookSubject): Chapter => ({
  id: 'plays',
  title: text('出せる組み合わせ', 'What may be played'),
  blocks: [
    table(
      subject,
      [text('種類', 'Kind'), text('札', 'Cards'), text('例', 'Example')],
      [
        [text('1枚', 'Single card'), text('どの札でも', 'any card'), text('S8', 'S8')],
        [text('同位札', 'Set'), text('同じランクの2枚以上', 'two or more of one rank'), text('S8 H8', 'S8 H8')],
        [
          text('シークエンス', 'Sequence'),
          text('続いた3枚以上、3からAまで', 'three or more in a row, from 3 to A'),
          text('S5 H6 D7', 'S5 H6 D7'),
        ],
        [
          text('同位札のシークエンス', 'Sequence of sets'),
          text('同じ枚数の同位札が、続いて3つ以上', 'three or more sets of equal size in a row'),
          text('S3 H3 S4 H4 S5 H5', 'S3 H3 S4 H4 S5 H5'),
        ],
      ],
      { rulings: [3] },
    ),
    say(
      subject,
      '比べるのは、種類も枚数も同じものどうしだけです。1枚なら、ランクの高いほうが勝ちます。',
      'Only plays of one kind and number are compared. Of single cards the higher rank wins.',
      { rulings: [2] },
    ),
  ],
})

export const sets = (subject: BookSubject): Chapter => ({
  id: 'sets',
  title: text('同位札と代わりの札', 'Sets, and wild cards'),
  blocks: [
    say(
      subject,
      '同じランクの札を2枚以上、まとめて出します。スートは問いません。ランクの高い組が勝ちます。',
      'Two or more cards of one rank, of any suits. The higher rank wins.',
      { rulings: [2] },
    ),
    say(
      subject,
      '2とジョーカーは、自分より弱いランクの札の代わりになれます。2はジョーカーの、黒ジョーカーは赤ジョーカーの代わりになりません。同じランクの組どうしなら、代わりの札の入らないほうが勝ちます。',
      'Twos and jokers may stand for cards of a lower rank than their own: a two never for a joker, the black joker never for the red. Of two sets of one rank the one without wild cards wins.',
      { rulings: [1, 2] },
    ),
    ladderFigure(SETS, [1, 2]),
    say(
      subject,
      'そのランクのふつうの札が、少なくとも1枚は要ります。2とジョーカーだけを組にすると、その中で一番弱い札の組になります。ジョーカー2枚は黒ジョーカーの組で、これに勝つ2枚の組はありません。',
      'At least one natural card of the rank is needed. Twos and jokers by themselves are a set of the weakest among them. Both jokers are a pair of black jokers, which no pair beats.',
      { rulings: [1] },
    ),
    ladderFigure(WILD_SETS, [1, 2]),
    table(subject, REFUSED_HEAD, refusedRows(NO_SETS), { rulings: [1] }),
  ],
})

export const sequences = (subject: BookSubject): Chapter => ({
  id: 'sequences',
  title: text('シークエンス', 'Sequences'),
  blocks: [
    say(
      subject,
      'ランクの続いた3枚以上です。使えるのは3からAまでで、2とジョーカーはそのままでは入りません。ジョーカーだけは、ほかの札の代わりに入れられます。何枚目でも、2枚入れてもかまいません。',
      'Three or more cards of ranks in a row, from 3 to A; twos and jokers as such are no part of one. Jokers, and only they, may stand for other cards in it, in any place, both of them too.',
      { rulings: [1, 11] },
    ),
    say(
      subject,
      '同じスートでそろったシークエンスは、スートの混じったものに、ランクにかかわらず勝ちます。どちらもそろっているか、どちらも混じっていれば、一番高い札のランクを比べます。それも同じなら、ジョーカーの入らないほうが勝ちます。ジョーカーは、そろえるのに要るスートになります。',
      'A sequence of one suit beats any of mixed suits, whatever the ranks. If both are of one suit, or neither is, the rank of the highest card counts, and if that is equal too, the one without a joker wins. A joker is of the suit that is needed.',
      { rulings: [2] },
    ),
    ladderFigure(SEQUENCES, [1, 2]),
    table(subject, REFUSED_HEAD, refusedRows(NO_SEQUENCES), { rulings: [1, 3] }),
  ],
})

export const groups = (subject: BookSubject): Chapter => ({
  id: 'groups',
  title: text('同位札のシークエンス', 'Sequences of sets'),
  blocks: [
    say(
      subject,
      '同じ枚数（2枚以上）の同位札が、3からAまでの間で3ランク以上続いたものです。スートは問いません。2もジョーカーも代わりに使えますが、1つのランクを2だけでつくることはできません。ジョーカーがあれば、ふつうの札のないランクがあってもかまいません。',
      'Sets of equal size, two cards or more, of three or more ranks in a row from 3 to A, of any suits. Twos and jokers may stand in, but no rank may be twos alone. With a joker a rank may do without natural cards.',
      { rulings: [1, 3, 11] },
    ),
    say(
      subject,
      'あとに続ける人は、枚数だけでなく、1ランクの枚数とランクの数も同じにします。2枚ずつ6ランクのあとに、3枚ずつ4ランクは出せません。一番高いランクを比べ、同じなら、代わりの札の入らないほうが勝ちます。代わりの札をどのランクに入れても、強さは変わりません。',
      'To follow, the number of cards, the size of the sets and the number of ranks must all be the same: four threes do not follow six pairs. The highest rank counts, and if it is equal, the one without wild cards wins. At which rank a wild card lies makes no difference.',
      { rulings: [2, 3, 10] },
    ),
    ladderFigure(GROUPS, [2, 3]),
    table(subject, REFUSED_HEAD, refusedRows(NO_GROUPS), { rulings: [3] }),
  ],
})
