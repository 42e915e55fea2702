import { defineConfig } from '@playwright/test'
import every, { page } from './playwright.config.ts'

/** The long forms of browser tests, which `npm test` leaves out. */
export default defineConfig({ ...every, projects: [{ ...page, grepInvert: [], grep: /@soak/ }] })
