import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { type CharacterSets, characterSets, unicodeRange } from './src/styles/characters.ts'

const MODULE = 'virtual:fonts.css'
const PACKAGES = fileURLToPath(new URL('../', import.meta.url))

interface Face {
  readonly family: string
  readonly weight: number
  /** Glyphs of all Japanese, as the package of the face has them. */
  readonly file: string
}

const FACES: readonly Face[] = [
  { family: 'Noto Sans JP', weight: 400, file: 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf' },
  { family: 'Noto Sans JP', weight: 700, file: 'noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf' },
  { family: 'Noto Serif JP', weight: 700, file: 'noto-serif-jp/700Bold/NotoSerifJP_700Bold.ttf' },
]

/** Kerning, figures of one width, and what composes marks; the alternates of every character would double a file. */
const FEATURES = ['kern', 'tnum', 'lnum', 'ccmp', 'mark', 'mkmk', 'liga']

/**
 * Offers the faces of the type, cut down to the characters that are written anywhere in the code: those of the tables
 * and what leads to them in one file a face, the rest in another. Any other character, such as one in somebody's name,
 * is shown in a face of the device. The files are made once for a set of characters and kept beside Vite's cache.
 */
export const fonts = (): Plugin => {
  let folder = ''
  return {
    name: 'fonts',
    enforce: 'pre',
    configResolved: ({ cacheDir }) => {
      folder = join(cacheDir, 'fonts')
    },
    resolveId: (id) => (id === MODULE ? styleSheet(folder, writtenCharacters()) : undefined),
  }
}

/** The path of a style sheet that names the faces, which lie beside it. */
const styleSheet = async (folder: string, sets: CharacterSets): Promise<string> => {
  mkdirSync(folder, { recursive: true })
  const rules: string[] = []
  for (const face of FACES)
    for (const characters of [sets.first, sets.rest]) {
      const name = await subset(folder, face, characters)
      rules.push(fontFace(face, name, characters))
    }
  const path = join(folder, 'fonts.css')
  writeFileSync(path, `/*! Noto Sans JP and Noto Serif JP: SIL Open Font License 1.1 */\n${rules.join('\n')}\n`)
  return path
}

const subset = async (folder: string, face: Face, characters: string): Promise<string> => {
  const source = readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${face.file}`))
  const key = createHash('sha256').update(source).update(characters).update(FEATURES.join()).digest('hex').slice(0, 16)
  const name = `${face.family.replaceAll(' ', '-').toLowerCase()}-${face.weight}-${key}.woff2`
  const path = join(folder, name)
  if (globSync(path).length === 0)
    writeFileSync(
      path,
      await subsetFont(source, characters, { targetFormat: 'woff2', noHinting: true, keepFeatures: FEATURES }),
    )
  return name
}

const fontFace = ({ family, weight }: Face, file: string, characters: string): string =>
  `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; src: url("./${file}") format("woff2"); unicode-range: ${unicodeRange(characters)}; }`

const writtenCharacters = (): CharacterSets => {
  const files = globSync(['*/src/**/*.{ts,tsx,css}', 'games/*/src/**/*.{ts,tsx}'], { cwd: PACKAGES })
  return characterSets(files.map((path) => ({ path, text: readFileSync(join(PACKAGES, path), 'utf8') })))
}
