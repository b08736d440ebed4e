import { listRelations, type Relation } from '@callofcode/contract/talk/relation'
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'
import { keyOf, transportOf } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { useFocusWhenGone } from '../../platform/navigation/use-focus-when-gone.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Avatar } from '../../platform/ui/avatar.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { MemberLink } from '../member/public.ts'
import { useRelate } from './use-relate.ts'
import './relation.css'

export const relationsRead = infiniteQueryOptions({
  queryKey: keyOf(listRelations, {}),
  queryFn: ({ pageParam, signal, client }) =>
    call(
      listRelations,
      { query: pageParam ? { cursor: pageParam } : {} },
      { signal, transport: transportOf(client) },
    ),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
  meta: { quiet: true },
})

/** Whom the member muted or blocked, with the way back. */
export function RelationList() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(relationsRead)
  const all = data?.pages.flatMap((page) => page.data)
  if (!all && error) return <LoadFailed title="The list did not arrive" retry={() => void refetch()} />
  if (!all)
    return (
      <Loading words="Loading the list...">
        <Skeleton width={60} />
      </Loading>
    )
  return (
    <>
      <p className="muted">
        Posts of these members are folded for you, and nothing of theirs notifies you. Who is blocked cannot
        find you to mention you either. Nobody else sees this list.
      </p>
      {all.length === 0 && (
        <p className="small muted">Nobody. A post, and a member’s page, have “Mute” for it.</p>
      )}
      <ul className="relations">
        {all.map((one) => (
          <Row key={one._id} relation={one} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage && 'Loading...'} onClick={() => void fetchNextPage()}>
          More members
        </Button>
      )}
    </>
  )
}

function Row({ relation: { _id, kind, name, profilePhoto, page, since } }: { relation: Relation }) {
  useFocusWhenGone('muted-members-title')
  const { relate, pending } = useRelate()
  const other = kind === 'muted' ? 'blocked' : 'muted'
  return (
    <li>
      <span className="relation-who">
        <Avatar name={name} src={profilePhoto} size="small" decorative />
        <MemberLink page={page}>{name}</MemberLink>
        <span className="label plain">
          {kind === 'muted' ? 'Muted' : 'Blocked'}, <LocalDay iso={since} />
        </span>
      </span>
      <span className="row-btns">
        <Button size="dense" busy={pending === other} onClick={() => relate({ kind: other, relation: _id })}>
          {other === 'blocked' ? 'Block' : 'Only mute'}
          <span className="sr"> {name}</span>
        </Button>
        <Button
          size="dense"
          busy={pending === 'none'}
          onClick={() => relate({ kind: 'none', relation: _id })}
        >
          Hear again
          <span className="sr"> {name}</span>
        </Button>
      </span>
    </li>
  )
}
