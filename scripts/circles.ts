/** An import of one file by another: the file it leads to, and where it stands. */
export interface Arrow {
  readonly to: string
  readonly imported: string
  readonly line: number
}

/** An import that closes a circle, and the files of the circle from the one that is imported to the one that imports. */
export interface Circle extends Arrow {
  readonly files: readonly string[]
}

/** Every import that leads back to a file from which it was reached; there are none exactly where no file needs itself. */
export function circlesIn(arrowsFrom: ReadonlyMap<string, readonly Arrow[]>): readonly Circle[] {
  const circles: Circle[] = []
  const done = new Set<string>()
  const path: string[] = []
  const visit = (file: string): void => {
    if (done.has(file)) return
    path.push(file)
    for (const arrow of arrowsFrom.get(file) ?? []) {
      const at = path.indexOf(arrow.to)
      if (at >= 0) circles.push({ ...arrow, files: path.slice(at) })
      else visit(arrow.to)
    }
    path.pop()
    done.add(file)
  }
  for (const file of arrowsFrom.keys()) visit(file)
  return circles
}
