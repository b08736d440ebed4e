import { say } from 'words:report'
import { nameOf as placeName } from 'words:shell'
import { PERIODS, type PeriodName, periodNamed } from '@callofcode/contract/report/period'
import { getReport, reportFile } from '@callofcode/contract/report/report'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { CallError, fileAddress } from '../../platform/api/client.ts'
import { read } from '../../platform/api/read.ts'
import { Explained } from '../../platform/chart/explained.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { zoneWords } from '../../platform/time/zone-names.ts'
import { Button } from '../../platform/ui/button.tsx'
import { type ReportSearch, shortDay } from './report-days.ts'
import { ReportTables } from './report-tables.tsx'
import './report.css'

export const head = () => ({ title: titled(placeName('Report')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(reportOf(search))

const reportOf = ({ from, to }: ReportSearch) =>
  read(getReport, { query: { ...(from && { from }), ...(to && { to }) } }, { quiet: true })

/** Shows a term in figures, to be printed or taken along as a file. */
export function Page() {
  const search = useSearch({ strict: false }) as ReportSearch
  const { data, error, refetch, isFetching } = useQuery({
    ...reportOf(search),
    placeholderData: keepPreviousData,
  })
  const { name, timeZone } = useClub()
  const report = data?.data
  const errors = error instanceof CallError && error.status === 400 ? error.errors : undefined
  const shown = { from: search.from ?? report?.period.from, to: search.to ?? report?.period.to }
  return (
    <main id="main" className="page report" aria-busy={isFetching || undefined}>
      <ListHead
        title={placeName('Report')}
        explained={
          report && (
            <Explained title={placeName('Report')} csv={fileAddress(reportFile, { query: report.period })}>
              {say('howCounted')}
            </Explained>
          )
        }
        // The line keeps its room, or the choice of a period would move away under the pointer.
        about={
          report
            ? say('periodOfClub', {
                club: name,
                from: shortDay(report.period.from),
                to: shortDay(report.period.to),
                zone: zoneWords(timeZone),
              })
            : '\u00a0'
        }
        action={
          report && (
            <>
              <a className="btn" href={fileAddress(reportFile, { query: report.period })} download>
                {say('csv')}
              </a>
              <Button onClick={() => window.print()}>{say('print')}</Button>
            </>
          )
        }
      />
      <PeriodChoice shown={shown} errors={errors} timeZone={timeZone} />
      {!data && error && !errors && <LoadFailed title={say('failed')} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading words={say('loading')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {report && <ReportTables report={report} />}
    </main>
  )
}

const LABELS: Readonly<Record<PeriodName, () => string>> = {
  term: () => say('thisTerm'),
  last: () => say('lastTerm'),
  year: () => say('thisYear'),
}

interface PeriodChoiceProps {
  shown: ReportSearch
  errors: Readonly<Record<string, string>> | undefined
  timeZone: string
}

function PeriodChoice({ shown, errors, timeZone }: PeriodChoiceProps) {
  const navigate = useNavigate()
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  const choices = PERIODS.map((value) => ({ value, label: LABELS[value](), days: periodNamed(value, today) }))
  const chosen = choices.find(({ days }) => days.from === shown.from && days.to === shown.to)
  const choose = (change: ReportSearch) =>
    void navigate({ to: paths.report, search: { ...shown, ...change }, replace: true, resetScroll: false })
  return (
    <div className="tools report-tools">
      <Segmented<PeriodName | 'days'>
        label={say('period')}
        items={choices}
        value={chosen?.value ?? 'days'}
        link={(value, parts) => (
          <Link
            to={paths.report}
            search={choices.find((one) => one.value === value)?.days ?? {}}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...parts}
          />
        )}
      />
      <Field label={say('from')} error={errors?.from}>
        <TextInput
          type="date"
          value={shown.from ?? ''}
          onChange={({ target }) => choose({ from: target.value || undefined })}
        />
      </Field>
      <Field label={say('to')} error={errors?.to}>
        <TextInput
          type="date"
          value={shown.to ?? ''}
          onChange={({ target }) => choose({ to: target.value || undefined })}
        />
      </Field>
    </div>
  )
}
