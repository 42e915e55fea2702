// Part of the service worker: shows that it is somebody's turn, and opens the table when that is pressed. The server
// sends {"table": id, "game": {"ja", "en"}}; whatever else comes is told without naming a table.
const WORDS = {
  ja: { turn: 'あなたの番です', other: '手札から知らせがあります' },
  en: { turn: 'It is your turn', other: 'There is news from Tefuda' },
}

const language = navigator.language.toLowerCase().startsWith('ja') ? 'ja' : 'en'

const read = (data) => {
  try {
    const { table, game } = data.json()
    return typeof table === 'string' && /^[\w-]{1,64}$/.test(table) ? { table, game } : {}
  } catch {
    return {}
  }
}

self.addEventListener('push', (event) => {
  const { table, game } = read(event.data)
  const words = WORDS[language]
  const title = game?.[language] ?? (language === 'ja' ? '手札' : 'Tefuda')
  event.waitUntil(
    self.registration.showNotification(String(title), {
      body: table === undefined ? words.other : words.turn,
      lang: language,
      // A later call to the same table takes the place of the one before.
      tag: table ?? 'tefuda',
      icon: 'seal-192.png',
      badge: 'seal-192.png',
      data: { path: table === undefined ? 'lobby' : `table/${table}` },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data?.path ?? 'lobby', self.registration.scope).href
  const go = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const there = windows.find(({ url }) => url.split(/[?#]/)[0] === address)
    await (there === undefined ? self.clients.openWindow(address) : there.focus())
  }
  event.waitUntil(go())
})
