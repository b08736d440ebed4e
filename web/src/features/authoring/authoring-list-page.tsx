import { say } from 'words:authoring'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { AuthoredRows } from './authored-rows.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { NewProblemDialog } from './new-problem-dialog.tsx'
import { authoredList } from './workspace/authoring-queries.ts'
import './authoring.css'

export const head = () => ({ title: titled(say('clubProblems')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(authoredList(search.cursor))

export function Page() {
  const { cursor } = useSearch({ strict: false }) as { cursor?: string }
  const [asking, setAsking] = useState<'new' | 'import'>()
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...authoredList(cursor),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const rows = data?.data
  const acts = (
    <div className="row-btns">
      <Button onClick={() => setAsking('import')}>
        {say('importPackage', { sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
      <Button variant="primary" onClick={() => setAsking('new')}>
        {say('newProblem')}
      </Button>
    </div>
  )
  return (
    <main id="main" className="page">
      <ListHead title={say('clubProblems')} action={acts} />
      {!data && error && (
        <ListFailed refused={refusedCursor(error)} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && <RowsLoading />}
      {rows?.length === 0 && <NoneYet isLater={cursor !== undefined} begin={() => setAsking('new')} />}
      {rows && rows.length > 0 && <AuthoredRows rows={rows} busy={isPlaceholderData} />}
      <MoreOfList to={paths.authoring} search={{ cursor }} next={data?.nextCursor} things={say('problems')} />
      {asking === 'new' && <NewProblemDialog onClose={() => setAsking(undefined)} />}
      {asking === 'import' && <ImportDialog onClose={() => setAsking(undefined)} />}
    </main>
  )
}

const first = (words: string) => (
  <Link className={buttonClass()} to={paths.authoring} search={{}}>
    {words}
  </Link>
)

function NoneYet({ isLater, begin }: { isLater: boolean; begin: () => void }) {
  if (isLater)
    return (
      <EmptyState
        label={say('noProblemsLabel')}
        title={say('noMoreProblems')}
        action={first(say('showFirst'))}
      />
    )
  return (
    <EmptyState
      label={say('noProblemsLabel')}
      title={say('writeFirst')}
      action={<Button onClick={begin}>{say('startFromExample')}</Button>}
    >
      {say('writeFirstHint')}
    </EmptyState>
  )
}

function RowsLoading() {
  return (
    <Loading words={say('loadingList')}>
      <ul className="rows authored" aria-hidden="true">
        {[45, 60, 35].map((width) => (
          <li key={width}>
            <span className="skels">
              <Skeleton width={width} size="tall" />
              <Skeleton width={width / 2} />
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  )
}

interface FailedProps {
  refused: string | undefined
  retry: () => void
  busy: boolean
}

function ListFailed({ refused, retry, busy }: FailedProps) {
  if (refused) return <ErrorState title={refused} action={first(say('toFirst'))} />
  return (
    <LoadFailed title={say('listFailed')} retry={retry} busy={busy}>
      {say('nothingWasChanged')}
    </LoadFailed>
  )
}
