import { happenedOn } from '../src/app/happened.ts'
import { workOff } from '../src/app/personal-data/deletion-job.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { mailQueue } from '../src/platform/mail/mail-queue.ts'

// Runs a deletion as its own process, for tests that kill it.

const database = openDatabase(String(process.env.DATABASE_URL), 2)
const secret = Buffer.from(String(process.env.SECRET), 'hex')
const publicUrl = 'http://localhost'
const mailer = mailQueue(secret)
await workOff(
  { database, mailer, publicUrl, secret, happened: happenedOn(mailer, publicUrl) },
  String(process.argv[2]),
)
await database.close()
