import type { Outcome } from '@tefuda/lab'
import { expect, it } from 'vitest'
import { stoppedAt } from './sweep.ts'

const after = (deals: number): Outcome => ({ result: { deals } }) as Outcome

it('a sweep that was stopped says how far it was, and that the same command goes on', () => {
  const ALL = 2000
  expect(stoppedAt({ outcome: after(1200), paired: null }, ALL)).toEqual({
    ja: '途中で止めました：ひとつずつ変える配りは、2,000回のうち1,200回までです。同じコマンドで続きます。',
    en: 'Stopped on the way: 1,200 of 2,000 deals of each setting are played. The same command goes on.',
  })
  expect(stoppedAt({ outcome: after(ALL), paired: null }, ALL)!.en).toContain(
    '0 of 2,000 deals of two settings together',
  )
  expect(stoppedAt({ outcome: after(ALL), paired: after(40) }, ALL)!.ja).toContain(
    '二つずつ変える配りは、2,000回のうち40回まで',
  )
  expect(stoppedAt({ outcome: after(ALL), paired: after(ALL) }, ALL)).toBeNull()
})
