import type { ReactNode } from 'react'
import { Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { TableGame } from './table-game.ts'
import { useTableText } from './texts.ts'

export interface MenuSheetProps {
  readonly tableGame: TableGame
  readonly open: boolean
  readonly onClose: () => void
  /** Whether there are hints, so that their key has to be known. */
  readonly hints: boolean
  /** The buttons. */
  readonly children: ReactNode
}

const KEYS = [
  ['← ↑ → ↓', 'keyArrows'],
  ['Enter', 'keyEnter'],
  ['Esc', 'keyEsc'],
  ['1 2 3 …', 'keyDigit'],
  ['I', 'keyHint'],
  ['?', 'keyBook'],
] as const

/** What is seldom needed at a table: settings, the record, the keys. */
export const MenuSheet = ({ tableGame, open, onClose, hints, children }: MenuSheetProps) => {
  const t = useTableText()
  const say = useSay()
  return (
    <Sheet open={open} onClose={onClose} title={t('menu')}>
      <div className="menu-acts">{children}</div>
      <h3 className="end-head keys-head">{t('keys')}</h3>
      <dl className="keys">
        {KEYS.filter(([, meaning]) => hints || meaning !== 'keyHint').map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd className="kbd">{keys}</kbd>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
        {tableGame.keys.map(({ keys, meaning }) => (
          <div key={keys}>
            <dt>
              <kbd className="kbd">{keys}</kbd>
            </dt>
            <dd>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
