import { Button, ConfirmSheet } from '../frame/index.ts'
import { useSay } from '../i18n/index.ts'
import type { TableScreen } from './use-table-screen.ts'

type Screen = Pick<TableScreen, 'picture' | 'sure' | 'setSure' | 'moves'>

/** In the menu: what can be done with the chosen cards and cannot be taken back. */
export const SureActs = ({
  screen: { picture, setSure },
  onPress,
}: {
  readonly screen: Screen
  readonly onPress: () => void
}) => {
  const say = useSay()
  return picture.actions
    .filter(({ sure }) => sure !== undefined)
    .map((action) => (
      <Button
        key={action.id}
        onPress={() => {
          onPress()
          setSure(action)
        }}
      >
        {say(action.label)}
      </Button>
    ))
}

/** Asks once more. */
export const SureSheet = ({ screen: { sure, setSure, moves } }: { readonly screen: Screen }) => {
  const say = useSay()
  const question = sure?.sure !== undefined && {
    title: say(sure.label),
    words: say(sure.sure),
    yes: say(sure.label),
    act: () => moves.gesture({ kind: 'action', action: sure.id }),
  }
  return <ConfirmSheet question={question || null} onClose={() => setSure(null)} />
}
