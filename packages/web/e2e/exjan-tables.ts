import { expect, type Page } from '@playwright/test'
import type { Match } from '@tefuda/kernel'
import { sitDownAtBegun } from './begun.ts'

/** Sits down at a match that was begun. */
export const sitDownAtExjan = async (page: Page, match: Match): Promise<void> => {
  await sitDownAtBegun(page, match)
  await expect(page.locator('.exjan')).toBeVisible()
}

/** A card of the own hand. */
export const card = (page: Page, label: string) =>
  page.locator('[data-held]').and(page.getByRole('button', { name: label, exact: true }))
export const press = (page: Page, name: string | RegExp) => page.locator('.acts').getByRole('button', { name })
