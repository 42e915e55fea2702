import { toBlob } from 'html-to-image'

/** What is there to be pressed, and what lies beside the table. */
const LEFT_OUT = '.bar .icon-btn, .bar .btn, .slider, .controls, .side'

/** The table as it is shown, with seats, hands and graph, as PNG of twice its size; null where the browser cannot make one. */
export const pictureOf = (table: HTMLElement): Promise<Blob | null> =>
  toBlob(table, {
    pixelRatio: 2,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
    filter: (node) => !(node instanceof Element && node.matches(LEFT_OUT)),
  }).catch((error: unknown) => {
    console.error(error)
    return null
  })
