import { limits } from '@callofcode/contract/limits'
import { pictureMessages, uploadPicture } from '@callofcode/contract/markdown/markdown'
import { sentence } from '@callofcode/contract/sentence'
import type { FastifyInstance } from 'fastify'
import { type Database, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { badInput, Failure, missing } from '../../platform/failure.ts'
import type { Api } from '../../platform/http/api.ts'
import { readForm } from '../../platform/http/read-form.ts'
import { pictureAddress, readPictureFile } from '../../platform/markdown/picture-address.ts'
import type { Budgets } from '../account/public.ts'
import type { KeptBytes } from './bucket/kept-bytes.ts'
import { digestOf, pictureStore, type StoredPicture } from './picture-store.ts'
import { redrawPicture } from './redraw-picture.ts'

const MEGABYTE = 1024 * 1024

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly env: Env
  readonly database: Database
  readonly budgets: Budgets
  readonly keptBytes: KeptBytes
}

export function pictureRoutes({ app, api, env, database, budgets, keptBytes }: Dependencies) {
  api.serve(uploadPicture, async ({ caller, request }) => {
    const { file } = await readForm(request)
    if (!file)
      throw badInput({ file: sentence('picture.sendOnePicturePart', 'Send one picture as the part file.') })
    await budgets.spend('picture', caller.id)
    const digest = digestOf(file)
    const known = await pictureStore.find(database.sql, caller.id, digest)
    return {
      data: present(known ?? (await keep({ database, env }, caller.id, digest, file))),
      message: sentence('picture.pictureAdded', 'Picture Added'),
    }
  })

  app.get<{ Params: { file: string } }>('/pictures/:file', async (request, reply) => {
    const named = readPictureFile(request.params.file)
    if (!named) throw missing()
    return keptBytes.send(reply, () => pictureStore.get(database.sql, named))
  })
}

async function keep(
  { database, env }: Pick<Dependencies, 'database' | 'env'>,
  memberId: string,
  digest: Buffer,
  file: Buffer,
) {
  const drawn = await redrawPicture(file, limits.pictureSide)
  const quota = env.PICTURES_MEGABYTES * MEGABYTE
  const kept = await write(database, (tx) => pictureStore.create(tx, { memberId, digest, quota }, drawn))
  if (!kept) throw new Failure(413, 'quota_used_up', pictureMessages.full(env.PICTURES_MEGABYTES))
  return kept
}

const present = (picture: StoredPicture) => ({
  url: pictureAddress(picture),
  width: picture.width,
  height: picture.height,
})
