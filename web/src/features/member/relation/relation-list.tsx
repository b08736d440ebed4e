import { say } from 'words:relation'
import { listRelations, type Relation } from '@callofcode/contract/relation/relation'
import { useInfiniteQuery } from '@tanstack/react-query'
import { readPages } from '../../../platform/api/read-pages.ts'
import { Loading, Skeleton } from '../../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../../platform/feedback/state-box.tsx'
import { useFocusWhenGone } from '../../../platform/navigation/after-removal.ts'
import { LocalDay } from '../../../platform/time/shown-time.tsx'
import { Button } from '../../../platform/ui/button.tsx'
import { Avatar } from '../../../platform/ui/person.tsx'
import { MemberLink } from '../member-link.tsx'
import { useRelate } from './use-relate.ts'
import './relation.css'

export const relationsRead = readPages(listRelations, {}, { quiet: true })

/** Lists muted and blocked members, with a button to undo it. */
export function RelationList() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(relationsRead)
  const all = data?.pages.flatMap((page) => page.data)
  if (!all && error) return <LoadFailed title={say('listFailed')} retry={() => void refetch()} />
  if (!all)
    return (
      <Loading words={say('loadingTheList')}>
        <Skeleton width={60} />
      </Loading>
    )
  return (
    <>
      <p className="muted">{say('listLead')}</p>
      {all.length === 0 && <p className="small muted">{say('nobodyMuted')}</p>}
      <ul className="relations">
        {all.map((one) => (
          <Row key={one._id} relation={one} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage && say('loading')} onClick={() => void fetchNextPage()}>
          {say('moreMembers')}
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
          {kind === 'muted' ? say('muted') : say('blocked')}, <LocalDay iso={since} />
        </span>
      </span>
      <span className="row-btns">
        <Button size="dense" busy={pending === other} onClick={() => relate({ kind: other, relation: _id })}>
          {other === 'blocked' ? say('block') : say('onlyMute')}
          <span className="sr"> {name}</span>
        </Button>
        <Button
          size="dense"
          busy={pending === 'none'}
          onClick={() => relate({ kind: 'none', relation: _id })}
        >
          {say('hearAgain', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      </span>
    </li>
  )
}
