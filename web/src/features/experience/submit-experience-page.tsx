import { say } from 'words:experience'
import {
  type ExperienceSubmission,
  listOwnExperiences,
  listSubmittedExperiences,
  submitExperience,
} from '@callofcode/contract/experience/experience-submission'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf, read } from '../../platform/api/read.ts'
import { countWaitingAgain } from '../../platform/api/read-again.ts'
import { EmptyState, LoadFailed } from '../../platform/feedback/state-box.tsx'
import { Checkbox } from '../../platform/form/inputs.tsx'
import { zodResolver } from '../../platform/form/rules.ts'
import { type PagePlace, titled } from '../../platform/page/page-module.ts'
import { useReaders } from '../../platform/session/club.ts'
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

export const head = () => ({ title: titled(say('submitTitle')), unlisted: true })

export const load = ({ client }: PagePlace) => client.prefetchQuery(read(listOwnExperiences, {}))

export function Page() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">{say('submitTitle')}</h1>
        <p className="lead">{say('submitLead')}</p>
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
        {say('whatHappensNext')}
      </h2>
      <ol>
        <li>{say('stepSent')}</li>
        <li>{say('stepRead')}</li>
        <li>{say('stepPublished', { readers: useReaders('experiences') })}</li>
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
          {say('sentNotice', {
            message: sent.message,
            company: sent.data.company,
            role: sent.data.role,
          })}
        </SentNotice>
      )}
      <DraftForm
        label={say('submitTitle')}
        draft={draft}
        submit={say('submitForReview')}
        busy={isPending && say('sending')}
        onSubmit={submit}
      >
        <ExperienceFormFields form={form} who={<WhoseName form={form} />} />
      </DraftForm>
    </>
  )
}

/** Chooses the published name. The member's own name is used unless the box is ticked. */
function WhoseName({ form }: { form: ExperienceForm }) {
  const { data: session } = useSession()
  const anonymous = form.watch('anonymous')
  return (
    <div className="whose">
      <Checkbox {...form.register('anonymous')} aria-describedby="whose-hint">
        {say('submitAnonymously')}
      </Checkbox>
      <p className="hint" id="whose-hint" role="status">
        {anonymous ? say('anonymousHint') : say('namedHint', { name: session?.name ?? say('you') })}
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
        {say('yourSubmissions')}
      </h2>
      {!own && isError && <LoadFailed title={say('ownFailed')} retry={() => void refetch()} />}
      {!own && !isError && <SubmissionsLoading words={say('loadingOwn')} />}
      {own?.length === 0 && (
        <EmptyState label={say('noOwnLabel')} title={say('noOwn')}>
          {say('noOwnHint')}
        </EmptyState>
      )}
      {own && own.length > 0 && (
        <ul className="sent-experiences">
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
  submitted: ['pending', 'clock', 'waitingForReview'],
  accepted: ['selected', 'check', 'accepted'],
  refused: ['rejected', 'cross', 'refused'],
  removed: ['unknown', 'trash', 'removed'],
} as const

function SubmissionStatus({ status }: { status: ExperienceSubmission['status'] }) {
  const [tone, icon, words] = badges[status]
  return (
    <Badge tone={tone} icon={icon}>
      {say(words)}
    </Badge>
  )
}
