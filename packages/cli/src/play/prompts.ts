import { LEVELS } from '@tefuda/bots/levels'
import { games } from '@tefuda/games'
import { changedSettings, type Game, type GameRecord, type Text, text } from '@tefuda/kernel'
import type { Console } from '../console.ts'
import { EXIT, failure } from '../failure.ts'
import { seatNumbers } from '../rules-options.ts'
import type { Look } from '../terminal/look.ts'
import { dateAndTime } from '../terminal/text.ts'
import { nameOfBot, printable } from './narration.ts'
import type { Save } from './saves.ts'
import { type SeatOptions, USUAL_BOT } from './seats.ts'
import { variantName } from './variant.ts'

interface Answer<T> {
  readonly value: T
  readonly label: string
}

/** A list to choose from with the arrow keys, beginning with one of them; Ctrl-C ends the command. Loaded only when somebody is asked. */
const choose = async <T>(
  question: string,
  answers: readonly Answer<T>[],
  { input, output }: Console,
  first = 0,
): Promise<T> => {
  const { isCancel, select } = await import('@clack/prompts')
  const picked = await select<number>({
    input,
    output,
    showInstructions: false,
    message: `${question} (↑↓ Enter)`,
    options: answers.map(({ label }, value) => ({ value, label })),
    initialValue: first,
  })
  const answer = isCancel(picked) ? undefined : answers[picked]
  if (answer === undefined) throw failure(EXIT.interrupted, 'cancelled', 'やめました。', 'Cancelled.')
  return answer.value
}

/** What somebody chooses who has named no game: the game, its preset, and with whom. */
export const chooseTable = async (console: Console) => {
  const game = await chooseGame(console)
  const preset = await choosePreset(game, console)
  const numbers = seatNumbers(game, { preset })
  return { game, preset, ...(numbers.includes(1) ? await chooseCompany(console) : await chooseSeats(numbers, console)) }
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

/** For a game that can be played alone. */
const chooseCompany = async (console: Console): Promise<SeatOptions> => {
  const { say } = console.look
  const answers: Answer<() => SeatOptions | Promise<SeatOptions>>[] = [
    { value: () => ({}), label: say(text('ひとりで', 'Alone')) },
    { value: () => chooseBots(console), label: say(text('ボットと', 'Against a bot')) },
    { value: () => ({ seats: '2' }), label: say(text('2人で、この画面を囲んで', 'Two people at this keyboard')) },
  ]
  return (await choose(say(text('だれと遊びますか', 'With whom?')), answers, console))()
}

/** How strong the bots are. */
const chooseBots = async (console: Console): Promise<SeatOptions> => {
  const { say } = console.look
  const answers = LEVELS.map(({ id, name }) => ({ value: { bots: id }, label: say(name) }))
  const usual = LEVELS.findIndex(({ id }) => id === USUAL_BOT)
  return choose(say(text('ボットの強さは', 'How strong are the bots?')), answers, console, usual)
}

/** For a game that needs others: how many seats, and how many of them are people. */
const chooseSeats = async (numbers: readonly number[], console: Console): Promise<SeatOptions> => {
  const { say } = console.look
  const sizes = numbers.map((seats) => ({ value: seats, label: say(text(`${seats}人`, `${seats} players`)) }))
  const seats =
    sizes.length > 1
      ? await choose(say(text('何人で遊びますか', 'How many players?')), sizes, console)
      : (numbers[0] ?? 2)
  const company = [1, 2, 3]
    .filter((people) => people <= seats)
    .map((people) => ({
      value: people,
      label: say(
        people === 1
          ? text('ひとりで、ボットと', 'Alone against bots')
          : text(`${people}人で、この画面を囲んで`, `${people} people at this keyboard`),
      ),
    }))
  const people = await choose(say(text('だれと遊びますか', 'With whom?')), company, console)
  return { seats: `${seats}`, people: `${people}`, ...(people < seats && (await chooseBots(console))) }
}

/** Whether a new game may be begun instead of an interrupted one, and where it stands among the answers. */
export type BeginNew = 'first' | 'last' | 'never'

/** Which interrupted game to go on with; null for a new one. */
export const chooseSave = async (
  saves: readonly Save[],
  console: Console,
  beginNew: BeginNew,
): Promise<Save | null> => {
  const { say } = console.look
  const kept = saves.slice(0, 8).map((save): Answer<Save | null> => ({ value: save, label: saveLabel(save, console) }))
  const fresh: Answer<Save | null> = { value: null, label: say(text('新しく始める', 'Begin a new one')) }
  const answers = beginNew === 'first' ? [fresh, ...kept] : beginNew === 'last' ? [...kept, fresh] : kept
  return choose(say(text('途中の対局があります', 'There are unfinished games')), answers, console)
}

const saveLabel = ({ record, changed }: Save, { look }: Console): string => {
  const game = games.find(({ id }) => id === record.game)
  const name = game === undefined ? [text(record.game, record.game)] : [game.name, ...variantOf(game, record)]
  const who = record.seats.flatMap(({ name, bot }) => calledOf(name, bot, look))
  const when = dateAndTime(changed, look.lang)
  const moves = look.say(text(`${record.moves.length}手`, `${record.moves.length} moves`))
  return [look.say(text('続きから', 'Go on')), ...name.map(look.say), moves, ...new Set(who), when].join('  ')
}

/** What somebody is called; nothing where that is not known. */
const calledOf = (name: string | undefined, bot: string | undefined, look: Look): string[] => {
  if (name !== undefined && name !== '') return [printable(name)]
  return bot === undefined ? [] : [nameOfBot(bot, look)]
}

/** The preset that is played; for a mixture, that settings differ. */
const variantOf = (game: Game, { rules }: GameRecord): Text[] => {
  const preset = variantName(game, rules)
  if (preset.length > 0) return preset
  return changedSettings(game.schema, rules).length === 0 ? [] : [text('（設定を変更）', '(settings changed)')]
}
