import { say } from 'words:solution'
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
import { told } from '../../platform/language/told.ts'
import { Button } from '../../platform/ui/button.tsx'
import './solutions.css'

/** Lets the author share an accepted submission, with or without a name. */
export function ShareSolution({ id }: { id: string }) {
  const { data, isError, isFetching, refetch } = useQuery(shareOf(id))
  if (data) return <Choice id={id} share={data.data} />
  if (isError) return <LoadFailed title={say('shareFailed')} retry={refetch} busy={isFetching} />
  return <p className="small muted">{say('loading')}</p>
}

const shareOf = (id: string) => read(getShare, { params: { id } }, { quiet: true })

function Choice({ id, share }: { id: string; share: ShareState }) {
  const [named, setNamed] = useState(share.named)
  const { mutate, isPending } = useShare(id)
  if (share.state === 'removed') return <p className="small muted">{told(sharedSolutionMessages.removed)}</p>
  const shared = share.state === 'shared'
  return (
    <section className="share-choice" aria-label={say('shareThisSolution')}>
      <p className="label">{shared ? say('youShareThisSolution') : say('shareThisSolution')}</p>
      <p className="small muted">{say('shareLead', { shared: shared ? 'yes' : 'no' })}</p>
      <Checkbox
        checked={named}
        disabled={isPending}
        onChange={({ target }) => {
          setNamed(target.checked)
          if (shared) mutate(target.checked)
        }}
      >
        {say('showMyNameWith')}
      </Checkbox>
      {shared ? (
        <Button size="dense" busy={isPending && say('saving')} onClick={() => mutate(undefined)}>
          {say('stopSharing')}
        </Button>
      ) : (
        <Button size="dense" busy={isPending && say('sharing')} onClick={() => mutate(named)}>
          {named ? say('shareWithMyName') : say('shareWithoutMyName')}
        </Button>
      )}
    </section>
  )
}

/** Shares with or without the name. Undefined ends the sharing. */
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
      // This submission may replace another one that was shared until now.
      await Promise.all([
        client.invalidateQueries({ queryKey: keyOf(getShare) }),
        client.invalidateQueries({ queryKey: keyOf(listSharedSolutions) }),
      ])
    },
  })
}
