import { randomUUID } from 'node:crypto'
import { storageFailure } from '../../../platform/bucket/storage-failure.ts'
import type { Env } from '../../../platform/env.ts'
import { destinationOf } from './backup-settings.ts'

const TRIED = Buffer.from('Written by npm run check, and removed by it.\n')
/** Milliseconds. */
const PATIENCE = 20_000

/** Writes a small file where scheduled backups go, finds it and removes it. Returns the place, or undefined without one. */
export async function backupPlaceTried(env: Env): Promise<string | undefined> {
  const destination = destinationOf(env)
  if (!destination) return undefined
  const { place } = destination
  const name = `check-${randomUUID()}`
  try {
    await destination.put(
      name,
      async (out) => {
        out.end(TRIED)
        return { bytes: TRIED.length, rows: 0 }
      },
      AbortSignal.timeout(PATIENCE),
    )
    const stored = await destination.list()
    await destination.remove(name)
    if (!stored.some((one) => one.name === name)) throw new Error('What was written is not listed there.')
    return place
  } catch (error) {
    throw new Error(`${place}: ${storageFailure(error)}`)
  }
}
