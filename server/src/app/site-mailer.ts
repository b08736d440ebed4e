import { resetCodeTask } from '../features/account/account-mails.ts'
import { threadMailTask } from '../features/notification/thread-mail.ts'
import { type MailParts, openMailer } from '../platform/mail/mail-queue.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

/** The mail queue, with a worker that knows the tasks of every feature. */
export const openSiteMailer = (parts: MailParts): Promise<Mailer> =>
  openMailer(parts, { ...resetCodeTask(parts), ...threadMailTask(parts) })
