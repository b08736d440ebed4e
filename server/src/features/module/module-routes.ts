import { toldModule } from '@callofcode/contract/announcement/told-item'
import { messages } from '@callofcode/contract/messages'
import { createModule, getModule, listModules, updateModule } from '@callofcode/contract/module/module'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { partAnswer } from '../../platform/http/part-of-list.ts'
import { auditStore } from '../account/public.ts'
import { announceItem } from '../announcement/public.ts'
import { draftStore } from '../draft/public.ts'
import { changeItem, edited, refuseRemoved } from '../version/public.ts'
import { moduleQuestionStore } from './module-question-store.ts'
import { moduleStore } from './module-store.ts'
import { versionedModule } from './versioned-module.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

export function moduleRoutes({ api, database }: Dependencies) {
  api.serve(
    listModules,
    async ({ query, database: callDatabase }) =>
      partAnswer(await moduleStore.list(callDatabase.sql, query), query, (module) => module),
    { tags: () => ['modules'] },
  )

  api.serve(
    getModule,
    async ({ params, database: callDatabase }) => {
      const found = await moduleStore.get(callDatabase.sql, params.id)
      if (!found) throw missing(messages.moduleMissing)
      return { data: found.module, version: found.version }
    },
    { tags: ({ id }) => ['modules', `module:${id}`] },
  )

  api.serve(createModule, async ({ body: { tell, ...body }, caller, request, database: callDatabase }) => {
    const data = await write(callDatabase, async (tx, changed) => {
      changed('modules')
      await draftStore.remove(tx, caller.id, 'module')
      const made = await moduleStore.create(tx, body, caller)
      await auditStore.record(tx, { caller, request }, 'module.create', made._id)
      await announceItem(
        tx,
        { caller, request },
        {
          kind: 'module',
          id: made._id,
          tell,
          ...toldModule(made, `/dashboard/modules/${made._id}`),
        },
      )
      return made
    })
    return { data, message: sentence('module.moduleCreated', 'Module Created') }
  })

  api.serve(updateModule, async (call) => {
    const { questions: rows, createdBy, ...values } = call.body
    const version = await changeItem(database, versionedModule, call, async (item, tx) => {
      refuseRemoved(versionedModule, item)
      const questions = rows && (await moduleQuestionStore.link(tx, rows, item.content.questions))
      // An empty name becomes the admin's own, as on creation.
      return edited(item, {
        ...values,
        questions,
        createdBy: createdBy === '' ? call.caller.name : createdBy,
      })
    })
    const found = await moduleStore.get(database.sql, call.params.id)
    if (!found) throw missing(messages.moduleMissing)
    return { data: found.module, message: sentence('module.moduleUpdated', 'Module Updated'), version }
  })
}
