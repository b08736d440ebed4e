import {
  createExperience,
  experienceMissing,
  listExperiences,
  updateExperience,
} from '@callofcode/contract/experience'
import { type Database, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { auditStore } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import { changeItem, edited, refuseRemoved } from '../version/public.ts'
import { experienceStore } from './experience-store.ts'
import { presentExperience } from './present-experience.ts'
import { versionedExperience } from './versioned-experience.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

export function experienceRoutes({ api, database }: Dependencies) {
  api.serve(
    listExperiences,
    async () => ({
      data: await Promise.all((await experienceStore.list(database.sql)).map(presentExperience)),
    }),
    { tags: () => ['experiences', 'authors'] },
  )

  api.serve(createExperience, async ({ body, caller, request, database }) => {
    const row = await write(database, async (tx, changed) => {
      changed('experiences')
      await draftStore.remove(tx, caller.id, 'experience')
      const made = await experienceStore.create(tx, { ...body, authorId: caller.id })
      await auditStore.record(tx, { caller, request }, 'experience.create', made.id)
      return made
    })
    return { data: await presentExperience(row), message: 'Interview Experience Created' }
  })

  api.serve(updateExperience, async (call) => {
    const version = await changeItem(database, versionedExperience, call, (item) => {
      refuseRemoved(versionedExperience, item)
      return edited(item, call.body)
    })
    const row = await experienceStore.get(database.sql, call.params.id)
    if (!row) throw missing(experienceMissing)
    return { data: await presentExperience(row), message: 'Interview Experience Updated', version }
  })
}
