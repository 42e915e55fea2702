import { domToBlob } from 'modern-screenshot'

/** What is there to be pressed, and what lies beside the table. */
const LEFT_OUT = '.bar .icon-btn, .bar .btn, .slider, .controls, .side'

/** The table as it is shown, with seats, hands and graph, as PNG of twice its size; null where the browser cannot make one. */
export const pictureOf = async (table: HTMLElement): Promise<Blob | null> => {
  try {
    const { left, top } = table.getBoundingClientRect()
    const { right, bottom } = table.querySelector('.main')!.getBoundingClientRect()
    const slider = table.querySelector('.slider')?.getBoundingClientRect()
    return await domToBlob(table, {
      width: right - left,
      height: (slider?.top ?? bottom) - top,
      scale: 2,
      backgroundColor: getComputedStyle(document.body).backgroundColor,
      filter: (node) => !(node instanceof Element && node.matches(LEFT_OUT)),
      font: { cssText: await facesInUse() },
    })
  } catch (error) {
    console.error(error)
    return null
  }
}

/** The faces of the type that are in use, with their files in them: a picture fetches nothing. */
const facesInUse = async (): Promise<string> => {
  const used = new Set(Array.from(document.fonts, (face) => (face.status === 'loaded' ? nameOf(face) : '')))
  const rules = Array.from(document.styleSheets).flatMap(({ cssRules, href }) =>
    Array.from(cssRules).flatMap((rule) =>
      rule instanceof CSSFontFaceRule && used.has(nameOfRule(rule)) ? [{ rule, base: href ?? location.href }] : [],
    ),
  )
  const faces = await Promise.all(rules.map(({ rule, base }) => withFile(rule.cssText, base)))
  return faces.join('\n')
}

const nameOf = ({ family, weight, unicodeRange }: FontFace): string => plain(family, weight, unicodeRange)

const nameOfRule = ({ style }: CSSFontFaceRule): string =>
  plain(
    style.getPropertyValue('font-family'),
    style.getPropertyValue('font-weight') || 'normal',
    style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
  )

const plain = (...words: readonly string[]): string =>
  words
    .join(' ')
    .replaceAll(/["'\s]/g, '')
    .toLowerCase()

const withFile = async (rule: string, base: string): Promise<string> => {
  const [whole, address] = /url\("?([^")]+)"?\)/.exec(rule) ?? []
  if (whole === undefined || address === undefined) return rule
  const file = await (await fetch(new URL(address, base))).blob()
  return rule.replace(whole, `url("${await dataOf(file)}")`)
}

const dataOf = (file: Blob): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(reader.result as string)
  reader.onerror = () => reject(reader.error ?? new Error('a file could not be read'))
  reader.readAsDataURL(file)
  return promise
}
