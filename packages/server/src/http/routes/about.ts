import { VERSION } from '@tefuda/kernel'
import { ClientMessage, ServerInfo, ServerMessage } from '@tefuda/wire'
import { z } from 'zod'
import { answers } from '../answers.ts'
import type { App, Site } from '../site.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** What the server says about itself: what it keeps and how to talk to it. */
export const addAbout = (app: App, { config }: Site): void => {
  app.get(
    '/api/server',
    {
      schema: {
        summary: 'Name and version of the server, and how long it keeps things',
        response: answers(ServerInfo),
      },
    },
    async () => ({
      version: VERSION,
      name: config.name,
      chatDays: config.chatDays,
      gameDays: config.gameDays,
      daily: config.daily,
    }),
  )

  let openapi = ''
  app.addHook('onReady', async () => {
    openapi = JSON.stringify(app.swagger())
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_, reply) => reply.type(JSON_TYPE).send(openapi))

  const socket = JSON.stringify(describeSocket())
  app.get('/api/socket.json', { schema: { hide: true } }, async (_, reply) => reply.type(JSON_TYPE).send(socket))
}

/** JSON Schema of what clients and server say over a WebSocket. */
const describeSocket = () => ({
  title: 'Tefuda: messages of the WebSocket of a table',
  client: z.toJSONSchema(ClientMessage, { io: 'input' }),
  server: z.toJSONSchema(ServerMessage, { io: 'output', unrepresentable: 'any' }),
})
