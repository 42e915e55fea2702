import { type GameRecord, LONGEST_RECORD, parseRecord, type Refusal, refusal } from '@tefuda/kernel'

/** A link may have so many characters of record: mail and chat programs hand on what is no longer than that. */
export const LONGEST_LINK = 16_000

/** The record as a part of an address, compressed; null where that would be too long to be handed on. */
export const recordInLink = async (record: GameRecord): Promise<string | null> => {
  const packed = new Blob([JSON.stringify(record)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const text = toBase64Url(bytes)
  return text.length > LONGEST_LINK ? null : text
}

/** The record that a link holds. Refused: what is no such text, and what unpacks to more than any record has. */
export const recordFromLink = async (text: string): Promise<GameRecord | Refusal> => {
  try {
    const packed = new Blob([fromBase64Url(text)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const json = await textWithin(packed, LONGEST_RECORD)
    return json === null ? BAD_LINK : parseRecord(json)
  } catch {
    return BAD_LINK
  }
}

const BAD_LINK = refusal(
  'bad-link',
  null,
  'リンクが途中で切れているか、書き換えられています。もう一度、全体をコピーしてもらってください。',
  'The link was cut off or changed on the way. Ask for the whole of it again.',
)

/** The text of a stream; null as soon as it is longer than allowed. */
const textWithin = async (stream: ReadableStream<Uint8Array>, longest: number): Promise<string | null> => {
  const decoder = new TextDecoder()
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length <= longest) continue
    await reader.cancel()
    return null
  }
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))
