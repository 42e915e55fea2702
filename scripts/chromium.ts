import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from './runtime.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** The path of an installed Chromium: what CHROMIUM names, else the first one found. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM
  if (named) return runs(named) ? named : undefined
  const folders = (process.env.PATH ?? '').split(delimiter)
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE].find(runs)
}

/** The same, but where it is missing and this is root on Debian, it is installed; else one line says how to get it. */
export function needChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  if (mayInstall()) {
    say('Chromium を入れています…', 'Installing Chromium (apt-get install chromium fonts-noto-cjk) …')
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk']]) {
      const { status, stdout, stderr } = spawnSync('apt-get', args, { encoding: 'utf8', env })
      if (status !== 0) console.error(`${stdout}${stderr}`.trim())
    }
    const installed = findChromium()
    if (installed) return installed
  }
  say(
    'Chromium がありません。Chromium か Chrome を入れるか、その場所を CHROMIUM=/path/to/chrome で教えてください。',
    'Chromium was not found; install it (Debian: apt-get install chromium fonts-noto-cjk) or name it by CHROMIUM=/path/to/chrome.',
  )
  return undefined
}

function mayInstall(): boolean {
  const isRoot = process.getuid?.() === 0
  const system = '/etc/os-release'
  return isRoot && !process.env.CHROMIUM && existsSync(system) && /^ID=debian$/m.test(readFileSync(system, 'utf8'))
}

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
