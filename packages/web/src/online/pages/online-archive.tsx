import { isRefusal, type Seat } from '@tefuda/kernel'
import type { TableLine } from '@tefuda/wire'
import { LONGEST_NAME } from '@tefuda/wire/limits'
import { useCatalogue } from '../../catalogue/catalogue.ts'
import { Button, IconButton, notify } from '../../frame/index.ts'
import { formatDate, formatNumber, useLanguage, useSay } from '../../i18n/index.ts'
import { downloadRecord } from '../../records/file-name.ts'
import { atSeat } from '../../site/seat-address.ts'
import { FinishedGame } from '../../table/finished-game.tsx'
import '../../records/records.css'
import '../../site/lists.css'
import { type KeptRecord, tableOf } from '../../storage/index.ts'
import { useLineWords } from './line-words.ts'
import { fetchRecord } from './online-record.ts'
import { endOf, type Played, playedOnline } from './played.ts'
import { useArchiveText } from './texts/archive.ts'
import { isSearching, type Search, useArchive } from './use-archive.ts'

export interface OnlineArchiveProps {
  /** Records of online games this browser keeps. */
  readonly kept: readonly KeptRecord[]
  /** `isListed`: the server lists it besides. */
  readonly onRemove: (kept: KeptRecord, isListed: boolean) => void
}

/** Own games that were finished online: search, replay, review, download. */
export const OnlineArchive = ({ kept, onRemove }: OnlineArchiveProps) => {
  const t = useArchiveText()
  const { search, setSearch, found, trouble, more } = useArchive()
  const searching = isSearching(search)
  const { games, before } = found ?? NOT_FOUND
  // The server alone searches; what it does not list is left out then.
  const own = searching ? kept.filter((record) => games.some(({ table }) => table === tableOf(record))) : kept
  const played = found === undefined && trouble === null ? [] : playedOnline(games, before, own)
  const empty = found !== undefined && played.length === 0
  return (
    <section className="online-archive" aria-labelledby="online">
      <h2 id="online">{t('title')}</h2>
      {trouble !== null && <p className="quiet-trouble">{trouble}</p>}
      {found !== undefined && (searching || !empty) && <SearchFields search={search} onSearch={setSearch} />}
      {empty && <p className="none">{t(searching ? 'noneFound' : 'none')}</p>}
      {played.length > 0 && (
        <ul>
          {played.map((one) =>
            one.line === null ? (
              <FinishedGame key={one.kept.id} kept={one.kept} onRemove={() => onRemove(one.kept, false)} />
            ) : (
              <PlayedRow key={one.line.table} line={one.line} kept={one.kept} onRemove={onRemove} />
            ),
          )}
        </ul>
      )}
      {before !== null && (
        <p className="acts-below">
          <Button onPress={more}>{t('more')}</Button>
        </p>
      )}
    </section>
  )
}

const NOT_FOUND: { readonly games: readonly TableLine[]; readonly before: number | null } = { games: [], before: null }

interface SearchFieldsProps {
  readonly search: Search
  readonly onSearch: (search: Search) => void
}

const SearchFields = ({ search, onSearch }: SearchFieldsProps) => {
  const t = useArchiveText()
  const say = useSay()
  const games = useCatalogue()
  return (
    <search className="search">
      <select
        className="field-input"
        aria-label={t('game')}
        value={search.game}
        onChange={(event) => onSearch({ ...search, game: event.target.value })}
      >
        <option value="">{t('anyGame')}</option>
        {games.map(({ id, name }) => (
          <option key={id} value={id}>
            {say(name)}
          </option>
        ))}
      </select>
      <input
        className="field-input"
        type="search"
        aria-label={t('name')}
        placeholder={t('namePlaceholder')}
        maxLength={LONGEST_NAME}
        value={search.name}
        onChange={(event) => onSearch({ ...search, name: event.target.value })}
      />
    </search>
  )
}

const PlayedRow = ({
  line,
  kept,
  onRemove,
}: Played & { readonly line: TableLine; readonly onRemove: OnlineArchiveProps['onRemove'] }) => {
  const t = useArchiveText()
  const say = useSay()
  const words = useLineWords()
  const language = useLanguage()
  const when = endOf({ line, kept })
  const own = kept?.seat ?? ownSeatIn(line)
  const here = (address: string): string => atSeat(address, own, line.seats.length)

  const download = async (): Promise<void> => {
    const record = kept?.record ?? (await fetchRecord(line.table))
    if (isRefusal(record)) notify({ title: t('failed'), text: say(record.message) })
    else downloadRecord(record, when)
  }

  return (
    <li className="list-row record">
      <div className="what">
        <b>{words.game(line.game)}</b> <span className="rule-set">{words.rules(line)}</span>
        {line.stage === 'stopped' && (
          <span className="tag">{t(line.stoppedBy === 'host' ? 'stoppedByHost' : 'stopped')}</span>
        )}
        {kept !== null && <span className="tag">{t('kept')}</span>}
        <p>
          <span className="nb">{formatDate(when, language)}</span>
        </p>
      </div>
      <ul className="scores">
        {line.seats.map((_one, place) => (
          <li key={seatKey(place)} className={line.ranks?.[place] === 1 ? 'won' : undefined}>
            <span title={words.player(line.seats, place)}>{words.player(line.seats, place)}</span>{' '}
            {line.scores !== null && <b>{formatNumber(line.scores[place] ?? 0)}</b>}
          </li>
        ))}
      </ul>
      <div className="does">
        <Button
          icon="play"
          href={here(kept === null ? `/replay?table=${line.table}` : `/replay/${kept.id}?table=${line.table}`)}
        >
          {t('replay')}
        </Button>
        {line.stage === 'over' && (
          <Button icon="hint" href={here(kept === null ? `/review?table=${line.table}` : `/review/${kept.id}`)}>
            {t('review')}
          </Button>
        )}
        <IconButton icon="log" label={t('series')} href={`/series/${line.series}`} />
        <IconButton icon="down" label={t('download')} onPress={() => void download()} />
        {kept !== null && <IconButton icon="trash" label={t('remove')} onPress={() => onRemove(kept, true)} />}
      </div>
    </li>
  )
}

/** Null where one looked on. */
const ownSeatIn = ({ seats }: TableLine): Seat | null => {
  const own = seats.findIndex(({ you }) => you)
  return own < 0 ? null : own
}

/** A seat is its place at the table. */
const seatKey = (place: number): string => `seat ${place}`
