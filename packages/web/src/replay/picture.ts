import { domToBlob } from 'modern-screenshot'

/** What is there to be pressed, and what lies beside the table. */
const LEFT_OUT = '.bar .icon-btn, .bar .btn, .slider, .controls, .side'

/** The table as it is shown, with seats, hands and graph, as PNG of twice its size; null where the browser cannot make one. */
export const pictureOf = async (table: HTMLElement): Promise<Blob | null> => {
  try {
    const { left, top } = table.getBoundingClientRect()
    const { right, bottom } = table.querySelector('.main')!.getBoundingClientRect()
    const slider = table.querySelector('.slider')?.getBoundingClientRect()
    const more = hiddenBelow(table)
    const rows = rowsWith(table, more)
    return await domToBlob(table, {
      width: right - left,
      height: (slider?.top ?? bottom) - top + more,
      scale: 2,
      onCloneNode: (copy) => showWhole(copy as HTMLElement, more, rows),
      backgroundColor: getComputedStyle(document.body).backgroundColor,
      filter: (node) => !(node instanceof Element && node.matches(LEFT_OUT)),
      font: { cssText: await facesInUse() },
    })
  } catch (error) {
    console.error(error)
    return null
  }
}

const SCROLLED = '.readout'

/** How much of the hands has to be scrolled to, in pixels. */
const hiddenBelow = (table: HTMLElement): number => {
  const { scrollHeight = 0, clientHeight = 0 } = table.querySelector(SCROLLED) ?? {}
  return scrollHeight - clientHeight
}

/** The rows of the table, where that of the hands is higher by so many pixels. */
const rowsWith = (table: HTMLElement, more: number): string => {
  const main = table.querySelector('.main')!
  const rows = getComputedStyle(main).gridTemplateRows.split(' ').map(Number.parseFloat)
  const end = (table.querySelector(SCROLLED)?.getBoundingClientRect().bottom ?? 0) - main.getBoundingClientRect().top
  const ends = rows.map((_, at) => rows.slice(0, at + 1).reduce((sum, row) => sum + row, 0))
  const own = ends.findLastIndex((each) => each <= end + 1)
  return rows.map((row, at) => `${at === own ? row + more : row}px`).join(' ')
}

/** A picture cannot be scrolled: in the copy of the table that it is made of, all hands are in sight. */
const showWhole = (copy: HTMLElement, more: number, rows: string): void => {
  const scrolled = copy.querySelector<HTMLElement>(SCROLLED)
  if (scrolled === null) return
  scrolled.style.overflow = 'visible'
  copy.querySelector<HTMLElement>('.main')!.style.gridTemplateRows = rows
  for (let part: HTMLElement | null = scrolled; part !== null; part = part.parentElement)
    for (const size of ['height', 'block-size'])
      part.style.setProperty(size, `${Number.parseFloat(part.style.getPropertyValue(size)) + more}px`)
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
