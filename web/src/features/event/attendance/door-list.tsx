import { say } from 'words:attendance'
import { checkInByList, type DoorPerson, undoCheckIn } from '@callofcode/contract/attendance/attendance'
import { apartWords } from '@callofcode/contract/attendance/told-apart'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { toast } from '../../../platform/feedback/toasts.ts'
import { SearchRow } from '../../../platform/form/search-row.tsx'
import { useFocusWhenGone } from '../../../platform/navigation/after-removal.ts'
import { Segmented } from '../../../platform/navigation/segmented.tsx'
import { MoreOfList } from '../../../platform/page/more-of-list.tsx'
import { useUrlText } from '../../../platform/page/url-text.ts'
import { paths } from '../../../platform/paths.ts'
import { clockThere } from '../../../platform/time/event-time.tsx'
import { useReaderZone } from '../../../platform/time/reader-zone.ts'
import { Badge } from '../../../platform/ui/badge.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Icon } from '../../../platform/ui/icon.tsx'
import { doorPeopleOf, type PeopleSearch, refreshDoor } from './attendance-queries.ts'
import { WalkInDialog } from './walk-in-dialog.tsx'

const EVERY = 15_000
export const FILTERS = [
  {
    value: 'all',
    get label() {
      return say('all')
    },
  },
  {
    value: 'missing',
    get label() {
      return say('notIn')
    },
  },
  {
    value: 'came',
    get label() {
      return say('in')
    },
  },
] as const
export const seatWords = {
  get going() {
    return say('seat')
  },
  get waiting() {
    return say('waitingList')
  },
  get none() {
    return say('noSeat')
  },
} as const

/** The id of the list. It takes the focus when the pressed button disappears with its row. */
const LIST_ID = 'door-people'

interface DoorListProps {
  id: string
  search: PeopleSearch
  /** The event's time zone, once loaded. */
  zone: string | undefined
}

/** Lists registered and present people. They can be checked in and out. */
export function DoorList({ id, search, zone }: DoorListProps) {
  const [text, setText] = useUrlText('q', 'cursor')
  const [adding, setAdding] = useState(false)
  const { data, isError, refetch, isPlaceholderData } = useQuery({
    ...doorPeopleOf(id, search),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY,
  })
  const { q, only = 'all' } = search
  const all = data?.data
  return (
    <section className="door-list" id={LIST_ID} tabIndex={-1} aria-label={say('peopleTitle')}>
      <SearchRow
        name="q"
        label={say('searchPeople')}
        placeholder={say('searchAName')}
        value={text}
        onChange={setText}
        count={all && !search.cursor && !data.nextCursor && say('peopleCount', { count: all.length })}
      >
        <Segmented
          label={say('show')}
          items={FILTERS}
          value={FILTERS.find(({ value }) => value === only)?.value ?? 'all'}
          link={(value, parts) => (
            <Link
              to={paths.eventDoor(id)}
              search={{ view: 'list', ...(q && { q }), ...(value !== 'all' && { only: value }) }}
              activeOptions={{ exact: true }}
              resetScroll={false}
              {...parts}
            />
          )}
        />
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" /> {say('addSomebody')}
        </Button>
      </SearchRow>
      {!all && isError && <LoadFailed title={say('listFailed')} retry={() => void refetch()} />}
      {!all && !isError && (
        <Loading words={say('loadingPeople')}>
          <Skeleton size="tall" />
        </Loading>
      )}
      {all?.length === 0 && (
        <EmptyState label={say('nobodyLabel')} title={say('nobodyFound')}>
          {say('addHint')}
        </EmptyState>
      )}
      {all && all.length > 0 && (
        <ul
          className="rows door-rows"
          aria-label={say('peopleTitle')}
          aria-busy={isPlaceholderData || undefined}
        >
          {all.map((person) => (
            <PersonRow key={person.memberId ?? person.attendanceId} id={id} person={person} zone={zone} />
          ))}
        </ul>
      )}
      <MoreOfList
        to={paths.eventDoor(id)}
        search={{ ...search, view: 'list' }}
        next={data?.nextCursor}
        things={say('people')}
      />
      {adding && <WalkInDialog id={id} onClose={() => setAdding(false)} />}
    </section>
  )
}

interface RowProps extends Pick<DoorListProps, 'id' | 'zone'> {
  person: DoorPerson
}

function PersonRow({ id, person, zone }: RowProps) {
  useFocusWhenGone(LIST_ID, { preventScroll: true })
  const { name, seat, memberId, cameAt, attendanceId } = person
  const client = useQueryClient()
  const own = useReaderZone()
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      attendanceId
        ? call(undoCheckIn, { params: { id, attendanceId } })
        : call(checkInByList, { params: { id }, body: { memberId: memberId ?? '' } }),
    onSuccess: ({ message }) => void toast.success(message),
    onSettled: () => refreshDoor(client),
  })
  return (
    <li>
      <div>
        <p className="card-title">{name}</p>
        <p className="small muted">
          {memberId ? [seatWords[seat], apartWords(person)].filter(Boolean).join(' · ') : say('guest')}
        </p>
      </div>
      {cameAt && zone && (
        <Badge tone="selected" icon="check">
          {say('inSince', { cameAt: clockThere(cameAt, zone, own) })}
        </Badge>
      )}
      <Button busy={isPending && (cameAt ? say('takingBack') : say('checkingIn'))} onClick={() => mutate()}>
        {cameAt ? say('undo') : say('checkIn')}
        <span className="sr"> {name}</span>
      </Button>
    </li>
  )
}
