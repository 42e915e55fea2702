/** A name in a place that may be too narrow for it: cut short there, in full when pointed at. */
export const PersonName = ({ name }: { readonly name: string }) => (
  <span className="person-name" title={name}>
    {name}
  </span>
)
