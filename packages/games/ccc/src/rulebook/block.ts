import { writerOf } from '@tefuda/kernel/rulebook'
import type { Sitting } from './sitting.ts'

export { count, same } from '@tefuda/kernel/rulebook'

export const { say, list, table } = writerOf<Sitting>('CC')
