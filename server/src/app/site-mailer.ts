import { resetCodeTask } from '../features/account/reset-code-mail.ts'
import { threadMailTask } from '../features/notification/send-thread-mail.ts'
import { type MailParts, openMailer } from '../platform/mail/mail-queue.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

/** The queue, and a worker that knows every task of the features. */
export const openSiteMailer = (parts: MailParts): Promise<Mailer> =>
  openMailer(parts, { ...resetCodeTask(parts), ...threadMailTask(parts) })
