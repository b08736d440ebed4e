import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseGone, type Embedded, startAgain, startEmbedded, type Wanted } from './embedded.ts'

interface Watched extends Wanted {
  /** Called once, with the reason, when the database has ended and cannot be started again. */
  readonly lost: (reason: Error) => void
  /** Milliseconds in which a failed start is repeated. */
  readonly patience?: number
}

const LOOKS_EVERY = 250
const PATIENCE = 60_000
const LONGEST_PAUSE = 10_000
/** Milliseconds. After a longer run the next failure has another cause, and the pauses are short again. */
const SETTLED = 60_000
/** The disk is full. After somebody frees space, the database starts again. */
const IS_FULL = /No space left on device|ENOSPC|Disk quota exceeded/

/** Keeps our own PostgreSQL running by restarting it when it ends. Committed data is preserved. */
export async function keepEmbedded(wanted: Watched): Promise<Pick<Embedded, 'url' | 'stop'>> {
  const ending = new AbortController()
  const { signal } = ending
  let server = await startEmbedded(wanted)

  const watching = watch().catch((reason: Error) => {
    if (!signal.aborted) wanted.lost(reason)
  })
  async function watch() {
    let started = performance.now()
    for (let deaths = 0; ; ) {
      await pause(LOOKS_EVERY, signal)
      if (server.isRunning()) continue
      deaths = performance.now() - started > SETTLED ? 0 : deaths + 1
      wanted.log('PostgreSQL has ended. It is started again.')
      await pause(pauseAfter(deaths), signal)
      server = await tryAgain(server, wanted, signal)
      started = performance.now()
      wanted.log('PostgreSQL runs again.')
    }
  }
  return {
    url: server.url,
    async stop() {
      ending.abort()
      await watching
      await server.stop()
    },
  }
}

async function tryAgain(
  server: Embedded,
  { dataDir, log, patience = PATIENCE }: Watched,
  signal: AbortSignal,
) {
  const until = performance.now() + patience
  let logged = ''
  for (let tries = 1; ; tries++) {
    try {
      return await startAgain(server, dataDir)
    } catch (error) {
      const { message } = error as Error
      if (error instanceof DatabaseGone || (performance.now() > until && !IS_FULL.test(message))) throw error
      if (message !== logged) log(message)
      logged = message
    }
    await pause(pauseAfter(tries), signal)
  }
}

/** No pause after the first end, then increasing pauses. */
const pauseAfter = (times: number) => (times <= 1 ? 0 : Math.min(LONGEST_PAUSE, 125 * 2 ** times))
const pause = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { signal, ref: false })
