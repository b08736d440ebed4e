import { type Database, openDatabase } from './database/database.ts'
import { borrowEmbedded } from './database/embedded.ts'
import { migrate } from './database/migrate.ts'
import { type Env, readEnv } from './env.ts'
import { errorReport } from './error-facts.ts'
import { mailQueue, migrateMailQueue } from './mail/mail-queue.ts'
import { HELP, type MemberCommand, Misuse, Refusal, readCommand } from './member/member-command.ts'
import { siteSecret } from './secret.ts'
import { startFailure } from './start-failure.ts'

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
