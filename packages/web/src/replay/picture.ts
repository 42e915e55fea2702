import { domToBlob } from 'modern-screenshot'

/** What is there to be pressed, and what lies beside the table. */
const LEFT_OUT = '.bar .icon-btn, .bar .btn, .slider, .controls, .side'

/** The table as it is shown, with seats, hands and graph, as PNG of twice its size; null where the browser cannot make one. */
export const pictureOf = async (table: HTMLElement): Promise<Blob | null> => {
  try {
    const { width, bottom } = table.querySelector('.main')!.getBoundingClientRect()
    const controls = table.querySelector('.slider')?.getBoundingClientRect().top ?? bottom
    return await domToBlob(table, {
      width,
      height: controls - table.getBoundingClientRect().top,
      scale: 2,
      backgroundColor: getComputedStyle(document.body).backgroundColor,
      filter: (node) => !(node instanceof Element && node.matches(LEFT_OUT)),
    })
  } catch (error) {
    console.error(error)
    return null
  }
}
