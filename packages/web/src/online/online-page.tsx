import { findGame } from '@tefuda/games'
import { useEffect, useState } from 'react'
import { Button, notify } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import { NoTable } from '../table/no-table.tsx'
import { isTableId } from './address.ts'
import { VIEW_DIFFERS } from './course.ts'
import { GameView } from './game-view.tsx'
import { keepsCookies } from './pages/cookies.ts'
import { NeedsCookies } from './pages/needs-cookies.tsx'
import { noteOnline } from './pages/used.ts'
import type { Room } from './room.ts'
import { useOnlineText } from './texts.ts'
import { RoomContext, useRoom, useRoomState } from './use-room.ts'
import { WaitingRoom } from './waiting-room.tsx'

/** The page of an online table: /table/ID. */
const OnlinePage = ({ params }: { readonly params: { readonly id: string } }) => {
  const t = useOnlineText()
  // No server is asked for what cannot be a table: half a link is not a lost connection.
  if (!isTableId(params.id))
    return (
      <NoTable title={t('refused')} words={t('brokenLink')}>
        <Button kind="primary" href="/lobby">
          {t('toLobby')}
        </Button>
      </NoTable>
    )
  return <Known id={params.id} />
}

const Known = ({ id }: { readonly id: string }) => {
  const t = useOnlineText()
  const room = useRoom(id)
  useEffect(noteOnline, [])
  if (room === null) return <output className="waiting">{t('loading')}</output>
  return (
    <RoomContext value={room}>
      <Inside key={id} room={room} />
    </RoomContext>
  )
}

const Inside = ({ room }: { readonly room: Room }) => {
  const t = useOnlineText()
  const say = useSay()
  const state = useRoomState(room)
  const { table, status, trouble } = state
  const [kept] = useState(keepsCookies)
  useEffect(() => {
    if (trouble !== null && status !== 'refused') notify({ title: t('failed'), text: say(trouble.message) })
  }, [trouble, status, t, say])

  if (status === 'refused' && trouble === VIEW_DIFFERS)
    return <Reloadable title={t('oldPage')} words={say(trouble.message)} />
  if (status === 'refused' && trouble !== null)
    return (
      <NoTable title={t('refused')} words={say(trouble.message)}>
        <Button kind="primary" href="/lobby">
          {t('toLobby')}
        </Button>
      </NoTable>
    )
  if (table === null)
    return status === 'lost' ? (
      <NoTable title={t('unreachable')} words={t('unreachableText')}>
        <Button kind="primary" onPress={room.wake}>
          {t('retry')}
        </Button>
        <Button href="/lobby">{t('toLobby')}</Button>
      </NoTable>
    ) : (
      <output className="waiting">{t('loading')}</output>
    )
  const game = findGame(table.game, table.rulesVersion)
  if (game === undefined)
    return findGame(table.game) === undefined ? (
      <Reloadable title={t('noGame')} words={t('noGameText', { game: table.game })} />
    ) : (
      <Reloadable title={t('oldPage')} words={t('oldPageText')} />
    )
  if (state.game !== null) return <GameView game={game} view={table} state={state} />
  if (table.stage === 'stopped')
    return (
      <NoTable title={t('closed')} words={t('closedText')}>
        <Button kind="primary" href="/lobby">
          {t('toLobby')}
        </Button>
      </NoTable>
    )
  if (table.stage === 'open' && !kept)
    return (
      <NeedsCookies>
        <Button href="/lobby">{t('toLobby')}</Button>
      </NeedsCookies>
    )
  return <WaitingRoom game={game} table={table} isLost={status === 'lost'} />
}

/** Asks to load the page anew, and says why. */
const Reloadable = ({ title, words }: { readonly title: string; readonly words: string }) => {
  const t = useOnlineText()
  return (
    <NoTable title={title} words={words}>
      <Button kind="primary" onPress={() => location.reload()}>
        {t('reload')}
      </Button>
      <Button href="/lobby">{t('toLobby')}</Button>
    </NoTable>
  )
}

export default OnlinePage
