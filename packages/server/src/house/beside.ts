/**
 * For threads that work beside the one that serves: where there are fewer processors than threads with something to do, these wait. On
 * Linux a thread has a priority of its own; elsewhere it may be that of the whole process.
 */
export const BESIDE = { niceIncrement: process.platform === 'linux' ? 5 : 0 } as const
