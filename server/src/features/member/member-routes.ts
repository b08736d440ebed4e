import {
  approveSignup,
  declineSignup,
  getProfile,
  listSignups,
  updateProfile,
} from '@callofcode/contract/member'
import { messages } from '@callofcode/contract/messages'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, conflict, missing, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { exactPlace, readCursor, writeCursor } from '../../platform/http/cursor.ts'
import type { Call } from '../../platform/http/endpoint-handler.ts'
import { requireUnmodified, versionOf } from '../../platform/http/if-match.ts'
import type { MailQueue } from '../../platform/mail/mailer.ts'
import { accountMails, auditStore, type Budgets, memberStore } from '../account/public.ts'
import { redrawPicture } from '../picture/public.ts'
import { tellApproved } from './member-actions.ts'
import { photoStore } from './photo-store.ts'
import { presentProfile } from './present-profile.ts'
import { type ProfileForm, readProfileForm } from './profile-form.ts'
import { signupList } from './signup-list.ts'

/** A photo is never shown larger. */
const PHOTO_SIDE = 512

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly mailer: MailQueue
  readonly budgets: Budgets
  readonly publicUrl: string
}

export function memberRoutes({ api, database, mailer, budgets, publicUrl }: Dependencies) {
  api.serve(getProfile, async ({ caller, reply }) => {
    const row = await memberStore.get(database.sql, caller.id)
    if (!row) throw signedOut()
    reply.header('etag', versionOf(row))
    return { users: [presentProfile(row)] }
  })

  api.serve(updateProfile, async ({ caller, request, reply }) => {
    const form = await readProfileForm(request)
    refuseForeignPhoto(form, caller.profilePhoto)
    if (form.file) await budgets.spend('photo', caller.id)
    const picture = form.file && (await redrawPicture(form.file, PHOTO_SIDE)).bytes
    const row = await write(database, async (tx, changed) => {
      const before = await memberStore.getForUpdate(tx, caller.id)
      if (!before) throw signedOut()
      requireUnmodified(request, before)
      // What a member wrote shows their name and photo.
      changed('authors')
      const address = picture && (await photoStore.replace(tx, caller.id, picture))
      const isRemoved = !picture && form.changes.profilePhoto === null
      if (isRemoved) await photoStore.remove(tx, caller.id)
      return memberStore.update(tx, caller.id, form.changes, isRemoved ? null : address)
    })
    if (!row) throw signedOut()
    reply.header('etag', versionOf(row))
    return { message: messages.profileUpdated, users: [presentProfile(row)] }
  })

  api.serve(listSignups, async ({ query: { q, cursor } }) => {
    const { next, ...page } = await signupList.list(database.sql, q, readCursor(exactPlace, cursor))
    return { ...page, nextCursor: writeCursor(next) }
  })
  api.serve(approveSignup, (call) => decide({ database, mailer, publicUrl }, call, 'approve'))
  api.serve(declineSignup, (call) => decide({ database, mailer, publicUrl }, call, 'decline'))
}

/**
 * The server sets a photo's address. Null removes the photo, the current address changes nothing; throws a 400
 * Failure for any other.
 */
function refuseForeignPhoto({ changes: { profilePhoto } }: ProfileForm, own: string | null) {
  if (profilePhoto === undefined || profilePhoto === null || profilePhoto === own) return
  throw badInput({ profilePhoto: 'Send a new photo as a file.' })
}

const DECISIONS = {
  approve: { status: 'approved', message: 'Signup approved', mail: accountMails.approved },
  decline: { status: 'declined', message: 'Signup declined', mail: accountMails.declined },
} as const

/** Decides once: repeating a decision gets the same answer and sends no second mail. */
async function decide(
  { database, mailer, publicUrl }: Pick<Dependencies, 'database' | 'mailer' | 'publicUrl'>,
  { params, caller, request }: Call<typeof approveSignup> | Call<typeof declineSignup>,
  action: keyof typeof DECISIONS,
) {
  const { status, message, mail } = DECISIONS[action]
  await write(database, async (tx, changed) => {
    // Posts that mention the new member change.
    changed('authors')
    const decided = await memberStore[action](tx, params.id, caller.id)
    if (!decided) return refuseOtherDecision((await memberStore.get(tx, params.id))?.status, status)
    await mailer.queue(tx, mail(decided, publicUrl))
    await auditStore.record(tx, { caller, request }, `signup.${action}`, decided.id)
    if (action === 'approve') await tellApproved(tx, decided)
  })
  return { message }
}

function refuseOtherDecision(now: string | undefined, wanted: string) {
  if (now === undefined) throw missing()
  if (now !== wanted) throw conflict('This signup was decided otherwise already.')
}
