import { stat } from 'node:fs/promises'
import { isRefusal, type Text, text } from '@tefuda/kernel'
import { type Place, urlOf } from '@tefuda/server/place'
import type { Command } from 'commander'
import type { Program } from '../command-line.ts'
import type { Console } from '../console.ts'
import { EXIT, Failure } from '../failure.ts'
import { withPlace } from './server-data.ts'

interface Options extends Place {
  readonly json?: boolean
}

export const addBackup = (program: Program): void => {
  const command = commandOn(program, {
    name: 'backup',
    summary: text('サーバーのデータを保存する', "save a server's data"),
    description: text(
      'サーバーが動いているあいだでも、ある一瞬のデータをまるごと、新しいファイルに保存して確かめます。伏せたカードや鍵が入っているので、人に見せないでください。PostgreSQL では pg_dump を使います。',
      'Saves everything as it is at one moment into a new file, while the server runs, and checks it. It holds hidden cards and keys: keep it to yourself. Uses pg_dump for PostgreSQL.',
    ),
    file: text('保存するファイル', 'the file to save into'),
  })
  program.run<Options>(command, async ([file = ''], place, console) => {
    const { backup } = await import('@tefuda/server/backup')
    const made = await backup(urlOf(place, console.env), file)
    if (isRefusal(made)) throw new Failure(EXIT.file, made)
    if (place.json) console.printJson({ ok: true, ...made })
    else say(console, text(`${file} に保存しました`, `Saved into ${file}`), made, made.bytes)
    return EXIT.fine
  })
}

export const addRestore = (program: Program): void => {
  const command = commandOn(program, {
    name: 'restore',
    summary: text('保存したデータを戻す', "put a server's data back"),
    description: text(
      'tefuda backup のファイルを、まだ何もない場所に戻して確かめます。上書きはしません。',
      'Puts a file made by tefuda backup into a place where there is nothing yet, and checks it. Nothing is overwritten.',
    ),
    file: text('保存したファイル', 'the file that was saved'),
  })
  program.run<Options>(command, async ([file = ''], place, console) => {
    const { restore } = await import('@tefuda/server/backup')
    const restored = await restore(file, urlOf(place, console.env))
    if (isRefusal(restored)) throw new Failure(EXIT.file, restored)
    const { size } = await stat(file)
    if (place.json) console.printJson({ ok: true, ...restored, bytes: size })
    else say(console, text(`${file} から戻しました`, `Restored from ${file}`), restored, size)
    return EXIT.fine
  })
}

interface Words {
  readonly name: string
  readonly summary: Text
  readonly description: Text
  readonly file: Text
}

/** A command about a file and the place where a server keeps its data. */
const commandOn = (program: Program, { name, summary, description, file }: Words): Command =>
  withPlace(
    program.command(name, summary, description).argument('<file>', program.say(file.ja, file.en)),
    program,
  ).option('--json', program.say('JSONで出す', 'as JSON'))

const say = (
  { look, print }: Console,
  done: Text,
  { tables, entries }: { readonly tables: number; readonly entries: number },
  bytes: number,
): void => {
  const size = (bytes / 1e6).toFixed(1)
  const { ja, en } = done
  print(
    look.say(
      text(
        `${ja}（卓 ${tables.toLocaleString('en')}、ログ ${entries.toLocaleString('en')} 件、${size} MB）。確かめました。`,
        `${en} (tables: ${tables.toLocaleString('en')}, entries: ${entries.toLocaleString('en')}, ${size} MB) and checked.`,
      ),
    ),
  )
}
