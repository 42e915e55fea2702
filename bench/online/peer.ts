// boardgame.io's server with the duel, as its documentation has it. `flat FOLDER`: its file store; `memory`: its memory store.
import { createRequire } from 'node:module'
import { duel } from '../boardgame.io/southern-cross.ts'

interface Bundle {
  Server(options: { games: object[]; origins: string[]; db?: unknown }): { run(port: number): Promise<unknown> }
  readonly FlatFile: new (options: { dir: string }) => unknown
}

const [port, store, folder] = process.argv.slice(2)
const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server') as Bundle
const db = store === 'flat' ? { db: new FlatFile({ dir: folder! }) } : {}
await Server({ games: [duel], origins: [], ...db }).run(Number(port))
