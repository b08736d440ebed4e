import { say } from 'words:draft'
import { type ListedDraft, listDrafts } from '@callofcode/contract/draft/draft'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { keyOf, read } from '../../platform/api/read.ts'
import { OldNotice } from '../../platform/feedback/notice.tsx'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { LocalTime } from '../../platform/time/shown-time.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { draftPlaceOf } from './draft-place.ts'
import { type DraftPlace, draftWire } from './draft-wire.ts'
import { localDrafts } from './local-drafts.ts'
import { unsentHere } from './unsent-here.ts'
import './draft.css'

interface DraftsSearch {
  readonly cursor?: string | undefined
}
const draftsOf = ({ cursor }: DraftsSearch) =>
  read(listDrafts, { query: cursor ? { cursor } : {} }, { quiet: true })

export const head = () => ({ title: titled(say('drafts')), unlisted: true })
export const load = ({ client, search }: PagePlace) => client.prefetchQuery(draftsOf(search))

/** Lists all unsent drafts: those on the server, and those only in this browser. */
export function Page() {
  const search = useSearch({ strict: false }) as DraftsSearch
  const { data, error, refetch, isFetching } = useQuery({ ...draftsOf(search), refetchOnMount: 'always' })
  const here = useUnsentHere()
  const retry = () => void refetch()
  return (
    <main id="main" className="page">
      <ListHead title={say('drafts')} id="drafts-title" about={say('lead')} />
      {here.drafts.length > 0 && (
        <section aria-labelledby="drafts-here">
          <h2 className="head" id="drafts-here">
            {say('onlyHere')}
          </h2>
          <p className="small muted">{say('onlyHereHint')}</p>
          <DraftList drafts={here.drafts} local onGone={here.look} />
        </section>
      )}
      {data && error && (
        <OldNotice things={say('draftsInSentence')} className="" retry={retry} busy={isFetching} />
      )}
      {!data && error && (
        <LoadFailed title={refusedCursor(error) ?? say('draftsFailed')} retry={retry} busy={isFetching} />
      )}
      {!data && !error && (
        <Loading words={say('loadingDrafts')}>
          <Skeleton size="block" />
        </Loading>
      )}
      {data?.data.length === 0 && here.drafts.length === 0 && (
        <EmptyState label={say('noDraftsLabel')} title={say('noDrafts')}>
          {say('noDraftsHint')}
        </EmptyState>
      )}
      {data && data.data.length > 0 && <DraftList drafts={data.data} onGone={retry} />}
      <MoreOfList
        to={paths.drafts}
        search={search}
        next={data?.nextCursor}
        things={say('draftsInSentence')}
      />
    </main>
  )
}

/** Read after hydration, because the server lacks them. */
function useUnsentHere() {
  const { data: session } = useSession()
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([])
  const id = session?.id
  const look = () => setDrafts(id ? unsentHere(id) : [])
  useEffect(() => {
    setDrafts(id ? unsentHere(id) : [])
  }, [id])
  return { drafts, look }
}

interface DraftListProps {
  drafts: readonly ListedDraft[]
  local?: boolean
  onGone: () => void
}

function DraftList({ drafts, local, onGone }: DraftListProps) {
  return (
    <ul className="draft-list">
      {drafts.map((draft) => (
        <Row key={draft.place} draft={draft} local={local} onGone={onGone} />
      ))}
    </ul>
  )
}

interface RowProps {
  draft: ListedDraft
  local: boolean | undefined
  onGone: () => void
}

function Row({ draft: { place, about, begins, updatedAt }, local, onGone }: RowProps) {
  useFocusWhenGone('drafts-title')
  const { kind, to, hash, search } = draftPlaceOf(place)
  const [asked, setAsked] = useState(false)
  const { remove, isPending } = useRemove(place as DraftPlace, Boolean(local), onGone)
  const name = about || begins || say('emptyName')
  return (
    <li>
      <div className="draft-what">
        <p className="label">
          <b>{kind}</b> / <LocalTime iso={updatedAt} />
        </p>
        {about && (
          <p className="card-title">
            <bdi>{about}</bdi>
          </p>
        )}
        <p className="draft-begins" dir="auto">
          {begins || <span className="muted">{say('emptyText')}</span>}
        </p>
      </div>
      <div className="row-btns">
        {to && (
          <Link className={buttonClass()} to={to} {...(hash && { hash })} {...(search && { search })}>
            {say('open', { name, sr: (inside) => <span className="sr">{inside}</span> })}
          </Link>
        )}
        <Button variant="ghost" onClick={() => setAsked(true)}>
          {say('delete', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      </div>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={say('deleteDraft')}
        question={
          <>
            {say('deleteVerb')} <bdi>“{name}”</bdi>?
          </>
        }
        busy={isPending && say('deleting')}
        onConfirm={remove}
      >
        {say('deleteOutcome')}
      </ConfirmDialog>
    </li>
  )
}

function useRemove(place: DraftPlace, local: boolean, onGone: () => void) {
  const client = useQueryClient()
  const { data: session } = useSession()
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const ended = draftWire.end(place)
      // A local draft may have reached the server as its page closed. The call may fail if the server is out of reach.
      await (local ? ended.catch(() => undefined) : ended)
      if (session) localDrafts.remove(session.id, place)
    },
    onSuccess: () => {
      toast.success(say('draftDeleted'))
      onGone()
      return client.invalidateQueries({ queryKey: keyOf(listDrafts) })
    },
  })
  return { remove: () => mutate(), isPending }
}
