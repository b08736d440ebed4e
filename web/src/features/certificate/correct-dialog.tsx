import { say } from 'words:certificate'
import { correctCertificate, type IssuedCertificate } from '@callofcode/contract/certificate/certificate'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { AwardField } from './award-field.tsx'
import { refreshCertificates } from './certificate-queries.ts'

interface CorrectDialogProps {
  certificate: IssuedCertificate
  onClose: () => void
}

/** Issues a certificate again with another name, title, place or purpose. */
export function CorrectDialog({ certificate, onClose }: CorrectDialogProps) {
  const client = useQueryClient()
  const [name, setName] = useState(certificate.name)
  const [title, setTitle] = useState(certificate.title)
  const [award, setAward] = useState(certificate.award ?? '')
  // The words of an award say no more than the award.
  const [words, setWords] = useState(certificate.award === null ? certificate.words : '')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      call(correctCertificate, {
        params: { id: certificate._id },
        body: { name, title, ...(award === '' ? { award: null, words } : { award }) },
      }),
    meta: { stay: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await refreshCertificates(client)
    },
  })
  const faults = error instanceof CallError ? error.errors : {}
  return (
    <Dialog open onOpenChange={onClose} title={say('correctName')}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          mutate()
        }}
      >
        <p className="muted span">{say('correctOutcome', { mails: useMails() })}</p>
        <Field label={say('name')} error={faults.name} required span>
          <TextInput value={name} autoComplete="off" onChange={({ target }) => setName(target.value)} />
        </Field>
        <Field label={say('title')} error={faults.title} required span>
          <TextInput value={title} autoComplete="off" onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <Field label={say('award')} error={faults.award} span>
          <AwardField award={award} onChange={setAward} />
        </Field>
        {award === '' && (
          <Field label={say('purpose')} error={faults.words} required span>
            <TextArea rows={2} value={words} onChange={({ target }) => setWords(target.value)} />
          </Field>
        )}
        <div className="row-btns span">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" variant="primary" busy={isPending && say('oneMoment')}>
            {say('issueAgain')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
