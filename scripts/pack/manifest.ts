/** What of a `package.json` matters here. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly license?: string
  readonly description?: string
  readonly type?: string
  readonly sideEffects?: boolean
  readonly engines?: Readonly<Record<string, string>>
  readonly bin?: Readonly<Record<string, string>>
  readonly exports?: string | Readonly<Record<string, string>>
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Packages of this project are named so. */
const OWN = '@tefuda/'

/** The manifest of a compiled package that lies in another one, which brings everything that is needed from elsewhere. */
export const innerManifest = ({ name, version, license, exports }: Manifest): object => ({
  name,
  version,
  license,
  type: 'module',
  ...(exports !== undefined && { exports: compiledExports(exports, false) }),
})

/**
 * The manifest of the kernel by itself. Vitest is wanted by those alone who run its conformance suite in Vitest, in the
 * version that this project runs.
 */
export const kernelManifest = (kernel: Manifest, vitest: string): object => ({
  ...innerManifest(kernel),
  description: 'The contract, match, records and conformance suite of Tefuda, for games of your own',
  sideEffects: false,
  exports: compiledExports(kernel.exports ?? {}, true),
  dependencies: kernel.dependencies,
  peerDependencies: { vitest: `^${vitest}` },
  peerDependenciesMeta: { vitest: { optional: true } },
})

/** The manifest of the whole program: packages of this project lie in it, those of others are fetched. */
export const programManifest = (program: Manifest, parts: readonly Manifest[]): object => {
  const { name, version, description, license, engines, bin } = program
  const all = parts.flatMap(({ dependencies = {} }) => Object.entries(dependencies))
  const others = all.filter(([dependency]) => !dependency.startsWith(OWN)).sort(([a], [b]) => (a < b ? -1 : 1))
  return {
    ...{ name, version, description, license, type: 'module', engines, bin },
    dependencies: {
      ...Object.fromEntries(others),
      ...Object.fromEntries(parts.map((part) => [part.name, part.version])),
    },
    bundleDependencies: parts.map((part) => part.name),
  }
}

/** Entries of a package as they are once it is compiled, with the declarations beside them where those are packed too. */
function compiledExports(exports: NonNullable<Manifest['exports']>, isTyped: boolean): unknown {
  if (typeof exports !== 'string')
    return Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, compiledExports(file, isTyped)]))
  const stem = exports.replace(/\.ts$/, '')
  return isTyped ? { types: `${stem}.d.ts`, default: `${stem}.js` } : `${stem}.js`
}
