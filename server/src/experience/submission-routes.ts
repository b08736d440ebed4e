import {
  acceptExperience,
  experienceMissing,
  listOwnExperiences,
  listSubmittedExperiences,
  refuseExperience,
  type Submission,
  submitExperience,
} from '@callofcode/contract/submission'
import { write } from '../database/database.ts'
import { draftStore } from '../draft/draft-store.ts'
import { conflict, missing } from '../http/failure.ts'
import type { House } from '../http/house.ts'
import { serve } from '../http/serve.ts'
import { renderMarkdown } from '../markdown/render.ts'
import type { ExperienceRow } from './experience-tables.ts'
import { submissionStore } from './submission-store.ts'

export function submissionRoutes(house: House) {
  const { database } = house

  serve(house, submitExperience, async ({ body, caller }) => {
    const row = await write(database, async (tx) => {
      await draftStore.remove(tx, caller.id, 'experience')
      return submissionStore.create(tx, body, caller)
    })
    return { data: await present(row), message: 'Sent in for review' }
  })

  serve(house, listOwnExperiences, async ({ caller }) => ({
    data: await Promise.all((await submissionStore.listOwn(database.sql, caller.id)).map(present)),
  }))

  serve(house, listSubmittedExperiences, async () => ({
    data: await Promise.all((await submissionStore.listSubmitted(database.sql)).map(present)),
  }))

  serve(house, acceptExperience, async ({ params }) => {
    await decide(params.id, 'accepted')
    return { message: 'Experience Accepted' }
  })

  serve(house, refuseExperience, async ({ params }) => {
    await decide(params.id, 'refused')
    return { message: 'Experience Refused' }
  })

  /** Deciding the same way twice is no mistake; deciding against what was decided is told. */
  async function decide(id: string, ruling: 'accepted' | 'refused') {
    const decided = await write(database, async (tx, changed) => {
      changed('experiences')
      return submissionStore.decide(tx, id, ruling)
    })
    if (!decided) throw missing(experienceMissing)
    if (decided !== ruling) throw conflict(`This experience was ${decided} already.`)
  }
}

/** The author is left out on purpose: an anonymous experience is anonymous to its reviewers too. */
const present = async (row: ExperienceRow): Promise<Submission> => ({
  _id: row.id,
  company: row.company,
  role: row.role,
  candidate: row.candidate,
  verdict: row.verdict,
  content: row.content,
  html: (await renderMarkdown(row.content, { headingIds: false })).html,
  date: row.createdAt.toISOString(),
  status: row.status,
})
