import { type BucketEnv, openBucket } from '../../../platform/bucket/open-bucket.ts'
import { type Destination, fillInto, TruncatedBackup } from './destination.ts'
import { PartUpload } from './part-upload.ts'

/** One request, a part included. */
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
      // The package lists what is in the folders below, too.
      return named.filter(({ name: file }) => !file.includes('/'))
    },

    remove,
  }
}
