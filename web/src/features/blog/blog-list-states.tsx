import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

const SHAPES = [72, 55, 64, 80, 48, 60] as const

export function BlogsLoading() {
  return (
    <Loading words="Loading blogs...">
      <ul className="cells two blogs" aria-hidden="true">
        {SHAPES.map((width) => (
          <li key={width}>
            <Skeleton width={20} />
            <Skeleton width={width} size="tall" />
            <Skeleton width={45} />
            <Skeleton width={30} size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

export function BlogsFailed({ retry }: { retry: () => void }) {
  return <ErrorState title="The blogs did not arrive." action={<Button onClick={retry}>Try again</Button>} />
}

export function BlogsEmpty({ total, clear }: { total: number; clear: () => void }) {
  if (total === 0)
    return (
      <EmptyState label="0 blogs" title="No blogs yet">
        The first article will stand here as soon as the club publishes it.
      </EmptyState>
    )
  return (
    <EmptyState
      label={`0 of ${total}`}
      title="No blog found"
      action={
        <Link className={buttonClass()} to={paths.blogs} search={{}} onClick={clear}>
          Show all blogs
        </Link>
      }
    >
      None has this in its title, author, tags or category.
    </EmptyState>
  )
}
