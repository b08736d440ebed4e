import { and, eq } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { letter, type To } from '../../platform/mail/letter.ts'
import { SITE } from '../../platform/mail/mail-identity.ts'
import type { Mail, MailQueue, MailTasks } from '../../platform/mail/mailer.ts'
import { members } from './account-tables.ts'
import { oneTimeCodeStore } from './one-time-code-store.ts'

const minutes = (seconds: number) =>
  seconds < 120 ? `${seconds} seconds` : `${Math.round(seconds / 60)} minutes`

/** `14 days`, `24 hours`, `10 minutes`: as one says it. */
function lifetime(seconds: number): string {
  if (seconds >= 2 * 86_400) return `${Math.floor(seconds / 86_400)} days`
  return seconds >= 2 * 3_600 ? `${Math.floor(seconds / 3_600)} hours` : minutes(seconds)
}

/** Where a password is set with a token out of a mail. It stands in the fragment, which no server and no log sees. */
const passwordPage = (publicUrl: string, token: string) => `${publicUrl}/signup?tab=forgot#reset=${token}`

/** Every mail about an account. `publicUrl` is the site's address, without a slash at its end. */
export const accountMails = {
  approved: (to: To, publicUrl: string) =>
    letter(to, {
      subject: `Welcome to ${SITE}`,
      paragraphs: [`Your signup was approved: you are a member of ${SITE} now.`, 'See you in the arena.'],
      link: { text: 'Sign in', address: `${publicUrl}/signup` },
    }),
  declined: (to: To, reason: string | null = null) =>
    letter(to, {
      subject: `Your ${SITE} signup`,
      paragraphs: [
        `Your signup to ${SITE} was declined.`,
        ...(reason ? [`The club says: ${reason}`] : []),
        'If you think this is a mistake, write to the club, or sign up again.',
      ],
    }),
  /** For who was imported: the club made the account, and its owner sets the password. */
  invitation: (to: To, publicUrl: string, token: string, seconds: number) =>
    letter(to, {
      subject: `You are a member of ${SITE}`,
      paragraphs: [
        `The club has made an account for you at ${SITE}, with this address. Set a password, and you can sign in.`,
        `The link works once, for ${lifetime(seconds)}. After that, “Forgot password?” where you sign in sends you a code, or ask the club for another link.`,
        'If this is not for you, there is nothing to do: without a password nobody can sign in.',
      ],
      link: { text: 'Set your password', address: passwordPage(publicUrl, token) },
    }),
  /** An admin sends it to somebody who asked for help. */
  passwordLink: (to: To, publicUrl: string, token: string, seconds: number) =>
    letter(to, {
      subject: `A new password for ${SITE}`,
      paragraphs: [
        'The club sends you this link, with which you set a new password. Until then the old one stays.',
        `It works once, for ${lifetime(seconds)}. Nobody from the club will ever ask you for it.`,
        'If you did not ask for help, there is nothing to do.',
      ],
      link: { text: 'Set a new password', address: passwordPage(publicUrl, token) },
    }),
  resetCode: (to: To, code: string, seconds: number) =>
    letter(to, {
      subject: `Your ${SITE} code`,
      paragraphs: [
        'Somebody, hopefully you, asked to reset the password of your account. This is the code:',
        `It works once, for ${minutes(seconds)}. Nobody from the club will ever ask you for it.`,
        'If it was not you, there is nothing to do: your password stays as it is.',
      ],
      code,
    }),
  /** `keptOne`: it was changed by somebody signed in, whose sign-in goes on. */
  passwordChanged: (to: To, publicUrl: string, keptOne = false) =>
    letter(to, {
      subject: `Your ${SITE} password was changed`,
      paragraphs: [
        keptOne
          ? 'The password of your account was just changed in your settings, and every other sign-in was ended.'
          : 'The password of your account was just changed, and you were signed out everywhere.',
        'If it was not you, reset it now and tell the club.',
      ],
      link: { text: 'Sign in or reset the password', address: `${publicUrl}/signup` },
    }),
  tokenMade: (to: To, name: string, publicUrl: string) =>
    letter(to, {
      subject: `A new API token of your ${SITE} account`,
      paragraphs: [
        `An API token was just made in your settings, named “${name}”. Programs act for you with it.`,
        'If it was not you, end it and change your password now.',
      ],
      link: { text: 'See your tokens', address: `${publicUrl}/settings#api-tokens` },
    }),
  accountDeleted: (to: To) =>
    letter(to, {
      subject: `Your ${SITE} account is deleted`,
      paragraphs: [
        'Your account was just deleted, as you asked, and with it everything in it that was yours alone. What you wrote in public stays, without your name.',
        'This is the last mail you get from us. You can sign up again with this address at any time.',
        'If it was not you, write to the club.',
      ],
    }),
  knownSignup: (to: To, publicUrl: string) =>
    letter(to, {
      subject: `You have signed up to ${SITE} already`,
      paragraphs: [
        `Somebody, perhaps you, just signed up to ${SITE} with this address. It was signed up already, so nothing was changed.`,
        'If you forgot your password, you can reset it where you sign in. If your signup still waits for approval, an email will tell you once it is decided.',
        'If it was not you, there is nothing to do.',
      ],
      link: { text: 'Sign in', address: `${publicUrl}/signup` },
    }),
}

/** About ten minutes of tries: a reset code is useless long after somebody asked for it. */
const TRIES = 6

interface Dependencies {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
}

/**
 * Queues a mail with a reset code. Whether a member has this e-mail is looked up when the mail is sent, so the
 * request takes the same time and gets the same answer for a stranger. The code's lifetime starts when it is sent.
 */
export const queueResetCode = (queue: MailQueue, tx: Sql, email: string) =>
  queue.queueTask(tx, 'reset-code', email, { tries: TRIES })

export const resetCodeTask = (dependencies: Dependencies): MailTasks => ({
  'reset-code': (email) => resetCodeMail(dependencies, email as string),
})

/** The mail with a new code. Undefined when no approved member has this e-mail. */
async function resetCodeMail(
  { database, env, secret }: Dependencies,
  email: string,
): Promise<Mail | undefined> {
  return write(database, async (tx) => {
    const [member] = await tx
      .select({ id: members.id, email: members.email, name: members.name })
      .from(members)
      .where(and(eq(members.email, email), eq(members.status, 'approved')))
    if (!member) return undefined
    const code = await oneTimeCodeStore.create(tx, member.id, secret, env)
    return accountMails.resetCode(member, code, env.OTP_SECONDS)
  })
}
