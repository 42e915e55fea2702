import { cpSync, existsSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findGame } from '@tefuda/games'
import { gameFrom, sourceOf } from '@tefuda/games/host'
import { isRefusal, text } from '@tefuda/kernel'
import type { Program } from '../command-line.ts'
import { EXIT, failure, unwritable } from '../failure.ts'

/** A small working game, called My Game. */
const TEMPLATE = join(import.meta.dirname, '..', '..', 'template')

const CONFIG = 'tefuda.config.ts'

export const addNewGame = (program: Program): void => {
  const command = program
    .command(
      'new-game',
      text('自分の遊びを作り始める', 'begin a game of your own'),
      text(
        'その名前のフォルダーに、動く小さな遊びとそのテストを書きます。tefuda.config.ts がなければ、それも書きます。続きは docs/a-sixth-game.md にあります。',
        'Writes a small working game with its tests into a folder of that name, and tefuda.config.ts where there is none. docs/a-sixth-game.md goes on from there.',
      ),
    )
    .argument('<name>', program.say('遊びの id（my-game のように）', 'the id of the game, such as my-game'))
  program.run(command, async ([name = ''], _, { look, print }) => {
    if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw badName()
    if (findGame(name) !== undefined) throw taken(name)
    if (existsSync(name))
      throw failure(EXIT.no, 'exists', `${name} はもうあります。`, `There is ${JSON.stringify(name)} already.`)
    const isFirst = !existsSync(CONFIG)
    try {
      writeGame(name)
      if (isFirst) writeFileSync(CONFIG, `export default { games: ['./${name}'] }\n`)
    } catch (error) {
      throw unwritable(name, error)
    }
    print(look.say(text(`${name}/ を書きました。`, `Written: ${name}/`)))
    const named = text(`${CONFIG} の games に './${name}' を加えてください。`, `Add './${name}' to games in ${CONFIG}.`)
    print(isFirst ? look.say(text(`${CONFIG} も書きました。`, `Written: ${CONFIG}`)) : look.say(named))
    print([
      `npx tefuda check-game ${name}`,
      `npx vitest run --root ${name}`,
      `npx tsc -p ${name}`,
      `npx tefuda play ${name} --bots greedy`,
    ])
    const source = sourceOf(`./${name}`, resolve(CONFIG))
    const game = isRefusal(source) ? source : await gameFrom(source)
    if (isRefusal(game)) print(look.say(game.message))
    return EXIT.fine
  })
}

const badName = () =>
  failure(
    EXIT.usage,
    'bad-name',
    '名前は my-game のように、小文字と数字を - でつないで書いてください。',
    'Write the name in lower-case letters and digits joined by -, such as my-game.',
  )

const taken = (name: string) =>
  failure(
    EXIT.no,
    'id-taken',
    `「${name}」は、もうある遊びの id です。ほかの名前にしてください。`,
    `${JSON.stringify(name)} is the id of a game that is here already. Take another name.`,
  )

const writeGame = (name: string): void => {
  cpSync(TEMPLATE, name, { recursive: true })
  for (const file of globSync('**/*.*', { cwd: name }).map((path) => join(name, path))) {
    writeFileSync(file, renamed(readFileSync(file, 'utf8'), name))
    if (file.includes('my-game')) renameSync(file, file.replace('my-game', name))
  }
}

/** The template's names in all their forms: my-game, My Game, マイゲーム. */
const renamed = (content: string, name: string): string => {
  const words = name.split('-').map((word) => word[0]!.toUpperCase() + word.slice(1))
  return content.replaceAll('my-game', name).replaceAll(/My Game|マイゲーム/g, words.join(' '))
}
