import { say } from 'words:announcement'
import { type ManagedAnnouncement, updateAnnouncement } from '@callofcode/contract/announcement/announcement'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { showFieldErrors } from '../../platform/form/show-field-errors.ts'
import { useFocusWhenGone } from '../../platform/navigation/after-removal.ts'
import { paths } from '../../platform/paths.ts'
import { useClub, useMails } from '../../platform/session/club.ts'
import { Button } from '../../platform/ui/button.tsx'
import { useKeptForm } from '../draft/public.ts'
import {
  ANNOUNCEMENT_FIELDS,
  type AnnouncementBody,
  announcementFields,
  fieldsOf,
  tellsOthers,
} from './announcement-fields.ts'
import { type AnnouncementForm, AnnouncementFormFields } from './announcement-form-fields.tsx'
import { refreshAnnouncements } from './announcement-queries.ts'
import { audienceIn } from './audience-fields.ts'
import { MailDialog } from './mail-dialog.tsx'

/** Changes a planned announcement, or corrects a sent one. A sent one can change only its words and its banner. */
export function EditAnnouncement({ announcement }: { announcement: ManagedAnnouncement }) {
  useFocusWhenGone('announcement-title')
  const told = announcement.state === 'sent'
  return (
    <>
      <div className="page-head">
        <h1 className="title" id="edit-announcement-title" tabIndex={-1}>
          {told ? say('correctAnnouncement') : say('editAnnouncement')}
        </h1>
        <p className="lead">{told ? say('correctHint') : say('editHint')}</p>
      </div>
      <EditForm announcement={announcement} told={told} />
    </>
  )
}

function EditForm({ announcement, told }: { announcement: ManagedAnnouncement; told: boolean }) {
  const id = announcement._id
  const client = useQueryClient()
  const navigate = useNavigate()
  const { timeZone } = useClub()
  const [before] = useState(() => fieldsOf(announcement, timeZone))
  const resolver = useMemo(() => zodResolver(announcementFields(timeZone)), [timeZone])
  const form: AnnouncementForm = useForm({ resolver, defaultValues: before })
  const kept = useKeptForm(form, `announcement:${id}`, before)
  const leave = () => {
    kept.forget()
    return navigate({ to: paths.manageAnnouncement(id) })
  }
  const mails = useMails()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ title, content, bannerDay, ...rest }: AnnouncementBody) =>
      call(updateAnnouncement, {
        params: { id },
        body: { title, content, bannerDay, ...(!told && { ...rest, mail: rest.mail && mails === 'yes' }) },
      }),
    meta: { stay: true },
    onSuccess: async ({ message }) => {
      toast.success(message)
      await refreshAnnouncements(client)
      await leave()
    },
    onError: (error) => showFieldErrors(form, error, ANNOUNCEMENT_FIELDS),
  })
  const [asks, setAsks] = useState(false)
  const save = form.handleSubmit((body) => mutate(body))
  /** Asks again, like a new announcement, if the change notifies other members, uses another way, or sends now. */
  const begin = async (event: FormEvent) => {
    if (told || !tellsOthers(before, form.getValues())) return save(event)
    event.preventDefault()
    if (await form.trigger(undefined, { shouldFocus: true })) setAsks(true)
  }
  const values = form.getValues()
  return (
    <form
      className="form two-up"
      aria-label={say('editAnnouncement')}
      method="post"
      noValidate
      inert={!kept.ready}
      onSubmit={(event) => begin(event).catch(reportError)}
    >
      <AnnouncementFormFields form={form} timeZone={timeZone} told={told} />
      <div className="row-btns span">
        <Button type="submit" variant="primary" size="big" busy={isPending && say('saving')}>
          {say('saveChanges')}
        </Button>
        <Button size="big" onClick={leave}>
          {say('cancel')}
        </Button>
      </div>
      {asks && (
        <MailDialog
          audience={audienceIn(values)}
          mail={values.mail && mails === 'yes'}
          at={values.later ? values.publishAt : undefined}
          text={values}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false)
            save().catch(reportError)
          }}
        />
      )}
    </form>
  )
}
