import { workOff } from '../src/app/personal-data/deletion-job.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { mailQueue } from '../src/platform/mail/mail-queue.ts'

// A deletion as its own process, for tests that kill it.

const database = openDatabase(String(process.env.DATABASE_URL), 2)
const secret = Buffer.from(String(process.env.SECRET), 'hex')
await workOff(
  { database, mailer: mailQueue(secret), publicUrl: 'http://localhost', secret },
  String(process.argv[2]),
)
await database.close()
