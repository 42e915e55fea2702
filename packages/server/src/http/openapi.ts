import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { VERSION } from '@tefuda/kernel'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

/** What is said of an answer of that status. */
const DESCRIPTIONS: Readonly<Record<string, string>> = {
  200: 'What was asked for, or what has come of it',
  204: 'Done; there is nothing more to say',
  304: 'Nothing has changed since what the request names',
  '4xx': 'Refused, with the reason and what to do, in Japanese and in English',
  '5xx': 'The server cannot do it at the moment, said in the same way',
}

/** The description of the HTTP part, from the schemas that validate it. `base`: where the server stands. */
export const openApi = (base: string): FastifyDynamicSwaggerOptions => ({
  openapi: { openapi: '3.1.0', info: { title: 'Tefuda', version: VERSION }, servers: [{ url: base }] },
  transform: (route) => {
    const { schema, url } = jsonSchemaTransform(route)
    return { schema: { ...schema, response: described(schema.response as object | undefined) }, url }
  },
})

const described = (answers: object = { 200: {} }): object =>
  Object.fromEntries(
    Object.entries(answers).map(([status, answer]) => [
      status,
      { ...answer, 'x-response-description': DESCRIPTIONS[status] },
    ]),
  )
