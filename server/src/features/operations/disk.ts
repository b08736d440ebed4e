import { statfs } from 'node:fs/promises'
import type { Operations } from '@callofcode/contract/site/operations'
import type { Env } from '../../platform/env.ts'
import { keptBytes } from '../backup/public.ts'

/** The disk of the data folder. */
export async function readDisk(env: Env): Promise<NonNullable<Operations['disk']>> {
  const [{ bavail, blocks, bsize }, backups] = await Promise.all([statfs(env.DATA_DIR), keptBytes(env)])
  return { free: bavail * bsize, total: blocks * bsize, backups }
}
