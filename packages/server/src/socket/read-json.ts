import type { RawData } from 'ws'

/** The JSON value of a frame of text, which sockets give as one buffer; undefined where it is none. */
export const readJson = (data: RawData, isBinary: boolean): unknown => {
  if (isBinary) return undefined
  try {
    return JSON.parse((data as Buffer).toString())
  } catch {
    return undefined
  }
}
