import { expect, test } from 'vitest'
import { type Finished, tefuda } from './process.ts'

const learn = (game: string, ...lines: readonly string[]): Promise<Finished> =>
  tefuda(['learn', game], { input: lines.map((line) => `${line}\n`).join('') })

test('a lesson asks for something, answers another move, goes on with the right one, and the next lesson follows', async () => {
  const { code, stdout, stderr } = await learn('zheng-shang-you', 'S4', 'S3', 'CQ', '', 'q')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const says = ['1枚ずつ、強くしていく 1／2', '3を1枚だけ出します', '強くしていく 2／2', 'が流れ', 'まとめて 1／2']
  expect(says.map((words) => stdout.indexOf(words)).every((at, k, all) => at > (all[k - 1] ?? -1))).toBe(true)
})

test('a lesson that ends with its input ends without a fault, and is not said to be kept', async () => {
  const { code, stdout, stderr } = await learn('ccc', '?')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('quit（q）：やめる\n')
})

test('a trainer asks by numbers, says what is no answer, and counts what was right', async () => {
  const input = ['none', '1', '', '1', '', 'q', 'q'].map((line) => `${line}\n`).join('')
  const { code, stdout, stderr } = await tefuda(['learn', 'exjan', '--trainer'], { input })
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toContain('番号で答えてください。')
  expect(stdout).toMatch(/残念。|正解。/)
  expect(stdout).toMatch(/\d問中\d問正解\n$/)
  const without = await tefuda(['learn', '--trainer'])
  expect(without.code).toBe(2)
})
