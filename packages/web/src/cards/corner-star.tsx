/** A star on the upper edge of a card, over its index: in sight in a fan and in rows alike. */
export const CornerStar = () => (
  <i className="corner-star">
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <path d="M50 6L61 38L95 39L68 60L78 92L50 73L22 92L32 60L5 39L39 38Z" />
    </svg>
  </i>
)
