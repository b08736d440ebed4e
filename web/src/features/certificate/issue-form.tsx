import { say } from 'words:certificate'
import {
  type CertificateWording,
  certificateMessages,
  certificatePreview,
  issueCertificates,
} from '@callofcode/contract/certificate/certificate'
import { limits } from '@callofcode/contract/limits'
import { certificateWording } from '@callofcode/contract/schemas/certificate/certificate'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { fileAddress } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { Radio, TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useKeptForm } from '../draft/public.ts'
import { refreshCertificates, withoutOf } from './certificate-queries.ts'

const FIELDS = ['title', 'words', 'signer'] as const

interface IssueFormProps {
  id: string
  /** The wording of the last certificates, or a usual wording. */
  before: CertificateWording
  begun: boolean
  without: number
}

/** Sets the wording, the look and the recipients of certificates. The draft is stored in this browser. */
export function IssueForm({ id, before, begun, without }: IssueFormProps) {
  const client = useQueryClient()
  const form = useForm({ resolver: zodResolver(certificateWording), defaultValues: before })
  const kept = useKeptForm(form, `certificates:${id}`, before)
  const [asked, setAsked] = useState<CertificateWording>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>()
  const count = chosen ? chosen.size : without
  const { mutate, isPending } = useMutation({
    mutationFn: (wording: CertificateWording) =>
      callOnce(issueCertificates, {
        params: { id },
        body: { ...wording, ...(chosen && { memberIds: [...chosen] }) },
      }),
    meta: { stay: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      kept.forget()
      setChosen(undefined)
      await refreshCertificates(client)
      // The button is disabled once no recipient is left.
      document.getElementById('issued-title')?.focus()
    },
    onError: (error) => showFieldErrors(form, error, FIELDS),
  })
  const { errors } = form.formState
  const look = form.handleSubmit(
    (query) => void open(fileAddress(certificatePreview, { params: { id }, query }), '_blank'),
  )
  const ask = form.handleSubmit(setAsked)
  return (
    <form
      className="form certificate-form"
      aria-label={say('newCertificates')}
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={(event) => void ask(event).catch(reportError)}
    >
      <Field
        label={say('title')}
        hint={say('titleHint', { certificateTitle: limits.certificateTitle })}
        error={errors.title?.message}
        required
      >
        <TextInput {...form.register('title')} autoComplete="off" />
      </Field>
      <Field
        label={say('purpose')}
        hint={say('purposeHint', { certificateWords: limits.certificateWords })}
        error={errors.words?.message}
        required
      >
        <TextArea rows={3} {...form.register('words')} />
      </Field>
      <Field label={say('signer')} hint={say('signerHint')} error={errors.signer?.message} required>
        <TextInput {...form.register('signer')} autoComplete="off" />
      </Field>
      <fieldset className="certificate-who">
        <legend className="label">{say('recipients')}</legend>
        <Radio name="who" checked={!chosen} onChange={() => setChosen(undefined)}>
          <span>{say('allWithoutOne', { without })}</span>
        </Radio>
        <Radio name="who" checked={chosen !== undefined} onChange={() => setChosen(new Set())}>
          <span>{say('chosenOnes')}</span>
        </Radio>
        {chosen && <Chosen id={id} chosen={chosen} onChoose={setChosen} />}
      </fieldset>
      {!begun && <Notice>{told(certificateMessages.notOver)}</Notice>}
      <div className="row-btns">
        <Button size="big" onClick={() => void look().catch(reportError)}>
          <Icon name="eye" /> {say('previewPdf')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          size="big"
          busy={isPending && say('issuing')}
          disabled={!begun || count === 0}
        >
          {say('issueCount', { count })}
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={say('issueCount', { count })}
        question={say('issueQuestion', { count })}
        keep={say('cancel')}
        danger={false}
        onConfirm={() => {
          if (asked) mutate(asked)
          setAsked(undefined)
        }}
      >
        {say('issueOutcome', { count, mails: useMails() })}
      </ConfirmDialog>
    </form>
  )
}

interface ChosenProps {
  id: string
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

function Chosen({ id, chosen, onChoose }: ChosenProps) {
  const { data, isError, refetch } = useQuery(withoutOf(id))
  if (!data)
    return isError ? (
      <Button onClick={() => void refetch()}>{say('reloadNames')}</Button>
    ) : (
      <p className="small">{say('loadingNames')}</p>
    )
  const toggle = (memberId: string) => {
    const next = new Set(chosen)
    if (!next.delete(memberId)) next.add(memberId)
    onChoose(next)
  }
  return (
    <ul className="certificate-names" aria-label={say('withoutOneName')}>
      {data.data.map(({ memberId, name }) => (
        <li key={memberId}>
          <label>
            <input
              className="box"
              type="checkbox"
              checked={chosen.has(memberId)}
              onChange={() => toggle(memberId)}
            />
            <span>{name}</span>
          </label>
        </li>
      ))}
    </ul>
  )
}
