import cluster from 'node:cluster'
import { startFailure } from './app/start-failure.ts'
import { holdDataDir } from './platform/database/embedded-data-dir.ts'
import { type Env, readEnv } from './platform/env.ts'
import { errorLine, errorReport } from './platform/error-facts.ts'
import { sayAsJson } from './platform/watch/log-lines.ts'

const say = (line = '') => console.log(line)
const complain = (line: string) => console.error(line)

/** Called in reverse order when the process stops. */
const closers: (() => Promise<unknown>)[] = []
const ending = new AbortController()
let env: Env | undefined

async function start(program: string) {
  env = readEnv()
  sayAsJson(env.LOG_FORMAT)
  // This comes before large modules are loaded, so that a second start ends at once.
  if (!env.DATABASE_URL) await hold(env)
  const onStop = (close: () => Promise<unknown>) => closers.push(close)
  const run = { env, say, onStop, stopping: ending.signal, fail }
  if (env.WEB_CONCURRENCY > 1 && cluster.isPrimary) {
    const { openWorkers } = await import('./app/workers.ts')
    return openWorkers(run, program)
  }
  const { openSite } = await import('./app/site.ts')
  return openSite(run)
}

/** Holds the data folder, because only one site at a time may use our own PostgreSQL. */
async function hold({ DATA_DIR, PUBLIC_URL, PORT }: Env) {
  const held = await holdDataDir(DATA_DIR, { address: PUBLIC_URL ?? `http://localhost:${PORT}` })
  closers.push(() => held.release())
}

/** Stops in order, once. A second signal ends the process at once. */
async function stop(reason: string, code: number) {
  if (ending.signal.aborted) process.exit(1)
  ending.abort(reason)
  // Silences a package that prints errors caused by the stop below the real reason.
  console.trace = () => undefined
  setTimeout(() => process.exit(1), (env?.SHUTDOWN_SECONDS ?? 10) * 1000).unref()
  for (const close of closers.reverse())
    await close().catch((error: unknown) => complain(`While stopping: ${errorLine(error)}`))
  process.exit(code)
}

/** Ends the process with a code that a supervisor can read. */
function fail(error: unknown) {
  // Errors caused by the stop itself are not reported.
  if (ending.signal.aborted) return
  complain(startFailure(error, env) ?? errorReport(error))
  void stop('failure', 1)
}

/** Runs the site in this process. `program` is the file that starts further processes. */
export function serve(program: string) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      say('\nStopping…')
      void stop(signal, 0)
    })
  process.on('uncaughtException', fail)
  // No work depends on an unhandled promise, so the site goes on.
  process.on('unhandledRejection', (error) => complain(`Nobody waited for this: ${errorReport(error)}`))

  start(program).catch(fail)
}
