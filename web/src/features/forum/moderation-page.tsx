import { type Flag, listFlags } from '@callofcode/contract/moderation'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { FlagRow } from './flag-row.tsx'
import { FlagsFailed, FlagsWaiting, NothingFlagged } from './moderation-states.tsx'
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
