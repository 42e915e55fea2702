import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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

/** Whether this is root on Debian, where missing programs are installed without asking. */
export function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0
  const system = '/etc/os-release'
  return isRoot && existsSync(system) && /^ID=debian$/m.test(readFileSync(system, 'utf8'))
}

/** Installs packages of the system; what went wrong, if something did, is shown. */
export function install(packages: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env })
    if (status !== 0) console.error(`${stdout}${stderr}`.trim())
  }
}
