import { createInterface } from 'node:readline/promises'
import { forgetAgain } from './app/personal-data/forget-again.ts'
import { startFailure } from './app/start-failure.ts'
import {
  checkBackup,
  Misuse,
  type Occupant,
  RESTORE_HELP,
  Refusal,
  type RestoreCommand,
  readRestoreCommand,
  restoreBackup,
} from './features/backup/public.ts'
import { type Env, readEnv } from './platform/env.ts'
import { errorReport } from './platform/error-facts.ts'
import { stopSignal } from './platform/stop-signal.ts'

let env: Env | undefined
const say = (line: string) => console.log(line)

async function main() {
  const command = readRestoreCommand(process.argv.slice(2))
  if (!command) return say(RESTORE_HELP)
  env = readEnv()
  if (command.check) return check(command.file, env)
  const stopping = stopSignal()
  await restoreBackup({
    file: command.file,
    env,
    say,
    stopping,
    lostSecret: command.lostSecret,
    mayReplace: (occupant) => mayReplace(command, occupant, stopping),
    forget: forgetAgain,
  })
  if (command.lostSecret)
    say(
      'No site opens on it until a new secret is begun, which ends every sign-in and removes what the old one sealed: npm run secret -- new',
    )
  say(`${command.lostSecret ? 'Then start' : 'Start'} the site again: npm start`)
}

async function check(file: string, { BACKUP_KEY }: Env) {
  const { head, manifest } = await checkBackup(file, BACKUP_KEY)
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  say(`${file} is whole: ${rows} rows in ${head.tables.length} tables, of ${head.createdAt}.`)
}

/** Requires the name of the site from the person who replaces it. */
async function mayReplace({ file, over }: RestoreCommand, { name }: Occupant, stopping: AbortSignal) {
  const named = over ?? (process.stdin.isTTY ? await ask(name, stopping) : undefined)
  if (named === name) return true
  throw new Refusal(
    named === undefined
      ? `There is a site already. To replace it: npm run restore -- ${file} --over ${name}`
      : `The site that is there is ${name}, and not ${named}. Nothing was changed.`,
  )
}

async function ask(name: string, signal: AbortSignal): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  // While the prompt reads a line, Ctrl-C is only a character.
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'))
  try {
    const question = `There is a site already. Type its name, ${name}, to replace it: `
    return (await terminal.question(question, { signal })).trim()
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    terminal.close()
  }
}

main().catch((error: unknown) => {
  const isAnswer = error instanceof Misuse || error instanceof Refusal
  console.error(isAnswer ? error.message : (startFailure(error, env) ?? errorReport(error)))
  process.exitCode = error instanceof Misuse ? 2 : 1
})
