import {
  type ExperienceSubmission,
  listOwnExperiences,
  listSubmittedExperiences,
  submitExperience,
} from '@callofcode/contract/experience-submission'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { countWaitingAgain } from '../../platform/api/waiting.ts'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Checkbox } from '../../platform/form/inputs.tsx'
import type { PagePlace } from '../../platform/page/page-module.ts'
import { titled } from '../../platform/page/titled.ts'
import { useSession } from '../../platform/session/session.ts'
import { Badge } from '../../platform/ui/badge.tsx'
import { DraftForm, SentNotice, useDraft, usePublish } from '../draft/public.ts'
import {
  blankExperience,
  type ExperienceForm,
  ExperienceFormFields,
  type ExperienceSent,
  experienceFields,
} from './experience-form-fields.tsx'
import { SubmissionCard, SubmissionsLoading } from './submission-card.tsx'
import './submissions.css'

export const head = () => ({ title: titled('Submit an experience'), unlisted: true })

export const load = ({ client }: PagePlace) => client.prefetchQuery(read(listOwnExperiences, {}))

export function Page() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">Submit an experience</h1>
        <p className="lead">How was your interview? Tell the next candidates what to expect.</p>
      </div>
      <WhatHappens />
      <SubmitExperienceForm />
      <OwnExperiences />
    </main>
  )
}

function WhatHappens() {
  return (
    <section className="next-steps" aria-labelledby="next-steps-title">
      <h2 className="label" id="next-steps-title">
        What happens next
      </h2>
      <ol>
        <li>You send it in. Nobody but you and the admins can read it yet.</li>
        <li>An admin reads it and accepts or refuses it.</li>
        <li>Accepted, it stands among the interview experiences for everybody to read.</li>
      </ol>
    </section>
  )
}

function SubmitExperienceForm() {
  const client = useQueryClient()
  const form: ExperienceForm = useForm({
    resolver: zodResolver(experienceFields),
    defaultValues: blankExperience,
  })
  const draft = useDraft('submission', form, blankExperience)
  const { submit, isPending, sent } = usePublish({
    form,
    draft,
    send: ({ candidate: _, version: __, ...body }: ExperienceSent) => callOnce(submitExperience, { body }),
    onSent: () => {
      countWaitingAgain(client)
      return Promise.all([
        client.invalidateQueries({ queryKey: keyOf(listOwnExperiences) }),
        client.invalidateQueries({ queryKey: keyOf(listSubmittedExperiences) }),
      ])
    },
  })
  return (
    <>
      {sent && (
        <SentNotice key={sent.data._id}>
          {sent.message}: {sent.data.company}, {sent.data.role}. It stands below with its status.
        </SentNotice>
      )}
      <DraftForm
        label="Submit an experience"
        draft={draft}
        submit="Submit for review"
        busy={isPending && 'Sending...'}
        onSubmit={submit}
      >
        <ExperienceFormFields form={form} who={<WhoseName form={form} />} />
      </DraftForm>
    </>
  )
}

/** It is published under the member's own name unless the box is ticked. */
function WhoseName({ form }: { form: ExperienceForm }) {
  const { data: session } = useSession()
  const anonymous = form.watch('anonymous')
  return (
    <div className="whose">
      <Checkbox {...form.register('anonymous')} aria-describedby="whose-hint">
        Submit anonymously
      </Checkbox>
      <p className="hint" id="whose-hint" role="status">
        {anonymous
          ? 'Nobody sees your name, not even the admins who review it. Keep it out of the text too.'
          : `It will say “by ${session?.name ?? 'you'}”.`}
      </p>
    </div>
  )
}

function OwnExperiences() {
  const { data, isError, refetch } = useQuery(read(listOwnExperiences, {}))
  const own = data?.data
  return (
    <section className="own" aria-labelledby="own-title">
      <h2 className="head" id="own-title">
        Your submissions
      </h2>
      {!own && isError && (
        <LoadFailed title="Your submissions did not arrive." retry={() => void refetch()} />
      )}
      {!own && !isError && <SubmissionsLoading words="Loading your submissions..." />}
      {own?.length === 0 && (
        <EmptyState label="0 submissions" title="You have not sent one in yet">
          What you submit stands here, with what became of it.
        </EmptyState>
      )}
      {own && own.length > 0 && (
        <ul className="submissions">
          {own.map((submission) => (
            <SubmissionCard
              key={submission._id}
              submission={submission}
              status={<SubmissionStatus status={submission.status} />}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

const badges = {
  submitted: ['pending', 'clock', 'Waiting for review'],
  accepted: ['selected', 'check', 'Accepted'],
  refused: ['rejected', 'cross', 'Refused'],
  removed: ['unknown', 'trash', 'Removed from the site'],
} as const

function SubmissionStatus({ status }: { status: ExperienceSubmission['status'] }) {
  const [tone, icon, words] = badges[status]
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  )
}
