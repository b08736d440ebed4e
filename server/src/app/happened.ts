import { describeAnnouncements } from '../features/announcement/announcement-tables.ts'
import { describeQuestions } from '../features/ask/ask-tables.ts'
import { describeCertificates } from '../features/certificate/certificate-tables.ts'
import { describeEvents } from '../features/event/event-tables.ts'
import { describeExperiences } from '../features/experience/experience-tables.ts'
import { describeThreads } from '../features/forum/forum-tables.ts'
import { type Happened, readBy, type Subjects } from '../features/happening/public.ts'
import { describeMemberBlogs } from '../features/member-blog/member-blog-tables.ts'
import { describeSanctions } from '../features/moderation/sanction-tables.ts'
import { notificationReaders } from '../features/notification/notification-readers.ts'
import { reviewReaders } from '../features/review/review-solution.ts'
import { describeSubmissions } from '../features/submission/submission-tables.ts'
import { webhookReaders } from '../features/webhook/webhook-readers.ts'
import type { MailQueue } from '../platform/mail/mailer.ts'

/** The readers of the events on this site. */
export const happenedOn = (queue: MailQueue, publicUrl: string): Happened =>
  readBy(notificationReaders(queue, publicUrl), webhookReaders, reviewReaders)

/** The subjects that a notification may have. */
export const subjects: Subjects = {
  thread: describeThreads,
  experience: describeExperiences,
  blog: describeMemberBlogs,
  announcement: describeAnnouncements,
  event: describeEvents,
  certificate: describeCertificates,
  measure: describeSanctions,
  question: describeQuestions,
  submission: describeSubmissions,
}
