/** Paper and ink, in light and in dark. */
export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1d1b18, #ece8e1); --soft: light-dark(#6b655c, #a49d92); --line: light-dark(#ddd6ca, #3a362f); --accent: light-dark(#b4371f, #f08a70); }
body { margin: 0; background: light-dark(#faf7f1, #171512); color: var(--ink); font: 16px/1.7 system-ui, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 24px 16px 64px; }
h1, h2 { font-family: serif; line-height: 1.4; }
h2 { margin-top: 2em; font-size: 1.15rem; }
h3 { margin: 1.2em 0 0; font-size: 1rem; }
.sum { font-size: 1.1rem; font-weight: 700; }
.under { color: var(--soft); font-size: 0.9rem; }
li { margin: 0.5em 0; }
li .under { margin: 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.9rem; }
th { text-align: left; font-weight: 400; color: var(--soft); }
th, td { padding: 5px 8px 5px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td b { color: var(--accent); font-weight: 400; }
th.deal { padding-top: 1.2em; color: inherit; font-weight: 700; }
.n { white-space: nowrap; }
.costly td:last-child { color: var(--accent); font-weight: 700; }
`
