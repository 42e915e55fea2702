import { writerOf } from '@tefuda/kernel/rulebook'
import type { BookSubject } from './subject.ts'

export { count, same } from '@tefuda/kernel/rulebook'

export const { say, list, table } = writerOf<BookSubject>('ZS')
