import { cardFace } from './face.ts'

const SVG = 'http://www.w3.org/2000/svg'
const drawn = new Set<string>()
let sprite: SVGSVGElement | undefined

const faces = (): SVGSVGElement => {
  if (sprite !== undefined) return sprite
  sprite = document.createElementNS(SVG, 'svg')
  sprite.setAttribute('aria-hidden', 'true')
  sprite.setAttribute('class', 'card-faces')
  document.body.append(sprite)
  return sprite
}

export const faceId = (name: string): string => `face-${name}`

/** Draws a face once into the page; every card of that name then refers to it, which keeps the page small. */
export const ensureFace = (name: string): void => {
  if (drawn.has(name)) return
  drawn.add(name)
  const symbol = document.createElementNS(SVG, 'symbol')
  symbol.id = faceId(name)
  symbol.setAttribute('viewBox', '0 0 100 140')
  symbol.innerHTML = cardFace(name)
  faces().append(symbol)
}
