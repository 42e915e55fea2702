import type { GameEvent } from '@tefuda/kernel'
import type { TableGame } from '../../table/table-game.ts'
import { answerGesture } from './answer.ts'
import { cameTo } from './came.ts'
import { blankDraft, type Draft, draftOfMove } from './draft.ts'
import { wordsOf } from './keys.ts'
import { type Climbing, WHY_NOT } from './moment.ts'
import { begins } from './motions.ts'
import { pictureOf } from './picture.ts'

/** What the tables of climbing games have in common. */
export const climbingTable = <V>(game: Climbing<V>) =>
  ({
    linesUp: true,
    whyNot: WHY_NOT,
    blank: blankDraft,
    answer: (draft, gesture, context) => answerGesture(game, draft, gesture, context),
    picture: (draft, context) => pictureOf(game, draft, context),
    draftOf: (move, context) => draftOfMove(game, move, context),
    words: (draft, context) => wordsOf(game, draft, context),
    came: cameTo,
    hasLane: true,
    begins,
    told: () => null,
    turn: () => null,
  }) satisfies Partial<TableGame<V, GameEvent, Draft>>
