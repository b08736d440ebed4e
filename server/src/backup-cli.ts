import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startFailure } from './app/start-failure.ts'
import { BACKUP_HELP, backupToFile, Misuse, Refusal, readBackupCommand } from './features/backup/public.ts'
import { borrowEmbedded } from './platform/database/embedded.ts'
import { knownHome } from './platform/database/embedded-home.ts'
import { type Env, readEnv } from './platform/env.ts'
import { errorLine } from './platform/error-facts.ts'
import { stopSignal } from './platform/stop-signal.ts'

let env: Env | undefined

async function main() {
  const file = readBackupCommand(process.argv.slice(2))
  if (!file) return console.log(BACKUP_HELP)
  env = readEnv()
  const stopping = stopSignal()
  const { DATA_DIR, BACKUP_KEY } = env
  const url = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL
  const own = url ? undefined : await borrow(DATA_DIR)
  try {
    const started = Date.now()
    const options = { databaseUrl: url ?? own?.url ?? '', dataDir: DATA_DIR, key: BACKUP_KEY, bucket: env }
    const { bytes, rows } = await backupToFile(file, options, stopping)
    const seconds = ((Date.now() - started) / 1000).toFixed(1)
    console.log(`${file}: ${(bytes / 1e6).toFixed(1)} MB with ${rows} rows, in ${seconds} s.`)
    if (!BACKUP_KEY)
      console.log('It is not sealed: whoever can read it can read the whole site. Set BACKUP_KEY to seal it.')
  } finally {
    await own?.giveBack()
  }
}

/** Opens the database of the data folder. Creates none. */
async function borrow(dataDir: string) {
  const { data } = await knownHome(dataDir)
  if (!existsSync(join(data, 'PG_VERSION')))
    throw new Refusal(`There is no site in ${dataDir}. Set DATA_DIR to its data folder, or DATABASE_URL.`)
  return borrowEmbedded({ dataDir, log: () => undefined })
}

main().catch((error: unknown) => {
  const isAnswer = error instanceof Misuse || error instanceof Refusal
  console.error(
    isAnswer ? error.message : (startFailure(error, env) ?? `The backup failed: ${errorLine(error)}`),
  )
  process.exitCode = error instanceof Misuse ? 2 : 1
})
