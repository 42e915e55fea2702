import { expect, test } from 'vitest'
import { innerManifest, kernelManifest, programManifest } from './manifest.ts'

const kernel = {
  name: '@tefuda/kernel',
  version: '1.2.3',
  license: 'MIT',
  exports: { '.': './src/index.ts', './conformance': './conformance/index.ts' },
  dependencies: { '@noble/hashes': '2.4.0' },
}
const server = {
  name: '@tefuda/server',
  version: '1.2.3',
  exports: './src/index.ts',
  dependencies: { '@tefuda/kernel': '*', ws: '8.0.0' },
}

test('a package within the program names its compiled entries, and nothing it depends on', () => {
  expect(innerManifest(server)).toEqual({
    name: '@tefuda/server',
    version: '1.2.3',
    license: undefined,
    type: 'module',
    exports: './src/index.js',
  })
})

test('the kernel by itself has declarations, and wants Vitest of those alone who test with it', () => {
  expect(kernelManifest(kernel, '5.1.1')).toMatchObject({
    exports: {
      '.': { types: './src/index.d.ts', default: './src/index.js' },
      './conformance': { types: './conformance/index.d.ts', default: './conformance/index.js' },
    },
    dependencies: { '@noble/hashes': '2.4.0' },
    peerDependencies: { vitest: '^5.1.1' },
    peerDependenciesMeta: { vitest: { optional: true } },
  })
})

test('the program brings the packages of this project, and has those of others fetched', () => {
  const program = { name: 'tefuda', version: '1.2.3', bin: { tefuda: 'bin/tefuda.mjs' } }
  expect(programManifest(program, [kernel, server])).toMatchObject({
    bin: { tefuda: 'bin/tefuda.mjs' },
    dependencies: { '@noble/hashes': '2.4.0', ws: '8.0.0', '@tefuda/kernel': '1.2.3', '@tefuda/server': '1.2.3' },
    bundleDependencies: ['@tefuda/kernel', '@tefuda/server'],
  })
})
