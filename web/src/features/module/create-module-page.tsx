import { say } from 'words:module'
import { toldModule } from '@callofcode/contract/announcement/told-item'
import { messages } from '@callofcode/contract/messages'
import { createModule, type LearningModule, listModules } from '@callofcode/contract/module/module'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { callOnce } from '../../platform/api/call-once.ts'
import { keyOf } from '../../platform/api/read.ts'
import { toast } from '../../platform/feedback/toasts.ts'
import { zodResolver } from '../../platform/form/rules.ts'
import { told } from '../../platform/language/told.ts'
import { titled } from '../../platform/page/page-module.ts'
import { paths } from '../../platform/paths.ts'
import { useSession } from '../../platform/session/session.ts'
import { TellFields, useTell } from '../announcement/public.ts'
import { DraftForm, SentNotice, useDraft, usePublish } from '../draft/public.ts'
import { blankModule, type ModuleForm, type ModuleSent, moduleFields } from './module-fields.ts'
import { ModuleFormFields } from './module-form-fields.tsx'

export const head = () => ({ title: titled(say('createModule')), unlisted: true })

export function Page() {
  return (
    <main id="main" className="page">
      <div className="page-head">
        <h1 className="title">{say('createModule')}</h1>
        <p className="lead">{say('createLead')}</p>
      </div>
      <CreateModuleForm />
    </main>
  )
}

function CreateModuleForm() {
  const client = useQueryClient()
  const { data: session } = useSession()
  const name = session?.name ?? ''
  const blank = useMemo(() => blankModule(name), [name])
  const form: ModuleForm = useForm({ resolver: zodResolver(moduleFields), defaultValues: blank })
  const draft = useDraft('module', form, blank)
  const tell = useTell({
    place: 'module',
    check: () => form.trigger(undefined, { shouldFocus: true }),
    text: () => {
      const { data } = moduleFields.safeParse(form.getValues())
      return data ? toldModule(data, paths.dashboard) : null
    },
  })
  const { submit, isPending, sent } = usePublish({
    form,
    draft,
    send: ({ version: _, ...body }: ModuleSent) =>
      callOnce(createModule, { body: { ...body, ...tell.body() } }),
    onSent: () => {
      tell.forget()
      return client.invalidateQueries({ queryKey: keyOf(listModules) })
    },
    onFailed: () => toast.error(told(messages.moduleCreateFailed)),
  })
  return (
    <>
      {sent && <ModuleCreated key={sent.data._id} message={sent.message} module={sent.data} />}
      <DraftForm
        label={say('createModule')}
        draft={draft}
        submit={say('createModule')}
        busy={isPending && say('creating')}
        onSubmit={tell.guard(submit)}
      >
        <ModuleFormFields form={form} />
        <TellFields tell={tell} />
      </DraftForm>
    </>
  )
}

function ModuleCreated({ message, module }: { message: string; module: LearningModule }) {
  return (
    <SentNotice>
      {message}:{' '}
      <Link className="link" to={paths.module(module._id)}>
        {module.title}
      </Link>
    </SentNotice>
  )
}
