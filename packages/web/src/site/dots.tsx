import './dots.css'

export interface DotsProps {
  /** A dot each, whether it is done; the first that is not is the next. */
  readonly done: readonly boolean[]
  /** What they say to who does not see them. */
  readonly label: string
}

/** Progress: full is done, vermilion is next, a ring is to come. */
export const Dots = ({ done, label }: DotsProps) => {
  const next = done.indexOf(false)
  return (
    <span className="dots" role="img" aria-label={label}>
      {[...done.entries()].map(([place, isDone]) => (
        <i key={place} className={isDone ? 'done' : place === next ? 'next' : undefined} />
      ))}
    </span>
  )
}
