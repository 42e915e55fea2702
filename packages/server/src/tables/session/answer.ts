import type { Refusal } from '@tefuda/kernel'
import type { Command } from '@tefuda/wire'
import type { Connection } from '../messages/connection.ts'
import { FAULT } from '../messages/refusals.ts'
import { doneText, refusedText } from '../messages/texts.ts'
import type { Ask, Room } from './room.ts'

/** Whether somebody waits for an answer. */
export const isOutside = (asked: Ask): boolean => 'command' in asked || 'answer' in asked

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
export const abandon = (room: Room, asks: readonly Ask[]): void => {
  for (const asked of asks) if (!('connection' in asked)) refuseNow(room, asked, FAULT)
}

/** Tells whoever waits for it at once that nothing comes of what was asked. */
export const refuseNow = (room: Room, asked: Ask, refusal: Refusal): void => {
  if ('command' in asked) answer(room, asked.connection, asked.command, refusal)
  else if ('answer' in asked) asked.answer(refusal)
  else if (asked.kind === 'look') asked.failed?.(refusal)
  else if (asked.kind === 'departure') asked.lost()
}
