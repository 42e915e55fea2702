import { games } from '@tefuda/games'
import { type Game, text } from '@tefuda/kernel'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { describeGame } from '../engine/describe.ts'
import { EXIT } from '../failure.ts'
import { padEnd, wrap } from '../terminal/text.ts'

export const addGames = (program: Program): void => {
  const command = program
    .command('games', text('遊びの一覧', 'list the games'))
    .option('--json', program.say('設定も含めてJSONで出す', 'as JSON, with all settings'))
  program.run<{ json?: boolean }>(command, (_, { json }, console) => {
    if (json) console.printJson({ games: games.map(describeGame) })
    else console.print(games.flatMap((game) => gameLines(game, console)))
    return EXIT.fine
  })
}

const gameLines = (game: Game, { look, size }: Console): string[] => {
  const { say, paint, lang } = look
  const [least, most] = [game.minSeats, game.maxSeats]
  const seats = text(
    `${least === most ? least : `${least}〜${most}`}人・約${game.minutes}分`,
    `${least === most ? least : `${least}–${most}`} players, about ${game.minutes} min`,
  )
  const columns = size().columns - 2
  const widest = Math.max(10, ...game.schema.presets.map(({ id }) => id.length))
  return [
    `${paint.bold(game.id)}  ${say(game.name)}  ${paint.dim(say(seats))}`,
    ...wrap(say(game.summary), columns, lang).map((line) => `  ${line}`),
    ...game.schema.presets.map(({ id, name }) => `    ${padEnd(id, widest)} ${say(name)}`),
    ...wrap(say(game.credit), columns, lang).map((line) => paint.dim(`  ${line}`)),
  ]
}
