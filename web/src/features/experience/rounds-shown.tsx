import { say } from 'words:experience'
import type { Round, ShownRound } from '@callofcode/contract/experience/rounds'
import { Link } from '@tanstack/react-router'
import type { Messages } from '../../platform/language/messages.ts'
import type { PlainKey } from '../../platform/language/words.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import './rounds.css'

const names: Readonly<Record<Round['kind'], PlainKey<Messages['experience']>>> = {
  assessment: 'assessment',
  coding: 'coding',
  technical: 'technical',
  design: 'design',
  project: 'project',
  manager: 'manager',
  hr: 'hr',
  other: 'other',
}

export const kindName = (kind: Round['kind']) => say(names[kind])

/** Shows the rounds of an interview with their questions. Questions of the tracker are links. */
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
