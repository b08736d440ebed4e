import { say } from 'words:duplicate'
import {
  type Likely,
  listDuplicates,
  mergeMembers,
  movedParts,
  previewMerge,
} from '@callofcode/contract/member/duplicate'
import { getMember } from '@callofcode/contract/member/member-admin'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { figure } from '../../platform/language/reader.ts'
import { toldOf } from '../../platform/language/told.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import './duplicates.css'

interface Person {
  readonly _id: string
  readonly name: string
}

/** Lists accounts that may belong to the same person. Each has a preview of the data that a merge would move. */
export function DuplicateChoice({ member }: { member: Person }) {
  const { data: session } = useSession()
  const { data } = useQuery({
    ...read(listDuplicates, { params: { id: member._id } }, { quiet: true }),
    refetchOnMount: 'always',
  })
  if (!data) return <Skeleton width={40} />
  if (data.data.length === 0)
    return (
      <p className="small muted" id="duplicates" tabIndex={-1}>
        {say('none')}
      </p>
    )
  return (
    <>
      <p className="muted duplicate-lead" id="duplicates" tabIndex={-1}>
        {say('hint')}
      </p>
      <ul className="duplicates" aria-label={say('listName')}>
        {data.data.map((one) => (
          <li key={one._id}>
            <div>
              <p className="card-title">
                <Link className="link" to={paths.adminMember(one._id)}>
                  {one.name}
                </Link>
              </p>
              <p className="small muted">
                {say('accountFacts', {
                  email: one.email,
                  status: one.status === 'disabled' ? 'yes' : 'no',
                  why: one.why === 'name' ? 'yes' : 'no',
                  day: () => <LocalDay iso={one.signedUpAt} />,
                })}
              </p>
            </div>
            {one._id !== session?.id && <MergeButton into={member} from={one} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function MergeButton({ into, from }: { into: Person; from: Likely }) {
  // The account is no longer a likely duplicate.
  useFocusWhenGone('duplicates', { preventScroll: true })
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(mergeMembers, { params: { id: into._id, other: from._id } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      setOpen(false)
    },
    onSettled: () => {
      for (const target of [listDuplicates, getMember])
        void client.invalidateQueries({ queryKey: keyOf(target) })
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {say('mergeButton', {
          email: from.email,
          sr: (inside) => <span className="sr">{inside}</span>,
        })}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={say('mergeAccounts')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{say('keepBoth')}</Button>
            <Button variant="danger" busy={isPending && say('merging')} onClick={() => mutate()}>
              {say('mergeInto', { name: into.name })}
            </Button>
          </>
        }
      >
        <p className="card-title">{say('mergeTitle', { email: from.email, name: into.name })}</p>
        <Preview into={into._id} from={from._id} />
        <p className="muted">{say('mergeOutcome')}</p>
      </Dialog>
    </>
  )
}

function Preview({ into, from }: { into: string; from: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    ...read(previewMerge, { params: { id: into, other: from } }, { quiet: true }),
    refetchOnMount: 'always',
  })
  if (!data)
    return error ? (
      <LoadFailed title={error.message} retry={() => void refetch()} busy={isFetching} />
    ) : (
      <Loading words={say('lookingWhatMoves')}>
        <Skeleton size="tall" />
      </Loading>
    )
  const { parts } = data.data
  if (parts.length === 0) return <p className="muted">{say('nothingMoves')}</p>
  return (
    <ul className="duplicate-parts" aria-label={say('whatMoves')}>
      {parts.map(({ words, moves, stays }) => (
        <li key={words}>
          {toldOf(Object.values(movedParts), words)}
          <span className="muted">
            {figure(moves)}
            {stays > 0 && say('alreadyThere', { stays })}
          </span>
        </li>
      ))}
    </ul>
  )
}
