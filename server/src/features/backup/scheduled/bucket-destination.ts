import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type BucketEnv, openBucket } from '../../../platform/bucket/objects.ts'
import { type Destination, fillInto, TruncatedBackup } from './destination.ts'
import { PartUpload } from './part-upload.ts'

/** Milliseconds for one request, including a part. */
const LONGEST_REQUEST = 10 * 60_000

/** Keeps backups in a bucket of any S3-compatible server. `place` is `s3://bucket/prefix`. */
export function bucketDestination(place: string, env: BucketEnv): Destination {
  const [, name = '', path = ''] = /^s3:\/\/([^/]+)\/*(.*)$/.exec(place) ?? []
  const folder = path.replace(/\/+$/, '')
  const prefix = folder && `${folder}/`
  const bucketOf = (signal?: AbortSignal) =>
    openBucket(name, env, () =>
      AbortSignal.any([AbortSignal.timeout(LONGEST_REQUEST), ...(signal ? [signal] : [])]),
    )
  const bucket = bucketOf()
  const remove = async (file: string) => {
    await bucket.deleteObject(prefix + file)
  }
  return {
    place: `s3://${name}/${folder}`,

    async put(file, fill, signal) {
      const key = prefix + file
      const written = await fillInto(new PartUpload(bucketOf, key), fill, signal)
      const arrived = await bucket.getContentLength(key)
      if (arrived === written.bytes) return written
      await remove(file)
      throw new TruncatedBackup(written.bytes, arrived)
    },

    async list() {
      const objects = (await bucket.listObjects('/', prefix)) ?? []
      const named = objects.map(({ Key, Size }) => ({ name: Key.slice(prefix.length), bytes: Number(Size) }))
      // The package also lists the files of subfolders.
      return named.filter(({ name: file }) => !file.includes('/'))
    },

    async open(file, into, read) {
      const place = await mkdtemp(join(into, '.backup-'))
      try {
        const { body } = (await bucket.getObjectResponse(prefix + file)) ?? {}
        if (!body) throw new Error('It is not there any more.')
        const copy = join(place, file)
        const out = createWriteStream(copy, { mode: 0o600 })
        await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), out)
        return await read(copy)
      } finally {
        await rm(place, { recursive: true, force: true })
      }
    },

    remove,
  }
}
