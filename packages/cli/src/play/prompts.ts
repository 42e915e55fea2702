import { games } from '@tefuda/games'
import { type Game, text } from '@tefuda/kernel'
import type { Console } from '../console.ts'
import { EXIT, failure } from '../failure.ts'
import { fewestSeats } from '../rules-options.ts'
import { printable } from './narration.ts'
import type { Save } from './saves.ts'
import type { SeatOptions } from './seats.ts'

interface Answer<T> {
  readonly value: T
  readonly label: string
}

/** A list to choose from with the arrow keys; Ctrl-C ends the command. Loaded only when somebody is asked. */
const choose = async <T>(question: string, answers: readonly Answer<T>[], { input, output }: Console): Promise<T> => {
  const { isCancel, select } = await import('@clack/prompts')
  const picked = await select<number>({
    input,
    output,
    showInstructions: false,
    message: `${question} (↑↓ Enter)`,
    options: answers.map(({ label }, value) => ({ value, label })),
  })
  const answer = isCancel(picked) ? undefined : answers[picked]
  if (answer === undefined) throw failure(EXIT.interrupted, 'cancelled', 'やめました。', 'Cancelled.')
  return answer.value
}

/** What somebody chooses who has named no game: the game, its preset, and with whom. */
export const chooseTable = async (console: Console) => {
  const game = await chooseGame(console)
  const preset = await choosePreset(game, console)
  return { game, preset, ...(await chooseCompany(fewestSeats(game, { preset }), console)) }
}

const chooseGame = async (console: Console): Promise<Game> => {
  const { say, paint } = console.look
  if (games.length === 1) return games[0]!
  const answers = games.map((game) => ({ value: game, label: `${say(game.name)}  ${paint.dim(say(game.summary))}` }))
  return choose(say(text('どの遊びにしますか', 'Which game?')), answers, console)
}

const choosePreset = async ({ name, schema }: Game, console: Console): Promise<string> => {
  const { say, paint } = console.look
  const answers = schema.presets.map((preset) => ({
    value: preset.id,
    label: `${say(preset.name)}  ${paint.dim(say(preset.summary))}`,
  }))
  return choose(say(text(`${name.ja}：どのルールにしますか`, `${name.en}: which rules?`)), answers, console)
}

const chooseCompany = async (fewest: number, console: Console): Promise<SeatOptions> => {
  const { say } = console.look
  const others: Answer<SeatOptions>[] = [
    { value: { bots: 'greedy' }, label: say(text('ボットと（greedy）', 'Against a bot (greedy)')) },
    {
      value: { seats: `${Math.max(2, fewest)}` },
      label: say(text('2人で、この画面を囲んで', 'Two people at this keyboard')),
    },
  ]
  const alone: Answer<SeatOptions> = { value: {}, label: say(text('ひとりで', 'Alone')) }
  return choose(say(text('だれと遊びますか', 'With whom?')), fewest > 1 ? others : [alone, ...others], console)
}

/** Which interrupted game to go on with; null for a new one, where that is among the answers. */
export const chooseSave = async (saves: readonly Save[], console: Console, orNew: boolean): Promise<Save | null> => {
  const { say } = console.look
  const answers: Answer<Save | null>[] = saves
    .slice(0, 8)
    .map((save) => ({ value: save, label: saveLabel(save, console) }))
  if (orNew) answers.push({ value: null, label: say(text('新しく始める', 'Begin a new one')) })
  return choose(say(text('途中の対局があります', 'There are unfinished games')), answers, console)
}

const saveLabel = ({ record, changed }: Save, { look }: Console): string => {
  const name = games.find(({ id }) => id === record.game)?.name ?? text(record.game, record.game)
  const who = record.seats.map((seat) => printable(seat.name ?? seat.bot ?? '')).filter((one) => one !== '')
  const when = new Date(changed).toLocaleString(look.lang === 'ja' ? 'ja-JP' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const moves = look.say(text(`${record.moves.length}手`, `${record.moves.length} moves`))
  return [look.say(text('続きから', 'Go on')), look.say(name), moves, ...who, when].join('  ')
}
