export { type QueueEar, queued } from './queued.ts'
export { type WorkOptions, workAtQueue } from './work.ts'
