/** The line of a seat in small, beside its name. */
export const GraphKey = ({ seat }: { readonly seat: number }) => (
  <svg className="graph-key" data-seat={seat} viewBox="0 0 22 4" aria-hidden="true">
    <path d="M0 2H22" />
  </svg>
)
