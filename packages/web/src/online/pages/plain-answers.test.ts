import { refusal } from '@tefuda/kernel'
import { expect, test, vi } from 'vitest'
import { askAbout, BAD_NAME, BROKEN_LINK, inPlainWords } from './plain-answers.ts'

test('half a link is known without the server', async () => {
  const ask = vi.fn<(id: string) => Promise<{ id: string }>>(async (id) => ({ id }))
  for (const id of ['zzz', '', 'pQb80PJaDil', 'a'.repeat(23), '../../api/me-----------'])
    expect(await askAbout(ask, id), id).toBe(BROKEN_LINK)
  expect(ask).not.toHaveBeenCalled()
  expect(await askAbout(ask, 'pQb80PJaDilpQb80PJaDil')).toEqual({ id: 'pQb80PJaDilpQb80PJaDil' })
})

test('what a server says about the shape of a field is told to nobody', () => {
  const pattern = refusal('bad-request', null, 'name（Invalid string: must match pattern /x/）', 'name (/x/)')
  expect(inPlainWords(pattern, BAD_NAME)).toBe(BAD_NAME)
  expect(inPlainWords(pattern)).toMatchObject({ code: 'not-taken' })
  const taken = refusal('taken', null, '席はもうありません。', 'The seat is gone.')
  expect(inPlainWords(taken, BAD_NAME)).toBe(taken)
  expect(inPlainWords({ name: 'みお' }, BAD_NAME)).toEqual({ name: 'みお' })
})
