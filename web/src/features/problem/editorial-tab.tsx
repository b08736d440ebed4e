import { openEditorial, type ProblemPage } from '@callofcode/contract/problem'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { ownProblemAt } from './problem-queries.ts'

/** The editorial: after a solve, or before it if the member confirms. */
export function EditorialTab({ problem: { slug } }: { problem: ProblemPage }) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { data, isError } = useQuery(ownProblemAt(slug))
  const { mutate, isPending } = useMutation({
    mutationFn: () => callOnce(openEditorial, { params: { slug } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ownProblemAt(slug).queryKey })
      setAsking(false)
    },
  })
  if (!data)
    return <p className="muted">{isError ? 'The editorial did not arrive.' : 'Loading editorial...'}</p>
  const { editorial, solvedAt } = data.data
  if (editorial) return <Prose html={editorial.html} />
  return (
    <div className="sign-first">
      <p className="muted">
        {solvedAt ? 'You have solved it: read how it can be done.' : 'It explains the whole solution.'}
      </p>
      <Button busy={isPending && solvedAt !== null} onClick={() => (solvedAt ? mutate() : setAsking(true))}>
        Read the editorial
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Read the editorial"
        question="Read the solution before you have solved it?"
        keep="Keep trying"
        danger={false}
        busy={isPending && 'Opening…'}
        onConfirm={() => mutate()}
      >
        The site records that you read it first. A hint may be enough.
      </ConfirmDialog>
    </div>
  )
}
