import type { ShownRound } from '@callofcode/contract/learning/rounds'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { say } from './experience-words.ts'
import { kindName } from './round-kinds.ts'
import './rounds.css'

/** The rounds of an interview with what was asked; what is in the tracker leads there. */
export function RoundsShown({ rounds }: { rounds: readonly ShownRound[] }) {
  if (rounds.length === 0) return null
  return (
    <ol className="rounds" aria-label={say('rounds')}>
      {rounds.map(({ kind, asked }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no names, and stand in their order
        <li key={at}>
          <p className="label">{say('roundAndKind', { at: at + 1, kind: kindName(kind) })}</p>
          {asked.length > 0 && (
            <ul className="asked">
              {asked.map(({ text, question }, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same
                <li key={line}>{question ? <QuestionLink id={question.id}>{text}</QuestionLink> : text}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

/** Members have a page of each question. */
export function QuestionLink({ id, children }: { id: string; children: string }) {
  const { data: session } = useSession()
  if (!session?.role) return <span>{children}</span>
  return (
    <Link className="link" to={paths.note('$id')} params={{ id }}>
      {children}
    </Link>
  )
}
