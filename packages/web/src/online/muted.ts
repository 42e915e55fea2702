import { useState } from 'react'

/** Whom one does not want to hear at a table, as long as this window is open. */
export const useMuted = (table: string): readonly [muted: ReadonlySet<string>, toggle: (who: string) => void] => {
  const key = `tefuda.muted.${table}`
  const [muted, setMuted] = useState<ReadonlySet<string>>(() => new Set(read(key)))
  const toggle = (who: string): void => {
    const next = new Set(muted)
    if (!next.delete(who)) next.add(who)
    setMuted(next)
    try {
      sessionStorage.setItem(key, JSON.stringify([...next]))
    } catch {
      // Then it holds until the page is loaded again.
    }
  }
  return [muted, toggle]
}

const read = (key: string): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((who) => typeof who === 'string') : []
  } catch {
    return []
  }
}
