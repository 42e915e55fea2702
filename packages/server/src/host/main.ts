import { isIP } from 'node:net'
import { loadGames } from '@tefuda/games/host'
import { isRefusal, type Refusal } from '@tefuda/kernel'
import { tuneCollection } from './collection.ts'
import { type Config, listSettings, readConfig } from './config.ts'
import { pageGamesOf } from './page-games.ts'
import { type Premises, start } from './start.ts'

/** Where a server says what it does, and what may end it. */
export interface Surroundings {
  readonly env: NodeJS.ProcessEnv
  /** To standard output. */
  readonly say: (line: string) => void
  /** To standard error. */
  readonly complain: (line: string) => void
}

/**
 * Runs a table server until a signal ends it, and gives its exit code: 0 after a signal, 1 where it could not start. A second signal ends
 * the process at once. `prepare` is called when the settings and games have been found good, before anything is opened.
 */
export const run = async (
  args: readonly string[],
  premises: Premises,
  { env, say, complain }: Surroundings,
  prepare: () => void = () => undefined,
): Promise<number> => {
  if (args.includes('--help') || args.includes('-h')) {
    say(`${HELP.ja}\n${listSettings('ja')}\n\n${HELP.en}\n${listSettings('en')}`)
    return 0
  }
  const tell = ({ message }: Refusal): void => complain(`${message.ja} / ${message.en}`)
  const config = readConfig(args, env)
  if (!('port' in config)) {
    config.forEach(tell)
    return 1
  }
  const loaded = await loadGames(config.config)
  if (isRefusal(loaded)) {
    tell(loaded)
    return 1
  }
  const { games, unlisted } = await pageGamesOf(loaded)
  unlisted.forEach(tell)
  for (const { trouble } of games) if (trouble !== null) tell(trouble)
  prepare()
  tuneCollection()
  const running = await start(config, { ...premises, games })
  if (isRefusal(running)) {
    tell(running)
    return 1
  }
  say(`手札 Tefuda  ${running.addresses.join('  ')}`)
  for (const line of notes(config)) say(line)
  await signal()
  say('終わります… / Stopping …')
  // Whoever is in a hurry asks twice.
  void signal().then((number) => process.exit(128 + number))
  await running.stop()
  return 0
}

const HELP = {
  ja: '使い方：npm start -- --port 8787 --host localhost\n\n設定（オプションか環境変数）：',
  en: 'Usage: npm start -- --port 8787 --host localhost\n\nSettings, as flags or in the environment:',
}

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const

/** Resolves with the number of the next signal that asks for the end. */
const signal = (): Promise<number> =>
  new Promise((resolve) => {
    for (const [name, number] of Object.entries(SIGNALS)) process.once(name, () => resolve(number))
  })

/** What a host had better know. */
const notes = ({ host, publicUrl, trustProxy }: Config): readonly string[] => {
  const isHome = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
  const isSecure = publicUrl?.startsWith('https:') === true
  const hasProxy = publicUrl !== undefined || trustProxy !== false
  const home = [
    'このコンピューターからだけ開けます。HOST=0.0.0.0 なら、同じ LAN の端末からも開けます。',
    'Only this computer can open it. HOST=0.0.0.0 opens it to the local network.',
  ]
  const lan = [
    '同じ LAN の端末からも開けます。http のままでは、通知とオフラインは使えません（https なら使えます）。',
    'Open to the local network. Over plain http there are no notifications and nothing works offline; over https both do.',
  ]
  const unnamed = [
    'TEFUDA_PUBLIC_URL がないので、フィードのリンクはプロキシの X-Forwarded-Host に従います。それもなければこのサーバー自身を指します。',
    'Without TEFUDA_PUBLIC_URL links in feeds follow X-Forwarded-Host of the proxy; without that too they lead to this server itself.',
  ]
  return [
    ...(isHome && !hasProxy ? home : []),
    ...(isHome || isSecure ? [] : lan),
    ...(trustProxy !== false && publicUrl === undefined ? unnamed : []),
    'Ctrl-C で終了します。 / Ctrl-C stops it.',
  ]
}
