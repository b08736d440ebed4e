import { and, eq } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { letter, lifetime, type To } from '../../platform/mail/letter.ts'
import type { Mail, MailQueue, MailTasks } from '../../platform/mail/mailer.ts'
import { members } from './account-tables.ts'
import { oneTimeCodeStore } from './one-time-code-store.ts'

/**
 * Returns the address where a password is set with a token from a mail. The token is in the fragment, which reaches no server and
 * no log.
 */
export const passwordPage = (publicUrl: string, token: string) =>
  `${publicUrl}/signup?tab=forgot#reset=${token}`

/** Every mail about an account. `publicUrl` is the site's address, without a slash at its end. */
export const accountMails = {
  approved: (to: To, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('welcomeSubject'),
      paragraphs: [say('welcome'), say('seeYou')],
      link: { text: say('signIn'), address: `${publicUrl}/signup` },
    })),
  declined: (to: To, reason: string | null = null) =>
    letter(to, (say) => ({
      subject: say('declinedSubject'),
      paragraphs: [say('declined'), ...(reason ? [say('clubSays', { reason })] : []), say('declinedMistake')],
    })),
  /** Invites an imported person. The club made the account, and its owner sets the password. */
  invitation: (to: To, publicUrl: string, token: string, seconds: number) =>
    letter(to, (say) => ({
      subject: say('invitationSubject'),
      paragraphs: [
        say('invitation'),
        say('invitationLink', { time: lifetime(say, seconds) }),
        say('invitationNotYou'),
      ],
      link: { text: say('setPassword'), address: passwordPage(publicUrl, token) },
    })),
  /** Carries a link that an admin sends to a person who asked for help. */
  passwordLink: (to: To, publicUrl: string, token: string, seconds: number) =>
    letter(to, (say) => ({
      subject: say('passwordLinkSubject'),
      paragraphs: [
        say('passwordLink'),
        say('worksOnceNobodyAsks', { time: lifetime(say, seconds) }),
        say('passwordLinkNotYou'),
      ],
      link: { text: say('setNewPassword'), address: passwordPage(publicUrl, token) },
    })),
  resetCode: (to: To, code: string, seconds: number) =>
    letter(to, (say) => ({
      subject: say('resetSubject'),
      paragraphs: [
        say('reset'),
        say('worksOnceNobodyAsks', { time: lifetime(say, seconds) }),
        say('resetNotYou'),
      ],
      code,
    })),
  /** `keptOne`: a signed-in person changed the password, and that session continues. */
  passwordChanged: (to: To, publicUrl: string, keptOne = false) =>
    letter(to, (say) => ({
      subject: say('passwordChangedSubject'),
      paragraphs: [
        keptOne ? say('passwordChangedInSettings') : say('passwordChanged'),
        say('passwordChangedNotYou'),
      ],
      link: { text: say('signInOrReset'), address: `${publicUrl}/signup` },
    })),
  tokenMade: (to: To, name: string, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('tokenSubject'),
      paragraphs: [say('token', { name }), say('tokenNotYou')],
      link: { text: say('seeTokens'), address: `${publicUrl}/settings#api-tokens` },
    })),
  accountDeleted: (to: To) =>
    letter(to, (say) => ({
      subject: say('deletedSubject'),
      paragraphs: [say('deleted'), say('deletedLast'), say('deletedNotYou')],
    })),
  knownSignup: (to: To, publicUrl: string) =>
    letter(to, (say) => ({
      subject: say('knownSubject'),
      paragraphs: [say('known'), say('knownForgot'), say('nothingToDo')],
      link: { text: say('signIn'), address: `${publicUrl}/signup` },
    })),
}

/** The tries span about ten minutes. A reset code is useless long after it was requested. */
const TRIES = 6

interface Dependencies {
  readonly database: Database
  readonly env: Env
  readonly secret: Buffer
}

/**
 * Queues a mail with a reset code. The member is looked up when the mail is sent, so the request takes the same time and gets the
 * same response for a stranger. The code's lifetime starts when it is sent.
 */
export const queueResetCode = (queue: MailQueue, tx: Sql, email: string) =>
  queue.queueTask(tx, 'reset-code', email, { tries: TRIES })

export const resetCodeTask = (dependencies: Dependencies): MailTasks => ({
  'reset-code': (email) => resetCodeMail(dependencies, email as string),
})

/** Returns the mail with a new code, or undefined when no approved member has this e-mail. */
async function resetCodeMail(
  { database, env, secret }: Dependencies,
  email: string,
): Promise<Mail | undefined> {
  return write(database, async (tx) => {
    const [member] = await tx
      .select({
        id: members.id,
        email: members.email,
        name: members.name,
        language: members.language,
      })
      .from(members)
      .where(and(eq(members.email, email), eq(members.status, 'approved')))
    if (!member) return undefined
    const code = await oneTimeCodeStore.create(tx, member.id, secret, env)
    return accountMails.resetCode(member, code, env.OTP_SECONDS)
  })
}
