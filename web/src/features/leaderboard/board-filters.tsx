import { say } from 'words:leaderboard'
import { monthIn } from '@callofcode/contract/leaderboard/leaderboard'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { useFilters } from '../../platform/form/url-filters.tsx'
import { perLocale } from '../../platform/language/reader.ts'
import { useClub } from '../../platform/session/club.ts'
import { useReaderZone } from '../../platform/time/reader-zone.ts'
import { zoneOfToday, zoneWords } from '../../platform/time/zone-names.ts'
import { type BoardSearch, boardOf } from './leaderboard-queries.ts'

interface BoardFiltersProps {
  search: BoardSearch
  /** The shown month, once it is known. */
  month: string | undefined
  batches: readonly { _id: string; name: string }[]
}

/** What is counted, in which order, month and batch: in the address. */
export function BoardFilters({ search, month: shown, batches }: BoardFiltersProps) {
  const { source, order, month, batch } = boardOf(search)
  const { timeZone } = useClub()
  const choose = useFilters<BoardSearch>()
  return (
    <>
      <Field label={say('counted')}>
        <Select value={source} onChange={(event) => choose({ source: event.target.value })}>
          <option value="verdicts">{say('countSolved')}</option>
          <option value="ticks">{say('countTicked')}</option>
        </Select>
      </Field>
      <Field label={say('order')}>
        <Select value={order} onChange={(event) => choose({ order: event.target.value })}>
          <option value="solved">{say('mostSolved')}</option>
          <option value="improved">{say('mostImproved')}</option>
        </Select>
      </Field>
      <Field label={say('month')} hint={<MonthsBegin timeZone={timeZone} />}>
        <Select value={month ?? shown ?? ''} onChange={(event) => choose({ month: event.target.value })}>
          {monthsTo(monthIn(timeZone), shown).map((one) => (
            <option key={one} value={one}>
              {wordsOf(one)}
            </option>
          ))}
          <option value="all">{say('allMonths')}</option>
        </Select>
      </Field>
      {batches.length > 0 && (
        <Field label={say('batch')}>
          <Select
            value={batch ?? ''}
            onChange={(event) => choose({ batch: event.target.value || undefined })}
          >
            <option value="">{say('allBatches')}</option>
            {batches.map(({ _id, name }) => (
              <option key={_id} value={_id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  )
}

const MONTHS = 12

/** Names the months' time zone, unless it is the reader's own. */
function MonthsBegin({ timeZone }: { timeZone: string }) {
  return useReaderZone() === zoneOfToday(timeZone)
    ? say('monthsBegin')
    : say('monthsBeginInClub', { zone: zoneWords(timeZone) })
}

/** Returns this month and earlier ones, including the shown month. */
function monthsTo(now: string, shown: string | undefined): string[] {
  const [year = 0, month = 0] = now.split('-').map(Number)
  const months = Array.from({ length: MONTHS }, (_, back) =>
    new Date(Date.UTC(year, month - 1 - back)).toISOString().slice(0, 7),
  )
  return !shown || shown === 'all' || months.includes(shown) ? months : [...months, shown]
}

const monthName = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)
const wordsOf = (month: string) => monthName().format(new Date(`${month}-01T00:00:00Z`))
