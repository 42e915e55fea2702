import { findProgram, type Need } from './programs.ts'

/** The shell whose completion is tested beside that of bash. */
export const ZSH: Need = {
  name: 'zsh',
  packages: ['zsh'],
  isThere: () => findProgram(['zsh']) !== undefined,
  advice: {
    ja: 'zsh がありません。補完のテストに要ります。入れて、PATH に通してください。',
    en: 'zsh was not found, and the tests of the completion need it; install it (Debian: apt-get install zsh) so that it is on the PATH.',
  },
}
