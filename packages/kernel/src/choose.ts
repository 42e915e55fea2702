/** Every way of choosing k of the items, in their order. */
export const choose = <T>(items: readonly T[], k: number): T[][] => {
  if (k === 0) return [[]]
  if (k === 1) return items.map((item) => [item])
  const ways: T[][] = []
  for (let i = 0; i <= items.length - k; i++)
    for (const rest of choose(items.slice(i + 1), k - 1)) ways.push([items[i]!, ...rest])
  return ways
}
