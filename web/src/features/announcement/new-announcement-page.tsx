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

export const head = () => ({ title: titled('New announcement'), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page wrap">
      <BackLink to={paths.manageAnnouncements}>All announcements</BackLink>
      <div className="page-head">
        <h1 className="title">New announcement</h1>
        <p className="lead">Write it once; members find it where they look</p>
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
      label="New announcement"
      draft={draft}
      submit={later ? 'Plan announcement' : 'Announce now'}
      busy={isPending && (later ? 'Planning...' : 'Announcing...')}
      onSubmit={submit}
    >
      <AnnouncementFormFields form={form} timeZone={timeZone} />
    </DraftForm>
  )
}
