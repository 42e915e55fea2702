import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { fetchRecord } from '../online/pages/online-record.ts'
import { NotFound } from '../site/failure.tsx'
import { Replay } from './replay-page.tsx'

/** The replay of a game that was played online, for whoever has its link: /replay?table=ID. */
const SharedReplay = () => {
  const table = new URLSearchParams(useSearch()).get('table')
  return table === null ? <NotFound /> : <Shared key={table} table={table} />
}

const Shared = ({ table }: { readonly table: string }) => {
  const read = useCallback(() => fetchRecord(table), [table])
  return <Replay read={read} table={table} />
}

export default SharedReplay
