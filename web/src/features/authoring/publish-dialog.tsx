import { publishAuthoredProblem } from '@callofcode/contract/authoring'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { forgetPublished } from './workspace/authoring-queries.ts'
import type { Workspace } from './workspace/use-workspace.ts'

interface PublishDialogProps {
  workspace: Workspace
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Members see what was checked from then on. */
export function PublishDialog({ workspace: { problem, show }, open, onOpenChange }: PublishDialogProps) {
  const { slug, title, revision, version } = problem
  const client = useQueryClient()
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(publishAuthoredProblem, { params: { slug }, body: { revision, note } }),
    meta: { stay: true },
    onSuccess: async (answer) => {
      await show(answer)
      forgetPublished(client, slug)
      setNote('')
      onOpenChange(false)
      toast.success(`Published as version ${answer.data.version}`)
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Publish"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Not yet</Button>
          <Button variant="primary" busy={isPending && 'Publishing…'} onClick={() => mutate()}>
            Publish version {(version ?? 0) + 1}
          </Button>
        </>
      }
    >
      <p className="card-title">
        {version === null ? `Show “${title}” to all members?` : `Show version ${version + 1} of “${title}”?`}
      </p>
      <p className="muted">
        {version === null
          ? 'It joins the list of problems. From then on it can be withdrawn, but not deleted.'
          : 'Submissions are judged by the new version from then on. Solves that were made stay.'}
      </p>
      <Field
        label="What changed (optional)"
        hint="Other admins read it among the versions."
        error={error?.message}
      >
        <TextArea value={note} maxLength={1_000} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Dialog>
  )
}
