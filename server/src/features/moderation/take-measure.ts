import { measureMessages } from '@callofcode/contract/talk/measure'
import type { Sql } from '../../platform/database/database.ts'
import { badInput, missing } from '../../platform/failure.ts'
import { type ActorCall, auditStore } from '../account/public.ts'
import { type PostRow, threadStore } from '../forum/public.ts'
import { measureMails } from './measure-mails.ts'
import { measureStore } from './measure-store.ts'
import type { ModerationDependencies } from './moderation-dependencies.ts'

type Given = Omit<Parameters<typeof measureStore.create>[1], 'givenBy' | 'postId'> & { post?: PostRow }
type Dependencies = Pick<ModerationDependencies, 'mailer' | 'publicUrl' | 'measures'>

/**
 * Warns or pauses a member, or notes something about them. They are told of all but notes, in the product and by mail, in the
 * same transaction. `field`: where a refusal is shown.
 */
export async function takeMeasure(
  { mailer, publicUrl, measures }: Dependencies,
  tx: Sql,
  call: ActorCall,
  { post, ...given }: Given,
  field: string,
) {
  const member = await measureStore.getMemberForUpdate(tx, given.memberId)
  if (!member) throw missing(measureMessages.personMissing)
  const isNote = given.kind === 'note'
  if (!isNote && member.id === call.caller.id) throw badInput({ [field]: measureMessages.self })
  if (!isNote && member.moderates) throw badInput({ [field]: measureMessages.moderator })
  const row = await measureStore.create(tx, { ...given, givenBy: call.caller.id, postId: post?.id ?? null })
  await auditStore.record(tx, call, `member.${AUDITED[given.kind]}`, member.id)
  if (given.kind === 'note') return
  const about = post && (await threadStore.get(tx, post.threadId))
  const quoted = post && { title: about?.post.title ?? '', content: post.content }
  const told = given.kind === 'warning' ? 'warned' : 'paused'
  await measures.taken(tx, told, row)
  await mailer.queue(tx, measureMails[told](member, { measure: row, post: quoted }, publicUrl))
}

const AUDITED = { warning: 'warn', pause: 'pause', note: 'note' } as const
