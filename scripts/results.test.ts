import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { saveFigures } from './results.ts'

test('what a command measured is written; what it did not measure stays, but times on other cores do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-results-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'bench', 'results'), { recursive: true })
  saveFigures({ cores: 2, fresh_s: 500, parts: { check: 13, unit: 150 } }, folder)
  saveFigures({ mutation: { kernel: 86.5 }, sampled: { kernel: 8 } }, folder)
  saveFigures({ cores: 2, again_s: 400, parts: { unit: 140 } }, folder)
  const file = join(folder, 'bench/results/tests.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ fresh_s: 500, parts: { check: 13, unit: 140 } })
  saveFigures({ cores: 4, again_s: 300, parts: { unit: 90 } }, folder)
  saveFigures({ mutation: { ccc: 85.1 }, sampled: { ccc: undefined } }, folder)
  const written = readFileSync(file, 'utf8')
  expect(JSON.parse(written)).toEqual({
    cores: 4,
    again_s: 300,
    parts: { unit: 90 },
    mutation: { ccc: 85.1, kernel: 86.5 },
    sampled: { kernel: 8 },
  })
  expect(written).toMatch(/"ccc": 85\.1,\n {4}"kernel"/)
  saveFigures({ mutation: { kernel: 87 }, sampled: { kernel: undefined } }, folder)
  expect(JSON.parse(readFileSync(file, 'utf8'))).not.toHaveProperty('sampled')
})
