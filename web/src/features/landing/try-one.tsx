import { say } from 'words:demo'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../platform/ui/icon.tsx'
import { useFirstProblem, useSolved } from '../solved/public.ts'
import { numbersQuery } from './numbers.ts'

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
      <Link className="go try-go" to={to}>
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
