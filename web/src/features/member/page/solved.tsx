import { say } from 'words:member-page'
import type { MemberPage, SolvedTopic } from '@callofcode/contract/member/member-page'
import { Link } from '@tanstack/react-router'
import { ProgressShare } from '../../../platform/chart/scale.tsx'
import { Sheet } from '../../../platform/page/person.tsx'
import { paths } from '../../../platform/paths.ts'
import { ExplainedFigures } from '../../figures/public.ts'

/** Shows a member's solved problems, by topic. */
export function Solved({
  solved: { done, total, accepted, topics },
}: {
  solved: NonNullable<MemberPage['solved']>
}) {
  return (
    <Sheet
      title={say('solvedByTopic')}
      explained={
        <ExplainedFigures
          of="memberSolved"
          title={say('solvedByTopic')}
          rows={() => [
            ['Topic', 'Problems', 'Solved'],
            ...topics.map(({ title, total, done }) => [title, total, done]),
            ['All', total, done],
            ['Accepted here', '', accepted],
          ]}
          file="solved.csv"
        />
      }
    >
      <p className="member-sum">
        <span className="figure">{done}</span>{' '}
        <span className="muted">
          {say('solvedSum', {
            total,
            accepted: accepted > 0 ? 'yes' : 'no',
            accepted2: accepted,
          })}
        </span>
      </p>
      {topics.length > 0 && (
        <ul className="member-topics">
          {topics.map((topic) => (
            <TopicRow key={topic.id} topic={topic} />
          ))}
        </ul>
      )}
    </Sheet>
  )
}

const TopicRow = ({ topic: { id, title, done, total } }: { topic: SolvedTopic }) => (
  <li>
    <Link to={paths.dsa} search={{ topic: id }}>
      {title}
    </Link>
    <ProgressShare done={done} total={total} />
  </li>
)
