import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './runtime.mjs'

/** What the lock file says of one installed package, as far as this reads it. */
export interface Locked {
  readonly version?: string
  readonly optional?: boolean
  readonly dev?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

export type LockedPackages = Readonly<Record<string, Locked>>

/**
 * The packages for single platforms that others ask for and the lock file lacks, with their entries. npm leaves some of
 * them out when packages are added on one machine, and then `npm ci` refuses the lock file, there or elsewhere.
 */
export function missingPlatforms(packages: LockedPackages): LockedPackages {
  const missing: Record<string, Locked> = {}
  for (const { optionalDependencies = {}, dev = false } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const path = `node_modules/${name}`
      const isThere = Object.keys(packages).some((other) => other.endsWith(path))
      if (!isThere) missing[path] = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    }
  }
  return missing
}

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Reads the platform out of a name such as `@rollup/rollup-linux-x64-musl`. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/.-]/)
  const os = OS.filter((word) => words.includes(word))
  const cpu = CPU.filter((word) => words.includes(word))
  return {
    ...(cpu.length > 0 && { cpu }),
    ...(words.includes('musl') && { libc: ['musl'] }),
    ...(os.length > 0 && { os }),
  }
}

const path = join(root, 'package-lock.json')

export const readLock = (): { packages: LockedPackages } => JSON.parse(readFileSync(path, 'utf8'))

/** Writes the missing entries into the lock file, in npm's order. Answers how many there were. */
export function completeLock(): number {
  const lock = readLock()
  const missing = missingPlatforms(lock.packages)
  const sorted = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
  writeFileSync(path, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
  return Object.keys(missing).length
}
