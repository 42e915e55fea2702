import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { NotFound } from '../site/failure.tsx'
import { type LinkedRecord, linkedRecord } from './linked-record.ts'
import { Replay } from './replay-page.tsx'

/** The replay of a game for whoever has its link: /replay?table=ID, /replay?kept=ID, /replay#record=… */
const SharedReplay = () => {
  const linked = linkedRecord(useSearch(), location.hash)
  return linked === null ? <NotFound /> : <Linked key={linked.about} linked={linked} />
}

const Linked = ({ linked: { read, about, query } }: { readonly linked: LinkedRecord }) => {
  const fetched = useCallback(() => read(about), [read, about])
  return <Replay read={fetched} link={query === null ? null : `replay${query}`} />
}

export default SharedReplay
