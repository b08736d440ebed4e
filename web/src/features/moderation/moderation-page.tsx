import { say } from 'words:moderation'
import type { AnswerOf } from '@callofcode/contract/endpoint'
import { limits } from '@callofcode/contract/limits'
import { type Flag, listFlags, resolveFlag } from '@callofcode/contract/moderation/moderation'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { countWaitingAgain } from '../../platform/api/read-again.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { upTo } from '../../platform/language/reader.ts'
import { named } from '../../platform/language/words.ts'
import { steadyRows, useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { AskedReports } from '../ask/public.ts'
import { AsTyped, AuthorName, nameOf, refreshThread, replyAnchor } from '../forum/public.ts'
import { DecideDialog, type Ruling } from './decide-dialog.tsx'
import { FindPerson } from './find-person.tsx'
import './moderation.css'

interface FlagSearch {
  readonly cursor?: string | undefined
}

const flagsOf = ({ cursor }: FlagSearch) =>
  read(listFlags, { query: cursor ? { cursor } : {} }, { quiet: true })

export const head = () => ({ title: titled(say('moderation')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(flagsOf(search))

export function Page() {
  const search = useSearch({ strict: false }) as FlagSearch
  const { data, error, refetch, isFetching } = useQuery({ ...flagsOf(search), refetchOnMount: 'always' })
  const isEmpty = data?.data.length === 0
  return (
    <main id="main" className="page">
      <ListHead
        id="moderation-title"
        title={say('moderation')}
        count={data ? say('waiting', { waiting: upTo(limits.waiting, data.total) }) : ''}
        about={say('lead')}
      />
      <FindPerson />
      {data && !isEmpty && <Flags flags={data.data} />}
      {isEmpty && (search.cursor ? <AllSettled /> : <NothingFlagged />)}
      {!data && !error && <FlagsWaiting />}
      {!data && error && (
        <FlagsFailed refused={refusedCursor(error)} onRetry={() => void refetch()} busy={isFetching} />
      )}
      <AskedReports />
      <MoreOfList to={paths.moderation} search={search} next={data?.nextCursor} things={say('flags')} />
    </main>
  )
}

function Flags({ flags: all }: { flags: readonly Flag[] }) {
  return (
    <section aria-label={say('flaggedPosts')}>
      <ul className="rows flags" onClickCapture={rows.guard}>
        {all.map((flag) => (
          <FlagRow key={flag._id} flag={flag} />
        ))}
      </ul>
    </section>
  )
}

const Oldest = () => (
  <Link className={buttonClass()} to={paths.moderation}>
    {say('showOldest')}
  </Link>
)

function AllSettled() {
  return <EmptyState label={say('noneHereLabel')} title={say('pageSettled')} action={<Oldest />} />
}

function NothingFlagged() {
  return (
    <EmptyState
      label={say('noFlagsLabel')}
      title={say('noFlags')}
      action={
        <Link className={buttonClass()} to={paths.forum}>
          {say('toForum')}
        </Link>
      }
    >
      {say('noFlagsHint')}
    </EmptyState>
  )
}

const SHAPES = [45, 60, 35] as const

function FlagsWaiting() {
  return (
    <Loading words={say('loadingFlags')}>
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

interface FailedProps {
  refused: string | undefined
  onRetry: () => void
  busy: boolean
}

function FlagsFailed({ refused, onRetry, busy }: FailedProps) {
  if (refused) return <ErrorState title={refused} action={<Oldest />} />
  return (
    <LoadFailed title={say('flagsFailed')} retry={onRetry} busy={busy}>
      {say('nothingDecided')}
    </LoadFailed>
  )
}

function FlagRow({ flag }: { flag: Flag }) {
  useFocusWhenGone('moderation-title')
  const [asked, setAsked] = useState<'remove' | 'decide'>()
  const { rule, pending } = useRuling(flag)
  const name = nameOf(flag.author)
  const close = () => setAsked(undefined)
  const act = (ruling: Ruling) => {
    close()
    rule(ruling)
  }
  return (
    <li className="flag-row" aria-busy={pending !== undefined || undefined}>
      <Said flag={flag} />
      <div className="row-btns">
        <Button busy={pending === 'kept' && say('keeping')} onClick={() => rule({ ruling: 'kept' })}>
          {say('keepPost', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
        <Button
          variant="danger"
          busy={pending === 'removed' && say('removing')}
          onClick={() => setAsked('remove')}
        >
          {say('removePostOnRow', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
        {flag.authorId && !flag.author?.badge && (
          <Button onClick={() => setAsked('decide')}>
            {say('warnOrPauseAuthor', { name, sr: (inside) => <span className="sr">{inside}</span> })}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked === 'remove'}
        onOpenChange={close}
        title={say('removePost')}
        question={say('removeQuestion', { name })}
        onConfirm={() => act({ ruling: 'removed' })}
      >
        {say('removeOutcome')}
      </ConfirmDialog>
      <DecideDialog name={name} open={asked === 'decide'} onOpenChange={close} onDecide={act} />
    </li>
  )
}

function Said({ flag }: { flag: Flag }) {
  const { postId, threadId, title, content, author, authorId, reason, note, flaggedBy, flaggedAt } = flag
  const hash = postId === threadId ? {} : { hash: replyAnchor(postId) }
  return (
    <div className="flag-said">
      <p className="flag-kind">
        <Badge variant="boxed" tone="pending" icon="flag">
          {named('moderation', reason)}
        </Badge>
        <span className="label plain">
          {say('flaggedBy', { flaggedBy: nameOf(flaggedBy), time: () => <LocalTime iso={flaggedAt} /> })}
        </span>
      </p>
      {note && <p className="small">“{note}”</p>}
      <h2 className="card-title">
        <Link className="link" to={paths.thread(threadId)} {...hash}>
          {title}
        </Link>
      </h2>
      <p className="label plain">
        <AuthorName author={author} />
        {authorId && (
          <Link className="link" to={paths.person('$id')} params={{ id: authorId }}>
            {say('historyLink', {
              author: nameOf(author),
              sr: (inside) => <span className="sr">{inside}</span>,
            })}
          </Link>
        )}
      </p>
      <AsTyped label={say('flaggedText')}>{content}</AsTyped>
    </div>
  )
}

type Listed = AnswerOf<typeof listFlags>
const rows = steadyRows()

/** Keeps or removes a flagged post. That settles every flag on it, so all its rows leave the list. */
function useRuling({ _id, postId, threadId }: Flag) {
  const client = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (body: Ruling) => call(resolveFlag, { params: { id: _id }, body }),
    onSuccess: ({ message }) => {
      toast.success(message)
      rows.moved()
      client.setQueriesData<Listed>({ queryKey: keyOf(listFlags) }, (before) => {
        const data = before?.data.filter((flag) => flag.postId !== postId)
        const counted = before && before.total <= limits.waiting
        const gone = counted && data ? before.data.length - data.length : 0
        return before && data && { ...before, data, total: before.total - gone }
      })
      // Later flags move up in the list.
      void client.invalidateQueries({ queryKey: keyOf(listFlags) })
      countWaitingAgain(client)
      return refreshThread(client, threadId)
    },
    onError: () => void client.invalidateQueries({ queryKey: keyOf(listFlags) }),
  })
  return { rule: mutate, pending: isPending ? variables.ruling : undefined }
}
