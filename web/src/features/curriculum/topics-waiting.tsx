import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { Button } from '../../platform/ui/button.tsx'

const SHAPES = [60, 35, 50, 70, 45, 40] as const

export function TopicsLoading() {
  return (
    <Loading words="Loading topics...">
      <ul className="cells" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="topic waiting" key={width}>
            <Skeleton width={20} />
            <Skeleton width={width} size="tall" />
            <Skeleton width={95} />
            <Skeleton width={35} size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

export function TopicsFailed({ retry }: { retry: () => void }) {
  return <ErrorState title="No topics found" action={<Button onClick={retry}>Try again</Button>} />
}
