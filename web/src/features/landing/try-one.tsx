import { say } from 'words:demo'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../platform/ui/icon.tsx'
import { useFirstProblem, useSolved } from '../solved/public.ts'

/** Shows how many problems there are, and one to begin with. */
export function TryOne() {
  const { data } = useQuery(numbersQuery)
  const { to } = useFirstProblem(useSolved())
  return (
    <div className="try">
      <dl className="try-counts">
        <Count of={data?.topics}>{say('topics')}</Count>
        <Count of={data?.questions}>{say('questions')}</Count>
        <Count of={data?.problems}>{say('problems')}</Count>
      </dl>
      <Link className="go try-go" to={to} data-first-problem>
        <span>
          {say('tryOne')}
          <span className="try-how">{say('tryHow')}</span>
        </span>
        <Icon name="arrow" />
      </Link>
    </div>
  )
}

function Count({ of, children }: { of: number | undefined; children: string }) {
  return (
    <div>
      <dd className="figure">{of ?? '·'}</dd>
      <dt className="small muted">{children}</dt>
    </div>
  )
}

export interface Numbers {
  readonly topics: number
  readonly questions: number
  readonly problems: number
}

/** The server's page contains the numbers. The endpoints are loaded only when somebody comes from another page. */
export const numbersQuery = queryOptions<Numbers>({
  queryKey: ['numbers'],
  queryFn: async ({ client }) => (await import('./read-numbers.ts')).readNumbers(client),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { quiet: true },
})
