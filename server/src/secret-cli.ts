import { parseArgs } from 'node:util'
import { newSecret } from './app/new-secret.ts'
import { startFailure } from './app/start-failure.ts'
import { Refusal } from './features/backup/public.ts'
import { migrate } from './platform/database/migrate.ts'
import { onSiteDatabase } from './platform/database/site-database.ts'
import { type Env, readEnv } from './platform/env.ts'
import { errorReport } from './platform/error-facts.ts'
import { migrateMailQueue } from './platform/mail/mail-queue.ts'

const HELP = `Usage: npm run secret -- new [--yes]

  new        begin a new secret, where the old one is lost or known to others: what APP_SECRET holds, else a new file in
             DATA_DIR. Says what is lost with the old one, and does it with --yes only. The site must be stopped
  --help     this text

It works on DATABASE_URL, else on the database in DATA_DIR.`

let env: Env | undefined

/** Returns undefined for a wrong command line. */
function readCommand(args: string[]): { help: boolean; isSure: boolean } | undefined {
  try {
    const options = { help: { type: 'boolean' }, yes: { type: 'boolean' } } as const
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
    const help = values.help ?? false
    return help || positionals.join(' ') === 'new' ? { help, isSure: values.yes ?? false } : undefined
  } catch {
    return undefined
  }
}

async function main() {
  const command = readCommand(process.argv.slice(2))
  if (!command || command.help) {
    console[command ? 'log' : 'error'](HELP)
    process.exitCode = command ? 0 : 2
    return
  }
  const settings = readEnv()
  env = settings
  const lines = await onSiteDatabase(settings, async (database) => {
    await migrate(database.pool)
    await migrateMailQueue(database.pool)
    return newSecret(database, settings, command.isSure)
  })
  for (const line of lines) console.log(line)
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : (startFailure(error, env) ?? errorReport(error)))
  process.exitCode = 1
})
