import { createAnnouncement } from '@callofcode/contract/site/announcement'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { BackLink } from '../../platform/navigation/links.tsx'
import { titled } from '../../platform/page/titled.ts'
import { paths } from '../../platform/paths.ts'
import { useClub } from '../../platform/session/club.ts'
import { DraftForm, useDraft, usePublish } from '../draft/public.ts'
import { type AnnouncementBody, announcementFields, BLANK } from './announcement-fields.ts'
import { type AnnouncementForm, AnnouncementFormFields } from './announcement-form-fields.tsx'
import { refreshAnnouncements } from './announcement-queries.ts'
import { say } from './announcement-words.ts'

export const head = () => ({ title: titled(say('newAnnouncement')), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page wrap">
      <BackLink to={paths.manageAnnouncements}>{say('allAnnouncements')}</BackLink>
      <div className="page-head">
        <h1 className="title">{say('newAnnouncement')}</h1>
        <p className="lead">{say('writeItOnceMembers')}</p>
      </div>
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
  const { submit, isPending } = usePublish({
    form,
    draft,
    send: (body: AnnouncementBody) => callOnce(createAnnouncement, { body }),
    onSent: async ({ data }) => {
      await refreshAnnouncements(client)
      await navigate({ to: paths.manageAnnouncement(data._id) })
    },
  })
  return (
    <DraftForm
      label={say('newAnnouncement')}
      draft={draft}
      submit={later ? say('planAnnouncement') : say('announceNow')}
      busy={isPending && (later ? say('planning') : say('announcing'))}
      onSubmit={submit}
    >
      <AnnouncementFormFields form={form} timeZone={timeZone} />
    </DraftForm>
  )
}
