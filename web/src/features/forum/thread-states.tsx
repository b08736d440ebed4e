import { forumMessages } from '@callofcode/contract/forum'
import { Link } from '@tanstack/react-router'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { ErrorState } from '../../platform/feedback/state-box.tsx'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'

export function BackToForum() {
  return (
    <Link className={buttonClass({ variant: 'ghost', className: 'back' })} to={paths.forum}>
      <Icon name="back" />
      Back to the forum
    </Link>
  )
}

const LINES = [96, 91, 64, 88] as const

export function ThreadLoading() {
  return (
    <>
      <h1 className="sr">Thread</h1>
      <Loading words="Loading thread...">
        <Skeleton width={12} />
        <Skeleton width={70} size="control" />
        <Skeleton width={30} />
        {LINES.map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </Loading>
    </>
  )
}

export function ThreadFailed({ retry }: { retry: () => void }) {
  return (
    <>
      <h1 className="sr">Thread</h1>
      <ErrorState title="The thread did not arrive." action={<Button onClick={retry}>Try again</Button>} />
    </>
  )
}

export function NoThread() {
  return (
    <div className="page-head">
      <p className="label">404 / Forum</p>
      <h1 className="title">{forumMessages.threadMissing}</h1>
      <p className="lead">It was deleted, or its address is not complete.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.forum}>
        Read other threads
      </Link>
    </div>
  )
}
