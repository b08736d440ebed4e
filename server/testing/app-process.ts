import { randomBytes } from 'node:crypto'
import { buildApp } from '../src/app/app.ts'
import { openSiteMailer } from '../src/app/dependencies.ts'
import { listenForChanges } from '../src/platform/database/changes.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { readEnv } from '../src/platform/env.ts'

// Runs the app as its own process, for tests that kill it. It prints the process ids of its lanes, one line for each change.

const env = readEnv()
const database = openDatabase(String(env.DATABASE_URL), 4)
const secret = randomBytes(32)
const mailer = await openSiteMailer({ database, env, secret, print: () => undefined })
const { app, judge } = await buildApp({ env, database, mailer, secret })
await app.ready()
listenForChanges(database, () => judge.wake())
console.log('ready')
let told = ''
setInterval(() => {
  const pids = judge.pids.join(' ')
  if (pids !== told) console.log(`lanes ${pids}`)
  told = pids
}, 20)
process.once('SIGTERM', () => {
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
})
