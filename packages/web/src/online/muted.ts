import { useState } from 'react'
import { keepInWindow, keptInWindow } from '../storage/in-window.ts'

/** Whom one does not want to hear at a table, as long as this window is open. */
export const useMuted = (table: string): readonly [muted: ReadonlySet<string>, toggle: (who: string) => void] => {
  const key = `tefuda.muted.${table}`
  const [muted, setMuted] = useState<ReadonlySet<string>>(() => new Set(read(key)))
  const toggle = (who: string): void => {
    const next = new Set(muted)
    if (!next.delete(who)) next.add(who)
    setMuted(next)
    keepInWindow(key, [...next])
  }
  return [muted, toggle]
}

const read = (key: string): string[] => {
  const kept = keptInWindow(key)
  return Array.isArray(kept) ? kept.filter((who) => typeof who === 'string') : []
}
