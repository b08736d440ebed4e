import { say } from 'words:question-merge'
import { listMyQuestionChanges, type MemberChange } from '@callofcode/contract/question-merge/question-merge'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../../platform/api/read.ts'
import { perLocale } from '../../../platform/language/reader.ts'
import { paths } from '../../../platform/paths.ts'
import { LocalDate } from '../../../platform/time/shown-time.tsx'
import './question-history.css'

const MOST = 5

/** Shows, below the questions of a topic, what happened to the member's own ticks. Shows nothing without changes. */
export function QuestionHistory({ topicId }: { topicId: string }) {
  const { data } = useQuery(read(listMyQuestionChanges, { query: { topic: topicId } }, { quiet: true }))
  if (!data || data.data.length === 0) return null
  return (
    <section className="question-history" aria-labelledby="question-history">
      <h2 className="label" id="question-history">
        {say('whatBecame')}
      </h2>
      <ChangeLines changes={data.data.slice(0, MOST)} />
      <Link className="link small" to={paths.questionChanges}>
        {say('allChanges')}
      </Link>
    </section>
  )
}

export const ChangeLines = ({ changes }: { changes: readonly MemberChange[] }) => (
  <ul className="question-lines">
    {changes.map((change) => (
      <li key={change._id}>
        <ChangeLine change={change} />
      </li>
    ))}
  </ul>
)

function ChangeLine({
  change: { kind, from, into, tickedAt, both, at, undoneAt },
}: {
  change: MemberChange
}) {
  const day = () => <LocalDate iso={tickedAt} />
  return (
    <>
      <p>
        {kind === 'split'
          ? say('wasSplit', { from, into: listed(into), day })
          : say(both ? 'wasMergedBoth' : 'wasMerged', { from, into: listed(into), day })}
      </p>
      <p className="small muted">
        <LocalDate iso={at} />
        {undoneAt && say('takenBackOn', { day: () => <LocalDate iso={undoneAt} /> })}
      </p>
    </>
  )
}

const list = perLocale((locale) => new Intl.ListFormat(locale))
const listed = (names: readonly string[]) => list().format(names.map((name) => `“${name}”`))
