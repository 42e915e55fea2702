import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**'],
    globalSetup: ['scripts/databases-setup.ts'],
    // All cores, not all but one.
    maxWorkers: '100%',
    // A busy machine is slow, not wrong.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    coverage: { provider: 'v8', include: ['packages/*/src/**', 'packages/games/*/src/**'] },
  },
})
