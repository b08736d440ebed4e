import { z } from 'zod'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { email, line } from '../text.ts'
import { certificateWording } from './certificate.ts'
import { recipientMessages } from './recipient.ts'

/** The form of new certificates: those of winners have a title of their own, and a person without an account is typed. */
export const certificateForm = certificateWording.extend({
  winnersTitle: certificateWording.shape.title,
  /** Empty while somebody else is not chosen. */
  name: z.union([z.literal(''), line(limits.name)], recipientMessages.recipientName).optional(),
  email: z.union([z.literal(''), email], messages.emailRule).optional(),
})
export type CertificateForm = z.input<typeof certificateForm>
