import { CATEGORIES } from '@callofcode/contract/forum'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { OldNotice } from '../../platform/feedback/old-notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/inputs.tsx'
import { FilterRow } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import type { PageHead, PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { SignInLink } from '../shell/public.ts'
import { chosenCategory, chosenSort, type ThreadSearch, threadsQuery } from './find-threads.ts'
import { threadsOf } from './forum-queries.ts'
import { ThreadRow } from './thread-row.tsx'
import './forum.css'

export const head = (): PageHead => ({
  title: titled('Forum'),
  description: 'Questions and answers of the club: problems, interviews, projects and events.',
  canonical: paths.forum,
})

export const load = ({ client, search }: PagePlace) => client.prefetchQuery(threadsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as ThreadSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const query = { ...threadsOf(search), placeholderData: keepPreviousData }
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(query)
  const threads = data?.data
  const retry = () => void refetch()
  return (
    <main id="main" className="page">
      <ListHead title="Forum" lead="Ask, answer, and show what you are building" action={<StartThread />} />
      <ThreadFilters search={search} />
      <SearchRow
        label="Search the forum"
        placeholder="Search titles, threads and replies"
        value={text}
        onChange={setText}
        count={threads && `${counted(threads.length, 'thread', 'threads')} shown`}
      />
      {threads && error && (
        <OldNotice things="threads" className="threads-old" retry={retry} busy={isFetching} />
      )}
      {!threads && error && <ThreadsFailed refused={refusedCursor(error)} retry={retry} />}
      {!threads && !error && <ThreadsLoading />}
      {threads?.length === 0 && (
        <ThreadsEmpty chosen={Object.keys(threadsQuery(search)).length > 0} clear={() => setText('')} />
      )}
      {threads && threads.length > 0 && (
        <ul className="threads" aria-busy={isPlaceholderData || undefined}>
          {threads.map((thread) => (
            <ThreadRow key={thread._id} thread={thread} />
          ))}
        </ul>
      )}
      <MoreOfList to={paths.forum} search={search} next={data?.nextCursor} things="threads" />
    </main>
  )
}

const SHAPES = [62, 48, 71, 55, 66, 44] as const

function ThreadsLoading() {
  return (
    <Loading words="Loading threads...">
      <ul className="threads" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="thread-waiting skels" key={width}>
            <Skeleton width={12} />
            <Skeleton width={width} size="tall" />
            <Skeleton width={22} />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

interface FailedProps {
  /** The server's message for an address whose cursor is invalid. */
  refused?: string | undefined
  retry: () => void
}

function ThreadsFailed({ refused, retry }: FailedProps) {
  if (!refused) return <LoadFailed title="The threads did not arrive." retry={retry} />
  const first = (
    <Link className={buttonClass()} to={paths.forum} search={{}}>
      Go to the first threads
    </Link>
  )
  return <ErrorState title={refused} action={first} />
}

function ThreadsEmpty({ chosen, clear }: { chosen: boolean; clear: () => void }) {
  if (!chosen)
    return (
      <EmptyState
        label="0 threads"
        title="Nobody has asked anything yet"
        action={<StartThread variant="plain" />}
      >
        Stuck on a problem, or built something? Open the first thread.
      </EmptyState>
    )
  return (
    <EmptyState
      label="0 threads"
      title="No thread found"
      action={
        <Link className={buttonClass()} to={paths.forum} search={{}} onClick={clear}>
          Show all threads
        </Link>
      }
    >
      No thread matches this category, filter and search.
    </EmptyState>
  )
}

/** The way to a new thread; a visitor signs in first. */
function StartThread({ variant = 'primary' }: { variant?: 'primary' | 'plain' }) {
  const { data: session } = useSession()
  if (session?.role)
    return (
      <Link className={buttonClass({ variant })} to={paths.newThread}>
        Start a thread
      </Link>
    )
  return (
    <SignInLink className={buttonClass()} next={paths.newThread}>
      Sign in to write
    </SignInLink>
  )
}

const categories = [undefined, ...CATEGORIES].map((value) => ({ value: value ?? '', label: value ?? 'All' }))
const sorts = [
  { value: 'latest', label: 'Latest' },
  { value: 'top', label: 'Top' },
  { value: 'unanswered', label: 'Unanswered' },
]

/** Choosing a filter goes back to the first threads. */
function ThreadFilters({ search }: { search: ThreadSearch }) {
  const { category, sort, q } = search
  return (
    <div className="filters forum-filters">
      <FilterRow
        name="Category"
        fit="wide"
        to={paths.forum}
        items={categories}
        value={chosenCategory(search) ?? ''}
        searchFor={(value) => ({ category: value || undefined, sort, q })}
      />
      <FilterRow
        name="Sort by"
        fit="full"
        to={paths.forum}
        items={sorts}
        value={chosenSort(search)}
        searchFor={(value) => ({ category, sort: value === 'latest' ? undefined : value, q })}
      />
    </div>
  )
}
