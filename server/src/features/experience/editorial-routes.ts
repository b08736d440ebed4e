import { experienceMissing } from '@callofcode/contract/experience/experience'
import {
  acceptExperience,
  type ExperienceSubmission,
  listOwnExperiences,
  listSubmittedExperiences,
  refuseExperience,
  submitExperience,
} from '@callofcode/contract/experience/experience-submission'
import { limits } from '@callofcode/contract/limits'
import { sentence } from '@callofcode/contract/sentence'
import { type Database, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { auditStore, type Budgets } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import type { Happened } from '../happening/public.ts'
import { editorialStore, type Ruling } from './editorial-store.ts'
import { experienceMails } from './experience-mails.ts'
import type { SignedExperience } from './experience-store.ts'
import { presentExperience } from './present-experience.ts'

type Decision = Call<typeof acceptExperience> | Call<typeof refuseExperience>

interface Dependencies {
  readonly api: Api
  readonly happened: Happened
  readonly database: Database
  readonly mailer: MailQueue
  readonly budgets: Budgets
  readonly publicUrl: string
}

export function editorialRoutes({ api, database, mailer, budgets, publicUrl, happened }: Dependencies) {
  api.serve(submitExperience, async ({ body, caller, database: callDatabase }) => {
    await budgets.spend('post', caller.id)
    const row = await write(callDatabase, async (tx) => {
      await draftStore.remove(tx, caller.id, 'submission')
      return editorialStore.create(tx, body, caller)
    })
    return { data: await present(row), message: sentence('experience.sentReview', 'Sent in for review') }
  })

  api.serve(listOwnExperiences, async ({ caller }) => ({
    data: await Promise.all((await editorialStore.listOwn(database.sql, caller.id)).map(present)),
  }))

  api.serve(listSubmittedExperiences, async ({ query }) => {
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await editorialStore.listSubmitted(database.sql, after)
    const total = await editorialStore.countSubmitted(database.sql, limits.waiting + 1)
    return { data: await Promise.all(rows.map(present)), total, nextCursor: writeCursor(next) }
  })

  api.serve(acceptExperience, async (call) => {
    await decide(call, { status: 'accepted' })
    return { message: sentence('experience.experiencePublished', 'Experience Published') }
  })

  api.serve(refuseExperience, async (call) => {
    await decide(call, { status: 'refused', reason: call.body.reason })
    return { message: sentence('experience.experienceDeclined', 'Experience Declined') }
  })

  /** Repeating a decision changes nothing and succeeds. Deciding against an earlier decision throws a 409 Failure. */
  const decide = ({ params, caller, request }: Decision, ruling: Ruling) =>
    write(database, async (tx, changed) => {
      const row = await editorialStore.getForUpdate(tx, params.id)
      if (!row) throw missing(experienceMissing)
      if (row.status === ruling.status) return
      if (row.status !== 'submitted')
        throw conflict(
          sentence('experience.experienceAlready', 'This experience was {state} already.', {
            state: STATES[row.status],
          }),
        )
      changed('experiences')
      await editorialStore.decide(tx, params.id, ruling)
      await auditStore.record(tx, { caller, request }, `experience.${ruling.status}`, params.id)
      const author = await editorialStore.author(tx, row)
      if (!author) return
      const decided = { experienceId: params.id, authorId: author.id, ruling: ruling.status }
      await happened(tx, 'experience.reviewed', decided)
      const mail =
        ruling.status === 'accepted'
          ? experienceMails.accepted(author, row, publicUrl)
          : experienceMails.refused(author, row, publicUrl, ruling.reason)
      await mailer.queue(tx, mail)
    })
}

const present = async (row: SignedExperience): Promise<ExperienceSubmission> => ({
  ...(await presentExperience(row)),
  status: row.removedAt ? 'removed' : row.status,
  refusalReason: row.refusalReason,
})

const STATES = {
  accepted: sentence('experience.accepted', 'accepted'),
  refused: sentence('experience.refused', 'refused'),
  removed: sentence('moderation.removed', 'removed'),
} as const
