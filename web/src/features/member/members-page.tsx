import { say as sayOfAlumni } from 'words:alumni'
import { say as sayOfList } from 'words:member-list'
import { say } from 'words:people'
import { MOST_COUNTED } from '@callofcode/contract/member/member-admin'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, ErrorState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { MoreWays, SearchRow } from '../../platform/form/search-row.tsx'
import { upTo } from '../../platform/language/reader.ts'
import { ListHead } from '../../platform/page/list-head.tsx'
import { MoreOfList, refusedCursor } from '../../platform/page/more-of-list.tsx'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { buttonClass } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useSelection } from '../approval/public.ts'
import { BatchesButton } from '../batch/public.ts'
import { ExportButton } from './export-button.tsx'
import { ColumnMenu } from './list/column-menu.tsx'
import { useColumns } from './list/columns.tsx'
import { actsRead, DoneActs } from './list/done-acts.tsx'
import { MemberHead } from './list/member-head.tsx'
import { filtersOf, MemberFilters, type MemberSearch, membersOf } from './member-filters.tsx'
import { MemberRow } from './member-row.tsx'
import { MembersBar } from './members-bar.tsx'
import './members.css'
import './list/member-list.css'

export const head = () => ({ title: titled(say('members')), unlisted: true })
export const load = ({ client, search }: PagePlace) =>
  Promise.all([client.prefetchQuery(membersOf(search)), client.prefetchQuery(actsRead)])

export function Page() {
  const search = useSearch({ strict: false }) as MemberSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...membersOf(search),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  const members = data?.data
  const filters = filtersOf(search)
  const columns = useColumns()
  const selection = useSelection(JSON.stringify(filters))
  const [everyoneOf, setEveryoneOf] = useState<string>()
  const everyone = everyoneOf === JSON.stringify(filters)
  const failed = error && !data
  return (
    <main id="main" className="page">
      <ListHead
        id="members-title"
        title={say('members')}
        count={data ? say('accountsFound', { shown: upTo(MOST_COUNTED, data.total), count: data.total }) : ''}
      />
      <SearchRow
        className="members-tools"
        label={say('searchMembers')}
        placeholder={say('nameEmailOrRoll')}
        value={text}
        onChange={setText}
        many
        chosen={
          ['status', 'kind', 'batch', 'year', 'seen'].filter((one) => search[one as keyof MemberSearch])
            .length
        }
        filters={<MemberFilters search={search} />}
      >
        <ColumnMenu {...columns} />
        <MoreWays>
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.importMembers}>
            {say('import')}
          </Link>
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.years}>
            {sayOfAlumni('years')}
          </Link>
          <Link className={buttonClass({ variant: 'ghost' })} to={paths.memberFields}>
            {say('fields')}
          </Link>
          <BatchesButton />
          <ExportButton search={search} />
        </MoreWays>
      </SearchRow>
      <DoneActs />
      {failed && (
        <MembersFailed refused={refusedCursor(error)} retry={() => void refetch()} busy={isFetching} />
      )}
      {!data && !error && <MembersWaiting />}
      {members?.length === 0 && <NoMember clear={() => setText('')} />}
      {members && members.length > 0 && (
        <div>
          <MembersBar
            members={members}
            selection={selection}
            everyone={everyone}
            onEveryone={(all) => setEveryoneOf(all ? JSON.stringify(filters) : undefined)}
            total={data.total}
            filters={filters}
          />
          <MemberHead columns={columns.shown} search={search} />
          <ul className="rows members" aria-busy={isPlaceholderData || undefined}>
            {members.map((member) => (
              <MemberRow
                key={member._id}
                member={member}
                columns={columns.shown}
                chosen={everyone || selection.has(member._id)}
                onChoose={(chosen) => {
                  setEveryoneOf(undefined)
                  // If all matches were chosen, only this page's members stay chosen, without the deselected one.
                  if (everyone) selection.choose(members, true)
                  selection.choose([member], chosen)
                }}
              />
            ))}
          </ul>
        </div>
      )}
      <MoreOfList to={paths.members} search={search} next={data?.nextCursor} things={say('membersNoun')} />
      {data?.previousCursor && (
        <Link
          className={buttonClass({ variant: 'ghost' })}
          to={paths.members}
          search={{ ...search, cursor: data.previousCursor }}
          rel="prev"
        >
          <Icon name="back" /> {sayOfList('previousMembers')}
        </Link>
      )}
    </main>
  )
}

function NoMember({ clear }: { clear: () => void }) {
  return (
    <EmptyState
      label={say('nobodyLabel')}
      title={say('noMemberFound')}
      action={
        <Link className={buttonClass()} to={paths.members} search={{}} onClick={clear}>
          {say('showAllMembers')}
        </Link>
      }
    >
      {say('noneMatches')}
    </EmptyState>
  )
}

function MembersWaiting() {
  return (
    <Loading words={say('loadingMembers')}>
      <ul className="rows members" aria-hidden="true">
        {[45, 60, 35, 52].map((width) => (
          <li key={width}>
            <span />
            <span className="skels">
              <Skeleton width={width} size="tall" />
              <Skeleton width={width / 2} />
            </span>
          </li>
        ))}
      </ul>
    </Loading>
  )
}

interface FailedProps {
  refused: string | undefined
  retry: () => void
  busy: boolean
}

function MembersFailed({ refused, retry, busy }: FailedProps) {
  if (refused)
    return (
      <ErrorState
        title={refused}
        action={
          <Link className={buttonClass()} to={paths.members} search={{}}>
            {say('goToFirst')}
          </Link>
        }
      />
    )
  return (
    <LoadFailed title={say('membersFailed')} retry={retry} busy={busy}>
      {say('nothingHasBeenChanged')}
    </LoadFailed>
  )
}
