import type { ExjanEvent, ExjanView } from '@tefuda/exjan'
import { text } from '@tefuda/kernel'
import type { TableGame } from '../../table/table-game.ts'
import { dealEndOf, tallyOf } from './deal-end.ts'
import { answerGesture, BLANK, type Draft, draftOfMove, WIN } from './draft.ts'
import { Ending } from './ending.tsx'
import { ExjanField } from './field.tsx'
import { handOf, missingNow } from './hand.ts'
import { begins, effectOf, motionsOf } from './motions.ts'
import { pictureOf } from './picture.ts'
import { dutyOf, factsOf, pileOf, seatLineOf } from './view-lines.ts'

const tableGame: TableGame<ExjanView, ExjanEvent, Draft> = {
  id: 'exjan',
  clockwise: false,
  way: () => 1,
  linesUp: true,
  ownInDock: true,
  tellsSeats: true,
  whyNot: text('なぜできない？', 'Why not?'),
  side: () => null,
  claiming: {
    claim: text('宣言する', 'Declare'),
    who: text('だれが宣言しますか？', 'Who declares?'),
    pass: text('だれも宣言しない', 'Nobody does'),
    note: text(
      '群・連・あがりを宣言する人は、ボタンを押して名前を選んでください。',
      'Whoever calls a group or a run, or wins, presses the button and chooses a name.',
    ),
  },
  noCalls: text('このラウンドでは宣言しない', 'No calls in this round'),
  winsInWindow: true,
  Ending,
  keys: [
    { keys: 'A–Z 0–9', meaning: text('札を書いて選ぶ（例 h10）', 'Choose a card by writing it (h10)') },
    { keys: 'Space', meaning: text('札を選ぶ。もう一度で捨てる', 'Choose a card; once more discards it') },
    { keys: 'R', meaning: text('リーチ', 'Reach') },
    { keys: 'W', meaning: text('あがり', 'Win') },
    { keys: '1 2 3', meaning: text('群・連を宣言する（左から）', 'Call a group or run, from the left') },
    { keys: 'N', meaning: text('見送る', 'Let it pass') },
    { keys: 'O', meaning: text('手札の並べ方を変える', 'Line the hand up by rank or by suit') },
    { keys: 'T', meaning: text('捨て札を見る', 'Look at the discards') },
  ],
  seconds: (rules) => Number(rules.window),
  Field: ExjanField,
  blank: () => BLANK,
  answer: answerGesture,
  picture: pictureOf,
  draftOf: draftOfMove,
  claims: (context) => {
    const moves = context.moves()
    return { any: moves.length > 1, win: moves.includes(WIN) ? WIN : null }
  },
  duty: dutyOf,
  words: (_draft, context) => ({ cards: handOf(context), spots: [] }),
  motions: motionsOf,
  effect: effectOf,
  begins,
  told: () => null,
  dealEnd: dealEndOf,
  watched: { label: text('あと何枚で上がりか', 'Cards short of complete'), of: missingNow },
  facts: factsOf,
  seatLine: seatLineOf,
  turn: () => null,
  pile: pileOf,
  tally: tallyOf,
}

export default tableGame
