import { afterEach, expect, it, vi } from 'vitest'
import { followStep } from './step-address.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pageAt = (pathname: string): { pathname: string; search: string; hash: string; written: string[] } => {
  vi.useFakeTimers()
  const page = { pathname, search: '?table=abc', hash: '#record=xyz', written: [] as string[] }
  vi.stubGlobal('location', page)
  vi.stubGlobal('history', { state: null, replaceState: (_: null, __: string, to: string) => page.written.push(to) })
  return page
}

it('names the step in the address once it has stood for a while', () => {
  const page = pageAt('/review')
  followStep(2)
  expect(page.written).toEqual([])
  vi.runAllTimers()
  expect(page.written).toEqual(['/review?table=abc&move=2#record=xyz'])
})

it('names no step in the address of another page that was opened meanwhile', () => {
  const page = pageAt('/review')
  followStep(2)
  page.pathname = '/play/e0924c972f7739f4'
  vi.runAllTimers()
  expect(page.written).toEqual([])
})
