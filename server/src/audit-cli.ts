import { startFailure } from './app/start-failure.ts'
import { checkCommand, HELP, readAuditCommand } from './features/audit/audit-command.ts'
import { openDatabase } from './platform/database/database.ts'
import { borrowEmbedded } from './platform/database/embedded.ts'
import { migrate } from './platform/database/migrate.ts'
import { type Env, readEnv } from './platform/env.ts'
import { errorReport } from './platform/error-facts.ts'

let env: Env | undefined

async function main() {
  const command = readAuditCommand(process.argv.slice(2))
  if ('help' in command) {
    if (command.help) return console.log(HELP)
    console.error(`${command.misuse}\n\n${HELP}`)
    process.exitCode = 2
    return
  }
  env = readEnv()
  const own = env.DATABASE_URL
    ? undefined
    : await borrowEmbedded({ dataDir: env.DATA_DIR, log: () => undefined })
  const database = openDatabase(env.DATABASE_URL ?? own?.url ?? '', 2)
  try {
    await migrate(database.pool)
    const { lines, isWhole } = await checkCommand(database, command)
    for (const line of lines) console.log(line)
    if (!isWhole) process.exitCode = 1
  } finally {
    await database.close()
    await own?.giveBack()
  }
}

main().catch((error: unknown) => {
  console.error(startFailure(error, env) ?? errorReport(error))
  process.exitCode = 1
})
