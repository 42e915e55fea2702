import { findGame } from '@tefuda/games'
import { useCatalogue } from '../catalogue/catalogue.ts'
import { formatDate, formatNumber, useLanguage, useSay } from '../i18n/index.ts'
import type { Best, KeptRecord } from '../storage/index.ts'
import { presetFingerprints } from './preset-fingerprints.ts'
import { useRuleSetText } from './record-rows.tsx'
import { useRecordsText } from './texts.ts'

/** The best score under each rule set, the highest first. */
export const BestsTable = ({
  bests,
  records,
}: {
  readonly bests: readonly Best[]
  readonly records: readonly KeptRecord[]
}) => {
  const t = useRecordsText()
  const say = useSay()
  const language = useLanguage()
  const ruleSetText = useRuleSetText()
  const presets = useCatalogue().flatMap(({ id, name }) =>
    [...presetFingerprints(findGame(id))].map(([print, preset]) => [print, `${say(name)} ${say(preset)}`] as const),
  )
  const played = records.map(({ record }) => [record.fingerprint, ruleSetText(record)] as const)
  const names = new Map([...played, ...presets])
  return (
    <table className="bests">
      <thead>
        <tr>
          <th scope="col">{t('rules')}</th>
          <th scope="col" className="number">
            {t('score')}
          </th>
          <th scope="col" className="number">
            {t('when')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bests
          .toSorted((a, b) => b.score - a.score)
          .map((best) => (
            <tr key={best.fingerprint}>
              <td>{names.get(best.fingerprint) ?? t('unknownRules', { fingerprint: best.fingerprint.slice(0, 8) })}</td>
              <td className="number">
                <b>{formatNumber(best.score)}</b>
              </td>
              <td className="number muted">{formatDate(best.reached, language)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
