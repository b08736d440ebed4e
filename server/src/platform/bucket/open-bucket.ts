import { S3mini } from 's3mini'
import type { Env } from '../env.ts'

export type BucketEnv = Pick<Env, 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>

/** Opens a bucket of any S3-compatible server. Each request has a signal of its own. */
export function openBucket(name: string, env: BucketEnv, signalOf: () => AbortSignal): S3mini {
  const server = env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`
  return new S3mini({
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
    endpoint: `${server.replace(/\/+$/, '')}/${name}`,
    region: env.S3_REGION,
    fetch: (url, init) => fetch(url, { ...init, signal: signalOf() }),
  })
}
