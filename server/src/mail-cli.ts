import { siteSecret } from './app/secret.ts'
import { startFailure } from './app/start-failure.ts'
import { mailCountStore } from './features/announcement/announcement-store.ts'
import { mailServerStore, readIdentity, readMailServer } from './features/club/public.ts'
import { onSiteDatabase } from './platform/database/site-database.ts'
import { type Env, readEnv } from './platform/env.ts'
import { errorReport } from './platform/error-facts.ts'
import { bulkPace } from './platform/mail/bulk-pace.ts'
import { HELP, readMailCommand } from './platform/mail/mail-command.ts'
import { migrateMailQueue } from './platform/mail/mail-queue.ts'

let env: Env | undefined
const print = (line: string) => console.log(line)

async function main() {
  const command = readMailCommand(process.argv.slice(2))
  if ('help' in command) {
    if (command.help) return print(HELP)
    console.error(`${command.misuse}\n\n${HELP}`)
    process.exitCode = 2
    return
  }
  const settings = readEnv()
  env = settings
  const { lines, isWell } = await onSiteDatabase(settings, async (database) => {
    const { pool } = database
    await migrateMailQueue(pool)
    const { sql } = database
    const bulk = async () => ({ ...(await bulkPace.get(sql)), waiting: await mailCountStore.waiting(sql) })
    // The secret is asked for only where it opens something.
    const isEntered = !settings.SMTP_URL && (await mailServerStore.entered(pool)) !== undefined
    const secret = isEntered ? await siteSecret(settings, database) : undefined
    const server = await readMailServer(database, settings, secret)
    return command({
      pool,
      env: settings,
      server,
      print,
      bulk,
      identity: await readIdentity(database, settings),
    })
  })
  for (const line of lines) print(line)
  if (!isWell) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(startFailure(error, env) ?? errorReport(error))
  process.exitCode = 1
})
