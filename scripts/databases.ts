import { execFileSync, type SpawnOptions, spawn } from 'node:child_process'
import { chownSync, globSync, mkdtempSync, readFileSync, realpathSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findProgram, type Need, provide } from './programs.ts'

/** Where the programs are: the folder of PostgreSQL's, and redis-server. */
export interface Databases {
  readonly postgres: string
  readonly redis: string
}

/** A server started for tests, with data in a folder of its own. `stop` ends it and throws its data away. */
export interface Server {
  readonly url: string
  stop(): Promise<void>
}

export interface PostgresServer extends Server {
  /** Makes a new, empty database and answers with its URL. */
  database(): string
}

export interface RedisServer extends Server {
  /** Starts it again, in the same place, after `stop`. */
  resume(): Promise<void>
  /** Makes it neither answer nor end, as a machine that has gone from the network, until `thaw`. */
  freeze(): void
  thaw(): void
}

/** PostgreSQL and Redis as far as they are installed: those named by POSTGRES_BIN, else the newest found. */
export function findDatabases(): Partial<Databases> {
  const named = process.env.POSTGRES_BIN
  const newest = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a))
  const elsewhere = ['/opt/homebrew/bin', '/usr/local/bin', ...globSync('/opt/homebrew/opt/postgresql*/bin')]
  const initdb = findProgram(['initdb'], named ? [named] : [...newest, ...elsewhere])
  const redis = findProgram(['redis-server', 'valkey-server'], elsewhere)
  return { ...(initdb && { postgres: dirname(realpathSync(initdb)) }), ...(redis && { redis }) }
}

const versionOf = (folder: string): number => Number(/\d+/.exec(folder)?.[0] ?? 0)

export const DATABASES: Need = {
  name: 'PostgreSQL, Redis',
  packages: ['postgresql', 'redis-server'],
  isThere: () => {
    const { postgres, redis } = findDatabases()
    return postgres !== undefined && redis !== undefined
  },
  advice: {
    ja: 'PostgreSQL か Redis がありません。テストには両方が要ります。入れて、initdb と redis-server を PATH に通してください（initdb のフォルダーは POSTGRES_BIN=/path/to/bin でも指定できます）。',
    en: 'PostgreSQL or Redis was not found, and the tests need both; install them (Debian: apt-get install postgresql redis-server; macOS: brew install postgresql redis) so that initdb and redis-server are on the PATH, or name the folder of initdb by POSTGRES_BIN=/path/to/bin.',
  },
}

/** Where they are; installed where that may be. Undefined where they cannot be had, and a line has said so. */
export async function needDatabases(): Promise<Databases | undefined> {
  await provide(DATABASES)
  const { postgres, redis } = findDatabases()
  return postgres && redis ? { postgres, redis } : undefined
}

/** Starts PostgreSQL on a free port of this machine. `fsync`: as in earnest; without it tests are quicker. */
export async function startPostgres(bin: string, { fsync = false } = {}): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-postgres-'))
  const user = ordinaryUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user }
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'tefuda', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', `fsync=${fsync ? 'on' : 'off'}`]
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])]
  const { end } = await started(folder, [join(bin, 'postgres'), ...args], options)
  const url = (name: string): string => `postgres://tefuda@127.0.0.1:${port}/${name}`
  let made = 0
  return {
    url: url('postgres'),
    database: () => {
      made += 1
      const name = `test_${process.pid}_${made}`
      execFileSync(join(bin, 'createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'tefuda', name])
      return url(name)
    },
    stop: end,
  }
}

/** Starts Redis on a free port of this machine. */
export async function startRedis(program: string): Promise<RedisServer> {
  const port = await freePort()
  const command = [program, '--port', String(port), '--bind', '127.0.0.1', '--save', '']
  const start = (): Promise<Program> => started('', command, { cwd: tmpdir() })
  let running = await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: () => running.end(),
    resume: async () => {
      running = await start()
    },
    freeze: () => void process.kill(running.pid, 'SIGSTOP'),
    thaw: () => void process.kill(running.pid, 'SIGCONT'),
  }
}

/** PostgreSQL does not run as root: somebody else to run it as, where we are. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
  const line = /^postgres:.*$/m.exec(users)?.[0] ?? /^nobody:.*$/m.exec(users)?.[0]
  const [, , uid, gid] = line?.split(':') ?? []
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) }
}

/**
 * Runs a program ("$@") as long as standard input is open, then ends it in order and throws its folder ($0) away. So
 * nothing is left behind however this process ends; a signal to the group of this process does not reach it. The first line it says is the program's process id.
 */
const KEEPER = `
exec 3<&0
"$@" </dev/null 3<&- &
program=$!
echo "$program"
(cat <&3 >/dev/null; kill -INT "$program" 2>/dev/null) &
wait "$program"
code=$?
kill $! 2>/dev/null
[ -z "$0" ] || rm -rf "$0"
exit "$code"`

interface Program {
  readonly pid: number
  end(): Promise<void>
}

/** Starts a server and waits until it says that it is ready. */
function started(folder: string, program: readonly string[], options: SpawnOptions): Promise<Program> {
  const child = spawn('sh', ['-c', KEEPER, folder, ...program], { ...options, stdio: 'pipe', detached: true })
  const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const end = (): Promise<void> => {
    child.stdin.end()
    return exit
  }
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer): void => {
      if (said.length < 10_000) said += chunk
      if (/ready to accept connections/i.test(said)) resolve({ pid: Number.parseInt(said, 10), end })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.stdin.on('error', () => undefined)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${program[0]} ended with ${code}:\n${said}`)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
