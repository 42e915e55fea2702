import type { Block, Chapter } from '@tefuda/kernel'
import { useContext } from 'react'
import { CardSentence } from '../cards/index.ts'
import { useSay } from '../i18n/index.ts'
import { Places } from './anchor.tsx'
import { BlockView } from './block-view.tsx'

/** One chapter; drawings that follow one another stand side by side where there is room. */
export const ChapterView = ({ chapter }: { readonly chapter: Chapter }) => {
  const say = useSay()
  const { idOf } = useContext(Places)
  return (
    <section id={idOf(chapter.id)} tabIndex={-1}>
      <h2>
        <CardSentence text={say(chapter.title)} />
      </h2>
      {runsOf(chapter.blocks).map((run) => {
        const views = run.map((block) => <BlockView key={JSON.stringify(block)} block={block} />)
        const key = JSON.stringify(run[0])
        return run[0]?.kind === 'figure' ? (
          <div key={key} className="figures">
            {views}
          </div>
        ) : (
          views
        )
      })}
    </section>
  )
}

/** Neighbouring figures together, everything else alone. */
export const runsOf = (blocks: readonly Block[]): Block[][] => {
  const runs: Block[][] = []
  for (const block of blocks) {
    const last = runs.at(-1)
    if (block.kind === 'figure' && last?.[0]?.kind === 'figure') last.push(block)
    else runs.push([block])
  }
  return runs
}
