import { fileURLToPath } from 'node:url'

/** All of `bots.ts` that is this project's own in one file. */
export default {
  ssr: { noExternal: [/^@tefuda\//] },
  build: {
    ssr: fileURLToPath(new URL('bots.ts', import.meta.url)),
    minify: true,
    emptyOutDir: false,
    rolldownOptions: { output: { entryFileNames: 'bots.mjs', codeSplitting: false } },
  },
}
