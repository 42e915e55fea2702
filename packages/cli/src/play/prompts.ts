import { games } from '@tefuda/games'
import { type Game, text } from '@tefuda/kernel'
import { EXIT, failure } from '../failure.ts'
import type { Look } from '../terminal/look.ts'
import { printable } from './narration.ts'
import type { Save } from './saves.ts'

/** A list to choose from with the arrow keys; Ctrl-C ends the command. Loaded only when somebody is asked. */
const choose = async <T>(
  message: string,
  options: readonly { readonly value: T; readonly label: string }[],
): Promise<T> => {
  const { isCancel, select } = await import('@clack/prompts')
  const picked = await select<number>({ message, options: options.map(({ label }, value) => ({ value, label })) })
  const option = isCancel(picked) ? undefined : options[picked]
  if (option === undefined) throw failure(EXIT.interrupted, 'cancelled', 'やめました。', 'Cancelled.')
  return option.value
}

const chooseGame = async (look: Look): Promise<Game> => {
  if (games.length === 1) return games[0]!
  return choose(
    look.say(text('どの遊びにしますか', 'Which game?')),
    games.map((game) => ({ value: game, label: `${look.say(game.name)}  ${look.paint.dim(game.id)}` })),
  )
}

/** What somebody chooses who has named no game: the game, its preset, and against whom. */
export const chooseTable = async (
  look: Look,
): Promise<{ readonly game: Game; readonly preset: string; readonly bots?: string }> => {
  const game = await chooseGame(look)
  const preset = await choose(
    look.say(text(`${game.name.ja}：どのルールにしますか`, `${game.name.en}: which rules?`)),
    game.schema.presets.map(({ id, name, summary }) => ({
      value: id,
      label: `${look.say(name)}  ${look.paint.dim(look.say(summary))}`,
    })),
  )
  const alone = { value: undefined, label: look.say(text('ひとりで', 'Alone')) }
  const opponent = { value: 'greedy', label: look.say(text('ボットと（greedy）', 'Against a bot (greedy)')) }
  const bots = await choose(look.say(text('だれと遊びますか', 'With whom?')), [alone, opponent])
  return { game, preset, ...(bots !== undefined && { bots }) }
}

/** Which interrupted game to go on with; null for a new one, where that is among the answers. */
export const chooseSave = async (saves: readonly Save[], look: Look, orNew: boolean): Promise<Save | null> => {
  const label = (save: Save): string => {
    const { game, moves, seats } = save.record
    const who = seats
      .map(({ name, bot }) => printable(name ?? bot ?? ''))
      .filter((one) => one !== '')
      .join(', ')
    const when = new Date(save.changed).toLocaleString(look.lang === 'ja' ? 'ja-JP' : 'en-GB', {
      dateStyle: 'medium',
      timeStyle: 'short',
    })
    return `${look.say(text('続きから', 'Go on'))}：${game}　${look.say(text(`${moves.length}手`, `${moves.length} moves`))}　${when}${who === '' ? '' : `　${who}`}`
  }
  const options: { value: Save | null; label: string }[] = saves
    .slice(0, 8)
    .map((save) => ({ value: save, label: label(save) }))
  if (orNew) options.push({ value: null, label: look.say(text('新しく始める', 'Begin a new one')) })
  return choose(look.say(text('途中の対局があります', 'There are unfinished games')), options)
}
