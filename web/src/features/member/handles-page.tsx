import { say } from 'words:handle'
import {
  HANDLE_SITES,
  type HandleSite,
  listHandles,
  type OwnHandle,
} from '@callofcode/contract/handle/handle'
import { getProfile } from '@callofcode/contract/member/member'
import { useQuery } from '@tanstack/react-query'
import { read } from '../../platform/api/read.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { Sheet } from '../../platform/page/person.tsx'
import { AddHandle } from './handles/add-handle.tsx'
import { OwnAccount } from './handles/own-account.tsx'
import { FIELD_LABELS } from './profile/profile-fields.ts'
import './handles/handle.css'

const LOOK_AGAIN = 1_500

const ownHandles = {
  ...read(listHandles, {}, { quiet: true }),
  // Repeats while a job reads a site.
  refetchInterval: ({ state }: { state: { data?: { data: readonly OwnHandle[] } | undefined } }) =>
    state.data?.data.some(({ checking }) => checking) ? LOOK_AGAIN : (false as const),
}

export const head = () => ({ title: titled(say('title')), unlisted: true })

export const load = ({ client }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(read(listHandles, {}, { quiet: true })),
    client.prefetchQuery(read(getProfile, {})),
  ])

/** Lists a member's own accounts on other sites. */
export function Page() {
  const { data, isError, refetch } = useQuery(ownHandles)
  return (
    <main id="main" className="page wrap handles" tabIndex={-1}>
      <ListHead title={say('title')} about={say('lead')} />
      {data && data.asks.length === 0 && <Notice>{say('off')}</Notice>}
      {data && (
        <div className="handle-sites">
          {HANDLE_SITES.map((site) => (
            <Site key={site} site={site} handle={data.data.find((one) => one.site === site)} />
          ))}
        </div>
      )}
      {!data && isError && <LoadFailed title={say('failed')} retry={() => void refetch()} />}
      {!data && !isError && (
        <Loading words={say('loading')}>
          {HANDLE_SITES.map((site) => (
            <Skeleton key={site} width={100} size="tall" />
          ))}
        </Loading>
      )}
    </main>
  )
}

function Site({ site, handle }: { site: HandleSite; handle: OwnHandle | undefined }) {
  return (
    <Sheet title={FIELD_LABELS[site]}>
      <div className="handle-site">{handle ? <OwnAccount handle={handle} /> : <AddHandle site={site} />}</div>
    </Sheet>
  )
}
