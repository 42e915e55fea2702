import { findProgram, install, isProgram, mayInstall } from './programs.ts'
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
  if (named) return isProgram(named) ? named : undefined
  return findProgram(NAMES) ?? ELSEWHERE.find(isProgram)
}

/** The same, but where it is missing and this is root on Debian, it is installed; else one line says how to get it. */
export function needChromium(): string | undefined {
  const found = findChromium()
  if (found) return found
  if (!process.env.CHROMIUM && mayInstall()) {
    say('Chromium を入れています…', 'Installing Chromium (apt-get install chromium fonts-noto-cjk) …')
    install(['chromium', 'fonts-noto-cjk'])
    const installed = findChromium()
    if (installed) return installed
  }
  say(
    'Chromium がありません。Chromium か Chrome を入れるか、その場所を CHROMIUM=/path/to/chrome で教えてください。',
    'Chromium was not found; install it (Debian: apt-get install chromium fonts-noto-cjk) or name it by CHROMIUM=/path/to/chrome.',
  )
  return undefined
}
