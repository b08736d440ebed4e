import { getProfile, updateProfile } from '@callofcode/contract/member/member'
import { messages } from '@callofcode/contract/messages'
import { sentence } from '@callofcode/contract/sentence'
import type { FastifyInstance } from 'fastify'
import { type Database, write } from '../../platform/database/database.ts'
import { badInput, signedOut } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { requireUnmodified, versionOf } from '../../platform/http/if-match.ts'
import { type Budgets, memberStore } from '../account/public.ts'
import { type KeptBytes, redrawPicture } from '../picture/public.ts'
import { photoStore } from './photo-store.ts'
import { presentProfile } from './present-profile.ts'
import { type ProfileForm, readProfileForm } from './profile-form.ts'

/** The largest side at which a photo is shown. */
const PHOTO_SIDE = 512

interface Dependencies {
  readonly api: Api
  readonly database: Database
  readonly budgets: Budgets
}

export function memberRoutes({ api, database, budgets }: Dependencies) {
  api.serve(getProfile, async ({ caller, reply }) => {
    const row = await memberStore.get(database.sql, caller.id)
    if (!row) throw signedOut()
    reply.header('etag', versionOf(row))
    return { users: [presentProfile(row, await memberStore.tasksOf(database.sql, caller.id))] }
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
      // Posts show their author's name and photo.
      changed('authors')
      const address = picture && (await photoStore.replace(tx, caller.id, picture))
      const isRemoved = !picture && form.changes.profilePhoto === null
      if (isRemoved) await photoStore.remove(tx, caller.id)
      return memberStore.update(tx, caller.id, form.changes, isRemoved ? null : address)
    })
    if (!row) throw signedOut()
    reply.header('etag', versionOf(row))
    return {
      message: messages.profileUpdated,
      users: [presentProfile(row, await memberStore.tasksOf(database.sql, row.id))],
    }
  })
}

/**
 * Throws a 400 Failure for a foreign photo address, as the server sets it. Null removes the photo, and the current address
 * changes nothing.
 */
function refuseForeignPhoto({ changes: { profilePhoto } }: ProfileForm, own: string | null) {
  if (profilePhoto === undefined || profilePhoto === null || profilePhoto === own) return
  throw badInput({ profilePhoto: sentence('member.sendNewPhotoFile', 'Send a new photo as a file.') })
}

interface PhotoDependencies {
  readonly app: FastifyInstance
  readonly database: Database
  readonly keptBytes: KeptBytes
}

/** Serves photos. Their names cannot be guessed, and the server created their bytes. */
export function photoRoutes({ app, database, keptBytes }: PhotoDependencies) {
  app.get<{ Params: { file: string } }>('/photos/:file', async ({ params }, reply) =>
    keptBytes.send(reply, () => photoStore.get(database.sql, params.file)),
  )
}
