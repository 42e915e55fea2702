import { recordOf } from '@tefuda/kernel'
import { useState } from 'react'
import { Button, IconButton } from '../frame/index.ts'
import { downloadRecord } from '../records/file-name.ts'
import { SettingsSheet } from '../site/settings-sheet.tsx'
import { AnswerSwitches } from './answer-switches.tsx'
import { BotPaceChoice } from './bot-pace.tsx'
import type { LocalTable } from './local-table.ts'
import { MenuSheet } from './menu-sheet.tsx'
import { PossibleSwitch } from './possible-switch.tsx'
import { SureActs } from './sure-acts.tsx'
import { useTableText } from './texts.ts'
import { usePlayAgain } from './use-play-again.ts'
import type { TableScreen } from './use-table-screen.ts'

/** The menu button of a table and what it opens. */
export const TableMenu = ({ table, screen }: { readonly table: LocalTable; readonly screen: TableScreen }) => {
  const t = useTableText()
  const playAgain = usePlayAgain()
  const [open, setOpen] = useState<'menu' | 'settings' | null>(null)
  const { match, players } = table
  return (
    <>
      <IconButton icon="more" label={t('menu')} expanded={open !== null} onPress={() => setOpen('menu')} />
      <MenuSheet tableGame={screen.tableGame} open={open === 'menu'} onClose={() => setOpen(null)} hints>
        {players.some(({ kind }) => kind === 'bot') && <BotPaceChoice />}
        <SureActs screen={screen} onPress={() => setOpen(null)} />
        <Button icon="settings" onPress={() => setOpen('settings')}>
          {t('settings')}
        </Button>
        <Button icon="down" onPress={() => downloadRecord(recordOf(match), Date.now())}>
          {t('download')}
        </Button>
        <Button icon="again" onPress={() => playAgain(recordOf(match), players, true)}>
          {t('restart')}
        </Button>
        {match.game.asking !== undefined && <AnswerSwitches />}
        {screen.tableGame.marksPossible === true && table.mayMarkPossible && <PossibleSwitch table={table} />}
      </MenuSheet>
      <SettingsSheet open={open === 'settings'} onClose={() => setOpen(null)} />
    </>
  )
}
