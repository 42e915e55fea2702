import type { ReactNode } from 'react'

/** Line drawings in a box of 24 × 24. */
const ICONS = {
  back: <path d="M14 5l-7 7 7 7" />,
  book: <path d="M5 4h9a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h10" />,
  log: <path d="M5 6h14M5 12h14M5 18h9" />,
  more: <path d="M12 5.5v.01M12 12v.01M12 18.5v.01" strokeWidth="2.6" />,
  undo: <path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />,
  hint: <path d="M9 17h6M10 20h4M8.5 14a6 6 0 1 1 7 0c-.6.5-.9 1.2-1 2h-5c-.1-.8-.4-1.5-1-2z" />,
  share: <path d="M12 15V4M8 7.5L12 3.5l4 4M5 12v8h14v-8" />,
  down: <path d="M12 4v11M8 11.5l4 4 4-4M5 20h14" />,
  up: <path d="M12 15V4M8 7.5L12 3.5l4 4M5 20h14" />,
  play: <path d="M8 5l11 7-11 7z" />,
  pause: <path d="M8.5 5v14M15.5 5v14" strokeWidth="2.4" />,
  prev: <path d="M15 6l-7 6 7 6M6 6v12" />,
  next: <path d="M9 6l7 6-7 6M18 6v12" />,
  first: <path d="M18 6l-6 6 6 6M11 6l-6 6 6 6" />,
  last: <path d="M6 6l6 6-6 6M13 6l6 6-6 6" />,
  right: <path d="M10 5l7 7-7 7" />,
  eye: (
    <>
      <path d="M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6z" />
      <circle cx="12" cy="12" r="2.6" />
    </>
  ),
  close: <path d="M6 6l12 12M18 6L6 18" />,
  again: <path d="M19 12a7 7 0 1 1-2.2-5.1M19 4v4.5h-4.5" />,
  clockwise: <path d="M19 12a7 7 0 1 1-2.2-5.1M19 4v4.5h-4.5" />,
  counter: <path d="M5 12a7 7 0 1 0 2.2-5.1M5 4v4.5h4.500" />,
  people: (
    <>
      <circle cx="9" cy="9" r="3.2" />
      <path d="M3.5 19c.5-3.5 2.7-5 5.5-5s5 1.5 5.5 5M15 6.2a3.2 3.2 0 0 1 0 5.8M16.5 14.3c2.3.5 3.6 2 4 4.7" />
    </>
  ),
  person: (
    <>
      <circle cx="12" cy="8.5" r="3.6" />
      <path d="M5 20c.6-4.3 3.4-6 7-6s6.4 1.7 7 6" />
    </>
  ),
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11.5" rx="1.5" />
      <path d="M15.5 5.5V5A1 1 0 0 0 14.5 4h-9a1 1 0 0 0-1 1v9.5a1 1 0 0 0 1 1" />
    </>
  ),
  print: <path d="M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z" />,
  check: <path d="M5 12.5l4.5 4.5L19 7.5" />,
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  settings: (
    <>
      <path d="M4 7h9M18 7h2M4 17h3M12 17h8" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="9.5" cy="17" r="2.5" />
    </>
  ),
  flask: <path d="M9.5 4h5M10.5 4v6L5.5 18a1.4 1.4 0 0 0 1.2 2h10.6a1.4 1.4 0 0 0 1.2-2l-5-8V4M8 14.5h8" />,
  trash: <path d="M5 7h14M10 7V4.5h4V7M7 7l1 13h8l1-13M10.5 11v5.5M13.5 11v5.5" />,
  link: <path d="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1" />,
} as const satisfies Record<string, ReactNode>

export type IconName = keyof typeof ICONS

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
    {ICONS[name]}
  </svg>
)
