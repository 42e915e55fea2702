import { findProgram, isProgram, type Need } from './programs.ts'

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

/**
 * The path of a Chromium without windows, notifications and profiles: the same engine at half the work. Where there is
 * none, or CHROMIUM names another browser, it is that of the whole one.
 */
export function findHeadlessShell(): string | undefined {
  return (process.env.CHROMIUM ? undefined : findProgram(['chromium-headless-shell'])) ?? findChromium()
}

export const CHROMIUM: Need = {
  name: 'Chromium',
  packages: ['chromium', 'chromium-headless-shell', 'fonts-noto-cjk'],
  isThere: () => findChromium() !== undefined,
  advice: {
    ja: 'Chromium がありません。Chromium か Chrome を入れるか、その場所を CHROMIUM=/path/to/chrome で教えてください。',
    en: 'Chromium was not found; install it (Debian: apt-get install chromium chromium-headless-shell fonts-noto-cjk) or name it by CHROMIUM=/path/to/chrome.',
  },
}
