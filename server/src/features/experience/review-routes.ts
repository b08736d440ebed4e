import { experienceMissing } from '@callofcode/contract/experience'
import {
  acceptExperience,
  type ExperienceSubmission,
  listOwnExperiences,
  listSubmittedExperiences,
  refuseExperience,
  submitExperience,
} from '@callofcode/contract/experience-submission'
import { limits } from '@callofcode/contract/limits'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { auditStore, type Budgets } from '../account/public.ts'
import { draftStore } from '../draft/public.ts'
import { experienceMails } from './experience-mails.ts'
import type { SignedExperience } from './experience-store.ts'
import { presentExperience } from './present-experience.ts'
import { type Ruling, reviewStore } from './review-store.ts'

type Decision = Call<typeof acceptExperience> | Call<typeof refuseExperience>

/** Tells the author in the product what was decided, in the transaction of the decision. */
export interface ReviewListener {
  reviewed(tx: Sql, experienceId: string, authorId: string, ruling: Ruling['status']): Promise<void>
}

interface Dependencies {
  readonly api: Api
  readonly reviews: ReviewListener
  readonly database: Database
  readonly mailer: MailQueue
  readonly budgets: Budgets
  readonly publicUrl: string
}

export function reviewRoutes({ api, database, mailer, budgets, publicUrl, reviews }: Dependencies) {
  api.serve(submitExperience, async ({ body, caller, database }) => {
    await budgets.spend('post', caller.id)
    const row = await write(database, async (tx) => {
      await draftStore.remove(tx, caller.id, 'submission')
      return reviewStore.create(tx, body, caller)
    })
    return { data: await present(row), message: 'Sent in for review' }
  })

  api.serve(listOwnExperiences, async ({ caller }) => ({
    data: await Promise.all((await reviewStore.listOwn(database.sql, caller.id)).map(present)),
  }))

  api.serve(listSubmittedExperiences, async ({ query }) => {
    const after = readCursor(exactPlace, query.cursor)
    const { rows, next } = await reviewStore.listSubmitted(database.sql, after)
    const total = await reviewStore.countSubmitted(database.sql, limits.waiting + 1)
    return { data: await Promise.all(rows.map(present)), total, nextCursor: writeCursor(next) }
  })

  api.serve(acceptExperience, async (call) => {
    await decide(call, { status: 'accepted' })
    return { message: 'Experience Published' }
  })

  api.serve(refuseExperience, async (call) => {
    await decide(call, { status: 'refused', reason: call.body.reason })
    return { message: 'Experience Declined' }
  })

  /** Repeating a decision changes nothing and succeeds. Deciding against an earlier decision throws a 409 Failure. */
  const decide = ({ params, caller, request }: Decision, ruling: Ruling) =>
    write(database, async (tx, changed) => {
      const row = await reviewStore.getForUpdate(tx, params.id)
      if (!row) throw missing(experienceMissing)
      if (row.status === ruling.status) return
      if (row.status !== 'submitted') throw conflict(`This experience was ${row.status} already.`)
      changed('experiences')
      await reviewStore.decide(tx, params.id, ruling)
      await auditStore.record(tx, { caller, request }, `experience.${ruling.status}`, params.id)
      const author = await reviewStore.author(tx, row)
      if (!author) return
      await reviews.reviewed(tx, params.id, author.id, ruling.status)
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
