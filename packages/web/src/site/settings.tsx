import { CardText } from '../cards/index.ts'
import { Segmented, Sheet, Switch } from '../frame/index.ts'
import { defineTexts } from '../i18n/index.ts'
import { changePreferences, type Preferences, usePreferences } from '../theme/index.ts'
import './settings.css'
import { chime, shake } from '../theme/signal.ts'

const useText = defineTexts('settings', {
  ja: {
    title: '表示の設定',
    language: '言語',
    theme: '明るさ',
    suits: 'マークの色',
    hand: 'ボタンの位置',
    motion: '動き',
    botPace: 'ボットの速さ',
    slow: 'ゆっくり',
    normal: 'ふつう',
    fast: '速い',
    step: '一手ずつ',
    plainTable: '簡素な卓で遊ぶ（どの遊びも、札の山と手の一覧で）',
    sound: '音で知らせる',
    vibration: '振動で知らせる',
    system: '端末に合わせる',
    light: '明るい',
    dark: '暗い',
    two: '2色',
    four: '4色',
    right: '右手',
    left: '左手',
    reduced: '動かさない',
    note: '自分の番がきたときと、割りこめるときに知らせます。',
  },
  en: {
    title: 'Display settings',
    language: 'Language',
    theme: 'Brightness',
    suits: 'Colours of the suits',
    hand: 'Place of the buttons',
    motion: 'Motion',
    botPace: 'Pace of bots',
    slow: 'Slow',
    normal: 'Normal',
    fast: 'Fast',
    step: 'Step by step',
    plainTable: 'Plain table (piles and lists of moves for every game)',
    sound: 'Sound',
    vibration: 'Vibration',
    system: 'As the system',
    light: 'Light',
    dark: 'Dark',
    two: 'Two',
    four: 'Four',
    right: 'Right hand',
    left: 'Left hand',
    reduced: 'None',
    note: 'Tells you when it is your turn or you may claim something.',
  },
})

const Settings = ({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) => {
  const t = useText()
  return (
    <Sheet open={open} onClose={onClose} title={t('title')}>
      <div className="settings">
        <Choice
          name="language"
          label={t('language')}
          options={[
            ['system', t('system')],
            ['ja', '日本語'],
            ['en', 'English'],
          ]}
        />
        <Choice
          name="theme"
          label={t('theme')}
          options={[
            ['system', t('system')],
            ['light', t('light')],
            ['dark', t('dark')],
          ]}
        />
        <Choice
          name="suits"
          label={t('suits')}
          options={[
            ['2', t('two')],
            ['4', t('four')],
          ]}
        />
        <p className="suits-sample" aria-hidden="true">
          {['S8', 'H8', 'D8', 'C8'].map((name) => (
            <CardText key={name} name={name} />
          ))}
        </p>
        <Choice
          name="hand"
          label={t('hand')}
          options={[
            ['right', t('right')],
            ['left', t('left')],
          ]}
        />
        <Choice
          name="motion"
          label={t('motion')}
          options={[
            ['system', t('system')],
            ['reduced', t('reduced')],
          ]}
        />
        <Choice
          name="botPace"
          label={t('botPace')}
          options={[
            ['slow', t('slow')],
            ['normal', t('normal')],
            ['fast', t('fast')],
            ['step', t('step')],
          ]}
        />
        <Flag name="plainTable" label={t('plainTable')} />
        <Flag name="sound" label={t('sound')} />
        <Flag name="vibration" label={t('vibration')} />
        <p className="muted">{t('note')}</p>
      </div>
    </Sheet>
  )
}

type Chosen = 'language' | 'theme' | 'suits' | 'hand' | 'motion' | 'botPace'

const Choice = <K extends Chosen>({
  name,
  label,
  options,
}: {
  readonly name: K
  readonly label: string
  readonly options: readonly (readonly [Preferences[K], string])[]
}) => {
  const value = usePreferences()[name]
  return (
    <div className="setting">
      <span>{label}</span>
      <Segmented
        label={label}
        value={value}
        options={options.map(([value, label]) => ({ value, label }))}
        onChange={(next) => changePreferences({ [name]: next })}
      />
    </div>
  )
}

const Flag = ({ name, label }: { readonly name: 'sound' | 'vibration' | 'plainTable'; readonly label: string }) => {
  const value = usePreferences()[name]
  const choose = (next: boolean) => {
    changePreferences({ [name]: next })
    // Turning it on lets one hear or feel what it is.
    if (next && name === 'sound') chime()
    if (next && name === 'vibration') shake()
  }
  return (
    <div className="setting">
      <span>{label}</span>
      <Switch label={label} value={value} onChange={choose} />
    </div>
  )
}

export default Settings
