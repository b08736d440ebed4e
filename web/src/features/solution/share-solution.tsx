import {
  getShare,
  listSharedSolutions,
  type ShareState,
  sharedSolutionMessages,
  shareSubmission,
  unshareSubmission,
} from '@callofcode/contract/solution/shared-solution'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { LoadFailed } from '../../platform/feedback/state-box.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { Button } from '../../platform/ui/button.tsx'
import './solutions.css'

/** The author's choice whether to share an accepted submission, and with a name or without. */
export function ShareSolution({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(shareOf(id))
  if (data) return <Choice id={id} share={data.data} />
  if (isError)
    return <LoadFailed title="Whether you share it did not arrive." retry={refetch} busy={isFetching} />
  return <p className="small muted">Loading...</p>
}

const shareOf = (id: string) => read(getShare, { params: { id } }, { quiet: true })

function Choice({ id, share }: { id: string; share: ShareState }) {
  const [named, setNamed] = useState(share.named)
  const { mutate, isPending } = useShare(id)
  if (share.state === 'removed') return <p className="small muted">{sharedSolutionMessages.removed}</p>
  const shared = share.state === 'shared'
  return (
    <section className="share-choice" aria-label="Share this solution">
      <p className="label">{shared ? 'You share this solution' : 'Share this solution'}</p>
      <p className="small muted">
        {shared ? 'Members' : 'It is private. If you share it, members'} who have solved this problem can read
        the code. It takes the place of one that you shared in this language before.
      </p>
      <Checkbox
        checked={named}
        disabled={isPending}
        onChange={({ target }) => {
          setNamed(target.checked)
          if (shared) mutate(target.checked)
        }}
      >
        Show my name with it
      </Checkbox>
      {shared ? (
        <Button size="dense" busy={isPending && 'Saving…'} onClick={() => mutate(undefined)}>
          Stop sharing
        </Button>
      ) : (
        <Button size="dense" busy={isPending && 'Sharing…'} onClick={() => mutate(named)}>
          {named ? 'Share with my name' : 'Share without my name'}
        </Button>
      )}
    </section>
  )
}

/** Shares with or without the name; undefined: no longer. */
function useShare(id: string) {
  const client = useQueryClient()
  const params = { id }
  return useMutation({
    mutationFn: (named: boolean | undefined) =>
      named === undefined
        ? call(unshareSubmission, { params })
        : call(shareSubmission, { params, body: { named } }),
    onSuccess: async ({ message }) => {
      toast.success(message)
      // Another submission may be the one that was shared until now.
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(getShare) }),
        client.invalidateQueries({ queryKey: keyOf(listSharedSolutions) }),
      ])
    },
  })
}
