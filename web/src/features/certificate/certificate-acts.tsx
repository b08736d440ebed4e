import { say } from 'words:certificate'
import {
  certificateFile,
  type IssuedCertificate,
  revokeCertificate,
} from '@callofcode/contract/certificate/certificate'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError, call, fileAddress } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { Dialog } from '../../platform/overlay/dialog.tsx'
import { copyText } from '../../platform/page/copy-text.ts'
import { paths } from '../../platform/paths.ts'
import { useMails } from '../../platform/session/club.ts'
import { Button, ButtonLink } from '../../platform/ui/button.tsx'
import { refreshCertificates } from './certificate-queries.ts'
import { CorrectDialog } from './correct-dialog.tsx'

/** Lets an admin open, correct or revoke a valid certificate. */
export function CertificateActs({ certificate }: { certificate: IssuedCertificate }) {
  const { _id: id, name, code, memberId } = certificate
  const mails = useMails()
  const [open, setOpen] = useState<'name' | 'back'>()
  const close = () => setOpen(undefined)
  return (
    <div className="row-btns">
      <ButtonLink size="dense" href={fileAddress(certificateFile, { params: { code } })} target="_blank">
        PDF<span className="sr"> {say('pdfOwner', { name })}</span>
      </ButtonLink>
      <Button size="dense" onClick={() => setOpen('name')}>
        {say('correctNameOnRow', { name, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
      <Button size="dense" variant="danger" onClick={() => setOpen('back')}>
        {say('takeBackOnRow', { name, sr: (inside) => <span className="sr">{inside}</span> })}
      </Button>
      {memberId === null && (
        <Button size="dense" onClick={() => void copyLink(paths.verify(code)).catch(reportError)}>
          {say('copyLinkOnRow', { name, sr: (inside) => <span className="sr">{inside}</span> })}
        </Button>
      )}
      {open === 'name' && <CorrectDialog certificate={certificate} onClose={close} />}
      {open === 'back' && (
        <OneField
          title={say('takeBackTitle')}
          words={say('takeBackOutcome', { name, mails })}
          label={say('reason')}
          before=""
          button={say('takeBack')}
          danger
          field="reason"
          send={(typed) => call(revokeCertificate, { params: { id }, body: { reason: typed } })}
          onClose={close}
        />
      )}
    </div>
  )
}

async function copyLink(path: string) {
  if (await copyText(`${location.origin}${path}`)) toast.success(say('linkCopied'))
  else toast.error(say('linkNotCopied'))
}

interface OneFieldProps {
  title: string
  words: string
  label: string
  before: string
  button: string
  danger?: boolean
  /** The field that the server's error names. */
  field: string
  send: (typed: string) => Promise<{ message: string }>
  onClose: () => void
}

function OneField({ title, words, label, before, button, danger, field, send, onClose }: OneFieldProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(before)
  const [fault, setFault] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: send,
    meta: { stay: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      onClose()
      await refreshCertificates(client)
    },
    onError: (error) =>
      setFault(error instanceof CallError ? (error.errors[field] ?? error.message) : undefined),
  })
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          mutate(typed)
        }}
      >
        <p className="muted span">{words}</p>
        <Field label={label} error={fault} required span>
          <TextInput value={typed} autoComplete="off" onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <div className="row-btns span">
          <Button onClick={onClose}>{say('cancel')}</Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={isPending && say('oneMoment')}>
            {button}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
