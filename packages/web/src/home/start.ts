import { isRefusal } from '@tefuda/kernel'
import { useLocation } from 'wouter'
import type { CataloguePreset } from '../catalogue/catalogue.ts'
import { notify, useOneAtATime } from '../frame/index.ts'
import { fetchTableGame } from '../games/index.ts'
import { useSay } from '../i18n/index.ts'
import { useHomeText } from './texts.ts'

export interface Start {
  /** Deals at once: one person and so many bots of usual strength. */
  readonly now: (preset: CataloguePreset, bots: number) => void
  /** Fetches the code that deals, so that a press is answered at once. */
  readonly prepare: () => void
}

const dealing = () => Promise.all([import('../setup/start-table.ts'), import('../setup/plan.ts')])

/** What the table will need once it is dealt. Where it cannot be fetched, the table says so. */
export const fetchTable = (game: string) =>
  Promise.allSettled([import('../pages/table-page.tsx'), fetchTableGame(game)])

/** Starts a table of a game without any form. The game's code is fetched only here. */
export const useStart = (game: string): Start => {
  const [, navigate] = useLocation()
  const say = useSay()
  const t = useHomeText()
  const now = useOneAtATime(async (preset: CataloguePreset, bots: number) => {
    void fetchTable(game)
    const [{ startTable }, { ME, USUAL_BOT }] = await dealing()
    const table = await startTable({
      game,
      rules: { preset: preset.id },
      seats: [ME, ...Array.from({ length: bots }, () => USUAL_BOT)],
    })
    if (isRefusal(table)) notify({ title: t('failed'), text: say(table.message) })
    else navigate(`/play/${table}`)
  })
  return { now, prepare: () => void Promise.all([dealing(), fetchTable(game)]) }
}
