import { type Flag, listFlags } from '@callofcode/contract/moderation'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../platform/feedback/state-box.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { FlagRow } from './flag-row.tsx'
import './forum.css'
import './thread.css'

const flags = read(listFlags, {})

export const head = () => ({ title: titled('Moderation'), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(flags)

export function Page() {
  const { data, error, refetch, isFetching } = useQuery({ ...flags, refetchOnMount: 'always' })
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title" id="moderation-title" tabIndex={-1}>
          Moderation
        </h1>
        <p className="lead">
          Posts that members flagged, oldest first. One ruling settles every flag on a post.
        </p>
      </div>
      {data && data.total > 0 && <Flags flags={data.data} total={data.total} />}
      {data?.total === 0 && <NothingFlagged />}
      {!data && !error && <FlagsWaiting />}
      {!data && error && <FlagsFailed onRetry={() => void refetch()} busy={isFetching} />}
    </main>
  )
}

function Flags({ flags: all, total }: { flags: readonly Flag[]; total: number }) {
  return (
    <section aria-label="Flagged posts">
      <p className="label plain" role="status">
        {total > all.length ? `${total} waiting, the oldest ${all.length} shown` : `${total} waiting`}
      </p>
      <ul className="rows flags">
        {all.map((flag) => (
          <FlagRow key={flag._id} flag={flag} />
        ))}
      </ul>
    </section>
  )
}

function NothingFlagged() {
  return (
    <EmptyState
      label="0 flags"
      title="Nothing is flagged"
      action={
        <Link className={buttonClass()} to={paths.forum}>
          Go to the forum
        </Link>
      }
    >
      A post shows here as soon as a member flags it.
    </EmptyState>
  )
}

const SHAPES = [45, 60, 35] as const

function FlagsWaiting() {
  return (
    <Loading words="Loading flags...">
      <ul className="rows flags" aria-hidden="true">
        {SHAPES.map((width) => (
          <li className="flag-row" key={width}>
            <div className="skels">
              <Skeleton width={width / 2} />
              <Skeleton width={width} size="tall" />
              <Skeleton width={90} />
            </div>
            <Skeleton size="control" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}

function FlagsFailed({ onRetry, busy }: { onRetry: () => void; busy: boolean }) {
  return (
    <ErrorState
      title="The flags did not arrive"
      action={
        <Button busy={busy && 'Trying again...'} onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Nothing was decided meanwhile.
    </ErrorState>
  )
}
