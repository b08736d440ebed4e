import { email } from '@callofcode/contract/text'
import type pg from 'pg'
import type { Env } from '../env.ts'
import { errorLine } from '../error-facts.ts'
import { type BulkPace, mailsAMinute } from './bulk-pace.ts'
import { letter } from './letter.ts'
import type { MailServer } from './mail-server.ts'
import { mailSender, nameOf } from './mail-transport.ts'
import { type MailIdentity, written } from './mailer.ts'
import { waitingMails } from './waiting-mails.ts'

export const HELP = `Usage: npm run mail -- <command>

  status     how many mails wait, and why the last one that failed did
  test E     send a mail to the address E at once, past the queue, and say what the mail server answers
  again      let the site try at once what failed or was given up
  --help     this text

It works on DATABASE_URL, else on the database in DATA_DIR, whether the site runs or not; give it the SMTP_URL of the site, if it has one.`

/** The lines to print, and whether mail works. */
export interface MailReport {
  readonly lines: string[]
  readonly isWell: boolean
}

interface Tools {
  readonly pool: pg.Pool
  readonly env: Env
  /** The mail server of the site. Without one, mails are stored as files. */
  readonly server: MailServer | undefined
  readonly print: (text: string) => void
  readonly identity: MailIdentity
  /** Returns the waiting bulk mails, which are not in the job queue. */
  readonly bulk: () => Promise<BulkPace & { readonly waiting: number }>
}
export type MailCommand = (tools: Tools) => Promise<MailReport>

/** Parses the arguments. Never throws: `misuse` contains the argument that was not understood. */
export function readMailCommand(given: readonly string[]): MailCommand | { help: boolean; misuse?: string } {
  const [verb, to, ...rest] = given
  if (given.includes('--help')) return { help: true }
  const extra = verb === 'test' ? rest[0] : to
  if (extra !== undefined) return { help: false, misuse: `What is ${extra} for?` }
  if (verb === 'status') return status
  if (verb === 'again') return again
  if (verb !== 'test')
    return { help: false, misuse: verb ? `There is no command ${verb}.` : 'Name a command.' }
  const address = email.safeParse(to)
  return address.success ? test(address.data) : { help: false, misuse: 'To whom? test takes an email.' }
}

const mails = (count: number) => `${count} ${count === 1 ? 'mail' : 'mails'}`

async function status({ pool, env, server, bulk }: Tools): Promise<MailReport> {
  const { waiting, failing, givenUp, lastError, nextTry } = await waitingMails.read(pool)
  const lines = [
    server
      ? `Mails go to ${nameOf(server)}.`
      : `There is no mail server: mails are kept in ${env.DATA_DIR}/mails.`,
    waiting === 0
      ? 'No mail waits.'
      : `${mails(waiting)} ${waiting === 1 ? 'waits' : 'wait'}, ${failing} of them after a failed try. The next try is at ${nextTry?.toISOString()}.`,
  ]
  const many = await bulk()
  if (many.waiting > 0) lines.push(bulkLine(env, many))
  if (givenUp > 0)
    lines.push(
      `${mails(givenUp)} could not be sent for a day and ${givenUp === 1 ? 'was' : 'were'} given up.`,
    )
  if (lastError) lines.push(`The last failure: ${lastError}`)
  if (failing + givenUp > 0) lines.push('When the mail server works: npm run mail -- again')
  return { lines, isWell: failing + givenUp === 0 }
}

/** Returns a line such as `212 mails of announcements wait. They go one after the other, 30 a minute.` */
function bulkLine(env: Env, given: BulkPace & { waiting: number }): string {
  const { waiting, slowed, pause } = given
  const asked = slowed > 0 ? ' because the mail server asked for it' : ''
  const rest = pause > 0 ? ` It is asked again in ${Math.ceil(pause / 1_000)} seconds.` : ''
  return `${mails(waiting)} of announcements ${waiting === 1 ? 'waits' : 'wait'}. They go one after the other, ${mailsAMinute(env, given)} a minute${asked}.${rest}`
}

async function again({ pool }: Tools): Promise<MailReport> {
  const count = await waitingMails.tryAgain(pool)
  const lines =
    count === 0 ? ['Nothing failed.'] : [`${mails(count)} will be tried at once, if the site runs.`]
  return { lines, isWell: true }
}

const test =
  (to: string): MailCommand =>
  async ({ env, server, print, identity }) => {
    const mail = letter({ email: to, name: 'there', language: null }, (say) => ({
      subject: say('testSubject'),
      paragraphs: [say('testFromOperator')],
    }))
    const where = server ? nameOf(server) : `${env.DATA_DIR}/mails, because there is no mail server`
    try {
      const sending = { env, print, identity: () => identity, server: () => server }
      await mailSender(sending)(written(mail, identity), `test-${Date.now()}`)
    } catch (error) {
      return { lines: [`The mail was not sent to ${where}. ${errorLine(error)}`], isWell: false }
    }
    return { lines: [`The mail was given to ${where}.`], isWell: true }
  }
