import { say } from 'words:group'
import type { Group } from '@callofcode/contract/group/group'
import { type GroupMember, groupFile } from '@callofcode/contract/group/group-member'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fileAddress } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { SearchRow } from '../../platform/form/search-row.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { LocalDate } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button, buttonClass } from '../../platform/ui/button.tsx'
import { Avatar } from '../../platform/ui/person.tsx'
import { AddMember } from './add-member.tsx'
import { askedOf, type GroupSearch, groupMembersOf } from './group-queries.ts'
import { MemberActs } from './member-acts.tsx'
import { useGroupActs } from './use-group-acts.ts'

export interface GroupMembersProps {
  readonly group: Group
}

/** The members of a group and those who asked to join it, for its leads and for admins. */
export function GroupMembers({ group }: GroupMembersProps) {
  return (
    <>
      {!!group.asking && <Asked group={group} />}
      <Members group={group} />
    </>
  )
}

function Members({ group }: GroupMembersProps) {
  const { slug, archived } = group
  const search = useSearch({ strict: false }) as GroupSearch
  const [text, setText] = useUrlText('q', 'cursor')
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...groupMembersOf(slug, search),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <section className="group-part" aria-labelledby="group-members">
      <h2 className="card-title" id="group-members" tabIndex={-1}>
        {say('members')}
      </h2>
      <SearchRow
        name="q"
        label={say('searchMembers')}
        placeholder={say('searchAName')}
        value={text}
        onChange={setText}
      >
        <a className={buttonClass()} href={fileAddress(groupFile, { params: { group: slug } })} download>
          {say('csv')}
        </a>
        {!archived && <AddMember slug={slug} />}
      </SearchRow>
      {!data && error && <LoadFailed title={say('membersFailed')} retry={() => void refetch()} />}
      {!data && !error && (
        <Loading words={say('loadingMembers')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {data?.data.length === 0 && (
        <p className="small muted">{say('nobodyHere', { found: search.q ? 'yes' : 'no' })}</p>
      )}
      {data && data.data.length > 0 && (
        <ul
          className="rows group-people"
          aria-label={say('members')}
          aria-busy={isPlaceholderData || undefined}
        >
          {data.data.map((member) => (
            <Person key={member._id} member={member}>
              {!archived && <MemberActs slug={slug} member={member} />}
            </Person>
          ))}
        </ul>
      )}
      <MoreOfList
        to={paths.group(slug)}
        search={search}
        next={data?.nextCursor}
        things={say('membersInSentence')}
      />
    </section>
  )
}

function Asked({ group: { slug, asking, archived } }: GroupMembersProps) {
  const { data } = useQuery({ ...askedOf(slug), refetchOnMount: 'always' })
  const { put, remove, acceptAll, isPending } = useGroupActs(slug)
  const count = asking ?? 0
  return (
    <section className="group-part" aria-labelledby="group-asked">
      <div className="group-part-head">
        <h2 className="card-title" id="group-asked">
          {say('askedToJoin', { count })}
        </h2>
        {count > 1 && !archived && (
          <Button size="dense" busy={isPending && say('saving')} onClick={() => acceptAll()}>
            {say('acceptAll')}
          </Button>
        )}
      </div>
      <ul className="rows group-people">
        {(data?.data ?? []).map((member) => (
          <Person key={member._id} member={member}>
            {!archived && (
              <>
                <Button size="dense" variant="primary" onClick={() => put({ id: member._id })}>
                  {say('accept', named(member.name))}
                </Button>
                <Button size="dense" variant="ghost" onClick={() => remove({ id: member._id })}>
                  {say('refuse', named(member.name))}
                </Button>
              </>
            )}
          </Person>
        ))}
      </ul>
      {data && count > data.data.length && (
        <p className="small muted">{say('moreAsked', { count: count - data.data.length })}</p>
      )}
    </section>
  )
}

const named = (name: string) => ({ name, sr: (inside: ReactNode) => <span className="sr">{inside}</span> })

function Person({ member, children }: { member: GroupMember; children: ReactNode }) {
  const { name, profilePhoto, page, year, lead, joinedAt } = member
  return (
    <li>
      <div className="group-person">
        <Avatar name={name} src={profilePhoto} decorative />
        <div>
          <p>
            {page ? (
              <Link className="link" to={paths.member(page.handle)}>
                {name}
              </Link>
            ) : (
              name
            )}{' '}
            {lead && <Badge tone="selected">{say('leadBadge')}</Badge>}
          </p>
          <p className="label plain">
            {say('since', {
              year: year === null ? 'none' : String(year),
              time: () => <LocalDate iso={joinedAt} />,
            })}
          </p>
        </div>
      </div>
      <div className="row-btns">{children}</div>
    </li>
  )
}
