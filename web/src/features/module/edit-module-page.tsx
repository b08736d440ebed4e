import { say } from 'words:module'
import { updateModule } from '@callofcode/contract/module/module'
import type { Item } from '@callofcode/contract/version/version'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../platform/api/client.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { contentOf, EditForm, type EditKind, EditPage, editScreen, useEdit } from '../edit/public.ts'
import {
  fieldsOfModule,
  type ModuleFields,
  type ModuleForm,
  type ModuleSent,
  moduleFields,
} from './module-fields.ts'
import { ModuleFormFields } from './module-form-fields.tsx'

export const { head, load } = editScreen('modules')

export function Page() {
  return <EditPage kind="modules">{(item) => <EditModuleForm key={item._id} item={item} />}</EditPage>
}

const moduleEdit: EditKind<ModuleFields, ModuleSent> = {
  kind: 'modules',
  names: {
    get title() {
      return say('title')
    },
    get description() {
      return say('description')
    },
    get createdBy() {
      return say('createdBy')
    },
    get level() {
      return say('level')
    },
    get questions() {
      return say('questions')
    },
  },
  fieldsOf: (content, version) => fieldsOfModule(contentOf('modules', content), version),
  send: (id, { version: _, ...body }, basedOn) => call(updateModule, { params: { id }, body }, { basedOn }),
}

function EditModuleForm({ item }: { item: Item }) {
  const [before] = useState(() => moduleEdit.fieldsOf(item.content, item.version))
  const form: ModuleForm = useForm({ resolver: zodResolver(moduleFields), defaultValues: before })
  const edit = useEdit({ item, form, before, of: moduleEdit })
  return (
    <EditForm edit={edit}>
      <ModuleFormFields form={form} />
    </EditForm>
  )
}
