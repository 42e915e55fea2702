import type { Plan } from './geometry.ts'

export interface Label {
  readonly x: number
  readonly y: number
  readonly text: string
}

/** Height of a label, and of the pill it sits in, in CSS pixels. */
const LABEL_HEIGHT = 22
const PADDING = 18
const WIDE_LETTER = 12
const NARROW_LETTER = 7

/** About how wide a text is drawn at 12 pixels. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + ((letter.codePointAt(0) ?? 0) > 0x2e80 ? WIDE_LETTER : NARROW_LETTER),
    PADDING,
  )

export interface PlacedLabel {
  readonly text: string
  readonly left: number
  readonly top: number
}

/** Each role is named on the last card of its line; where another name lies already, on the first, then between. */
export const labelCell = (cells: readonly string[], used: ReadonlySet<string>): string =>
  [cells.at(-1)!, cells[0]!, ...cells.slice(1, -1)].find((cell) => !used.has(cell)) ?? cells.at(-1)!

/**
 * Lays labels over cards so that none covers another and none leaves the plan: on the lower edge of its card if
 * possible, else on the upper edge, else across the middle. `left`, `top` is the middle of the label.
 */
export const placeLabels = (labels: readonly Label[], plan: Plan): PlacedLabel[] => {
  const placed: (PlacedLabel & { readonly width: number })[] = []
  for (const { x, y, text } of labels) {
    const [middle, centre] = plan.middle(x, y)
    const width = widthOf(text)
    const left = Math.max(width / 2, Math.min(plan.width - width / 2, middle))
    const half = plan.card * 0.7
    const tops = [centre + half, centre - half + LABEL_HEIGHT / 2, centre]
    const isFree = (top: number): boolean =>
      placed.every(
        (other) =>
          Math.abs(other.top - top) >= LABEL_HEIGHT || Math.abs(other.left - left) >= (other.width + width) / 2,
      )
    placed.push({ text, left, top: tops.find(isFree) ?? tops[0]!, width })
  }
  return placed
}
