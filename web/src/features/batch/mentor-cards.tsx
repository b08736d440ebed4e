import { say } from 'words:mentor'
import { getMentoring, listMentoredMembers } from '@callofcode/contract/batch/mentor'
import type { PostAuthor } from '@callofcode/contract/forum/forum'
import { limits } from '@callofcode/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { paths } from '../../platform/paths.ts'
import { Avatar } from '../../platform/ui/person.tsx'
import './mentors.css'

export const ownMentoring = { ...read(getMentoring, {}, { quiet: true }), staleTime: 60_000 }

export interface MentoredSearch {
  readonly q?: string | undefined
  readonly only?: string | undefined
  readonly cursor?: string | undefined
}

export function mentoredOf(batch: string, { q = '', only, cursor }: MentoredSearch) {
  const text = [...q.trim()].slice(0, limits.search).join('')
  const query = {
    ...(text && { q: text }),
    ...(only === 'stuck' && { only: 'stuck' as const }),
    ...(cursor && { cursor }),
  }
  return read(listMentoredMembers, { params: { batch }, query }, { quiet: true })
}

/** Shows on Today the batches that the member mentors, and the mentors of their own batch. It renders nothing without either. */
export function MentorCards() {
  const { data } = useQuery(ownMentoring)
  if (!data) return null
  const { batches, mentors } = data.data
  if (batches.length === 0 && mentors.length === 0) return null
  return (
    <section className="today-grid few" aria-label={say('mentors')}>
      {batches.length > 0 && (
        <section className="today-card" aria-labelledby="mentored-batches">
          <p className="label" id="mentored-batches">
            {say('lookAfter')}
          </p>
          <ul className="mentor-list">
            {batches.map(({ _id, name, members }) => (
              <li key={_id}>
                <Link className="link" to={paths.mentored(_id)}>
                  {name}
                </Link>
                <span className="small muted">{say('batchSize', { members })}</span>
              </li>
            ))}
          </ul>
          <Link className="link" to={paths.questions} search={{ of: 'queue' }}>
            {say('questionsOfMembers')}
          </Link>
        </section>
      )}
      {mentors.length > 0 && (
        <section className="today-card" aria-labelledby="own-mentors">
          <p className="label" id="own-mentors">
            {say('yourMentors')}
          </p>
          <ul className="mentor-list">
            {mentors.map((mentor, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and the list is as it came
              <li key={at}>
                <Mentor mentor={mentor} />
              </li>
            ))}
          </ul>
          <p className="small muted">{say('askThem')}</p>
          <Link className="link" to={paths.questions}>
            {say('yourQuestions')}
          </Link>
        </section>
      )}
    </section>
  )
}

function Mentor({ mentor: { name, profilePhoto, page } }: { mentor: PostAuthor }) {
  return (
    <span className="mentor">
      <Avatar name={name} src={profilePhoto} decorative />
      {page ? (
        <Link className="link" to={paths.member(page.handle)}>
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  )
}
