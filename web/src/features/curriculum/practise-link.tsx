import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { say } from './curriculum-words.ts'
import { quietProblems } from './solvable.tsx'

/** A link to the exercise on this site, if the question has one. Nothing if the list does not load. */
export function PractiseLink({ questionId, name }: { questionId: string; name: string }) {
  const { data } = useQuery(quietProblems)
  const problem = data?.data.find((one) => one.questionId === questionId)
  if (!problem) return null
  return (
    <Link
      className={buttonClass({ variant: 'ghost', square: true })}
      to={paths.problem('$slug')}
      params={{ slug: problem.slug }}
      aria-label={say('solvableNamed', { name })}
      title={say('solvable')}
    >
      <Icon name="code" />
    </Link>
  )
}
