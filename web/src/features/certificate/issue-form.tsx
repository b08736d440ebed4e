import { say } from 'words:certificate'
import {
  certificateMessages,
  certificatePreview,
  issueCertificates,
} from '@callofcode/contract/certificate/certificate'
import type { CertificateForm } from '@callofcode/contract/certificate/certificate-form'
import { type Recipient, recipientMessages } from '@callofcode/contract/certificate/recipient'
import { limits } from '@callofcode/contract/limits'
import { certificateForm } from '@callofcode/contract/schemas/certificate/certificate-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { fileAddress } from '../../platform/api/client.ts'
import { Notice } from '../../platform/feedback/notice.tsx'
import { toast } from '../../platform/feedback/toasts.ts'
import { Field } from '../../platform/form/field.tsx'
import { TextArea, TextInput } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { told } from '../../platform/language/told.ts'
import { ConfirmDialog } from '../../platform/overlay/dialog.tsx'
import { useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { useKeptForm } from '../draft/public.ts'
import { refreshCertificates } from './certificate-queries.ts'
import type { ChosenPeople } from './chosen-people.tsx'
import { RecipientsField, type Who } from './recipients-field.tsx'
import { SignersField } from './signers-field.tsx'

const FIELDS = ['title', 'winnersTitle', 'words', 'signer', 'secondSigner', 'name', 'email'] as const
const NOBODY: ChosenPeople = new Map()

interface IssueFormProps {
  id: string
  event: string
  /** The wording of the last certificates, or a usual wording. The same object at each render. */
  before: CertificateForm
  begun: boolean
  without: number
  guests: number
}

/** Sets the wording, the look and the recipients of certificates. The draft is stored in this browser. */
export function IssueForm({ id, event, before, begun, without, guests }: IssueFormProps) {
  const client = useQueryClient()
  const form = useForm<CertificateForm>({ resolver: zodResolver(certificateForm), defaultValues: before })
  const kept = useKeptForm(form, `certificates:${id}`, before)
  const [asked, setAsked] = useState<CertificateForm>()
  const [who, setWho] = useState<Who>('all')
  const [chosen, setChosen] = useState<ChosenPeople>(NOBODY)
  const count = who === 'all' ? without : who === 'other' ? 1 : chosen.size
  const { mutate, isPending } = useMutation({
    mutationFn: (typed: CertificateForm) =>
      callOnce(issueCertificates, {
        params: { id },
        body: { ...wordingOf(typed, who), ...(who !== 'all' && { people: peopleOf(typed, who, chosen) }) },
      }),
    meta: { stay: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      kept.forget()
      setChosen(NOBODY)
      form.setValue('name', '')
      form.setValue('email', '')
      await refreshCertificates(client)
      // The button is disabled once no recipient is left.
      document.getElementById('issued-title')?.focus()
    },
    onError: (error) => showFieldErrors(form, error, FIELDS),
  })
  const { errors } = form.formState
  const look = form.handleSubmit((typed) => {
    const [award] = [...chosen.values()].map((one) => one.award.trim()).filter(Boolean)
    const query = { ...wordingOf(typed, who), ...(who === 'winners' && { award: award ?? '1' }) }
    return void open(fileAddress(certificatePreview, { params: { id }, query }), '_blank')
  })
  const ask = form.handleSubmit((typed) => {
    if (who === 'other' && !typed.name)
      form.setError('name', { message: told(recipientMessages.recipientName) }, { shouldFocus: true })
    else if (who === 'winners' && [...chosen.values()].some(({ award }) => award.trim() === ''))
      toast.error(told(recipientMessages.awardRule))
    else setAsked(typed)
  })
  const mails = useMails()
  return (
    <form
      className="form certificate-form"
      aria-label={say('newCertificates')}
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={(submitted) => void ask(submitted).catch(reportError)}
    >
      <RecipientsField
        id={id}
        form={form}
        without={without}
        guests={guests}
        who={who}
        onWho={(next) => {
          setWho(next)
          setChosen(NOBODY)
        }}
        chosen={chosen}
        onChoose={setChosen}
      />
      {who === 'winners' ? (
        <Field
          label={say('title')}
          hint={say('winnersTitleHint', { event })}
          error={errors.winnersTitle?.message}
          required
        >
          <TextInput {...form.register('winnersTitle')} autoComplete="off" />
        </Field>
      ) : (
        <>
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
        </>
      )}
      <SignersField key={String(kept.ready)} form={form} />
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
        question={
          who === 'other'
            ? say('issueQuestionTo', { name: asked?.name ?? '' })
            : say('issueQuestion', { count })
        }
        keep={say('cancel')}
        danger={false}
        onConfirm={() => {
          if (asked) mutate(asked)
          setAsked(undefined)
        }}
      >
        {who === 'other'
          ? say(mails === 'yes' && asked?.email ? 'otherMailed' : 'otherTold', { email: asked?.email ?? '' })
          : guestsOf(who, guests, chosen) > 0
            ? say('issueOutcomeGuests', { mails })
            : say('issueOutcome', { count, mails })}
      </ConfirmDialog>
    </form>
  )
}

function wordingOf({ title, winnersTitle, words, signer, secondSigner }: CertificateForm, who: Who) {
  return {
    title: who === 'winners' ? winnersTitle : title,
    words,
    signer,
    ...(secondSigner && { secondSigner }),
  }
}

function peopleOf({ name, email }: CertificateForm, who: Who, chosen: ChosenPeople): Recipient[] {
  if (who === 'other') return [{ ...(name && { name }), ...(email && { email }) }]
  return [...chosen.values()].map(({ person: { memberId, guestId }, award }) => ({
    ...(memberId ? { memberId } : guestId && { guestId }),
    ...(award && { award }),
  }))
}

/** How many of the recipients have no account. */
const guestsOf = (who: Who, guests: number, chosen: ChosenPeople) =>
  who === 'all' ? guests : [...chosen.values()].filter(({ person }) => person.guestId !== null).length
