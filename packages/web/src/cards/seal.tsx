import { SEAL_INK, SEAL_PATHS } from './seal-mark.ts'

/** The seal of Tefuda. */
export const Seal = () => (
  <svg className="seal" viewBox="0 0 34 34" aria-hidden="true">
    <rect width="34" height="34" rx="5" fill="var(--seal)" />
    <path d={SEAL_PATHS.join('')} fill="none" stroke={SEAL_INK} strokeWidth="2.1" strokeLinejoin="round" />
  </svg>
)
