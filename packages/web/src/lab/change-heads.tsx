/** A column for each change of a sweep: by its number on a phone, where rows tell the names. */
export const ChangeHeads = ({ changes }: { readonly changes: readonly string[] }) =>
  changes.map((name, k) => (
    <th scope="col" key={changeKey(k)}>
      <b className="only-phone">{k + 1}</b>
      <span className="only-wide">{name}</span>
    </th>
  ))

/** A change is its place among them. */
export const changeKey = (place: number): string => `change ${place}`
