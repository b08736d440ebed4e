import {
  createExperience,
  experienceMissing,
  getExperience,
  listExperienceChoices,
  listExperiences,
  updateExperience,
} from '@callofcode/contract/experience/experience'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { partAnswer } from '../../platform/http/part-of-list.ts'
import { auditStore } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import { changeItem, edited, refuseRemoved } from '../version/public.ts'
import { experienceList } from './experience-list.ts'
import { experienceStore } from './experience-store.ts'
import { presentExperience, presentListed } from './present-experience.ts'
import { versionedExperience } from './versioned-experience.ts'

interface Dependencies {
  readonly api: Api
  readonly database: Database
}

export function experienceRoutes({ api, database }: Dependencies) {
  api.serve(
    listExperiences,
    async ({ query, database: { sql } }) =>
      partAnswer(await experienceList.list(sql, query), query, (row) => presentListed(row, query.fields)),
    { tags: () => ['experiences', 'authors'] },
  )

  api.serve(
    getExperience,
    async ({ params, database: { sql } }) => {
      const row = await experienceStore.getPublished(sql, params.id)
      if (!row) throw missing(experienceMissing)
      return { data: await presentExperience(row) }
    },
    { tags: () => ['experiences', 'authors'] },
  )

  api.serve(
    listExperienceChoices,
    async ({ database: { sql } }) => ({ data: await experienceList.choices(sql) }),
    {
      tags: () => ['experiences'],
    },
  )

  api.serve(createExperience, async ({ body, caller, request, database: callDatabase }) => {
    const row = await write(callDatabase, async (tx, changed) => {
      changed('experiences')
      await draftStore.remove(tx, caller.id, 'experience')
      const made = await experienceStore.create(tx, { ...body, authorId: caller.id })
      await auditStore.record(tx, { caller, request }, 'experience.create', made.id)
      return made
    })
    return {
      data: await presentExperience(row),
      message: sentence('experience.interviewExperienceCreated', 'Interview Experience Created'),
    }
  })

  api.serve(updateExperience, async (call) => {
    const version = await changeItem(database, versionedExperience, call, (item) => {
      refuseRemoved(versionedExperience, item)
      return edited(item, call.body)
    })
    const row = await experienceStore.get(database.sql, call.params.id)
    if (!row) throw missing(experienceMissing)
    return {
      data: await presentExperience(row),
      message: sentence('experience.interviewExperienceUpdated', 'Interview Experience Updated'),
      version,
    }
  })
}
