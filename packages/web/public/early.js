// Runs before the first paint, so that a chosen theme or language does not flash. The page itself reads the same
// preferences in src/theme/preferences.ts and keeps them in force from then on.
try {
  const chosen = JSON.parse(localStorage.getItem('tefuda.preferences') ?? '{}')
  if (chosen.theme === 'light' || chosen.theme === 'dark') document.documentElement.dataset.theme = chosen.theme
  if (chosen.language === 'en') document.documentElement.lang = 'en'
} catch {
  // Storage is forbidden or holds something else: the system decides.
}
