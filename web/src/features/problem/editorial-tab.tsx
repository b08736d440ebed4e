import { say } from 'words:problem'
import { openEditorial } from '@callofcode/contract/problem/problem'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callOnce } from '../../platform/api/call-once.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { loadedLater } from '../../platform/page/loaded-later.tsx'
import { Prose } from '../../platform/page/prose.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { loadStepThrough } from '../trace/public.ts'
import { ownProblemAt } from './problem-queries.ts'
import { useKeptHints } from './queued-hints.ts'
import type { TabProps } from './statement-tabs.tsx'

const StepThrough = loadedLater(() => say('solutionsOfEditorial'), loadStepThrough)

/** Shows the editorial after a solve, or earlier if the member confirms. A pack stores an editorial that may be read. */
export function EditorialTab({ problem, run, inputs }: TabProps) {
  const { slug } = problem
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const { data, isError } = useQuery(ownProblemAt(slug))
  const kept = useKeptHints(slug)?.editorial
  const { mutate, isPending } = useMutation({
    mutationFn: () => callOnce(openEditorial, { params: { slug } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ownProblemAt(slug).queryKey })
      setAsking(false)
    },
  })
  if (kept) return <Prose html={kept} />
  if (!data) return <p className="muted">{isError ? say('editorialFailed') : say('loadingEditorial')}</p>
  const { editorial, solvedAt } = data.data
  if (editorial?.html === '') return <p className="muted">{say('noEditorial')}</p>
  if (editorial)
    return (
      <>
        <Prose html={editorial.html} />
        <StepThrough problem={problem} run={run} inputs={inputs} />
      </>
    )
  return (
    <div className="sign-first">
      <p className="muted">{solvedAt ? say('editorialAfter') : say('itExplainsTheWhole')}</p>
      <Button busy={isPending && solvedAt !== null} onClick={() => (solvedAt ? mutate() : setAsking(true))}>
        {say('readTheEditorial')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={say('readTheEditorial')}
        question={say('editorialQuestion')}
        keep={say('keepTrying')}
        danger={false}
        busy={isPending && say('opening')}
        onConfirm={() => mutate()}
      >
        {say('editorialRecorded')}
      </ConfirmDialog>
    </div>
  )
}
