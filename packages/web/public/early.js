// Runs before the first paint: chooses theme and language, so that neither flashes, and which of the pages that
// index.html carries is seen until the script of the page has arrived. The page reads the same preferences in
// src/theme/preferences.ts and keeps them in force from then on.
const root = document.documentElement
let chosen = {}
try {
  chosen = JSON.parse(localStorage.getItem('tefuda.preferences') ?? '{}') ?? {}
} catch {
  // Storage is forbidden or holds something else: the system decides.
}
const spoken = navigator.languages
  .map((tag) => tag.slice(0, 2).toLowerCase())
  .find((tag) => tag === 'ja' || tag === 'en')
const language = ['ja', 'en'].includes(chosen.language)
  ? chosen.language
  : (spoken ?? (navigator.languages.length === 0 ? 'ja' : 'en'))
root.lang = language
if (chosen.theme === 'light' || chosen.theme === 'dark') root.dataset.theme = chosen.theme
if (chosen.suits === '4') root.dataset.suits = chosen.suits
try {
  if (localStorage.getItem('tefuda.visited') ?? localStorage.getItem('tefuda.online')) root.dataset.visited = ''
} catch {
  // Where nothing may be kept, everybody comes for the first time.
}
if (location.pathname === new URL(document.baseURI).pathname) root.dataset.firstPaint = language
