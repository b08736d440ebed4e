import { say } from 'words:forum'
import { CATEGORIES } from '@callofcode/contract/forum/forum'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { CallError } from '../../platform/api/client.ts'
import { OldNotice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Field } from '../../platform/form/field.tsx'
import { Select } from '../../platform/form/inputs.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { useFilters } from '../../platform/form/url-filters.tsx'
import { named } from '../../platform/language/words.ts'
import { SignInLink } from '../../platform/navigation/links.tsx'
import { FilterRow } from '../../platform/navigation/segmented.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { chosenCategory, chosenSort, type ThreadSearch, threadsQuery } from './find-threads.ts'
import { categoriesRead, mutedOf, threadsOf } from './forum-queries.ts'
import { useMuted } from './mute/folded.tsx'
import { ThreadRow } from './thread-row.tsx'
import './forum.css'

export const head = (): PageHead => ({
  title: titled(say('forum')),
  description: say('forSearchEngines'),
  canonical: paths.forum,
})

export async function load({ client, search, session }: PagePlace) {
  await Promise.all([client.prefetchQuery(threadsOf(search)), client.prefetchQuery(categoriesRead)])
  const threads = client.getQueryData<{ data: { _id: string }[] }>(threadsOf(search).queryKey)?.data ?? []
  if (session?.role && threads.length > 0) await client.prefetchQuery(mutedOf(threads.map(({ _id }) => _id)))
}

export function Page() {
  const search = useSearch({ strict: false }) as ThreadSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const query = { ...threadsOf(search), placeholderData: keepPreviousData }
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(query)
  const threads = data?.data
  // A page does not contain the total.
  const isWhole = threads && !search.cursor && !data.nextCursor
  const muted = useMuted(threads?.map(({ _id }) => _id) ?? [])
  const retry = () => void refetch()
  return (
    <main id="main" className="page">
      <ListHead
        title={say('forum')}
        count={isWhole ? say('threadsCount', { count: threads.length }) : ''}
        lead={say('lead')}
      />
      <SearchRow
        label={say('searchForum')}
        placeholder={say('searchHint')}
        value={text}
        onChange={setText}
        many
        chosen={(chosenCategory(search) ? 1 : 0) + (chosenSort(search) === 'latest' ? 0 : 1)}
        filters={<ThreadFilters search={search} />}
      >
        <StartThread />
      </SearchRow>
      {threads && error && (
        <OldNotice things={say('threads')} className="threads-old" retry={retry} busy={isFetching} />
      )}
      {!threads && error && (
        <ThreadsFailed refused={unknownCategory(error) ?? refusedCursor(error)} retry={retry} />
      )}
      {!threads && !error && <ThreadsLoading />}
      {threads?.length === 0 && (
        <ThreadsEmpty chosen={Object.keys(threadsQuery(search)).length > 0} clear={() => setText('')} />
      )}
      {threads && threads.length > 0 && (
        <ul className="threads" aria-busy={isPlaceholderData || undefined}>
          {threads.map((thread) => (
            <ThreadRow key={thread._id} thread={thread} folded={muted(thread._id)} />
          ))}
        </ul>
      )}
      <MoreOfList to={paths.forum} search={search} next={data?.nextCursor} things={say('threads')} />
    </main>
  )
}

const SHAPES = [62, 48, 71, 55, 66, 44] as const

function ThreadsLoading() {
  return (
    <Loading words={say('loadingThreads')}>
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
  /** The message for an address whose cursor is invalid, or whose category the reader does not have. */
  refused?: string | undefined
  retry: () => void
}

const unknownCategory = (error: Error) =>
  error instanceof CallError && error.errors.category ? say('noCategory') : undefined

function ThreadsFailed({ refused, retry }: FailedProps) {
  if (!refused) return <LoadFailed title={say('threadsFailed')} retry={retry} />
  const first = (
    <Link className={buttonClass()} to={paths.forum} search={{}}>
      {say('toFirst')}
    </Link>
  )
  return <ErrorState title={refused} action={first} />
}

function ThreadsEmpty({ chosen, clear }: { chosen: boolean; clear: () => void }) {
  if (!chosen)
    return (
      <EmptyState title={say('noThreads')} action={<StartThread variant="plain" />}>
        {say('noThreadsHint')}
      </EmptyState>
    )
  return (
    <EmptyState
      label={say('noThreadsLabel')}
      title={say('noThreadFound')}
      action={
        <Link className={buttonClass()} to={paths.forum} search={{}} onClick={clear}>
          {say('showAllThreads')}
        </Link>
      }
    >
      {say('noThreadFoundWhy')}
    </EmptyState>
  )
}

/** Links to a new thread. A visitor signs in first. */
function StartThread({ variant = 'primary' }: { variant?: 'primary' | 'plain' }) {
  const { data: session } = useSession()
  if (session?.role)
    return (
      <Link className={buttonClass({ variant, className: 'main-act' })} to={paths.newThread}>
        <Icon name="plus" />
        <span className="word">{say('startThreadLink')}</span>
      </Link>
    )
  return (
    <SignInLink className={buttonClass()} next={paths.newThread}>
      {say('signInToWrite')}
    </SignInLink>
  )
}

const categories = () =>
  [undefined, ...CATEGORIES].map((value) => ({
    value: value ?? '',
    label: value ? named('core', value) : say('all'),
  }))
const sorts = [
  {
    value: 'latest',
    get label() {
      return say('latest')
    },
  },
  {
    value: 'top',
    get label() {
      return say('top')
    },
  },
  {
    value: 'unanswered',
    get label() {
      return say('unanswered')
    },
  },
]

/** The categories that the club made. One menu holds all, because there may be many. */
function ClubCategories({ search }: { search: ThreadSearch }) {
  const { data } = useQuery(categoriesRead)
  const choose = useFilters<ThreadSearch>()
  const chosen = chosenCategory(search) ?? ''
  if (!data || data.data.length === 0) return null
  const [shown, archived] = [false, true].map((is) => data.data.filter((one) => one.archived === is))
  const options = (rows = data.data) => rows.map(({ name }) => <option key={name}>{name}</option>)
  return (
    <Field label={say('clubCategories')}>
      <Select
        value={data.data.some(({ name }) => name === chosen) ? chosen : ''}
        onChange={({ target }) => choose({ category: target.value || undefined })}
      >
        <option value="">{say('all')}</option>
        {options(shown)}
        {archived && archived.length > 0 && <optgroup label={say('archived')}>{options(archived)}</optgroup>}
      </Select>
    </Field>
  )
}

/** Choosing a filter goes back to the first threads. */
function ThreadFilters({ search }: { search: ThreadSearch }) {
  const { category, sort, q } = search
  return (
    <>
      <FilterRow
        name={say('category')}
        fit="wide"
        to={paths.forum}
        items={categories()}
        value={chosenCategory(search) ?? ''}
        searchFor={(value) => ({ category: value || undefined, sort, q })}
      />
      <ClubCategories search={search} />
      <FilterRow
        name={say('sortBy')}
        fit="full"
        to={paths.forum}
        items={sorts}
        value={chosenSort(search)}
        searchFor={(value) => ({ category, sort: value === 'latest' ? undefined : value, q })}
      />
    </>
  )
}
