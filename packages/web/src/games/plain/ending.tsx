import type { Engine, GameEvent } from '@tefuda/kernel'
import type { EndingProps } from '../../table/table-game.ts'
import { endingIn } from './lines.ts'
import { Lines } from './said.tsx'

/** How a deal ended, in the words of the game. */
export const PlainEnding = ({ engine, events, nameOf }: EndingProps<GameEvent> & { readonly engine: Engine }) => (
  <Lines lines={endingIn(engine, events)} nameOf={nameOf} isAlone={engine.seats === 1} />
)
