import { getMember } from '@callofcode/contract/member-admin'
import { type Likely, listDuplicates, mergeMembers, previewMerge } from '@callofcode/contract/site/duplicate'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { Loading, Skeleton } from '../../platform/feedback/skeleton.tsx'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { LocalDay } from '../../platform/time/shown-time.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { figure } from '../../platform/ui/counted.ts'
import './duplicates.css'

interface Person {
  readonly _id: string
  readonly name: string
}

/** Accounts that may be of the same person, each with a look at what a merge would move. */
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
        No other account has this name, or an email that begins so.
      </p>
    )
  return (
    <>
      <p className="muted duplicate-lead" id="duplicates" tabIndex={-1}>
        These may be the same person. Ask before you merge: it cannot be taken back.
      </p>
      <ul className="duplicates" aria-label="Accounts that may be theirs">
        {data.data.map((one) => (
          <li key={one._id}>
            <div>
              <p className="card-title">
                <Link className="link" to={paths.adminMember(one._id)}>
                  {one.name}
                </Link>
              </p>
              <p className="small muted">
                {one.email}
                {one.status === 'disabled' && ', disabled'},{' '}
                {one.why === 'name' ? 'the same name' : 'a like email'}, signed up{' '}
                <LocalDay iso={one.signedUpAt} />
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
  const [open, setOpen] = useState(false)
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(mergeMembers, { params: { id: into._id, other: from._id } }),
    onSuccess: ({ message }) => {
      toast.success(message)
      setOpen(false)
      document.getElementById('duplicates')?.focus({ preventScroll: true })
    },
    onSettled: () => {
      for (const target of [listDuplicates, getMember])
        void client.invalidateQueries({ queryKey: keyOf(target) })
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        Merge...<span className="sr"> {from.email} into this account</span>
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Merge accounts"
        footer={
          <>
            <Button onClick={() => setOpen(false)}>Keep both</Button>
            <Button variant="danger" busy={isPending && 'Merging...'} onClick={() => mutate()}>
              Merge into {into.name}
            </Button>
          </>
        }
      >
        <p className="card-title">
          What {from.email} has goes to {into.name}
        </p>
        <Preview into={into._id} from={from._id} />
        <p className="muted">
          That account is disabled for good: its sign-ins, tokens and tasks end, and its address signs in no
          more. What both have stays where it is.
        </p>
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
      <Loading words="Looking what moves...">
        <Skeleton size="tall" />
      </Loading>
    )
  const { parts } = data.data
  if (parts.length === 0) return <p className="muted">It has nothing that moves.</p>
  return (
    <ul className="duplicate-parts" aria-label="What moves">
      {parts.map(({ words, moves, stays }) => (
        <li key={words}>
          {words}
          <span className="muted">
            {figure(moves)}
            {stays > 0 && `, and ${figure(stays)} that both have`}
          </span>
        </li>
      ))}
    </ul>
  )
}
