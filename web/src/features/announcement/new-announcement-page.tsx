import { say } from 'words:announcement'
import { createAnnouncement } from '@callofcode/contract/announcement/announcement'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { NobodyGetsMail } from '../../platform/feedback/no-mail.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useClub, useMails } from '../../platform/session/club.ts'
import { DraftForm, useDraft, usePublish } from '../draft/public.ts'
import { type AnnouncementBody, announcementFields, BLANK } from './announcement-fields.ts'
import { type AnnouncementForm, AnnouncementFormFields } from './announcement-form-fields.tsx'
import { refreshAnnouncements } from './announcement-queries.ts'
import { audienceIn } from './audience-fields.ts'
import { MailDialog } from './mail-dialog.tsx'

export const head = () => ({ title: titled(say('newAnnouncement')), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page wrap">
      <BackLink to={paths.manageAnnouncements}>{say('allAnnouncements')}</BackLink>
      <div className="page-head">
        <h1 className="title">{say('newAnnouncement')}</h1>
        <p className="lead">{say('newHint')}</p>
      </div>
      <NobodyGetsMail />
      <NewForm />
    </main>
  )
}

function NewForm() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { timeZone } = useClub()
  const resolver = useMemo(() => zodResolver(announcementFields(timeZone)), [timeZone])
  const form: AnnouncementForm = useForm({ resolver, defaultValues: BLANK })
  const later = useWatch({ control: form.control, name: 'later' })
  const draft = useDraft('announcement', form, BLANK)
  useChosen(form, draft.state.ready)
  const mails = useMails()
  const { submit, isPending } = usePublish({
    form,
    draft,
    // The box is not offered while nobody gets mail, but a draft may still have it.
    send: (body: AnnouncementBody) =>
      callOnce(createAnnouncement, { body: { ...body, mail: body.mail && mails === 'yes' } }),
    onSent: async ({ data }) => {
      await refreshAnnouncements(client)
      await navigate({ to: paths.manageAnnouncement(data._id) })
    },
  })
  const [asks, setAsks] = useState(false)
  /** A dialog first shows the audience and the mail. */
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (await form.trigger(undefined, { shouldFocus: true })) setAsks(true)
  }
  const values = form.getValues()
  return (
    <>
      <DraftForm
        label={say('newAnnouncement')}
        draft={draft}
        submit={later ? say('planAnnouncement') : say('announceNow')}
        busy={isPending && (later ? say('planning') : say('announcing'))}
        onSubmit={(event) => begin(event).catch(reportError)}
      >
        <AnnouncementFormFields form={form} timeZone={timeZone} />
      </DraftForm>
      {asks && (
        <MailDialog
          audience={audienceIn(values)}
          mail={values.mail && mails === 'yes'}
          at={values.later ? values.publishAt : undefined}
          text={values}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false)
            submit().catch(reportError)
          }}
        />
      )}
    </>
  )
}

/**
 * Makes it an announcement for the members who were chosen in the list, beside what the draft has. The address then forgets
 * them, so that another audience that is chosen afterwards survives a reload.
 */
function useChosen(form: AnnouncementForm, isReady: boolean) {
  const navigate = useNavigate()
  const { set } = useSearch({ strict: false }) as { set?: string }
  useEffect(() => {
    if (!isReady || !set) return
    form.setValue('setId', set, { shouldDirty: true })
    form.setValue('to', 'chosen', { shouldDirty: true })
    navigate({ to: paths.newAnnouncement, replace: true }).catch(reportError)
  }, [form, isReady, set, navigate])
}
