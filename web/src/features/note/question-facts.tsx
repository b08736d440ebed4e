import { say } from 'words:note'
import type { NamedQuestion } from '@callofcode/contract/note/note'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../platform/paths.ts'
import { ButtonLink, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { HeldDifficulty, useHolds } from '../curriculum/public.ts'

interface QuestionFactsProps {
  readonly question: Pick<NamedQuestion, 'difficulty' | 'topicId' | 'topic'>
  readonly done: boolean
  readonly children?: ReactNode
}

/** Shows the difficulty and the topic of a question. */
export function QuestionFacts({ question, done, children }: QuestionFactsProps) {
  const { difficulty, topicId, topic } = question
  const holds = useHolds(done)
  return (
    <p className="small muted question-facts">
      <HeldDifficulty difficulty={difficulty} done={done} />
      {topic && topicId && !holds && (
        <Link className="link" to={paths.dsa} search={{ topic: topicId }}>
          {topic}
        </Link>
      )}
      {children}
    </p>
  )
}

const sr = (inside: ReactNode) => <span className="sr">{inside}</span>

/** Links to the sites with the question. */
export function QuestionLinks({ question }: { question: Pick<NamedQuestion, 'title' | 'link' | 'problem'> }) {
  const { title, link, problem } = question
  return (
    <>
      {problem && (
        <Link
          className={buttonClass({ size: 'dense' })}
          to={paths.problem('$slug')}
          params={{ slug: problem }}
        >
          <Icon name="code" /> {say('solveHere', { name: title, sr })}
        </Link>
      )}
      <ButtonLink size="dense" variant="ghost" href={link} target="_blank" rel="noopener noreferrer">
        <Icon name="external" /> {say('openElsewhere', { name: title, sr })}
      </ButtonLink>
    </>
  )
}
