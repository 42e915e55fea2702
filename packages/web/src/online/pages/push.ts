import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import type { PushBody } from '@tefuda/wire'
import { api } from '../api.ts'
import { inPlainWords } from './plain-answers.ts'

/** Whether this browser can be called, or what stands against it. */
export type PushState = 'on' | 'off' | 'insecure' | 'noPush' | 'denied'

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator && 'PushManager' in globalThis
    ? navigator.serviceWorker.getRegistration(document.baseURI)
    : undefined

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await registration())?.pushManager.getSubscription()) ?? null

export const pushState = async (): Promise<PushState> => {
  if (!isSecureContext) return 'insecure'
  if (!('Notification' in globalThis)) return 'noPush'
  if ((await registration()) === undefined) return 'noPush'
  if (Notification.permission === 'denied') return 'denied'
  const known = await subscription()
  if (known === null) return 'off'
  // The browser may remember what was another guest's, or what the server has given up.
  const called = await api.pushBrowsers()
  return !isRefusal(called) && called.endpoints.includes(known.endpoint) ? 'on' : 'off'
}

const NOT_ALLOWED = refusal(
  'push-not-allowed',
  null,
  'ブラウザが通知を許しませんでした。',
  'The browser did not allow notifications.',
)

/** Asks the browser, then tells the server where to call. Null where all is well. */
export const turnPushOn = async (): Promise<Refusal | null> => {
  const worker = await registration()
  const key = await api.pushKey()
  if (isRefusal(key)) return key
  try {
    const made = await worker?.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key.key),
    })
    if (made === undefined) return NOT_ALLOWED
    const told = inPlainWords(await api.pushOn(made.toJSON() as PushBody))
    if (told === null) return null
    await made.unsubscribe()
    return told
  } catch {
    // The browser names no reason a person could use: refused, or no push service within reach.
    return NOT_ALLOWED
  }
}

/** Null where all is well; the browser is silent from now on even if the server could not be told. */
export const turnPushOff = async (): Promise<Refusal | null> => {
  const endpoint = await silence()
  return endpoint === null ? null : api.pushOff(endpoint)
}

/**
 * The browser is silent from now on: what it was called for is somebody else's, or nobody's any more. Answers with where
 * the server called it; null where it did not.
 */
export const silence = async (): Promise<string | null> => {
  const known = await subscription()
  await known?.unsubscribe()
  return known?.endpoint ?? null
}

/** A key in base64url as the browser wants it. */
const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
