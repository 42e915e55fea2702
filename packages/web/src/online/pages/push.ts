import { isRefusal, type Refusal, refusal } from '@tefuda/kernel'
import type { House, PushBody } from '@tefuda/wire'
import { api } from '../api.ts'

/** Whether this browser can be called, or what stands against it. */
export type PushState = 'on' | 'off' | 'insecure' | 'noPush' | 'notOffered' | 'denied'

const registration = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration(document.baseURI) : undefined

export const pushState = async (house: House): Promise<PushState> => {
  if (!isSecureContext) return 'insecure'
  if (!('PushManager' in globalThis) || !('Notification' in globalThis)) return 'noPush'
  if (!house.push) return 'notOffered'
  const worker = await registration()
  if (worker === undefined) return 'noPush'
  if (Notification.permission === 'denied') return 'denied'
  return (await worker.pushManager.getSubscription()) === null ? 'off' : 'on'
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
    const subscription = await worker?.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(key.key),
    })
    if (subscription === undefined) return NOT_ALLOWED
    const told = await api.pushOn(subscription.toJSON() as PushBody)
    if (told === null) return null
    await subscription.unsubscribe()
    return told
  } catch {
    // The browser names no reason a person could use: refused, or no push service within reach.
    return NOT_ALLOWED
  }
}

/** Null where all is well; the browser is silent from now on even if the server could not be told. */
export const turnPushOff = async (): Promise<Refusal | null> => {
  const subscription = await (await registration())?.pushManager.getSubscription()
  if (subscription === null || subscription === undefined) return null
  await subscription.unsubscribe()
  return api.pushOff(subscription.endpoint)
}

/** A key in base64url as the browser wants it. */
const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
