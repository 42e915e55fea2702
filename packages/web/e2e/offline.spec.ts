import { expect, test } from '@playwright/test'

test.use({ serviceWorkers: 'allow' })

test('everything opens without a connection once it has been loaded', async ({ page, context }) => {
  await page.goto('/')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('座れば、もう一手目。')
  await page.getByRole('button', { name: 'ひとりで', exact: true }).click()
  await expect(page).toHaveURL(/\/play\//)
  await expect(page.getByRole('region', { name: '場' })).toBeVisible()
  await page.goto('/rules/southern-cross')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('サザンクロス')
})
