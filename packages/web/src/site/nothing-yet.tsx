import type { ReactNode } from 'react'
import { Button } from '../frame/index.ts'

/** In place of a list that is empty: why, and the way to the games. */
export const NothingYet = ({ toPlay, children }: { readonly toPlay: string; readonly children: ReactNode }) => (
  <div className="nothing">
    <p>{children}</p>
    <Button kind="primary" icon="play" href="/">
      {toPlay}
    </Button>
  </div>
)
