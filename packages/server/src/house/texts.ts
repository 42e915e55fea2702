import type { Refusal } from '@tefuda/kernel'

export const doneText = (id: string): string => `{"type":"done","id":"${id}"}`

export const refusedText = (id: string | null, error: Refusal): string => JSON.stringify({ type: 'refused', id, error })
