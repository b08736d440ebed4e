import { startFailure } from './app/start-failure.ts'
import { checkCommand, HELP, readAuditCommand } from './features/audit/audit-command.ts'
import { migrate } from './platform/database/migrate.ts'
import { onSiteDatabase } from './platform/database/site-database.ts'
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
  const { lines, isWhole } = await onSiteDatabase(env, async (database) => {
    await migrate(database.pool)
    return checkCommand(database, command)
  })
  for (const line of lines) console.log(line)
  if (!isWhole) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(startFailure(error, env) ?? errorReport(error))
  process.exitCode = 1
})
