import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '@callofcode/server/embedded-postgres'
import { type BenchSite, startSite } from './bench-site.ts'
import { median } from './process.ts'

const ROUNDS = 3

export interface StartTime {
  readonly siteMs: number
  readonly databaseMs: number
  readonly times: number
}

/** Measures the time from the command to the first 200 of a built site, and of starting the database alone. Aim: 3 s or 4x. */
export async function startTime(site: BenchSite): Promise<StartTime> {
  await site.stop()
  const whole = []
  const alone = []
  for (let round = 0; round < ROUNDS; round++) {
    whole.push(
      await took(async () => {
        const running = await startSite(site.dataDir)
        return () => running.stop()
      }),
    )
    alone.push(
      await took(async () => {
        const database = await startEmbedded({ dataDir: site.dataDir, log: () => undefined })
        return () => database.stop()
      }),
    )
  }
  const siteMs = Math.round(median(whole))
  const databaseMs = Math.round(median(alone))
  return { siteMs, databaseMs, times: Number((siteMs / databaseMs).toFixed(1)) }
}

async function took(start: () => Promise<() => Promise<unknown>>): Promise<number> {
  const begun = performance.now()
  const stop = await start()
  const milliseconds = performance.now() - begun
  await stop()
  await sleep(200)
  return milliseconds
}
