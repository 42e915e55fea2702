import { expect, type Page } from '@playwright/test'
import { type Match, recordOf } from '@tefuda/kernel'

/** Brings a match to the page as an unfinished record and sits down at it. */
export const sitDownAtExjan = async (page: Page, match: Match): Promise<void> => {
  await page.goto('/records')
  await page.locator('input[type="file"]').setInputFiles({
    name: 'table.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(recordOf(match))),
  })
  await page.locator('a[href^="/play/"]').click()
  await expect(page.locator('.exjan')).toBeVisible()
}

/** A card of the own hand. */
export const card = (page: Page, label: string) =>
  page.locator('[data-held]').and(page.getByRole('button', { name: label, exact: true }))
export const press = (page: Page, name: string | RegExp) => page.locator('.acts').getByRole('button', { name })
