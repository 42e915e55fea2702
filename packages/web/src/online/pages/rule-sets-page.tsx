import { isRefusal } from '@tefuda/kernel'
import type { RuleSet } from '@tefuda/wire'
import { useCallback, useEffect, useState } from 'react'
import { Button, ConfirmSheet, confirm, FileButton, IconButton, notify, type Question } from '../../frame/index.ts'
import { formatDate, useLanguage, useSay } from '../../i18n/index.ts'
import '../../records/records.css'
import { saveFile } from '../../records/save-file.ts'
import { shortFingerprint } from '../../setup/summary.tsx'
import { ListPage } from '../../site/list-page.tsx'
import { NothingYet } from '../../site/nothing-yet.tsx'
import { api } from '../api.ts'
import { keepRuleSet } from './keep-rule-set.ts'
import { useLineWords } from './line-words.ts'
import { readRuleSetFile, ruleSetFile, ruleSetFileName } from './rule-set-file.ts'
import './rule-sets.css'
import { useRuleSetsText } from './texts/rule-sets.ts'

/** Everything this guest has saved. */
const RuleSetsPage = () => {
  const t = useRuleSetsText()
  const say = useSay()
  const [sets, setSets] = useState<readonly RuleSet[]>()
  const [trouble, setTrouble] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)
  const reload = useCallback(async () => {
    const answer = await api.ruleSets()
    if (!isRefusal(answer)) setSets(answer.sets)
    setTrouble(isRefusal(answer) ? say(answer.message) : null)
  }, [say])
  useEffect(() => {
    void reload()
  }, [reload])
  const remove = async ({ id }: RuleSet) => {
    const answer = await api.deleteRuleSet(id)
    if (isRefusal(answer)) notify({ title: t('failed'), text: say(answer.message) })
    await reload()
  }
  const ask = (set: RuleSet): void =>
    setQuestion({
      title: t('removeTitle'),
      words: t('removeNote'),
      yes: t('remove'),
      no: t('keep'),
      act: () => void remove(set),
    })
  return (
    <ListPage title={t('title')} note={t('note')} aside={<ImportRules onDone={reload} />}>
      {trouble !== null && (
        <p className="quiet-trouble" role="status">
          {trouble}
        </p>
      )}
      {sets !== undefined && sets.length === 0 && (
        <NothingYet toPlay={t('toGames')}>
          {t('none')}
          <br />
          {t('noneHint')}
        </NothingYet>
      )}
      <ul>
        {sets?.map((set) => (
          <SetRow key={set.id} set={set} onRemove={() => ask(set)} />
        ))}
      </ul>
      <ConfirmSheet question={question} onClose={() => setQuestion(null)} />
    </ListPage>
  )
}

const SetRow = ({ set, onRemove }: { readonly set: RuleSet; readonly onRemove: () => void }) => {
  const t = useRuleSetsText()
  const words = useLineWords()
  const language = useLanguage()
  return (
    <li className="list-row record">
      <div className="what">
        <b>{set.name}</b> <span className="rule-set">{words.game(set.game)}</span>
        <p>
          <span className="nb">{t('savedAt', { when: formatDate(set.saved, language) })}</span> ·{' '}
          <code title={t('fingerprint')}>{shortFingerprint(set.fingerprint)}</code>
        </p>
      </div>
      <div className="does">
        <Button kind="accent" href={`/open/${set.game}?set=${set.id}`}>
          {t('playShort')}
        </Button>
        <IconButton icon="book" label={t('show')} href={`/rules-set/${set.id}`} />
        <IconButton
          icon="down"
          label={t('download')}
          onPress={() => saveFile(ruleSetFileName(set), ruleSetFile(set), 'application/json')}
        />
        <IconButton icon="trash" label={t('remove')} onPress={onRemove} />
      </div>
    </li>
  )
}

/** Takes rules from a file, if the game knows every one of them, and saves them as one's own. */
const ImportRules = ({ onDone }: { readonly onDone: () => Promise<void> }) => {
  const t = useRuleSetsText()
  const say = useSay()
  const take = async (content: string) => {
    const set = readRuleSetFile(content)
    const saved = isRefusal(set) ? set : await keepRuleSet(set)
    if (isRefusal(saved)) notify({ title: t(isRefusal(set) ? 'notRead' : 'notSaved'), text: say(saved.message) })
    else confirm(t('saved', { name: saved.name }))
    await onDone()
  }
  return <FileButton label={t('import')} accept="application/json,.json" onText={take} />
}

export default RuleSetsPage
