/** A line of input is at most so many bytes, its end not counted. */
export const MAX_LINE_BYTES = 1_000_000

/** One line as it came in: its text, or why there is none. */
export type Line = { readonly text: string } | { readonly fault: 'too-long' | 'not-utf8' }

const NEWLINE = 10

/**
 * Cuts a stream of bytes into lines. What exceeds `max` bytes is reported as soon as that is known and the rest of that line
 * dropped as it comes in, so memory stays bounded. A last line without an end counts as a line.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>, max = MAX_LINE_BYTES): AsyncGenerator<Line> {
  let pieces: Uint8Array[] = []
  let length = 0
  let dropping = false
  for await (const chunk of input) {
    let start = 0
    while (start < chunk.length) {
      const end = chunk.indexOf(NEWLINE, start)
      const piece = chunk.subarray(start, end === -1 ? chunk.length : end)
      start += piece.length + 1
      if (!dropping && length + piece.length > max) {
        pieces = []
        length = 0
        dropping = true
        yield { fault: 'too-long' }
      }
      if (!dropping) {
        pieces.push(piece)
        length += piece.length
      }
      if (end === -1) break
      if (!dropping) yield decode(pieces, length)
      pieces = []
      length = 0
      dropping = false
    }
  }
  if (length > 0) yield decode(pieces, length)
}

const decode = (pieces: readonly Uint8Array[], length: number): Line => {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const piece of pieces) {
    bytes.set(piece, offset)
    offset += piece.length
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return { fault: 'not-utf8' }
  }
}
