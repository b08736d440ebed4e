import type { MailQueue } from '../../platform/mail/mailer.ts'
import type { ForumDependencies } from '../forum/public.ts'
import type { MeasureListener } from './measure-listener.ts'

export interface ModerationDependencies extends ForumDependencies {
  readonly mailer: MailQueue
  readonly publicUrl: string
  readonly measures: MeasureListener
}
