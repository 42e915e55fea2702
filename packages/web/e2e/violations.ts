import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import axe from 'axe-core'

/** What axe finds on the page once nothing moves: each rule that is broken, with the element that breaks it. */
export const violations = async (page: Page): Promise<string[]> => {
  await page.waitForFunction(isStill)
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  return page.evaluate(run)
}

/** Runs in the page. A sheet that opens or closes stands in the page together with what is before or after it. */
const isStill = (): boolean =>
  document.querySelector('[data-starting-style], [data-ending-style]') === null &&
  document
    .getAnimations()
    .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity)

/** Runs in the page. What breaks no rule is not described, which is most of the work. */
const run = async (): Promise<string[]> => {
  const { axe } = globalThis as unknown as { readonly axe: { run(options: RunOptions): Promise<AxeResults> } }
  const { violations: found } = await axe.run({ resultTypes: ['violations'] })
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
