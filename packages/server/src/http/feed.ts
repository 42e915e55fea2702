import type { Text } from '@tefuda/kernel'

/** One call in a guest's feed. `table`: the address of the table. */
export interface Call {
  readonly id: string
  readonly at: number
  readonly game: Text
  readonly table: string
}

/** An Atom feed of the tables that wait for a guest. `self`: its own address. */
export const atomFeed = (title: string, self: string, calls: readonly Call[], now: number): string =>
  `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="ja">
  <title>${xml(title)}</title>
  <id>${xml(self)}</id>
  <link rel="self" href="${xml(self)}"/>
  <updated>${new Date(calls[0]?.at ?? now).toISOString()}</updated>
  <author><name>${xml(title)}</name></author>
${calls.map(entry).join('')}</feed>
`

const entry = ({ id, at, game, table }: Call): string => `  <entry>
    <title>${xml(`${game.ja}：あなたの番です / ${game.en}: your turn`)}</title>
    <id>${xml(id)}</id>
    <link href="${xml(table)}"/>
    <updated>${new Date(at).toISOString()}</updated>
    <summary>${xml(table)}</summary>
  </entry>
`

const xml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
