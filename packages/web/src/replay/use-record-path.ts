import type { GameRecord } from '@tefuda/kernel'
import { useEffect, useState } from 'react'
import { recordInLink } from './record-link.ts'

/** The path of a replay that holds the record, once it is wanted: undefined until it is there, null where the record is too long. */
export const useRecordPath = (record: GameRecord, wanted = true): string | null | undefined => {
  const [path, setPath] = useState<string | null>()
  useEffect(() => {
    if (!wanted) return
    let here = true
    const pack = async (): Promise<void> => {
      const text = await recordInLink(record)
      if (here) setPath(text === null ? null : `replay#record=${text}`)
    }
    void pack()
    return () => {
      here = false
    }
  }, [wanted, record])
  return path
}

/** A path with the position in it, before the record that it may hold. */
export const atMove = (path: string, move: number | null): string => {
  if (move === null) return path
  const [before = '', record] = path.split('#')
  const query = `${before}${before.includes('?') ? '&' : '?'}move=${move}`
  return record === undefined ? query : `${query}#${record}`
}
