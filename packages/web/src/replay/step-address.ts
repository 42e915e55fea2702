import { useEffect } from 'react'

/** The address follows once a step has stood so long, in milliseconds: browsers bound how often it may change. */
const REST = 300

/** The step that the address names as `?move=16`; 0, the beginning, where it names none. */
export const stepInAddress = (): number => {
  const step = Number(new URLSearchParams(location.search).get('move') ?? 0)
  return Number.isInteger(step) ? step : 0
}

/** A query that names a step beside what else it says, with its question mark; 0 is not named. */
export const queryAt = (search: string, step: number): string => {
  const query = new URLSearchParams(search)
  if (step === 0) query.delete('move')
  else query.set('move', String(step))
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

export const addressOfStep = (step: number): string =>
  `${location.pathname}${queryAt(location.search, step)}${location.hash}`

/** Lets the address follow a step once it has stood, unless another page has opened meanwhile. Returns how to stop it. */
export const followStep = (step: number): (() => void) => {
  const { pathname } = location
  const timer = setTimeout(() => {
    if (location.pathname === pathname && stepInAddress() !== step)
      history.replaceState(history.state, '', addressOfStep(step))
  }, REST)
  return () => clearTimeout(timer)
}

/** Lets the address follow a step; null: it stays as it is. */
export const useStepInAddress = (step: number | null): void => {
  useEffect(() => (step === null ? undefined : followStep(step)), [step])
}
