import { expect, test } from 'vitest'
import { missingPlatforms, readLock } from './platforms.ts'

test('a platform that was left out is found by its name', () => {
  const optionalDependencies = {
    '@tool/linux-x64': '1.2.3',
    '@tool/linux-arm64-musl': '1.2.3',
    '@tool/win32-x64': '1.2.3',
  }
  expect(
    missingPlatforms({
      'node_modules/tool': { version: '1.2.3', dev: true, optionalDependencies },
      'node_modules/@tool/linux-x64': { version: '1.2.3', optional: true },
    }),
  ).toEqual({
    'node_modules/@tool/linux-arm64-musl': {
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['musl'],
    },
    'node_modules/@tool/win32-x64': { version: '1.2.3', dev: true, optional: true, os: ['win32'], cpu: ['x64'] },
  })
})

test('the lock file holds every platform (else: npm run lock), and names no host', () => {
  const { packages } = readLock()
  expect(Object.keys(missingPlatforms(packages))).toEqual([])
  expect(JSON.stringify(Object.values(packages).map((entry) => 'resolved' in entry && entry.resolved))).not.toContain(
    '//',
  )
})
