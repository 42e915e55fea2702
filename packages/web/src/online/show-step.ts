import type { GameEvent } from '@tefuda/kernel'
import type { Display } from '../table/display.ts'
import type { TableGame } from '../table/table-game.ts'
import type { GameStep } from './course.ts'

/** After a loss, so many events are shown one after another; more are hurried, and of very many only the last stands. */
const UNHURRIED = 20
const SHOWN = 80

/** Shows what has become of the game, move by move. `pictured`: cards of the first move lie on the field already. */
export const showStep = (
  display: Display,
  { begins }: Pick<TableGame, 'begins'>,
  step: GameStep,
  pictured: boolean,
): void => {
  const { now, events } = step.game
  const acts = step.kind === 'anew' || (step.missed && step.added.length > SHOWN) ? [] : actsIn(step.added, begins)
  if (acts.length === 0) display.reset(now.view, events)
  for (const [place, events] of acts.entries())
    display.show({
      events,
      ...(place === acts.length - 1 && { after: now.view }),
      pictured: pictured && place === 0,
    })
  if (step.kind === 'on' && step.missed && step.added.length > UNHURRIED) display.rush()
}

/** Events move by move; what comes before the first that begins one belongs to a move that was shown already. */
const actsIn = (events: readonly GameEvent[], begins: (event: GameEvent) => boolean): GameEvent[][] => {
  const acts: GameEvent[][] = [[]]
  for (const event of events) {
    if (begins(event) && acts.at(-1)!.length > 0) acts.push([])
    acts.at(-1)!.push(event)
  }
  return acts
}
