import { startFailure } from './app/start-failure.ts'
import {
  checkPictures,
  PICTURES_HELP,
  readPicturesCommand,
} from './features/picture/bucket/pictures-command.ts'
import { storageFailure } from './platform/bucket/storage-failure.ts'
import { onSiteDatabase } from './platform/database/site-database.ts'
import { type Env, readEnv } from './platform/env.ts'

let env: Env | undefined

async function main() {
  const args = process.argv.slice(2)
  const command = readPicturesCommand(args)
  if (!command) {
    console.error(PICTURES_HELP)
    process.exitCode = args.includes('--help') ? 0 : 2
    return
  }
  const settings = readEnv()
  env = settings
  const { lines, isWell } = await onSiteDatabase(settings, (database) =>
    checkPictures(database, settings, command),
  )
  for (const line of lines) console.log(line)
  if (!isWell) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(startFailure(error, env) ?? `Pictures: ${storageFailure(error)}`)
  process.exitCode = 1
})
