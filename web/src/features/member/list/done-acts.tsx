import { say } from 'words:member-list'
import { listMemberActs, type MemberAct, undoMemberAct } from '@callofcode/contract/batch/member-act'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { read } from '../../../platform/api/read.ts'
import { toast } from '../../../platform/feedback/toasts.ts'
import { useFocusWhenGone } from '../../../platform/navigation/after-removal.ts'
import { Button } from '../../../platform/ui/button.tsx'
import { readActsAgain } from './read-acts-again.ts'

// The page asks for them before it is shown, because acts that came later would push the list down.
export const actsRead = { ...read(listMemberActs, {}, { quiet: true }), staleTime: 3_000 }

/** What was done with members in the last hour, by every admin, each with a button that undoes it. Only the newest takes room. */
export function DoneActs() {
  const { data } = useQuery(actsRead)
  const [newest, ...earlier] = data?.data ?? []
  if (!newest) return null
  return (
    <section className="done-acts" aria-label={say('doneActs')}>
      <DoneAct key={newest._id} act={newest} />
      {earlier.length > 0 && (
        <details className="small">
          <summary>{say('earlierActs', { count: earlier.length })}</summary>
          {earlier.map((act) => (
            <DoneAct key={act._id} act={act} />
          ))}
        </details>
      )}
    </section>
  )
}

const wordsOf = ({ kind, count, field }: MemberAct) =>
  kind === 'year'
    ? say('yearWasSet', { count })
    : kind === 'batch'
      ? say('batchWasSet', { count })
      : kind === 'alumni'
        ? say('alumniWereMade', { count })
        : say('factWasSet', { count, field: field ?? '' })

function DoneAct({ act }: { readonly act: MemberAct }) {
  useFocusWhenGone('members-all')
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(undoMemberAct, { params: { id: act._id } }),
    onSuccess: ({ data: { restored, kept } }) => toast.success(say('undoneFor', { restored, kept })),
    onSettled: () => readActsAgain(client),
  })
  const words = wordsOf(act)
  return (
    <p className="small">
      <span>
        {words}
        {act.by && <span className="muted"> · {act.by}</span>}
      </span>
      <Button variant="ghost" size="dense" busy={isPending && say('undoing')} onClick={() => mutate()}>
        {say('undo', { words, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
    </p>
  )
}
