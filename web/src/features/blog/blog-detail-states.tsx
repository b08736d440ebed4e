import { messages } from '@callofcode/contract/messages'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'

const LINES = [96, 91, 98, 64, 94, 88, 97, 52] as const

export function BlogLoading() {
  return (
    <>
      <h1 className="sr">Blog</h1>
      <Loading words="Loading blog...">
        <Skeleton width={12} />
        <Skeleton width={70} size="control" />
        <Skeleton width={40} />
        <div className="read-waiting skels" aria-hidden="true">
          {LINES.map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </div>
      </Loading>
    </>
  )
}

export function BlogFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">Blog</h1>
      <ErrorState title="The blog did not arrive." action={<Button onClick={retry}>Try again</Button>} />
    </>
  )
}

export function NoBlog() {
  return (
    <div className="page-head">
      <p className="label">404 / Blog</p>
      <h1 className="title">{messages.blogMissing}</h1>
      <p className="lead">The blog post you're looking for doesn't exist.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.blogs}>
        Read More Articles
      </Link>
    </div>
  )
}
