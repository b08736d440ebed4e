import { say } from 'words:experience'
import { createExperience, listExperiences } from '@callofcode/contract/experience/experience'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { DraftForm, SentNotice, useDraft, usePublish } from '../draft/public.ts'
import {
  blankExperience,
  CandidateField,
  type ExperienceForm,
  ExperienceFormFields,
  type ExperienceSent,
  experienceFields,
} from './experience-form-fields.tsx'

export const head = () => ({ title: titled(say('createExperience')), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">{say('createExperience')}</h1>
        <p className="lead">{say('createHint')}</p>
      </div>
      <CreateExperienceForm />
    </main>
  )
}

function CreateExperienceForm() {
  const client = useQueryClient()
  const form: ExperienceForm = useForm({
    resolver: zodResolver(experienceFields),
    defaultValues: blankExperience,
  })
  const draft = useDraft('experience', form, blankExperience)
  const { submit, isPending, sent } = usePublish({
    form,
    draft,
    send: ({ anonymous: _, version: __, ...body }: ExperienceSent) => callOnce(createExperience, { body }),
    onSent: () => client.invalidateQueries({ queryKey: keyOf(listExperiences) }),
  })
  return (
    <>
      {sent && (
        <SentNotice key={sent.data._id}>
          {sent.message}:{' '}
          <Link className="link" to={paths.experiences}>
            {sent.data.company}, {sent.data.role}
          </Link>
        </SentNotice>
      )}
      <DraftForm
        label={say('createExperience')}
        draft={draft}
        submit={say('createExperience')}
        busy={isPending && say('creating')}
        onSubmit={submit}
      >
        <ExperienceFormFields form={form} who={<CandidateField form={form} />} />
      </DraftForm>
    </>
  )
}
