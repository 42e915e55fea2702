import { isRefusal, type Refusal } from '@tefuda/kernel'
import type { DailyResults } from '@tefuda/wire'
import { useCallback, useEffect, useState } from 'react'
import { api } from '../online/api.ts'
import { submitTry } from './submit.ts'

/** While the bots play, their par is asked for so often, in milliseconds. */
const EVERY = 10_000
/** A result that a busy server did not look at is sent again after so long, in milliseconds. */
const AGAIN = 4000

export interface ResultAnswer {
  readonly results: DailyResults | Refusal
  /** Why one's own result is not with the server; null where it is, or where there is none. */
  readonly unsent: Refusal | null
}

export interface ResultState {
  /** Null until the server has answered. */
  readonly told: ResultAnswer | null
  /** Sends one's own result where that has not been done, and asks once more. */
  readonly ask: () => Promise<void>
}

/** What everybody made of a deal of a day, one's own result sent before. */
export const useResult = (day: string, game: string): ResultState => {
  const [told, setTold] = useState<ResultAnswer | null>(null)
  const ask = useCallback(async (): Promise<void> => {
    setTold(null)
    const unsent = await submitTry(day, game)
    setTold({ results: await api.dailyResults(day, game), unsent })
  }, [day, game])
  useEffect(() => void ask(), [ask])
  const isBusy = told?.unsent?.code === 'busy'
  useEffect(() => {
    if (!isBusy) return
    const clock = setTimeout(() => void ask(), AGAIN)
    return () => clearTimeout(clock)
  }, [isBusy, ask])
  const isWaiting = told !== null && !isRefusal(told.results) && told.results.results?.pars.length === 0
  useEffect(() => {
    if (!isWaiting) return
    const look = async (): Promise<void> => {
      const results = await api.dailyResults(day, game)
      if (!isRefusal(results)) setTold((before) => before && { ...before, results })
    }
    const clock = setInterval(() => void look(), EVERY)
    return () => clearInterval(clock)
  }, [isWaiting, day, game])
  return { told, ask }
}
