/** The look of a report, of the page's colours, on screen and on paper. */
export const STYLE = `
:root { --paper: #f6f1e8; --card: #fcfaf5; --ink: #22201c; --soft: #6b645a; --line: #ddd5c8; --red: #9e2b1e; --band: #ece4d6; color-scheme: light dark }
@media (prefers-color-scheme: dark) { :root { --paper: #1c1a17; --card: #262320; --ink: #ece6db; --soft: #aaa295; --line: #443f38; --red: #e58a76; --band: #37322b } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.7 "Noto Sans JP", system-ui, sans-serif }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { font-size: 1.7rem; line-height: 1.3; margin: 0 } h2 { font-size: 1.15rem; margin: 2rem 0 .5rem } h3 { font-size: .95rem; margin: 0 }
.under pre { white-space: pre-wrap; overflow-wrap: anywhere }
.under, small, .digest { color: var(--soft); font-size: .82rem } .digest { overflow-wrap: anywhere }
.wide { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 10px }
table { border-collapse: collapse; width: 100%; font-size: .92rem; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .5rem; text-align: right; border-top: 1px solid var(--line); white-space: nowrap } table small { font-size: .89em }
th:first-child, .verdict { text-align: left } th:first-child { white-space: normal; max-width: 18rem; min-width: 7rem }
tr:first-child th { border-top: 0; color: var(--soft); font-weight: 400; font-size: .89em }
.differs .verdict { color: var(--red); font-weight: 700 } .unclear td { color: var(--soft) }
svg { display: block } .band { fill: var(--band) } .tick { stroke: var(--line) } .zero { stroke: var(--soft) } .axis text { fill: var(--soft); font-size: 11px; text-anchor: middle } .interval { stroke: var(--ink); stroke-width: 2 } circle { fill: var(--ink) }
.differs circle { fill: var(--red) } .differs .interval { stroke: var(--red) }
.results :is(tr:first-child th, .verdict) { white-space: normal; min-width: 4.5rem } .results .verdict { min-width: 12rem } .part { white-space: nowrap } .verdict small { font-weight: 400 } .verdict small span { white-space: nowrap } .results td small { display: block }
.results .group th { padding-top: .8rem; color: var(--soft); font-size: .89em; font-weight: 700 }
.results th:is(:nth-child(4), :nth-child(5)) { text-align: left } .rules :is(th, td) { text-align: left; vertical-align: top }
.rules td { min-width: 7rem; white-space: normal; overflow-wrap: anywhere }
.heat td { text-align: center; padding: .3rem .4rem } .heat td small { display: block; color: inherit } .heat tr:first-child th span { writing-mode: vertical-rl }
.heat th:first-child { position: sticky; left: 0; background: var(--card) }
details { margin: .5rem 0; border: 1px solid var(--line); border-radius: 10px; background: var(--card); padding: .5rem 1rem }
.sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem } ul { padding: 0; margin: .3rem 0; list-style: none } .before { color: var(--soft) }
@media (max-width: 40rem) {
.results, .results :is(thead, tbody) { display: block } .results tr { display: flex; flex-wrap: wrap; align-items: center; gap: 0 .6rem; padding: .4rem .5rem; border-top: 1px solid var(--line) }
.results :is(th, td), .results .group th { max-width: none; border: 0; padding: 0 } .results :is(th:first-child, .verdict) { flex: 1 0 100% } .results th:empty { display: none }
.results tr:first-child th { min-width: 0 } .results :is(th, td):nth-child(3)::before { content: "→ " } .results .plot { margin-left: auto } .results .verdict small { display: inline }
}
@media (min-width: 60rem) { .wide:has(> .results) { overflow: visible } .results thead th { position: sticky; top: 0; z-index: 1; background: var(--card) } }
@page heat { size: A4 landscape; margin: 8mm }
@media print { main:has(.heat) { page: heat; max-width: none; padding: 0 } .heat { font-size: min(.7rem, calc(230px / var(--columns))) } .heat :is(th, td) { padding: .1em .2em } .heat th:first-child { min-width: 0; max-width: 14em } body { background: none } details::details-content { content-visibility: visible } details details { display: none } .wide { overflow: visible } table { font-size: .7rem } th:first-child { max-width: 12rem } .results .verdict { min-width: 9rem } tr { break-inside: avoid } }
`
