import { listProblems } from '@callofcode/contract/problem'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

/** A link to the exercise on this site, if the question has one. Nothing if the list does not load. */
export function PractiseLink({ questionId, name }: { questionId: string; name: string }) {
  const { data } = useQuery(read(listProblems, {}, { quiet: true }))
  const problem = data?.data.find((one) => one.questionId === questionId)
  if (!problem) return null
  return (
    <Link
      className={buttonClass({ variant: 'ghost', square: true })}
      to={paths.problem('$slug')}
      params={{ slug: problem.slug }}
      aria-label={`Practise ${name} here`}
      title="Practise here"
    >
      <Icon name="code" />
    </Link>
  )
}
