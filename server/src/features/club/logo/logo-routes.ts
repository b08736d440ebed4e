import { uploadLogo } from '@callofcode/contract/club/club'
import { sentence } from '@callofcode/contract/sentence'
import type { FastifyInstance } from 'fastify'
import { type Database, write } from '../../../platform/database/database.ts'
import { badInput, missing } from '../../../platform/failure.ts'
import type { Api } from '../../../platform/http/api.ts'
import { readForm } from '../../../platform/http/read-form.ts'
import type { Budgets } from '../../account/public.ts'
import { PICTURE_HEADERS } from '../../picture/public.ts'
import { drawLogo } from './draw-logo.ts'
import { logoStore } from './logo-store.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly api: Api
  readonly database: Database
  readonly budgets: Budgets
}

/** Stores pictures that may become the logo, and serves logos. The shown logo is a setting like the others. */
export function logoRoutes({ app, api, database, budgets }: Dependencies) {
  api.serve(uploadLogo, async ({ caller, request }) => {
    const { file } = await readForm(request)
    if (!file)
      throw badInput({ file: sentence('picture.sendOnePicturePart', 'Send one picture as the part file.') })
    await budgets.spend('picture', caller.id)
    const drawn = await drawLogo(file)
    const data = await write(database, async (tx) => {
      await logoStore.removeUnused(tx)
      return logoStore.create(tx, drawn)
    })
    return { data, message: sentence('club.logoAdded', 'Logo Added') }
  })

  app.get<{ Params: { name: string } }>('/club/logo/:name.webp', async ({ params }, reply) => {
    const kept = await logoStore.bytes(database.sql, params.name)
    if (!kept) throw missing()
    return reply.headers(PICTURE_HEADERS).send(kept.small)
  })
}
