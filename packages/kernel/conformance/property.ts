import type { Text } from '../src/text.ts'
import { textFault } from './plain.ts'
import type { Subject } from './subject.ts'

/** Something a game promises. `check` reports every way in which it does not keep the promise. */
export interface Property {
  readonly id: string
  /** The promise in a sentence, as the name of a test. */
  readonly promise: string
  check(subject: Subject, report: Report): void
}

/** Takes a sentence that tells what is wrong, and where. */
export type Report = (finding: string) => void

/** Two texts that should be equal, from shortly before the first place where they differ. */
export const difference = (a: string, b: string): string => {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const from = Math.max(0, at - 30)
  return `…${a.slice(from, at + 50)}… is not …${b.slice(from, at + 50)}…`
}

/** Reports what `textFault` finds wrong with a text; `what` names it. */
export const checkText = (what: string, text: Text | undefined, report: Report): void => {
  const fault = textFault(text)
  if (fault !== null) report(`${what} ${fault}`)
}

/** Ids that are there more than once. */
export const repeated = (ids: readonly string[]): string[] => ids.filter((id, k) => ids.indexOf(id) !== k)
