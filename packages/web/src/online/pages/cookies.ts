import { refusal } from '@tefuda/kernel'

const PROBE = 'tefuda-probe'

/**
 * Whether this browser keeps cookies of the site: without, the server takes whoever asks for somebody new each time.
 * `navigator.cookieEnabled` cannot tell, since Chromium says yes where its settings block them.
 */
export const keepsCookies = (): boolean => {
  write(`${PROBE}=1`)
  const kept = document.cookie.includes(`${PROBE}=1`)
  write(`${PROBE}=; Max-Age=0`)
  return kept
}

const write = (cookie: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing where a page came by plain http
  document.cookie = `${cookie}; SameSite=Strict`
}

export const NO_COOKIES = refusal(
  'no-cookies',
  null,
  'このブラウザは Cookie を止めています。あなたの席や名前は Cookie でしか見分けられません。設定でこのサイトの Cookie を許可して、読み込み直してください。',
  'This browser blocks cookies, and without one nothing tells your seat and your name from those of others. Allow cookies for this site in the settings, then reload.',
)
