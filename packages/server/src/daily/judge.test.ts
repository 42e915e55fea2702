import { isRefusal } from '@tefuda/kernel'
import { checkTry, dailyDeal, offlineSeed, parOf } from '@tefuda/learn/daily'
import { playDeal } from '@tefuda/learn/rehearsal'
import { expect, onTestFinished, test } from 'vitest'
import { openJudge } from './judge.ts'

const DEAL = dailyDeal('2026-12-30', 'southern-cross')!
const SEED = offlineSeed(DEAL)

test('threads answer as the functions do, refuse the same, and are given up on closing', async () => {
  const judge = openJudge()
  onTestFinished(judge.close)
  const record = playDeal(DEAL, SEED)
  expect(await judge.check(record, DEAL, SEED)).toEqual(checkTry(record, DEAL, SEED))
  expect(isRefusal(await judge.check({ moves: 7 }, DEAL, SEED))).toBe(true)
  expect(await judge.par('easy', DEAL, SEED)).toBe(parOf('easy', DEAL, SEED))
  await judge.rehearse(DEAL, SEED)
  expect(await judge.check(record, DEAL, SEED)).toEqual(checkTry(record, DEAL, SEED))
  const slow = judge.par('master', DEAL, SEED).catch(() => 'given up')
  await judge.close()
  expect(await slow).toBe('given up')
})

test('more than can be looked at soon is refused with a sentence', async () => {
  const judge = openJudge()
  onTestFinished(judge.close)
  const answers = await Promise.all(Array.from({ length: 600 }, () => judge.check(null, DEAL, SEED)))
  const codes = answers.map((answer) => (isRefusal(answer) ? answer.code : 'accepted'))
  expect(codes.filter((code) => code === 'busy').length).toBeGreaterThan(0)
  expect(codes.filter((code) => code === 'bad-record').length).toBeGreaterThan(500)
})
