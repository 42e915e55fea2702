import { Button, Sheet } from '../frame/index.ts'
import { useTableText } from './texts.ts'

export interface MenuSheetProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onSettings: () => void
  readonly onDownload: () => void
  readonly onRestart: () => void
}

const KEYS = [
  ['← ↑ → ↓', 'keyArrows'],
  ['Enter', 'keyEnter'],
  ['Esc', 'keyEsc'],
  ['1 2 3 …', 'keyDigit'],
  ['A–Z 0–9', 'keyWords'],
  ['V', 'keyStack'],
  ['T', 'keyTaken'],
  ['I', 'keyHint'],
  ['U', 'keyUndo'],
  ['?', 'keyBook'],
] as const

/** What is seldom needed at a table: settings, the record, the keys. */
export const MenuSheet = ({ open, onClose, onSettings, onDownload, onRestart }: MenuSheetProps) => {
  const t = useTableText()
  return (
    <Sheet open={open} onClose={onClose} title={t('menu')}>
      <div className="menu-acts">
        <Button icon="settings" onPress={onSettings}>
          {t('settings')}
        </Button>
        <Button icon="down" onPress={onDownload}>
          {t('download')}
        </Button>
        <Button icon="again" onPress={onRestart}>
          {t('restart')}
        </Button>
      </div>
      <h3 className="end-head">{t('keys')}</h3>
      <dl className="keys">
        {KEYS.map(([keys, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd className="kbd">{keys}</kbd>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
