import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { fetchRecord } from '../online/pages/online-record.ts'
import { NotFound } from '../site/failure.tsx'
import { recordFromLink } from './record-link.ts'
import { Replay } from './replay-page.tsx'

/** The replay of a game for whoever has its link: /replay?table=ID of one played online, /replay#record=… with the record in it. */
const SharedReplay = () => {
  const table = new URLSearchParams(useSearch()).get('table')
  const packed = new URLSearchParams(location.hash.slice(1)).get('record')
  if (packed !== null) return <Packed key={packed} packed={packed} />
  return table === null ? <NotFound /> : <Shared key={table} table={table} />
}

const Shared = ({ table }: { readonly table: string }) => {
  const read = useCallback(() => fetchRecord(table), [table])
  return <Replay read={read} table={table} />
}

const Packed = ({ packed }: { readonly packed: string }) => {
  const read = useCallback(() => recordFromLink(packed), [packed])
  return <Replay read={read} table={null} />
}

export default SharedReplay
