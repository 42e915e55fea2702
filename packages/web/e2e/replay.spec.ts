import { findGame } from '@tefuda/games'
import { recordOf, rng } from '@tefuda/kernel'
import { recordInLink } from '../src/replay/record-link.ts'
import { dealt, made } from '../testing/matches.ts'
import { expect, test } from './test.ts'
import { violations } from './violations.ts'

/** A game of Exjan against bots in which hardly anybody claims, as a part of a link. */
const linkOfGame = async (): Promise<string> => {
  const match = dealt(findGame('exjan')!, 4, { deals: 2 })
  const { engine, state } = match
  const random = rng(5)
  for (;;) {
    const seat = engine.toAct(state)[0]
    if (seat === undefined) break
    const passes = engine.status(state).phase === 'window' && random.below(10) > 0
    made(match, seat, engine.format(passes ? engine.timeoutMove(state, seat) : engine.pick(state, seat, random)))
  }
  const seats = [{ name: '花子' }, { bot: 'greedy' }, { bot: 'greedy' }, { bot: 'greedy' }]
  return (await recordInLink({ ...recordOf(match), seats }))!
}

test('a game is handed on by a link that holds it: every position has an address, hands are open, the table stays', async ({
  page,
}) => {
  await page.goto(`/replay?move=5#record=${await linkOfGame()}`)
  const where = page.locator('.where b')
  const ownName = page.locator('.exjan-table .zone.own')
  await expect(where).toHaveText('5')
  await expect(ownName).toHaveAccessibleName('花子')
  await page.locator('[data-move="9"]').click()
  await expect(where).toHaveText('9')
  expect(new URL(page.url()).searchParams.get('move')).toBe('9')
  await page.goBack()
  await expect(where).toHaveText('5')
  for (let k = 0; k < 3; k++) await page.getByRole('button', { name: '一手すすむ' }).click()
  await expect(ownName).toHaveAccessibleName('花子')
  await page.getByRole('button', { name: 'ボット2の席から見る' }).click()
  await expect(ownName).toHaveAccessibleName('ボット2')
  const hand = page.getByRole('button', { name: 'ボット1', exact: true })
  await expect(hand).toHaveAttribute('aria-expanded', 'true')
  await hand.click()
  await expect(hand).toHaveAttribute('aria-expanded', 'false')
  await page.getByRole('combobox', { name: 'ゲームを選ぶ' }).selectOption('2')
  await expect(page.locator('.moves [aria-current]')).toBeVisible()
  expect(await violations(page)).toEqual([])
})
