import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepLinkSecret, linkSecret } from './link-secret.ts'

const page = { hash: '', pathname: '/club/link' }
const entry = {
  state: null as unknown,
  replaceState(state: unknown, _: string, address: string) {
    entry.state = state
    const [, hash] = address.split('#')
    page.hash = hash === undefined ? '' : `#${hash}`
  },
}

beforeEach(() => {
  Object.assign(page, { hash: '' })
  entry.state = null
  vi.stubGlobal('location', page)
  vi.stubGlobal('history', entry)
})
afterEach(() => vi.unstubAllGlobals())

test('a secret leaves the address at once, outlives a reload, and is forgotten when it has been used', () => {
  page.hash = '#secret'
  entry.state = { from: 'mail' }
  keepLinkSecret(linkSecret())
  expect([page.hash, linkSecret()]).toEqual(['', 'secret'])
  keepLinkSecret('')
  expect([linkSecret(), entry.state]).toEqual(['', { from: 'mail' }])
})

test('the link that is opened counts more than one before it', () => {
  entry.state = { link: 'old' }
  page.hash = '#new'
  expect(linkSecret()).toBe('new')
})

test('without a link there is none', () => {
  keepLinkSecret(linkSecret())
  expect(linkSecret()).toBe('')
})
