import { say } from 'words:authoring'
import { publishAuthoredProblem } from '@callofcode/contract/authoring/authoring'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { Button } from '../../platform/ui/button.tsx'
import { qualityLine } from './readiness.tsx'
import { forgetPublished } from './workspace/authoring-queries.ts'
import type { Workspace } from './workspace/use-workspace.ts'

interface PublishDialogProps {
  workspace: Workspace
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Publishes the checked state to members. */
export function PublishDialog({ workspace, open, onOpenChange }: PublishDialogProps) {
  const { problem, show } = workspace
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
      toast.success(say('publishedAsVersion', { version: answer.data.version ?? '' }))
    },
  })
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={say('publish')}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{say('cancel')}</Button>
          <Button variant="primary" busy={isPending && say('publishing')} onClick={() => mutate()}>
            {say('publishVersion', { value: (version ?? 0) + 1 })}
          </Button>
        </>
      }
    >
      <p className="card-title">
        {version === null
          ? say('showToAllMembers', { title })
          : say('showVersion', { version: version + 1, title })}
      </p>
      <p className="muted">{version === null ? say('publishOutcome') : say('republishOutcome')}</p>
      <p className="muted">
        {qualityLine(workspace)}. {say('qualityHint')}
      </p>
      <Field label={say('whatChangedOptional')} hint={say('noteHint')} error={error?.message}>
        <TextArea value={note} maxLength={1_000} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Dialog>
  )
}
