import type { Refusal } from '@tefuda/kernel'
import type { Command } from '@tefuda/wire'
import type { Connection } from '../messages/connection.ts'
import { FAULT } from '../messages/refusals.ts'
import { doneText, refusedText } from '../messages/texts.ts'
import type { Room, TableRequest } from './room.ts'

/** Whether somebody waits for an answer. */
export const isOutside = (request: TableRequest): boolean => 'command' in request || 'answer' in request

/** Tells somebody at once what has become of a command; null: it is done. */
export const answer = (
  { parts }: Room,
  connection: Connection,
  { id, do: name }: Command,
  refused: Refusal | null,
): void => {
  connection.send(refused === null ? doneText(id) : refusedText(id, refused))
  parts.counts.answered(name, refused === null ? 'done' : 'refused')
}

/** Nothing comes of what was asked. Pages, whose connections are closed, ask again by themselves. */
export const abandon = (room: Room, requests: readonly TableRequest[]): void => {
  for (const request of requests) if (!('connection' in request)) refuseNow(room, request, FAULT)
}

/** Tells whoever waits for it at once that nothing comes of what was asked. */
export const refuseNow = (room: Room, request: TableRequest, refusal: Refusal): void => {
  if ('command' in request) answer(room, request.connection, request.command, refusal)
  else if ('answer' in request) request.answer(refusal)
  else if (request.kind === 'look') request.failed?.(refusal)
  else if (request.kind === 'departure') request.lost()
}
