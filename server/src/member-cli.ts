import { siteSecret } from './app/secret.ts'
import { startFailure } from './app/start-failure.ts'
import { HELP, type MemberCommand, Misuse, Refusal, readCommand } from './features/member/member-command.ts'
import { type Database, openDatabase } from './platform/database/database.ts'
import { borrowEmbedded } from './platform/database/embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { type Env, readEnv } from './platform/env.ts'
import { errorReport } from './platform/error-facts.ts'
import { mailQueue, migrateMailQueue } from './platform/mail/mail-queue.ts'

let env: Env | undefined

async function main() {
  const command = readCommand(process.argv.slice(2))
  if (!command) return console.log(HELP)
  env = readEnv()
  const own = env.DATABASE_URL
    ? undefined
    : await borrowEmbedded({ dataDir: env.DATA_DIR, log: () => undefined })
  const database = openDatabase(env.DATABASE_URL ?? own?.url ?? '', 2)
  try {
    for (const line of await carryOut(command, database, env)) console.log(line)
  } finally {
    await database.close()
    await own?.giveBack()
  }
}

/** Beside a running site or without one: mail waits in the database for the site to send it. */
async function carryOut(command: MemberCommand, database: Database, env: Env): Promise<string[]> {
  await migrate(database.pool)
  await migrateMailQueue(database.pool)
  const mailer = mailQueue(await siteSecret(env, database))
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`
  return command({ database, mailer, publicUrl })
}

main().catch((error: unknown) => {
  const isAnswer = error instanceof Misuse || error instanceof Refusal
  console.error(isAnswer ? error.message : (startFailure(error, env) ?? errorReport(error)))
  process.exitCode = error instanceof Misuse ? 2 : 1
})
