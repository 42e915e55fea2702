import { describe, expect, test } from 'vitest'
import { PushBody, RenameBody } from './http.ts'

const body = {
  endpoint: 'https://push.example.org/send/a%20b?c=d~e#f',
  expirationTime: null,
  keys: { p256dh: 'B-_0'.repeat(21), auth: 'a-_9'.repeat(5) },
}
const isTaken = (change: object): boolean => PushBody.safeParse({ ...body, ...change }).success

describe('a browser that is to be called', () => {
  test('is taken as browsers write it', () => {
    expect(PushBody.parse(body)).toEqual(body)
  })

  test.each(['https://push.example.org/\0', 'https://push.example.org/\ud800', 'http://push.example.org/', 'nowhere'])(
    'is called at no such place: %j',
    (endpoint) => {
      expect(isTaken({ endpoint })).toBe(false)
    },
  )

  test.each(['', '\0', 'a\0', 'a+b', 'a/b', 'ab==', 'a\n'])('has no such key: %j', (key) => {
    expect(isTaken({ keys: { ...body.keys, p256dh: key } })).toBe(false)
    expect(isTaken({ keys: { ...body.keys, auth: key } })).toBe(false)
  })
})

describe('a name', () => {
  test.each(['アン', 'Ann ❤️', 'é', '7'])('can be %j', (name) => {
    expect(RenameBody.parse({ name })).toEqual({ name })
  })

  test.each(['', ' ', '\u3164', '\u2800', 'a\u202eb', 'a\nb\0'])('cannot be %j', (name) => {
    expect(RenameBody.safeParse({ name }).success).toBe(false)
  })
})
