import { say } from 'words:moderation'
import { limits } from '@callofcode/contract/limits'
import {
  getPerson,
  HISTORY_KINDS,
  type HistoryKind,
  type Person,
} from '@callofcode/contract/moderation/sanction'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { upTo } from '../../platform/language/reader.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { TabLinks } from '../../platform/navigation/tabs.tsx'
import { useScrollCue } from '../../platform/navigation/use-scroll-cue.ts'
import { type PageHead, type PagePlace, titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDate, LocalTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { MemberLink } from '../member/public.ts'
import { History, historyOf } from './person-history.tsx'
import { SanctionDialog, type SanctionDialogKind } from './sanction-dialog.tsx'
import './moderation.css'

interface PersonSearch {
  readonly part?: string | undefined
  readonly cursor?: string | undefined
}

const personOf = (id: string) => read(getPerson, { params: { id } }, { quiet: true })
const partOf = ({ part }: PersonSearch): HistoryKind => HISTORY_KINDS.find((one) => one === part) ?? 'posts'

export function head({ client, params: { id = '' } }: PagePlace): PageHead {
  const name = client.getQueryData(personOf(id).queryKey)?.data.name
  return { title: titled(name ?? say('member')), unlisted: true }
}
export const load = ({ client, params: { id = '' }, search }: PagePlace) =>
  Promise.all([
    client.prefetchQuery(personOf(id)),
    client.prefetchQuery(historyOf(id, partOf(search), search.cursor)),
  ])

/** Shows one member to moderators. */
export function Page() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const search = useSearch({ strict: false }) as PersonSearch
  const { data, error, refetch, isFetching } = useQuery({ ...personOf(id), refetchOnMount: 'always' })
  return (
    <main id="main" className="page">
      <BackLink to={paths.moderation}>{say('backToModeration')}</BackLink>
      {data && <PersonView person={data.data} search={search} />}
      {!data && <h1 className="sr">{say('member')}</h1>}
      {!data && error && <LoadFailed title={error.message} retry={() => void refetch()} busy={isFetching} />}
      {!data && !error && (
        <Loading words={say('loadingMember')}>
          <Skeleton size="block" />
        </Loading>
      )}
    </main>
  )
}

const badges = {
  get admin() {
    return say('admin')
  },
  get manager() {
    return say('manager')
  },
} as const
const tabs: Readonly<Record<HistoryKind, string>> = {
  get posts() {
    return say('posts')
  },
  get removed() {
    return say('removed')
  },
  get about() {
    return say('flagsAbout')
  },
  get by() {
    return say('flagsBy')
  },
  get measures() {
    return say('sanctions')
  },
}

function PersonView({ person, search }: { person: Person; search: PersonSearch }) {
  const [asked, setAsked] = useState<SanctionDialogKind>()
  const { _id: id, name, badge, page, status, joinedAt, pausedUntil, counts } = person
  const part = partOf(search)
  const tabsRow = useScrollCue(part)
  const isOpen = badge === null && status === 'approved'
  return (
    <>
      <div className="page-head">
        <h1 className="title person-facts" id="person-title" tabIndex={-1}>
          <Avatar name={name} src={person.profilePhoto} decorative />
          <bdi>{name}</bdi>
        </h1>
        <p className="person-facts label plain">
          {badge && <Badge variant="boxed">{badges[badge]}</Badge>}
          {status !== 'approved' && <Badge variant="boxed">{status}</Badge>}
          {pausedUntil && (
            <Badge variant="boxed" tone="rejected" icon="pause">
              {say('pausedUntil', { time: () => <LocalTime iso={pausedUntil} /> })}
            </Badge>
          )}
          <span>{say('joined', { date: () => <LocalDate iso={joinedAt} /> })}</span>
          {page && <MemberLink page={page}>{say('theirPage')}</MemberLink>}
        </p>
      </div>
      <div className="row-btns">
        {isOpen && (
          <>
            <Button onClick={() => setAsked('warning')}>{say('warn')}</Button>
            <Button onClick={() => setAsked('pause')}>{say('pause')}</Button>
          </>
        )}
        <Button onClick={() => setAsked('note')}>{say('addNote')}</Button>
      </div>
      <TabLinks
        label={say('history')}
        items={HISTORY_KINDS.map((value) => ({
          value,
          label: (
            <>
              {tabs[value]} <span className="count">{upTo(limits.waiting, counts[value])}</span>
            </>
          ),
        }))}
        value={part}
        ref={tabsRow}
        link={(value, parts) => (
          <Link
            to={paths.person('$id')}
            params={{ id }}
            search={{ part: value === 'posts' ? undefined : value }}
            activeOptions={{ exact: true }}
            resetScroll={false}
            {...parts}
          />
        )}
      />
      <History id={id} name={name} part={part} search={search} />
      <SanctionDialog id={id} name={name} kind={asked} onClose={() => setAsked(undefined)} />
    </>
  )
}
