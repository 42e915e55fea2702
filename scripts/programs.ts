import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from './runtime.mjs'

/** Programs of the system that tests need, and that npm does not install. */
export interface Need {
  /** What they are called. */
  readonly name: string
  /** The packages of Debian that bring them. */
  readonly packages: readonly string[]
  isThere(): boolean
  /** How somebody else gets them, in a line. */
  readonly advice: { readonly ja: string; readonly en: string }
}

let installing: Promise<unknown> = Promise.resolve()

/** Sees to it that programs are there, as far as they can be had, and says what is installed. Answers what has been. */
export async function provide(...needs: readonly Need[]): Promise<readonly Need[]> {
  await installing
  announce(needs)
  return installMissing(needs)
}

/** Says in one line which programs are missing and will be installed, where that is done. */
export function announce(needs: readonly Need[]): void {
  const missing = needs.filter((need) => !need.isThere())
  if (missing.length === 0 || !mayInstall()) return
  const names = missing.map(({ name }) => name).join(', ')
  const packages = missing.flatMap((need) => need.packages).join(' ')
  say(
    `テストに要る ${names} を入れています（apt-get install ${packages}）…`,
    `Installing ${names}, which tests need (apt-get install ${packages}) …`,
  )
}

/**
 * Installs what is missing, where this is root on Debian; for each program that is missing in the end a line says how to get
 * it. One installation after another. Answers what has been installed.
 */
export async function installMissing(needs: readonly Need[]): Promise<readonly Need[]> {
  await installing
  const missing = needs.filter((need) => !need.isThere())
  if (missing.length > 0 && mayInstall()) {
    installing = install(missing.flatMap(({ packages }) => packages))
    await installing
  }
  const still = missing.filter((need) => !need.isThere())
  for (const { advice } of still) say(advice.ja, advice.en)
  return missing.filter((need) => !still.includes(need))
}

/** Whether this is root on Debian, where missing programs are installed without asking. */
function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0
  const system = '/etc/os-release'
  return isRoot && existsSync(system) && /^ID=debian$/m.test(readFileSync(system, 'utf8'))
}

/** Installs packages of the system; what went wrong, if something did, is shown. */
async function install(packages: readonly string[]): Promise<void> {
  // Another process may be installing something, too.
  const wait = ['-o', 'DPkg::Lock::Timeout=600']
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { code, said } = await aptGet([...wait, ...args])
    if (code !== 0) console.error(said.trim())
  }
}

function aptGet(args: readonly string[]): Promise<{ code: number | null; said: string }> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const child = spawn('apt-get', args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: null, said: error.message }))
    child.once('close', (code) => resolve({ code, said }))
  })
}

/** The path of the first of these programs that is on the PATH or in one of `folders`. */
export function findProgram(names: readonly string[], folders: readonly string[] = []): string | undefined {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...folders]
  return names.flatMap((name) => places.map((folder) => join(folder, name))).find(isProgram)
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
