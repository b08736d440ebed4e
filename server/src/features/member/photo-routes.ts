import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { missing } from '../../platform/failure.ts'
import { PICTURE_HEADERS } from '../picture/public.ts'
import { photoStore } from './photo-store.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly database: Database
}

/** Serves photos. Their names cannot be guessed, and the server made their bytes. */
export function photoRoutes({ app, database }: Dependencies) {
  app.get<{ Params: { file: string } }>('/photos/:file', async (request, reply) => {
    const photo = await photoStore.get(database.sql, request.params.file)
    if (!photo) throw missing()
    return reply.headers(PICTURE_HEADERS).send(photo)
  })
}
