import {
  type InvitationLink,
  importMessages,
  makeInvitationLinks,
} from '@callofcode/contract/member-import/member-import'
import { and, asc, eq, gt, isNotNull, isNull, not } from 'drizzle-orm'
import { type Sql, write } from '../../platform/database/database.ts'
import { conflict } from '../../platform/failure.ts'
import { auditStore, members, organises, passwordPage, resetTokenStore } from '../account/public.ts'
import type { ImportDependencies } from './import-routes.ts'

/** The number of members that one statement reads and gives links. */
const PART = 500

/** Creates links for all members without a password, except organisers. Admins hand them out where no mail is sent. */
export function invitationLinksRoute({ api, club, publicUrl, env }: ImportDependencies) {
  api.serve(makeInvitationLinks, async ({ caller, request, database }) => {
    if (club.sendsMail) throw conflict(importMessages.mailGoes)
    return write(database, async (tx) => {
      const data: InvitationLink[] = []
      for (let after = ''; ; ) {
        const part = await invited(tx, after)
        const tokens = await resetTokenStore.createAll(
          tx,
          part.map(({ id }) => id),
          env.INVITATION_SECONDS,
        )
        for (const [at, { name, email }] of part.entries())
          data.push({ name, email, link: passwordPage(publicUrl, tokens[at] ?? '') })
        const last = part.at(-1)
        if (!last || part.length < PART) break
        after = last.id
      }
      const target = data.length === 1 ? '1 member' : `${data.length} members`
      await auditStore.record(tx, { caller, request }, 'import.links', target)
      return { data, until: new Date(Date.now() + env.INVITATION_SECONDS * 1_000).toISOString() }
    })
  })
}

const invited = (tx: Sql, after: string) =>
  tx
    .select({ id: members.id, name: members.name, email: members.email })
    .from(members)
    .where(
      and(
        eq(members.status, 'approved'),
        isNull(members.passwordHash),
        isNotNull(members.invitedAt),
        not(organises(members.role, members.id)),
        after ? gt(members.id, after) : undefined,
      ),
    )
    .orderBy(asc(members.id))
    .limit(PART)
