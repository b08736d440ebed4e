import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import type { KeptBytes } from '../picture/public.ts'
import { photoStore } from './photo-store.ts'

interface Dependencies {
  readonly app: FastifyInstance
  readonly database: Database
  readonly keptBytes: KeptBytes
}

/** Serves photos. Their names cannot be guessed, and the server created their bytes. */
export function photoRoutes({ app, database, keptBytes }: Dependencies) {
  app.get<{ Params: { file: string } }>('/photos/:file', async ({ params }, reply) =>
    keptBytes.send(reply, () => photoStore.get(database.sql, params.file)),
  )
}
