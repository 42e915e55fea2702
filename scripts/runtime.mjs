// What every command needs first: a Node that runs TypeScript as it is, and the installed packages.
// Plain JavaScript, so that any Node from 18 on can read it.
import { spawn, spawnSync } from 'node:child_process'
import { constants as access, accessSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import module from 'node:module'
import { constants, platform } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const OLDEST_NODE = 24
const OWN_NODE = '26.10.0'

/** Says a line in Japanese and English. Standard output is left to what the command itself answers. */
export function say(/** @type {string} */ ja, /** @type {string} */ en) {
  console.error(`${ja} / ${en}`)
}

/**
 * Says why it does not go on, in one line, and ends the process.
 * @returns {never}
 */
export function stop(/** @type {string} */ ja, /** @type {string} */ en) {
  say(ja, en)
  process.exit(1)
}

/** Tells a Node that a command goes on with when it began, in milliseconds since 1970, and what had to be installed. */
const BEGAN = 'TEFUDA_BEGAN'
const FRESH = 'TEFUDA_FRESH'

/**
 * Comes back in a Node that is new enough, with all packages installed. Everything else may rely on both.
 * @returns {Promise<{ readonly began: number, readonly installed: boolean }>} when the command began, in milliseconds since
 * 1970, and whether something had to be installed for it
 */
export async function prepare() {
  const began = Number(process.env[BEGAN] ?? performance.timeOrigin)
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
    const { node, installed } = ownNode()
    await goOnWith(node, { [BEGAN]: String(began), ...(installed && { [FRESH]: '1' }) })
  }
  const wasFresh = process.env[FRESH] !== undefined
  for (const name of [BEGAN, FRESH]) delete process.env[name]
  const isFresh = !isInstalled()
  if (isFresh) install()
  // Compiled code is kept between commands, which halves the time they take to start.
  module.enableCompileCache?.()
  return { began, installed: wasFresh || isFresh }
}

/** Ends with one line where `folder` cannot be written to. */
export function needWritable(/** @type {string} */ folder) {
  try {
    accessSync(folder, access.W_OK)
  } catch {
    stop(
      `${folder} に書き込めません。書き込めるフォルダーに置いてください。`,
      `Cannot write to ${folder}; put the project where you may write.`,
    )
  }
}

/** The path of a Node of the project's own in .runtime/, put there if it is missing, and whether it was. */
function ownNode() {
  const system = process.platform === 'win32' ? 'win' : process.platform
  const prefix = system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'
  const name = `${prefix}-${system}-${process.arch}`
  const folder = join(root, '.runtime', 'node_modules', name)
  const node = join(folder, 'bin', system === 'win' ? 'node.exe' : 'node')
  const isMissing = readJson(join(folder, 'package.json'))?.version !== OWN_NODE || !existsSync(node)
  if (isMissing) {
    needWritable(root)
    say(
      `Node ${process.versions.node} は古いので、Node ${OWN_NODE} を .runtime/ に入れて使います（一度だけ、約150 MB）。`,
      `Node ${process.versions.node} is too old: putting Node ${OWN_NODE} into .runtime/ to go on with (once, about 150 MB).`,
    )
    mkdirSync(join(root, '.runtime'), { recursive: true })
    npm(['install', '--prefix', join(root, '.runtime'), '--no-save', '--no-package-lock', `${name}@${OWN_NODE}`])
  }
  if (spawnSync(node, ['--version']).status !== 0) {
    stop(
      `この環境では入れた Node が動きません。Node ${OLDEST_NODE} 以上を入れてください。`,
      `The Node put into .runtime/ does not run here; install Node ${OLDEST_NODE} or newer.`,
    )
  }
  return { node, installed: isMissing }
}

/**
 * Runs the same command again in another Node, and ends as it ends.
 * @returns {Promise<never>}
 */
function goOnWith(/** @type {string} */ node, /** @type {Record<string, string>} */ told) {
  const env = { ...process.env, ...told, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit', env })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // Ctrl-C in a terminal reaches the child by itself.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)))
  })
}

/** Whether node_modules holds what the lock file asks for; what is optional may be for other machines. */
function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {}
  const present = readJson(join(root, 'node_modules', '.package-lock.json'))?.packages ?? {}
  return Object.entries(wanted).every(
    ([path, { optional, version }]) =>
      optional ||
      !path.includes('node_modules/') ||
      (present[path]?.version === version && path in present && existsSync(join(root, path, 'package.json'))),
  )
}

function install() {
  needWritable(root)
  say('パッケージを入れています（初回のみ）…', 'Installing packages (first time only) …')
  npm(['ci'])
}

/** Runs npm quietly; where it fails, says why in one line and ends. */
function npm(/** @type {string[]} */ args) {
  const quiet = [
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
  ]
  const { error, status, stdout, stderr } = spawnSync('npm', [...args, ...quiet], {
    cwd: root,
    encoding: 'utf8',
    shell: platform() === 'win32',
    env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
  })
  if (status === 0) return
  if (error && 'code' in error && error.code === 'ENOENT') {
    stop(
      'npm が見つかりません。Node.js と一緒に入れてください。',
      'npm was not found; install it together with Node.js.',
    )
  }
  const said = `${stderr}\n${stdout}`
  const code = /npm (?:error|ERR!) code (\S+)/.exec(said)?.[1] ?? ''
  const path = /npm (?:error|ERR!) path (.+)/.exec(said)?.[1] ?? root
  if (
    /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|FETCH_ERROR)$/.test(
      code,
    )
  ) {
    stop(
      `ネットワークにつながりません（${code}）。初回だけ npm からの取得が必要です。つないでからもう一度どうぞ。`,
      `No network (${code}): the first start fetches packages from npm. Connect and try again.`,
    )
  }
  if (/^(EACCES|EPERM|EROFS)$/.test(code)) {
    stop(`${path} に書き込めません（${code}）。`, `Cannot write to ${path} (${code}).`)
  }
  if (code === 'ENOSPC') stop('ディスクがいっぱいです。', 'The disk is full.')
  console.error(said.trim())
  stop(`npm ${args[0]} が失敗しました（上の出力）。`, `npm ${args[0]} failed, as shown above.`)
}

function readJson(/** @type {string} */ path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}
