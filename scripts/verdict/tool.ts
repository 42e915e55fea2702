import { type ChildProcess, spawn } from 'node:child_process'
import { getCompileCacheDir } from 'node:module'
import { join } from 'node:path'
import { root } from '../runtime.mjs'
import type { RunEvent } from './events.ts'

/** A program of an installed package, run in a folder. */
export interface Tool {
  /** Its path in node_modules. */
  readonly program: string
  readonly args: readonly string[]
  readonly folder: string
}

/** How a tool ended: by itself, with a code, or by a signal. */
export interface Ending {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

/** The tools that are running, each the leader of a process group of its own. */
const running = new Set<ChildProcess>()

/** Sends a signal to every running tool and to what it started. */
export function signalTools(signal: NodeJS.Signals): void {
  for (const child of running) signalGroup(child, signal)
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch (error) {
    // It has ended meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

process.on('exit', () => signalTools('SIGTERM'))

/** Runs a tool to its end. What it prints is handed on by whole lines. */
export function runTool(
  { program, args, folder }: Tool,
  onOutput: (text: string) => void,
  onEvent: (event: RunEvent) => void = () => undefined,
): Promise<Ending> {
  // Playwright asks whether there is a localStorage, of which Node 26 warns.
  const quiet = '--disable-warning=ExperimentalWarning'
  const child = spawn(process.execPath, [quiet, join(root, 'node_modules', program), ...args], {
    cwd: folder,
    stdio: ['inherit', 'pipe', 'pipe', 'ipc'],
    detached: process.platform !== 'win32',
    env: {
      ...process.env,
      ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
      // Tests start many processes of this project.
      NODE_COMPILE_CACHE: getCompileCacheDir(),
    },
  })
  running.add(child)
  child.on('message', (event: RunEvent) => onEvent(event))
  const rests = [child.stdout, child.stderr].map((stream) => stream && linesOf(stream, onOutput))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      running.delete(child)
      for (const rest of rests) rest?.()
      resolve({ code, signal })
    })
  })
}

/** Hands on whole lines; what is left when the stream has ended is handed on by the function answered. */
function linesOf(stream: NodeJS.ReadableStream, hand: (text: string) => void): () => void {
  let rest = ''
  stream.setEncoding('utf8')
  stream.on('data', (chunk: string) => {
    const end = (rest + chunk).lastIndexOf('\n') + 1
    const [lines, more] = [(rest + chunk).slice(0, end), (rest + chunk).slice(end)]
    rest = more
    if (lines !== '') hand(lines)
  })
  return () => {
    if (rest !== '') hand(rest)
  }
}
