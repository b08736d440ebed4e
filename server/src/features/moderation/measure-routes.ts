import {
  acknowledgeWarning,
  createMeasure,
  getStanding,
  liftPause,
  measureMessages,
  type OwnMeasure,
} from '@callofcode/contract/talk/measure'
import { write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { auditStore } from '../account/public.ts'
import { measureMails } from './measure-mails.ts'
import { measureStore } from './measure-store.ts'
import type { ModerationDependencies } from './moderation-dependencies.ts'
import { takeMeasure } from './take-measure.ts'

interface Dependencies extends ModerationDependencies {
  /** Whether they are asked to accept the code of conduct. */
  readonly mustAccept: (of: Caller) => boolean
}

/** What moderators do about members, and what a member sees of it. */
export function measureRoutes(dependencies: Dependencies) {
  const { api, database, mailer, publicUrl, measures, mustAccept } = dependencies

  api.serve(getStanding, async ({ caller }) => {
    const rows = await measureStore.listOwn(database.sql, caller.id)
    return {
      data: {
        pausedUntil: caller.pausedUntil?.toISOString() ?? null,
        warned: caller.warned,
        mustAccept: mustAccept(caller),
        measures: rows.map(presentOwn),
      },
    }
  })

  api.serve(acknowledgeWarning, async ({ params, caller, request }) => {
    await write(database, async (tx) => {
      await measureStore.getMemberForUpdate(tx, caller.id)
      if (!(await measureStore.acknowledge(tx, params.id, caller.id))) throw missing(measureMessages.missing)
      await auditStore.record(tx, { caller, request }, 'warning.acknowledge', caller.id)
    })
    return { message: 'Thank you' }
  })

  api.serve(createMeasure, async ({ params, body, caller, request, database }) => {
    await write(database, (tx) =>
      takeMeasure(dependencies, tx, { caller, request }, { ...body, memberId: params.id }, 'kind'),
    )
    return { message: DONE[body.kind] }
  })

  api.serve(liftPause, async ({ params, caller, request }) => {
    await write(database, async (tx) => {
      const pause = await measureStore.getPauseForUpdate(tx, params.id)
      if (!pause) throw missing(measureMessages.missing)
      if (pause.liftedAt) return
      if (!pause.until || pause.until <= new Date()) throw conflict(measureMessages.notPaused)
      const member = await measureStore.getMemberForUpdate(tx, pause.memberId)
      if (!member) throw missing(measureMessages.missing)
      await measureStore.lift(tx, pause, caller.id)
      await auditStore.record(tx, { caller, request }, 'member.unpause', member.id)
      await measures.taken(tx, 'unpaused', pause)
      await mailer.queue(tx, measureMails.unpaused(member, publicUrl))
    })
    return { message: 'Pause Lifted' }
  })
}

const DONE = { warning: 'Member Warned', pause: 'Member Paused', note: 'Note Kept' } as const

type OwnRow = Awaited<ReturnType<typeof measureStore.listOwn>>[number]

const presentOwn = ({ measure, post, title }: OwnRow): OwnMeasure => ({
  _id: measure.id,
  kind: measure.kind === 'pause' ? 'pause' : 'warning',
  reason: measure.reason,
  words: measure.words,
  givenAt: measure.createdAt.toISOString(),
  until: measure.until?.toISOString() ?? null,
  liftedAt: measure.liftedAt?.toISOString() ?? null,
  acknowledgedAt: measure.acknowledgedAt?.toISOString() ?? null,
  post: post && {
    ...{ _id: post.id, threadId: post.threadId, title: title ?? '', content: post.content },
    removed: post.deletedAt !== null,
  },
})
