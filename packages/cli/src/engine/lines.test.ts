import { describe, expect, test } from 'vitest'
import { type Line, linesOf } from './lines.ts'

const chunks = async function* (...texts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield typeof text === 'string' ? new TextEncoder().encode(text) : text
}

const read = (max: number, ...texts: readonly (string | Uint8Array)[]): Promise<Line[]> =>
  collect(linesOf(chunks(...texts), max))

const collect = async (lines: AsyncIterable<Line>): Promise<Line[]> => {
  const all: Line[] = []
  for await (const line of lines) all.push(line)
  return all
}

describe('lines of a stream', () => {
  test('come out whole however the stream is cut', async () => {
    expect(await read(100, 'a', 'b\nc', 'd\n', '\nef\n')).toEqual([
      { text: 'ab' },
      { text: 'cd' },
      { text: '' },
      { text: 'ef' },
    ])
  })

  test('a character cut in two by a chunk is put together again', async () => {
    const [first, ...rest] = new TextEncoder().encode('手\n')
    expect(await read(100, Uint8Array.of(first!), Uint8Array.from(rest))).toEqual([{ text: '手' }])
  })

  test('the last one needs no end', async () => {
    expect(await read(100, 'a\nhalf')).toEqual([{ text: 'a' }, { text: 'half' }])
  })

  test('one of exactly the limit is read, one byte more is refused', async () => {
    expect(await read(4, 'abcd\nabcde\nx\n')).toEqual([{ text: 'abcd' }, { fault: 'too-long' }, { text: 'x' }])
  })

  test('what exceeds the limit is refused once, before the line ends, and dropped', async () => {
    const seen: Line[] = []
    let sent = 0
    const endless = async function* (): AsyncGenerator<Uint8Array> {
      for (; sent < 1000 && seen.length === 0; sent++) yield new Uint8Array(10).fill(120)
      yield* chunks('still the same line\nnext\n')
    }
    for await (const line of linesOf(endless(), 25)) seen.push(line)
    expect(sent).toBe(3)
    expect(seen).toEqual([{ fault: 'too-long' }, { text: 'next' }])
  })

  test('bytes that are no UTF-8 are refused, and only their line', async () => {
    expect(await read(100, Uint8Array.of(0xff, 0x0a), 'ok\n')).toEqual([{ fault: 'not-utf8' }, { text: 'ok' }])
  })
})
