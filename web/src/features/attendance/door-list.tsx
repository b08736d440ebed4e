import { checkInByList, type DoorPerson, undoCheckIn } from '@callofcode/contract/attendance'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { SearchRow } from '../../platform/form/inputs.tsx'
import { Segmented } from '../../platform/navigation/segmented.tsx'
import { MoreOfList } from '../../platform/page/more-of-list.tsx'
import { useUrlText } from '../../platform/page/url-text.ts'
import { paths } from '../../platform/paths.ts'
import { clockTime } from '../../platform/time/shown-time.tsx'
import { Badge } from '../../platform/ui/badge.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { counted } from '../../platform/ui/counted.ts'
import { Icon } from '../../platform/ui/icon.tsx'
import { doorPeopleOf, type PeopleSearch, refreshDoor } from './attendance-queries.ts'
import { WalkInDialog } from './walk-in-dialog.tsx'

const EVERY = 15_000
export const FILTERS = [
  { value: 'all', label: 'All' },
  { value: 'missing', label: 'Not in' },
  { value: 'came', label: 'In' },
] as const
export const seatWords = { going: 'Seat', waiting: 'Waiting list', none: 'No seat' } as const

/** Who is registered and who has come: searched, ticked, taken back. */
export function DoorList({ id, search }: { id: string; search: PeopleSearch }) {
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
    <section className="door-list" aria-label="People">
      <SearchRow
        name="q"
        label="Search people"
        placeholder="Search a name"
        value={text}
        onChange={setText}
        count={all && `${counted(all.length, 'person', 'people')}${data.nextCursor ? ' on this page' : ''}`}
      >
        <Segmented
          label="Show"
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
      </SearchRow>
      <div className="row-btns">
        <Button onClick={() => setAdding(true)}>
          <Icon name="plus" /> Add somebody
        </Button>
      </div>
      {!all && isError && <LoadFailed title="The list did not arrive." retry={() => void refetch()} />}
      {!all && !isError && (
        <Loading words="Loading people...">
          <Skeleton size="tall" />
        </Loading>
      )}
      {all?.length === 0 && (
        <EmptyState label="0 people" title="Nobody here">
          Add somebody who is not on the list: a member by name, or a guest.
        </EmptyState>
      )}
      {all && all.length > 0 && (
        <ul className="rows door-rows" aria-label="People" aria-busy={isPlaceholderData || undefined}>
          {all.map((person) => (
            <PersonRow key={person.memberId ?? person.attendanceId} id={id} person={person} />
          ))}
        </ul>
      )}
      <MoreOfList
        to={paths.eventDoor(id)}
        search={{ ...search, ...{ view: 'list' } }}
        next={data?.nextCursor}
        things="people"
      />
      {adding && <WalkInDialog id={id} onClose={() => setAdding(false)} />}
    </section>
  )
}

function PersonRow({ id, person }: { id: string; person: DoorPerson }) {
  const { name, seat, memberId, cameAt, attendanceId } = person
  const client = useQueryClient()
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
        <p className="small muted">{memberId ? seatWords[seat] : 'Guest'}</p>
      </div>
      {cameAt && (
        <Badge tone="selected" icon="check">
          In since {clockTime(cameAt)}
        </Badge>
      )}
      <Button
        variant={cameAt ? 'plain' : 'primary'}
        busy={isPending && (cameAt ? 'Taking back...' : 'Checking in...')}
        onClick={() => mutate()}
      >
        {cameAt ? 'Undo' : 'Check in'}
        <span className="sr"> {name}</span>
      </Button>
    </li>
  )
}
