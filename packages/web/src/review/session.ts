import type { Progress, Review } from '@tefuda/review'
import { recordId } from '../storage/index.ts'
import { keepMade, type Reviewed } from './made-before.ts'
import type { Report } from './protocol.ts'
import { type ReviewThread, reviewInThread } from './thread.ts'

/** A review that is being made, or has been. */
export interface Reviewing {
  /** As far as it has come; null before the first decision. */
  readonly review: Review | null
  /** Of all its decisions; none until the thread has found them. */
  readonly decisionPoints: Progress['decisionPoints']
  /** As in `Progress`. */
  readonly done: number
  readonly all: number
  readonly look: Progress['look']
  readonly state: 'running' | 'over' | 'stopped' | 'failed'
}

export const BEGUN: Reviewing = { review: null, decisionPoints: [], done: 0, all: 0, look: 1, state: 'running' }

/** A review in its thread, whoever looks at it. */
export interface ReviewSession {
  readonly reviewed: Reviewed
  reviewing(): Reviewing
  /** Who is told from now on what has changed; `isAside`: it may give way to whatever the person does. */
  tell(show: (reviewing: Reviewing, isAside: boolean) => void): void
  stop(): void
  goOn(): void
  /** It rests, and whoever comes back to it goes on. The one that was left before it is gone. */
  leave(): void
}

/** The session that was left last. */
let left: { readonly session: ReviewSession; readonly thread: ReviewThread } | null = null

/** The session of this review that was left last, as it was then; undefined where that was another. */
export const sessionLeft = (reviewed: Reviewed): ReviewSession | undefined => {
  if (left === null || !isSame(left.session.reviewed, reviewed)) return undefined
  const { session, thread } = left
  left = null
  if (session.reviewing().state === 'running') thread.goOn()
  return session
}

const isSame = (one: Reviewed, other: Reviewed): boolean =>
  one.seat === other.seat && one.id === other.id && recordId(one.record) === recordId(other.record)

/** Begins to review a record. When it comes to its end, it is kept. */
export const beginSession = (reviewed: Reviewed): ReviewSession => {
  let reviewing = BEGUN
  let show: Parameters<ReviewSession['tell']>[0] = () => {}
  const change = (to: Reviewing, isAside = false): void => {
    reviewing = to
    show(to, isAside)
  }
  const thread = reviewInThread(reviewed, (report) => {
    change(after(reviewing, report), report.kind === 'progress')
    if (report.kind === 'over') void keepMade(reviewed, { review: report.review, deals: report.deals })
  })
  const session: ReviewSession = {
    reviewed,
    reviewing: () => reviewing,
    tell(next) {
      show = next
    },
    stop() {
      thread.stop()
      change({ ...reviewing, state: 'stopped' })
    },
    goOn() {
      thread.goOn()
      change({ ...reviewing, state: 'running' })
    },
    leave() {
      show = () => {}
      if (reviewing.state === 'over' || reviewing.state === 'failed') return thread.end()
      thread.stop()
      left?.thread.end()
      left = { session, thread }
    },
  }
  return session
}

const after = (before: Reviewing, report: Report): Reviewing => {
  switch (report.kind) {
    case 'progress':
      return { ...report.progress, state: before.state }
    case 'over':
      return { ...before, review: report.review, state: 'over' }
    case 'trouble':
      console.error(report.trouble)
      return { ...before, state: 'failed' }
  }
}
