import { isRefusal, type Refusal, Refused } from '@tefuda/kernel'
import { badRequest, NOT_JSON, type Reply, replyText } from '@tefuda/wire/engine'
import { INTERNAL } from '../failure.ts'
import { HANDLERS } from './commands.ts'
import { type Line, linesOf, MAX_LINE_BYTES } from './lines.ts'
import { type Command, idOf, type Request, readRequest } from './requests.ts'
import { createSessions, type Sessions } from './sessions.ts'

/**
 * Answers the engine protocol until the input ends: one line in, one line out, in order. `write` may return a promise to
 * say that no more should come until it is fulfilled. `fault` is told what went wrong inside; the reply says only that
 * something did. Described in docs/engine.md.
 */
export const serve = async (
  input: AsyncIterable<Uint8Array>,
  write: (line: string) => Promise<void> | void,
  sessions: Sessions = createSessions(),
  fault: Fault = () => undefined,
): Promise<void> => {
  for await (const line of linesOf(input)) await write(`${await answer(line, sessions, fault)}\n`)
}

type Fault = (error: unknown) => void

const answer = async (line: Line, sessions: Sessions, fault: Fault): Promise<string> => {
  const value = readJson(line)
  if (isRefusal(value)) return replyText({}, value)
  const id = idOf(value.json)
  const request = readRequest(value.json)
  return replyText(id, isRefusal(request) ? request : await carryOut(request, sessions, fault))
}

const readJson = (line: Line): { readonly json: unknown } | Refusal => {
  if ('fault' in line)
    return line.fault === 'too-long'
      ? badRequest(
          `1行は${MAX_LINE_BYTES}バイトまでです。この行は読みませんでした。`,
          `A line is at most ${MAX_LINE_BYTES} bytes. This one was not read.`,
        )
      : badRequest('行がUTF-8ではありません。', 'The line is not UTF-8.')
  try {
    return { json: JSON.parse(line.text) }
  } catch {
    return NOT_JSON
  }
}

const carryOut = async ({ command, fields }: Request, sessions: Sessions, fault: Fault): Promise<Reply | Refusal> => {
  const handle = HANDLERS[command] as (sessions: Sessions, fields: unknown) => ReturnType<(typeof HANDLERS)[Command]>
  try {
    return await handle(sessions, fields)
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    fault(error)
    return INTERNAL
  }
}
