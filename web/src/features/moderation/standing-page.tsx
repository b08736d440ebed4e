import { say } from 'words:standing'
import { acknowledgeWarning, getStanding, type OwnSanction } from '@callofcode/contract/moderation/sanction'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { named } from '../../platform/language/words.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { type Session, sessionKey } from '../../platform/session/session.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { AsTyped, replyAnchor } from '../forum/public.ts'
import './moderation.css'

const standing = read(getStanding, {}, { quiet: true })

export const head = () => ({ title: titled(say('fromTheModerators')), unlisted: true })
export const load = ({ client }: PagePlace) => client.prefetchQuery(standing)

/** Shows members the messages of moderators to them, and the consequences. */
export function Page() {
  const { data, error, refetch, isFetching } = useQuery({ ...standing, refetchOnMount: 'always' })
  const { hasConduct } = useClub()
  const own = data?.data
  return (
    <main id="main" className="page">
      <ListHead
        title={say('fromTheModerators')}
        id="standing-title"
        about={
          <>
            {say('standingLead')}
            {hasConduct &&
              say('conductHint', {
                link: (inside) => (
                  <Link className="link" to={paths.conduct}>
                    {inside}
                  </Link>
                ),
              })}
          </>
        }
      />
      {own?.pausedUntil && (
        <Notice tone="warning">
          {say('pausedNotice', { time: () => <LocalTime iso={own.pausedUntil ?? ''} /> })}
        </Notice>
      )}
      {!own && error && (
        <LoadFailed title={say('thisDidNotArrive')} retry={() => void refetch()} busy={isFetching} />
      )}
      {!own && !error && (
        <Loading words={say('loadingWhatModeratorsWrote')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {own?.measures.length === 0 && <EmptyState title={say('nothingHere')} />}
      {own && own.measures.length > 0 && (
        <ul className="rows flags">
          {own.measures.map((sanction) => (
            <SanctionRow key={sanction._id} sanction={sanction} />
          ))}
        </ul>
      )}
    </main>
  )
}

function SanctionRow({ sanction }: { sanction: OwnSanction }) {
  const { kind, reason, words, givenAt, until, liftedAt, acknowledgedAt, post } = sanction
  return (
    <li className="flag-row">
      <div className="flag-said">
        <p className="flag-kind">
          <Badge
            variant="boxed"
            tone={kind === 'pause' ? 'rejected' : 'pending'}
            icon={kind === 'pause' ? 'pause' : 'warning'}
          >
            {kind === 'pause' ? say('pause') : say('warning')}
          </Badge>
          <span className="label plain">
            {reason && `${named('standing', reason)}, `}
            <LocalTime iso={givenAt} />
          </span>
        </p>
        <p className="sanction-words" dir="auto">
          {words}
        </p>
        {until && (
          <p className="small muted">
            {liftedAt ? say('liftedEarly') : say('until')}
            <LocalTime iso={liftedAt ?? until} />
          </p>
        )}
        {post && (
          <>
            <p className="small muted">
              {say('whatYouWroteIn', {
                link: () => (
                  <Link
                    className="link"
                    to={paths.thread(post.threadId)}
                    {...(post._id !== post.threadId && !post.removed && { hash: replyAnchor(post._id) })}
                  >
                    <bdi>{post.title}</bdi>
                  </Link>
                ),
                removed: post.removed ? 'yes' : 'no',
              })}
            </p>
            <AsTyped label={say('yourPost')}>{post.content}</AsTyped>
          </>
        )}
        {acknowledgedAt && (
          <p className="small muted">
            {say('youHaveReadThis', { time: () => <LocalTime iso={acknowledgedAt} /> })}
          </p>
        )}
      </div>
      {kind === 'warning' && !acknowledgedAt && <Acknowledge sanction={sanction} />}
    </li>
  )
}

function Acknowledge({ sanction: { _id } }: { sanction: OwnSanction }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(acknowledgeWarning, { params: { id: _id } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      await client.invalidateQueries({ queryKey: keyOf(getStanding) })
      const now = client.getQueryData(standing.queryKey)
      client.setQueryData<Session | null>(sessionKey, (before) =>
        before ? { ...before, warned: now?.data.warned ?? false } : before,
      )
      document.getElementById('standing-title')?.focus()
    },
  })
  return (
    <div className="row-btns">
      <Button variant="primary" busy={isPending && say('saving')} onClick={() => mutate()}>
        {say('iHaveReadThis')}
      </Button>
    </div>
  )
}
