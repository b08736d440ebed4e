import { missing } from '../http/failure.ts'
import type { House } from '../http/house.ts'
import { photoStore } from './photo-store.ts'

const HEADERS = {
  'content-type': 'image/webp',
  // The address of a photo never shows another one.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** Serves photos. Their names cannot be guessed, and the bytes were made by us, whatever was sent in. */
export function photoRoutes({ app, database }: House) {
  app.get<{ Params: { file: string } }>('/photos/:file', async (request, reply) => {
    const photo = await photoStore.get(database.sql, request.params.file)
    if (!photo) throw missing()
    return reply.headers(HEADERS).send(photo)
  })
}
