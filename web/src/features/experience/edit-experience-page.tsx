import { say } from 'words:experience'
import { updateExperience } from '@callofcode/contract/experience/experience'
import type { Item } from '@callofcode/contract/version/version'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { contentOf, EditForm, type EditKind, EditPage, editScreen, useEdit } from '../edit/public.ts'
import {
  CandidateField,
  type ExperienceFields,
  type ExperienceForm,
  ExperienceFormFields,
  type ExperienceSent,
  experienceFields,
  fieldsOfExperience,
} from './experience-form-fields.tsx'

export const { head, load } = editScreen('experiences')

export function Page() {
  return <EditPage kind="experiences">{(item) => <EditExperienceForm key={item._id} item={item} />}</EditPage>
}

const experienceEdit: EditKind<ExperienceFields, ExperienceSent> = {
  kind: 'experiences',
  names: {
    get company() {
      return say('company')
    },
    get role() {
      return say('role')
    },
    get candidate() {
      return say('candidate')
    },
    get verdict() {
      return say('verdict')
    },
    get content() {
      return say('content')
    },
    get rounds() {
      return say('rounds')
    },
  },
  fieldsOf: (content, version) => fieldsOfExperience(contentOf('experiences', content), version),
  send: (id, { version: _, anonymous: __, ...body }, basedOn) =>
    call(updateExperience, { params: { id }, body }, { basedOn }),
}

function EditExperienceForm({ item }: { item: Item }) {
  const [before] = useState(() => experienceEdit.fieldsOf(item.content, item.version))
  const form: ExperienceForm = useForm({ resolver: zodResolver(experienceFields), defaultValues: before })
  const edit = useEdit({ item, form, before, of: experienceEdit })
  return (
    <EditForm edit={edit}>
      <ExperienceFormFields form={form} who={<CandidateField form={form} />} />
    </EditForm>
  )
}
