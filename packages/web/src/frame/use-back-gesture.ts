import { useEffect, useEffectEvent } from 'react'

interface CloseWatcher extends EventTarget {
  destroy(): void
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher
  }
}

/**
 * The back gesture of Android closes what is open, and nothing else. Elsewhere Escape, a cross or a tap beside it do, and Escape would
 * be heard twice.
 */
export const useBackGesture = (open: boolean, onClose: () => void): void => {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || !navigator.userAgent.includes('Android') || window.CloseWatcher === undefined) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener('close', () => close())
    return () => watcher.destroy()
  }, [open])
}
