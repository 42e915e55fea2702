import { expect, type Locator } from '@playwright/test'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where something lies on the page, in whole pixels. */
export const boxOf = async (part: Locator): Promise<Box> => {
  await expect(part).toBeVisible()
  const { x, y, width, height } = (await part.boundingBox())!
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }
}

/** Whether no point lies in both. */
export const areApart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

/** Whether a part is to be seen whole inside another. */
export const isWithin = async (part: Locator, whole: Locator): Promise<boolean> => {
  const [inner, outer] = [await boxOf(part), await boxOf(whole)]
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height
}
