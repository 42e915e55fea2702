import type { Experiment } from '@tefuda/lab'

/** A column for each change of a sweep: by its number on a phone, where rows tell the names. */
export const ChangeHeads = ({ variants }: Pick<Experiment, 'variants'>) =>
  variants.map(({ name }, k) => (
    <th scope="col" key={name}>
      <b className="only-phone">{k + 1}</b>
      <span className="only-wide">{name}</span>
    </th>
  ))
