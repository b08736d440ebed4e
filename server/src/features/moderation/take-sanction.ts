import { sanctionMessages } from '@callofcode/contract/moderation/sanction'
import type { Sql } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type ActorCall, auditStore } from '../account/public.ts'
import { type PostRow, threadStore } from '../forum/public.ts'
import type { ModerationDependencies } from './moderation-routes.ts'
import { sanctionMails } from './sanction-mails.ts'
import { sanctionStore } from './sanction-store.ts'

type Given = Omit<Parameters<typeof sanctionStore.create>[1], 'givenBy' | 'postId'> & { post?: PostRow }
type Dependencies = Pick<ModerationDependencies, 'mailer' | 'publicUrl' | 'happened'>

/**
 * Warns or pauses a member, or adds a note about them. The member is notified of all but notes, in the product and by mail, in
 * the same transaction. `field`: where a refusal is shown.
 */
export async function takeSanction(
  { mailer, publicUrl, happened }: Dependencies,
  tx: Sql,
  call: ActorCall & { readonly caller: Caller },
  { post, ...given }: Given,
  field: string,
) {
  const member = await sanctionStore.getMemberForUpdate(tx, given.memberId)
  if (!member) throw missing(sanctionMessages.personMissing)
  const isNote = given.kind === 'note'
  if (!isNote && member.id === call.caller.id) throw badInput({ [field]: sanctionMessages.self })
  if (!isNote && member.moderates) throw badInput({ [field]: sanctionMessages.moderator })
  const row = await sanctionStore.create(tx, { ...given, givenBy: call.caller.id, postId: post?.id ?? null })
  await auditStore.record(tx, call, `member.${AUDITED[given.kind]}`, member.id)
  if (given.kind === 'note') return
  const about = post && (await threadStore.get(tx, post.threadId, call.caller))
  const quoted = post && { title: about?.post.title ?? '', content: post.content }
  const told = given.kind === 'warning' ? 'warned' : 'paused'
  await happened(tx, 'member.sanctioned', { id: row.id, memberId: row.memberId, kind: told })
  await mailer.queue(tx, sanctionMails[told](member, { sanction: row, post: quoted }, publicUrl))
}

const AUDITED = { warning: 'warn', pause: 'pause', note: 'note' } as const
