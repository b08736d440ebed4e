import { say } from 'words:experience'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { upTo } from '../../platform/language/reader.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { companies } from './companies.ts'
import { ExperienceItem } from './experience-card.tsx'
import { ExperienceFilters, ExperienceSelects } from './experience-filters.tsx'
import {
  type ExperienceSearch,
  experienceChoices,
  experiencesOf,
  type ListedExperience,
  MOST_COUNTED,
  widened,
  wideningsOf,
} from './find-experiences.ts'
import './experiences.css'

export const head = (): PageHead => ({
  title: titled(say('interviewExperiences')),
  description: say('forSearchEngines'),
  canonical: paths.experiences,
})

export async function load({ client, search }: PagePlace) {
  const [answer] = await Promise.all([
    client.fetchQuery(experiencesOf(search)),
    client.prefetchQuery(experienceChoices),
    client.prefetchQuery(companies),
  ])
  if (answer.data.length > 0) return
  await Promise.all(wideningsOf(search).map((one) => client.prefetchQuery(widened(search, one))))
}

export function Page() {
  const search = useSearch({ strict: false }) as ExperienceSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const query = { ...experiencesOf(search), placeholderData: keepPreviousData }
  const { data, error, isPlaceholderData, refetch } = useQuery(query)
  const choices = useQuery(experienceChoices).data?.data ?? { roles: [], years: [] }
  // The response contains the requested fields.
  const found = data?.data as readonly ListedExperience[] | undefined
  const whole = !search.cursor && !data?.nextAfter
  return (
    <main id="main" className="page">
      <ExperiencesHead
        count={found ? `${say('experienceCount', { count: found.length })}${whole ? '' : ' shown'}` : ''}
      />
      <SearchRow
        label={say('searchExperiences')}
        placeholder={say('searchHint')}
        value={text}
        onChange={setText}
        many
        chosen={
          ['company', 'result', 'role', 'year'].filter((one) => search[one as keyof typeof search]).length
        }
        filters={
          <>
            <ExperienceFilters search={search} />
            <ExperienceSelects {...choices} search={search} />
          </>
        }
      >
        <ShareLink />
      </SearchRow>
      {!found &&
        (error ? <ExperiencesFailed error={error} retry={() => void refetch()} /> : <ExperiencesLoading />)}
      {found?.length === 0 && <ExperiencesEmpty search={search} clearText={() => setText('')} />}
      {found && found.length > 0 && (
        <ul className="xps" aria-busy={isPlaceholderData || undefined}>
          {found.map((one) => (
            <ExperienceItem key={one._id} experience={one} />
          ))}
        </ul>
      )}
      <MoreOfList to={paths.experiences} search={search} next={data?.nextAfter} things={say('experiences')} />
    </main>
  )
}

function ExperiencesFailed({ error, retry }: { error: Error; retry: () => void }) {
  const refused = refusedCursor(error)
  if (!refused) return <LoadFailed title={say('experiencesFailed')} retry={retry} />
  const first = (
    <Link className={buttonClass()} to={paths.experiences} search={{}}>
      {say('toFirst')}
    </Link>
  )
  return <ErrorState title={refused} action={first} />
}

function ExperiencesHead({ count }: { count: string }) {
  const { data: session } = useSession()
  return (
    <ListHead
      title={say('interviewExperiences')}
      count={count}
      about={say('lead')}
      action={
        <>
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.companies}>
            {say('companies')}
          </Link>
          {may(session, 'content') && (
            <Link className={buttonClass({ variant: 'ghost' })} to={paths.createExperience}>
              {say('createExperience')}
            </Link>
          )}
        </>
      }
    />
  )
}

function ShareLink() {
  const { data: session } = useSession()
  if (!session?.role) return null
  return (
    <Link className={buttonClass({ variant: 'primary', className: 'main-act' })} to={paths.submitExperience}>
      <Icon name="plus" />
      <span className="word">{say('shareOwn')}</span>
    </Link>
  )
}

const SHAPES = [24, 32, 20, 28, 22] as const

function ExperiencesLoading() {
  return (
    <Loading words={say('loadingExperiences')}>
      <ul className="xps" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="xp-waiting skels" key={width}>
            <Skeleton width={width} size="tall" />
            <Skeleton width={width + 15} />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

function ExperiencesEmpty({ search, clearText }: WideningsProps) {
  if (!Object.values(search).some(Boolean)) return <NoneYet />
  return (
    <EmptyState
      label={say('noExperiencesLabel')}
      title={say('noExperienceFound')}
      action={<Widenings search={search} clearText={clearText} />}
    >
      {say('noExperienceFoundWhy')}
    </EmptyState>
  )
}

function NoneYet() {
  return (
    <EmptyState
      label={say('noExperiencesLabel')}
      title={say('noExperiences')}
      action={
        <Link className={buttonClass()} to={paths.submitExperience}>
          {say('shareFirst')}
        </Link>
      }
    >
      {say('noExperiencesHint')}
    </EmptyState>
  )
}

interface WideningsProps {
  search: ExperienceSearch
  clearText: () => void
}

/** Counts the shown experiences, plus one if there are more. */
const shownIn = (answer?: { data: readonly object[]; nextAfter?: string | null | undefined }) =>
  answer ? answer.data.length + (answer.nextAfter ? 1 : 0) : 0

/** Lists filters whose removal alone gives results, the most useful first. */
function Widenings({ search, clearText }: WideningsProps) {
  const ways = wideningsOf(search)
  const answers = useQueries({ queries: ways.map((one) => widened(search, one)) })
  const useful = ways
    .map((way, at) => ({ ...way, count: shownIn(answers[at]?.data) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
  return (
    <div className="row-btns">
      {useful.map(({ without, words, count }) => (
        <Link
          key={without}
          className={buttonClass()}
          to={paths.experiences}
          search={{ ...search, [without]: undefined, cursor: undefined }}
          onClick={without === 'q' ? clearText : undefined}
        >
          {words} <span className="muted">({upTo(MOST_COUNTED, count)})</span>
        </Link>
      ))}
      <Link className={buttonClass()} to={paths.experiences} search={{}} onClick={clearText}>
        {say('showAll')}
      </Link>
    </div>
  )
}
