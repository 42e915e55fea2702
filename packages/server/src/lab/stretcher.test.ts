import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isRefusal } from '@tefuda/kernel'
import { readExperiment } from '@tefuda/lab'
import { describe, expect, onTestFinished, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { openStretcher, type Stretcher } from './stretcher.ts'

const ROW = {
  experiment: JSON.stringify(
    readExperiment({
      name: 'a test',
      game: 'southern-cross',
      seats: 2,
      players: [{ bot: 'random' }],
      until: { deals: 1_000_000 },
    }),
  ),
  kept: null,
}

interface Circumstances {
  readonly memory?: number
  readonly patience?: number
}

const opened = ({ memory = 256, patience }: Circumstances): Stretcher => {
  const config = { labMemory: memory }
  const stretcher = openStretcher(config, { warn: () => undefined }, new AbortController().signal, patience)
  onTestFinished(() => stretcher.close())
  return stretcher
}

/** What became of a stretch: the code of a refusal, or null. */
const codeOf = async (stretch: ReturnType<Stretcher['play']>): Promise<string | null> => {
  const done = await stretch
  return isRefusal(done) ? done.code : null
}

test('a stretch ends well, or in a fault of the game', async () => {
  const stretcher = opened({})
  // All the time has been played: one deal is left.
  expect(await codeOf(stretcher.play(ROW, 0))).toBe(null)
  expect(await codeOf(stretcher.play({ ...ROW, kept: 'not what was kept' }, 600))).toBe('lab-broke')
})

test.each([
  ['lab-memory', { memory: 8 }],
  ['lab-too-slow', { patience: 1 }],
])('%s is told apart', async (code, circumstances) => {
  expect(await codeOf(opened(circumstances).play(ROW, 600))).toBe(code)
})

/** A server of which nothing but an experiment is there, which it plays in stretches until one fails, and says how. */
const PROGRAM = `
const { openStretcher } = await import('${new URL('./stretcher.ts', import.meta.url).href}')
const log = { warn: () => undefined }
const stretcher = openStretcher({ labMemory: 256 }, log, new AbortController().signal)
for (let kept = null; ; ) {
  const done = await stretcher.play({ ...${JSON.stringify(ROW)}, kept }, 600)
  if ('code' in done) { console.log(done.code); break }
  kept = done.kept
}
`

/** `experiment`: the id of the process that plays. */
const started = async (): Promise<{ readonly server: ChildProcess; readonly experiment: number }> => {
  const server = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void server.kill('SIGKILL'))
  const children = (): string => readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim()
  await until(() => children() !== '')
  return { server, experiment: Number(children()) }
}

/** Of each thread; the 41st field, as after the name in parentheses. */
const policies = (pid: number): readonly string[] =>
  readdirSync(`/proc/${pid}/task`).map(
    (thread) => readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[38]!,
  )

const IDLE = '5'

describe.runIf(process.platform === 'linux')('the process of an experiment', () => {
  test('gives way with all its threads, and goes with a server that is killed', async () => {
    const { server, experiment } = await started()
    await expect.poll(() => [...new Set(policies(experiment))]).toEqual([IDLE])
    server.kill('SIGKILL')
    await expect.poll(() => existsSync(`/proc/${experiment}`)).toBe(false)
  })

  test('that is killed takes no more with it than its experiment', async () => {
    const { server, experiment } = await started()
    process.kill(experiment, 'SIGKILL')
    const [said] = (await once(server.stdout!, 'data')) as [Buffer]
    expect(String(said)).toBe('lab-broke\n')
    await once(server, 'exit')
  })
})
