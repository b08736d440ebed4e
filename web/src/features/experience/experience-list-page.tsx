import { type Experience, listExperiences } from '@callofcode/contract/experience'
import type { Head } from '@callofcode/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/inputs.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { isAdmin, useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ExperienceCard } from './experience-card.tsx'
import { ExperienceFilters, ExperienceSelects } from './experience-filters.tsx'
import { type ExperienceSearch, findExperiences, type Widening, wideningsOf } from './find-experiences.ts'
import './experiences.css'

const experiences = read(listExperiences, {}, { sayMessage: true })

export const head = (): Head => ({
  title: titled('Interview Experiences'),
  description: 'Interview experiences shared by club members: company, role, result and how it went.',
  canonical: paths.experiences,
})

export async function load({ client }: PagePlace) {
  await client.prefetchQuery(experiences)
  // The page shows the rendered HTML, so it need not carry the Markdown as well.
  client.setQueryData(
    experiences.queryKey,
    (answer) => answer && { ...answer, data: answer.data.map((one) => ({ ...one, content: '' })) },
  )
}

export function Page() {
  const search = useSearch({ strict: false }) as ExperienceSearch
  const [text, setText] = useUrlText('q')
  const { data, isError, refetch } = useQuery(experiences)
  const all = data?.data
  const asked = { ...search, q: text }
  const found = all && findExperiences(all, asked)
  return (
    <main id="main" className="page">
      <ExperiencesHead />
      <ExperienceFilters search={search} />
      <SearchRow
        className="xp-tools"
        label="Search experiences"
        placeholder="Search company, role or name"
        value={text}
        onChange={setText}
        count={found && `${found.length} ${found.length === 1 ? 'experience' : 'experiences'}`}
      >
        <ExperienceSelects all={all ?? []} search={search} />
      </SearchRow>
      {!all &&
        (isError ? (
          <LoadFailed title="The interview experiences did not arrive." retry={() => void refetch()} />
        ) : (
          <ExperiencesLoading />
        ))}
      {all && found?.length === 0 && (
        <ExperiencesEmpty all={all} search={asked} clearText={() => setText('')} />
      )}
      {found && found.length > 0 && (
        <ul className="xps">
          {found.map((one) => (
            <ExperienceCard key={one._id} experience={one} />
          ))}
        </ul>
      )}
    </main>
  )
}

function ExperiencesHead() {
  const { data: session } = useSession()
  return (
    <ListHead
      title="Interview Experiences"
      lead="Learn from real interview experiences shared by the community"
      action={
        session?.role && (
          <div className="row-btns">
            {isAdmin(session) && (
              <Link className={buttonClass()} to={paths.createExperience}>
                Create Interview Experience
              </Link>
            )}
            <Link className={buttonClass({ variant: 'primary' })} to={paths.submitExperience}>
              Share your experience
            </Link>
          </div>
        )
      }
    />
  )
}

const SHAPES = [24, 32, 20, 28, 22] as const

function ExperiencesLoading() {
  return (
    <Loading words="Loading experiences...">
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

interface ExperiencesEmptyProps {
  all: readonly Experience[]
  search: ExperienceSearch
  clearText: () => void
}

function ExperiencesEmpty({ all, search, clearText }: ExperiencesEmptyProps) {
  if (all.length === 0) return <NoneYet />
  return (
    <EmptyState
      label={`0 of ${all.length}`}
      title="No experience found"
      action={<Widenings ways={wideningsOf(all, search)} search={search} clearText={clearText} />}
    >
      No experience matches all of your choices. Remove one of them to see more:
    </EmptyState>
  )
}

function NoneYet() {
  return (
    <EmptyState
      label="0 experiences"
      title="No interview experiences yet"
      action={
        <Link className={buttonClass()} to={paths.submitExperience}>
          Share the first one
        </Link>
      }
    >
      Members can send theirs in, by name or anonymously.
    </EmptyState>
  )
}

interface WideningsProps {
  ways: readonly Widening[]
  search: ExperienceSearch
  clearText: () => void
}

function Widenings({ ways, search, clearText }: WideningsProps) {
  return (
    <div className="row-btns">
      {ways.map(({ without, words, count }) => (
        <Link
          key={without}
          className={buttonClass()}
          to={paths.experiences}
          search={{ ...search, [without]: undefined }}
          onClick={without === 'q' ? clearText : undefined}
        >
          {words} <span className="muted">({count})</span>
        </Link>
      ))}
      <Link className={buttonClass()} to={paths.experiences} search={{}} onClick={clearText}>
        Show all experiences
      </Link>
    </div>
  )
}
