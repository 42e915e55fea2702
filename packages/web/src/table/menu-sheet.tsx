import { Button, Sheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { Middle } from './middle.ts'
import { useTableText } from './texts.ts'

export interface MenuSheetProps {
  readonly middle: Middle
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
  ['I', 'keyHint'],
  ['?', 'keyBook'],
] as const

/** What is seldom needed at a table: settings, the record, the keys. */
export const MenuSheet = ({ middle, open, onClose, onSettings, onDownload, onRestart }: MenuSheetProps) => {
  const t = useTableText()
  const say = useSay()
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
        {middle.keys.map(({ keys, meaning }) => (
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
