import type { Refusal } from '@tefuda/kernel'

export const doneText = (id: string): string => `{"type":"done","id":"${id}"}`

/** `wait`: after so many milliseconds the same may be asked again. */
export const refusedText = (id: string | null, error: Refusal, wait?: number): string =>
  JSON.stringify({ type: 'refused', id, error, ...(wait !== undefined && { wait }) })
