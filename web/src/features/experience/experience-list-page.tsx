import { listExperiences } from '@callofcode/contract/experience'
import type { Head } from '@callofcode/contract/page'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { SearchBox } from '../../platform/form/search-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { ExperienceCard } from './experience-card.tsx'
import { ExperienceFilters } from './experience-filters.tsx'
import { ExperiencesEmpty, ExperiencesFailed, ExperiencesLoading } from './experience-list-states.tsx'
import { ExperienceSelects } from './experience-selects.tsx'
import { type ExperienceSearch, findExperiences } from './find-experiences.ts'
import './experiences.css'

const experiences = read(listExperiences, {}, { sayMessage: true })

export const head = (): Head => ({
  title: titled('Interview Experiences'),
  description: 'Interview experiences shared by club members: company, role, result and how it went.',
  canonical: paths.experiences,
})

export async function load({ client }: PagePlace) {
  await client.prefetchQuery(experiences)
  // What was written is not shown beside what was rendered from it.
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
      <div className="tools xp-tools">
        <SearchBox
          className="grow"
          label="Search experiences"
          placeholder="Search company, role or name"
          value={text}
          onChange={setText}
        />
        <ExperienceSelects all={all ?? []} search={search} />
        <p className="label plain count" role="status">
          {found && `${found.length} ${found.length === 1 ? 'experience' : 'experiences'}`}
        </p>
      </div>
      {!all && (isError ? <ExperiencesFailed retry={() => void refetch()} /> : <ExperiencesLoading />)}
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
    <div className="xps-head">
      <div className="page-head">
        <h1 className="title">Interview Experiences</h1>
        <p className="lead">Learn from real interview experiences shared by the community</p>
      </div>
      {session?.role && (
        <Link className={buttonClass({ variant: 'primary' })} to={paths.submitExperience}>
          Share your experience
        </Link>
      )}
    </div>
  )
}
