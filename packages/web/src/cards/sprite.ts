import type { Pack } from '@tefuda/kernel'
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

export const faceId = (name: string, pack: Pack): string => `face-${pack}-${name}`

/** Draws a face once into the page; every card of that name then refers to it, which keeps the page small. */
export const ensureFace = (name: string, pack: Pack): void => {
  const id = faceId(name, pack)
  if (drawn.has(id)) return
  drawn.add(id)
  const symbol = document.createElementNS(SVG, 'symbol')
  symbol.id = id
  symbol.setAttribute('viewBox', '0 0 100 140')
  symbol.innerHTML = cardFace(name, pack)
  faces().append(symbol)
}
