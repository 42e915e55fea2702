import { NAMES_A_PROTOTYPE } from './refusals.ts'
import type { App } from './site.ts'

/** Reads nothing but JSON, since a form of another site cannot send that, and none that speaks of prototypes. Nothing is no body. */
export const readBodies = (app: App): void => {
  const read = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, null)
    else
      void read(request, text, (error, body) => {
        done(error !== null && isJson(text) ? NAMES_A_PROTOTYPE : error, body)
      })
  })
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
