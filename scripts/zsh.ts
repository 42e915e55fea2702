import { findProgram, install, mayInstall } from './programs.ts'
import { say } from './runtime.mjs'

/** Looks for zsh, whose completion is tested. Where it is missing and this is root on Debian, it is installed; else one line says so. */
export function needZsh(): void {
  if (hasZsh()) return
  if (mayInstall()) {
    say('zsh を入れています…', 'Installing zsh (apt-get install zsh) …')
    install(['zsh'])
    if (hasZsh()) return
  }
  say(
    'zsh がありません。補完のテストに要ります。入れて、PATH に通してください。',
    'zsh was not found, and the tests of the completion need it; install it (Debian: apt-get install zsh) so that it is on the PATH.',
  )
}

const hasZsh = (): boolean => findProgram(['zsh']) !== undefined
