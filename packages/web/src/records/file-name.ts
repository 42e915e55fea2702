import type { GameRecord } from '@tefuda/kernel'

/** A name that sorts by day and tells records of one day apart: `southern-cross-2026-11-21-7f3a91c2.json`. */
export const recordFileName = (record: GameRecord, finished: number): string =>
  `${record.game}-${new Date(finished).toISOString().slice(0, 10)}-${record.seed.slice(0, 8)}.json`

/** Hands a record to the browser as a file to keep. */
export const downloadRecord = (record: GameRecord, finished: number): void => {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = recordFileName(record, finished)
  link.click()
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
