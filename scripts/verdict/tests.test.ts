import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../runtime.mjs'
import { runTests } from './tests.ts'

/** Begins two files, ends the second and is killed in the first. */
const KILLED = `
process.send({ kind: 'started', item: 'first.test.ts' })
process.send({ kind: 'started', item: 'second.test.ts' })
process.send({ kind: 'finished', item: 'second.test.ts', seconds: 1 })
process.send({ kind: 'test', name: 'a', seconds: 1, passed: true }, () => process.kill(process.pid, 'SIGKILL'))`

test('a tool that is killed is told of, with what it was running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'vitest.mjs'), KILLED)
  const said: string[] = []
  const screen = { say: (text: string) => void said.push(text), line: () => undefined, end: () => undefined }
  const program = relative(join(root, 'node_modules'), join(folder, 'vitest.mjs'))
  const run = {
    part: 'unit',
    title: 'tests',
    program,
    args: [],
    folder,
    isWhole: true,
    isMeasured: true,
    following: [],
  }
  const fault = { name: 'tests', text: 'vitest ended with SIGKILL, running: first.test.ts' }
  expect(await runTests(run, screen)).toMatchObject({ ok: false, tests: [{ name: 'a' }], faults: [fault] })
  expect(said.join('')).toContain(fault.text)
})
