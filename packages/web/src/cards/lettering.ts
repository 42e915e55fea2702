/** A glyph: its width, and a path of one line at cap height 100, to be drawn with a stroke of 17. */
type Glyph = readonly [width: number, path: string]

const GLYPHS: Readonly<Record<string, Glyph>> = {
  0: [60, 'M30 8C46 8 52 25 52 50C52 75 46 92 30 92C14 92 8 75 8 50C8 25 14 8 30 8Z'],
  1: [34, 'M3 25L24 9L24 100'],
  2: [60, 'M9 32C9 16 18 8 30 8C43 8 51 17 51 29C51 39 46 46 38 55L9 92L56 92'],
  3: [60, 'M9 8L48 8L28 40C43 40 52 51 52 66C52 82 42 92 28 92C18 92 9 86 6 76'],
  4: [62, 'M43 100L43 8L8 72L61 72'],
  5: [60, 'M51 8L16 8L12 46C17 40 23 37 31 37C44 37 52 48 52 64C52 82 42 92 28 92C18 92 9 86 6 76'],
  6: [60, 'M46 5C30 18 8 40 8 64C8 82 17 92 30 92C43 92 52 81 52 66C52 51 43 41 31 41C20 41 11 49 8 62'],
  7: [58, 'M4 8L50 8L21 100'],
  8: [
    60,
    'M30 8C41 8 48 16 48 27C48 38 41 46 30 46C19 46 12 38 12 27C12 16 19 8 30 8ZM30 46C43 46 52 56 52 69C52 83 43 92 30 92C17 92 8 83 8 69C8 56 17 46 30 46Z',
  ],
  9: [60, 'M14 95C30 82 52 60 52 36C52 18 43 8 30 8C17 8 8 19 8 34C8 49 17 59 29 59C40 59 49 51 52 38'],
  A: [66, 'M6 100L33 8L60 100M15 68L51 68'],
  J: [52, 'M44 0L44 66C44 83 37 92 25 92C13 92 7 84 6 70'],
  Q: [66, 'M33 8C50 8 58 26 58 50C58 74 50 92 33 92C16 92 8 74 8 50C8 26 16 8 33 8ZM38 68L62 98'],
  K: [62, 'M12 0L12 100M57 0L14 58M28 40L59 100'],
  C: [60, 'M56 30C52 15 44 8 33 8C17 8 8 26 8 50C8 74 17 92 33 92C44 92 52 85 56 70'],
  F: [54, 'M12 100L12 8L54 8M12 50L46 50'],
  M: [76, 'M11 100L11 8L38 68L65 8L65 100'],
  O: [66, 'M33 8C50 8 58 26 58 50C58 74 50 92 33 92C16 92 8 74 8 50C8 26 16 8 33 8Z'],
  E: [54, 'M52 8L12 8L12 92L52 92M12 50L46 50'],
  R: [62, 'M12 100L12 8L34 8C46 8 54 17 54 31C54 45 46 54 34 54L12 54M34 54L58 100'],
}

/** The figures of "10" stand closer and narrower, so that both fit the index column. */
const NARROW_ONE = 0.84
const NARROW = 0.72
const BETWEEN = 5

const glyph = (character: string): Glyph => {
  const found = GLYPHS[character]
  if (found === undefined) throw new Error(`no glyph for ${character}`)
  return found
}

/** Narrows a path: every first number of a pair is an x. */
const narrowed = (path: string, factor: number): string => {
  let isX = true
  return path.replace(/[MLCZ]|-?[\d.]+/g, (token) => {
    if (/[MLCZ]/.test(token)) {
      isX = true
      return token
    }
    const number = isX ? +(Number(token) * factor).toFixed(1) : token
    isX = !isX
    return `${number} `
  })
}

const word = (
  text: string,
): { readonly width: number; readonly parts: readonly (readonly [x: number, path: string])[] } => {
  if (text.length === 1) {
    const [width, path] = glyph(text)
    return { width, parts: [[0, path]] }
  }
  let x = 0
  const parts: [number, string][] = []
  for (const character of text) {
    const [width, path] = glyph(character)
    const factor = character === '1' ? NARROW_ONE : NARROW
    parts.push([x, narrowed(path, factor)])
    x += width * factor + BETWEEN
  }
  return { width: x - BETWEEN, parts }
}

/** The width a single glyph takes at a height. */
export const glyphWidth = (character: string, height: number): number => (glyph(character)[0] * height) / 100

/** A rank or word drawn with its upper left corner at x, y. */
export const lettering = (text: string, x: number, y: number, height: number, colour: string, weight = 17): string => {
  const paths = word(text).parts.map(
    ([dx, path]) => `<path d="${path}"${dx > 0 ? ` transform="translate(${+dx.toFixed(1)} 0)"` : ''}/>`,
  )
  return (
    `<g transform="translate(${+x.toFixed(2)} ${y}) scale(${height / 100})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linejoin="round">` +
    `${paths.join('')}</g>`
  )
}
