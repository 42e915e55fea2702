import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

const PHONE = { width: 360, height: 640 }

test('four friends play within six presses altogether', async ({ device }) => {
  let presses = 0
  const press = async (what: Locator): Promise<void> => {
    presses += 1
    await what.click()
  }
  const people: readonly Page[] = await Promise.all(
    [0, 1, 2, 3].map(async () => (await device({ viewport: PHONE })).page),
  )
  const [host, ...friends] = people as [Page, ...Page[]]
  await host.goto('/')
  await press(host.getByRole('listitem', { name: 'カットイン大富豪' }).getByRole('link', { name: 'みんなで' }))
  await press(host.getByRole('button', { name: '卓を開く' }))
  await expect(host.locator('.chair-row.own')).toBeVisible()
  for (const [k, friend] of friends.entries()) {
    await friend.goto(host.url())
    await press(friend.getByRole('button', { name: `席${k + 2}に座る` }))
  }
  await expect(host.locator('.chair-row.person')).toHaveCount(4)
  // Nobody has a name yet, and everybody is told from the others.
  await expect(host.locator('.chair-row.person .who b')).toHaveText(['あなた', '席2の人', '席3の人', '席4の人'])
  // Whoever comes by the link sees the room as whoever has opened the table.
  const sizes = people.map((one) => one.getByText('あなたの名前').evaluate((label) => getComputedStyle(label).fontSize))
  expect(new Set(await Promise.all(sizes)).size).toBe(1)
  await press(host.getByRole('button', { name: '始める' }))
  for (const one of people) await expect(one.locator('[data-held]').first()).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
})
