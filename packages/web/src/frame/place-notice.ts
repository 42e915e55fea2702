/** So high is a notice about, in pixels: over a line less high it stands in its middle. */
const HALF = 24
/** From so wide a page on there is room beside the board. */
const WIDE = 960

/**
 * Puts a notice of a table where notices.css does, in a browser that has no CSS anchors: measured once, when it comes.
 * Elsewhere, and away from tables, its place stays that of the style sheets.
 */
export const placeNotice = (notice: HTMLElement | null): void => {
  if (notice === null || CSS.supports('anchor-name: --readout')) return
  const [field, readout] = ['field', 'readout'].map((part) =>
    document.querySelector(`.table .${part}`)?.getBoundingClientRect(),
  )
  if (field === undefined || readout === undefined || isThere('.sheet')) return
  const isLying = readout.left >= field.right
  const isRead = isThere(
    '.table .toast:not(.fixed), .table .pace-acts, .readout :is(.offers, .tray, .ccc-tray, [data-asks])',
  )
  const isFull = innerWidth < WIDE && isThere('.readout :is(.offers, .ccc-tray)') && isThere('.table :is(.ccc, .exjan)')
  if (isFull && !isLying) return
  const isOverField = !isFull && (isRead || (isLying && isThere('.table .climbing')))
  const over = isOverField ? field : readout
  const lowest = isFull
    ? readout.bottom
    : isOverField
      ? Math.min(upperEdgeOf(field), innerHeight) - 4
      : Math.min(readout.bottom, readout.top + readout.height / 2 + HALF)
  const width = over.width - 8
  Object.assign(notice.style, {
    ...(isFull && isThere('.table .ccc')
      ? { top: `${readout.bottom}px` }
      : { top: 'auto', bottom: `${innerHeight - lowest}px` }),
    left: `${over.left + over.width / 2}px`,
    maxWidth: `${Math.min(640, width)}px`,
    minWidth: `${Math.min(280, width)}px`,
  })
}

const isThere = (selector: string): boolean => document.querySelector(selector) !== null

/** Of all that stands at the lower edge of the field, or that edge. */
const upperEdgeOf = (field: DOMRect): number => {
  const below = document.querySelectorAll('.table :is(.toast:not(.fixed), .climbing > :is(.rail, .passes))')
  return Math.min(field.bottom, ...[...below].map((one) => one.getBoundingClientRect().top))
}
