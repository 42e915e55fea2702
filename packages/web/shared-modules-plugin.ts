import type { Plugin } from 'vite'

const MODULE = 'virtual:shared-modules'

/**
 * Offers a module that puts what games of other people may import where they look for it. It names everything one by one: a page whose
 * first script needs a little of the kernel would else fetch all of it before anything is seen.
 */
export const sharedModulesForGames = (): Plugin => ({
  name: 'shared-modules',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: async (id) => (id === `\0${MODULE}` ? programOf(await import('@tefuda/games/shared-modules')) : undefined),
})

const programOf = ({ SHARED, sharedModules }: typeof import('@tefuda/games/shared-modules')): string => {
  const lines = Object.entries(sharedModules).flatMap(([name, module], k) => {
    const exports = Object.keys(module).map((one) => ({ one, local: `${one}_${k}` }))
    return [
      `import { ${exports.map(({ one, local }) => `${one} as ${local}`).join(', ')} } from '${name}'`,
      `globalThis.${SHARED}['${name}'] = { ${exports.map(({ one, local }) => `${one}: ${local}`).join(', ')} }`,
    ]
  })
  return [`globalThis.${SHARED} = {}`, ...lines].join('\n')
}
