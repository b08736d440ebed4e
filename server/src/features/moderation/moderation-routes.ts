import {
  acknowledgeWarning,
  createSanction,
  getStanding,
  liftPause,
  type OwnSanction,
  sanctionMessages,
} from '@callofcode/contract/moderation/sanction'
import { sentence } from '@callofcode/contract/sentence'
import { write } from '../../platform/database/database.ts'
import { conflict, missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { auditStore } from '../account/public.ts'
import type { ForumDependencies } from '../forum/public.ts'
import { flagRoutes } from './flag-routes.ts'
import { personRoutes } from './person-routes.ts'
import { sanctionMails } from './sanction-mails.ts'
import { sanctionStore } from './sanction-store.ts'
import { takeSanction } from './take-sanction.ts'

export interface ModerationDependencies extends ForumDependencies {
  readonly mailer: MailQueue
  readonly publicUrl: string
}

interface Dependencies extends ModerationDependencies {
  /** Returns whether the caller is asked to accept the code of conduct. */
  readonly mustAccept: (of: Caller) => boolean
}

/** Serves reports, the moderators' decisions, and a member's own standing. */
export function moderationRoutes(dependencies: Dependencies) {
  flagRoutes(dependencies)
  sanctionRoutes(dependencies)
  personRoutes(dependencies)
}

/** Serves warnings and pauses of members, and a member's view of their own. */
function sanctionRoutes(dependencies: Dependencies) {
  const { api, database, mailer, publicUrl, happened, mustAccept } = dependencies

  api.serve(getStanding, async ({ caller }) => {
    const rows = await sanctionStore.listOwn(database.sql, caller)
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
      await sanctionStore.getMemberForUpdate(tx, caller.id)
      if (!(await sanctionStore.acknowledge(tx, params.id, caller.id)))
        throw missing(sanctionMessages.missing)
      await auditStore.record(tx, { caller, request }, 'warning.acknowledge', caller.id)
    })
    return { message: sentence('conduct.accepted', 'Thank you') }
  })

  api.serve(createSanction, async ({ params, body, caller, request, database: callDatabase }) => {
    await write(callDatabase, (tx) =>
      takeSanction(dependencies, tx, { caller, request }, { ...body, memberId: params.id }, 'kind'),
    )
    return { message: DONE[body.kind] }
  })

  api.serve(liftPause, async ({ params, caller, request }) => {
    await write(database, async (tx) => {
      const pause = await sanctionStore.getPauseForUpdate(tx, params.id)
      if (!pause) throw missing(sanctionMessages.missing)
      if (pause.liftedAt) return
      if (!pause.until || pause.until <= new Date()) throw conflict(sanctionMessages.notPaused)
      const member = await sanctionStore.getMemberForUpdate(tx, pause.memberId)
      if (!member) throw missing(sanctionMessages.missing)
      await sanctionStore.lift(tx, pause, caller.id)
      await auditStore.record(tx, { caller, request }, 'member.unpause', member.id)
      await happened(tx, 'member.sanctioned', { id: pause.id, memberId: member.id, kind: 'unpaused' })
      await mailer.queue(tx, sanctionMails.unpaused(member, publicUrl))
    })
    return { message: sentence('moderation.pauseLifted', 'Pause Lifted') }
  })
}

const DONE = {
  warning: sentence('moderation.memberWarned', 'Member Warned'),
  pause: sentence('moderation.memberPaused', 'Member Paused'),
  note: sentence('moderation.noteKept', 'Note Kept'),
} as const

type OwnRow = Awaited<ReturnType<typeof sanctionStore.listOwn>>[number]

const presentOwn = ({ sanction, post, title }: OwnRow): OwnSanction => ({
  _id: sanction.id,
  kind: sanction.kind === 'pause' ? 'pause' : 'warning',
  reason: sanction.reason,
  words: sanction.words,
  givenAt: sanction.createdAt.toISOString(),
  until: sanction.until?.toISOString() ?? null,
  liftedAt: sanction.liftedAt?.toISOString() ?? null,
  acknowledgedAt: sanction.acknowledgedAt?.toISOString() ?? null,
  post: post && {
    _id: post.id,
    threadId: post.threadId,
    title: title ?? '',
    content: post.content,
    removed: post.deletedAt !== null,
  },
})
