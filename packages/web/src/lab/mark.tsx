/** Marks of variants, so that they can be told apart without colour, in a box of 12 × 12. */
const SHAPES = [
  <circle key="circle" cx="6" cy="6" r="4.2" fill="currentColor" />,
  <path key="diamond" d="M6 1.6L10.4 6 6 10.4 1.6 6z" />,
  <path key="triangle" d="M6 1.8l4.6 8.2H1.4z" fill="currentColor" />,
  <path key="square" d="M2 2h8v8H2z" />,
]

/** The mark of a variant, as a drawing by itself. */
export const Mark = ({ variant }: { readonly variant: number }) => (
  <svg className="lab-mark" viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <MarkShape variant={variant} />
  </svg>
)

/** The same within another drawing, with its middle at `x`, `y`. */
export const MarkShape = ({
  variant,
  x = 6,
  y = 6,
}: {
  readonly variant: number
  readonly x?: number
  readonly y?: number
}) => (
  <g className="lab-shape" transform={`translate(${x - 6} ${y - 6})`}>
    {SHAPES[variant % SHAPES.length]}
  </g>
)
