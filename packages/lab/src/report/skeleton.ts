import type { Language } from '@tefuda/kernel'
import { STYLE } from './style.ts'

/** A page that needs nothing else; `title` is its heading, too, and like `body` it is HTML. */
export const htmlPage = (language: Language, title: string, body: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${STYLE}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`
