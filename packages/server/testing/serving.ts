import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRefusal } from '@tefuda/kernel'
import type { OpenTableBody } from '@tefuda/wire'
import { readConfig } from '../src/host/config.ts'
import { type OpenTables, start } from '../src/host/start.ts'
import type { Store } from '../src/store/index.ts'
import { openTables } from '../src/tables/open-tables.ts'

/** A whole server for tests, with real sockets, on a database that is there already. */
export interface Serving {
  readonly origin: string
  /** What the server stores in, by its own connections. */
  readonly store: Store
  stop(): Promise<void>
  /** Opens a table as the guest of a cookie; gives both. */
  open(body: OpenTableBody, cookie?: string): Promise<{ readonly table: string; readonly cookie: string }>
}

export const serve = async (database: string, args: readonly string[] = []): Promise<Serving> => {
  const page = await mkdtemp(join(tmpdir(), 'tefuda-page-'))
  await mkdir(join(page, 'assets'))
  await writeFile(join(page, 'index.html'), '<!doctype html><title>Tefuda</title>')
  const flags = ['--port', '0', '--host', '127.0.0.1', '--database', database, '--log-level', 'silent', ...args]
  const config = readConfig(flags, {})
  if (!('port' in config)) throw new Error(config.map(({ message }) => message.en).join(' '))
  let store: Store | undefined
  const opening: OpenTables = (parts) => {
    store = parts.store
    return openTables(parts)
  }
  const running = await start(config, { page, openTables: opening })
  if (isRefusal(running)) throw new Error(running.message.en)
  const origin = new URL(running.addresses[0]!).origin
  let isStopped = false
  const stop = async (): Promise<void> => {
    if (isStopped) return
    isStopped = true
    await running.stop()
    await rm(page, { recursive: true, force: true })
  }
  return {
    origin,
    store: store!,
    stop,
    open: async (body, cookie = '') => {
      const response = await fetch(`${origin}/api/tables`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, ...(cookie !== '' && { cookie }) },
        body: JSON.stringify(body),
      })
      if (!response.ok) throw new Error(await response.text())
      const [given] = response.headers.getSetCookie()
      const { table } = (await response.json()) as { table: string }
      return { table, cookie: given?.split(';')[0] ?? cookie }
    },
  }
}
