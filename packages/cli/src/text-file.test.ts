import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readStart, readTextFile, textOf } from './text-file.ts'

test('a mark of the byte order before a text is no part of it', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'tefuda-')), 'marked.json')
  const marked = Buffer.from('\uFEFF{"名":1}')
  writeFileSync(file, marked)
  const texts = [
    await readTextFile(file, process.stdin, 100),
    await textOf(Readable.from([marked.subarray(0, 2), marked.subarray(2)]), 100),
    readStart(file, 100),
  ]
  expect(texts).toEqual(Array(3).fill('{"名":1}'))
})
