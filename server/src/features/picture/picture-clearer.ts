import type { Database } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { clearPictures } from './clear-pictures.ts'

const HOUR = 3_600_000

/** Clears unused pictures again and again until it is stopped. What fails is tried at the next turn. */
export function startPictureClearer(
  database: Database,
  { PICTURE_UNUSED_SECONDS }: Pick<Env, 'PICTURE_UNUSED_SECONDS'>,
  every = HOUR,
) {
  let running: Promise<unknown> = Promise.resolve()
  const turn = () => {
    running = clearPictures(database, PICTURE_UNUSED_SECONDS).catch(() => undefined)
  }
  const clock = setInterval(turn, every).unref()
  return {
    async stop() {
      clearInterval(clock)
      await running
    },
  }
}
