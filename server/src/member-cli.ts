import { happenedOn } from './app/happened.ts'
import { deleteBy } from './app/personal-data/deletion-job.ts'
import { siteSecret } from './app/secret.ts'
import { startFailure } from './app/start-failure.ts'
import { readIdentity } from './features/club/public.ts'
import { HELP, type MemberCommand, Misuse, Refusal, readCommand } from './features/member/member-command.ts'
import type { Database } from './platform/database/database.ts'
import { migrate } from './platform/database/migrate.ts'
import { onSiteDatabase } from './platform/database/site-database.ts'
import { type Env, readEnv } from './platform/env.ts'
import { errorReport } from './platform/error-facts.ts'
import { mailQueue, migrateMailQueue } from './platform/mail/mail-queue.ts'

let env: Env | undefined

async function main() {
  const command = readCommand(process.argv.slice(2))
  if (!command) return console.log(HELP)
  env = readEnv()
  const settings = env
  const lines = await onSiteDatabase(settings, (database) => carryOut(command, database, settings))
  for (const line of lines) console.log(line)
}

/** Works with or without a running site: mail waits in the database until the site sends it. */
async function carryOut(command: MemberCommand, database: Database, env: Env): Promise<string[]> {
  await migrate(database.pool)
  await migrateMailQueue(database.pool)
  const secret = await siteSecret(env, database)
  const identity = await readIdentity(database, env)
  const mailer = mailQueue(secret, () => identity)
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  const happened = happenedOn(mailer, publicUrl)
  const dependencies = { database, mailer, publicUrl, secret, happened }
  return command({ ...dependencies, deleteMember: deleteBy({ ...dependencies, env }) })
}

main().catch((error: unknown) => {
  const isAnswer = error instanceof Misuse || error instanceof Refusal
  console.error(isAnswer ? error.message : (startFailure(error, env) ?? errorReport(error)))
  process.exitCode = error instanceof Misuse ? 2 : 1
})
