import { say } from 'words:organiser'
import { nameOf as placeName } from 'words:shell'
import { limits } from '@callofcode/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { allWaiting, waitingCounts } from '../../platform/api/read-again.ts'
import { upTo } from '../../platform/language/reader.ts'
import { paths } from '../../platform/paths.ts'
import { may, useSession } from '../../platform/session/session.ts'

const lists = [
  {
    kind: 'signups',
    task: 'approvals',
    get label() {
      return placeName('Approvals')
    },
    to: paths.approvals,
  },
  {
    kind: 'flags',
    task: 'moderation',
    get label() {
      return say('flaggedPosts')
    },
    to: paths.moderation,
  },
  {
    kind: 'reports',
    task: 'moderation',
    get label() {
      return say('reportedQuestions')
    },
    to: paths.moderation,
  },
  {
    kind: 'experiences',
    task: 'content',
    get label() {
      return placeName('Submitted experiences')
    },
    to: paths.submissions,
  },
  {
    kind: 'blogs',
    task: 'content',
    get label() {
      return placeName('Blog reviews')
    },
    to: paths.blogReviews,
  },
] as const

/** Lists what this person may decide, by the names of the pages where it waits. Shows nothing if that is empty. */
export function WaitingTable() {
  const { data: session } = useSession()
  const { data } = useQuery(waitingCounts)
  const counts = data?.data
  const all = counts && allWaiting(counts)
  const theirs = lists.filter(({ task }) => may(session, task))
  if (theirs.length === 0) return null
  return (
    <section className="desk-card" aria-labelledby="club-waits">
      <h2 className="label" id="club-waits">
        {say('forYouToDecide')}
      </h2>
      <p className="desk-sum">
        {all === 0
          ? say('nothingWaits')
          : all
            ? say('waiting', { waiting: upTo(limits.waiting, all) })
            : '\u00a0'}
      </p>
      <table className="desk-table">
        <tbody>
          {theirs.map(({ kind, label, to }) => (
            <tr key={kind} className={counts && !counts[kind] ? 'is-none' : undefined}>
              <th scope="row">
                <Link className="link" to={to}>
                  {label}
                </Link>
                {kind === 'blogs' && data?.readyBlogs ? (
                  <Link className="link small" to={to} search={{ list: 'ready' }}>
                    {say('readyToPublish', { count: upTo(limits.waiting, data.readyBlogs) ?? '' })}
                  </Link>
                ) : null}
              </th>
              <td>{counts ? upTo(limits.waiting, counts[kind] ?? 0) : ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
