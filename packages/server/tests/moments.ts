import { STEP } from '../src/socket/beats.ts'
import { fence, type Line } from './lines.ts'
import type { Served } from './served.ts'

/** Milliseconds by which both clocks go on in turn. */
const QUANTUM = 50

/** Until everything has arrived that anybody has said, and what follows from it. */
export const settle = async (served: Served, lines: readonly Line[]): Promise<void> => {
  await Promise.all(lines.map(fence))
  await served.rest()
  await Promise.all(lines.map(fence))
}

/** Lets time pass at one server; what is told is heard at the moment at which it is told. */
export const pass = async (served: Served, lines: readonly Line[], ms: number, look: () => void): Promise<void> => {
  const { clock, sent } = served
  const end = clock.now() + ms
  for (let isOn = true; isOn; ) {
    const before = sent.count
    const steps = Math.floor(clock.now() / STEP)
    isOn = clock.goTo(end)
    await served.rest()
    look()
    if (sent.count !== before || Math.floor(clock.now() / STEP) !== steps) await settle(served, lines)
  }
}

/** Moments at which both clocks stop while so much time passes. */
export const quanta = (ms: number): number[] => {
  const whole = Array.from({ length: Math.floor(ms / QUANTUM) }, () => QUANTUM)
  return ms % QUANTUM === 0 ? whole : [...whole, ms % QUANTUM]
}
