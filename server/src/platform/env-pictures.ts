import { z } from 'zod'

/** A bucket, and optionally the prefix of its object names. */
export const BUCKET = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w!.*'()/-]*)?$/

export const pictureVariables = {
  /** `s3://bucket/prefix`. When unset, pictures are rows of the database. */
  PICTURES_TO: z
    .string()
    .regex(BUCKET, 'must be s3://bucket or s3://bucket/prefix')
    .transform((place) => place.replace(/\/+$/, ''))
    .optional(),
}

type Buckets = Record<
  'BACKUP_TO' | 'PICTURES_TO' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY',
  string | undefined
>

export function refuseBucketWithoutKeys(env: Partial<Buckets>, { addIssue }: z.core.$RefinementCtx) {
  const user = (['BACKUP_TO', 'PICTURES_TO'] as const).find((name) => env[name]?.startsWith('s3:'))
  if (!user) return
  for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const)
    if (!env[name])
      addIssue({ code: 'custom', path: [name], message: `must be set, because ${user} is a bucket` })
}
