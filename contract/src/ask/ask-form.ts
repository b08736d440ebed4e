import { z } from 'zod'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { sentence } from '../sentence.ts'
import { line, writing } from '../text.ts'

/** The audience of a question. */
export const ASKED = ['mentors', 'forum'] as const
export type Asked = (typeof ASKED)[number]

/** The keys are the names of the form's fields. */
const askFormMessages = {
  question: sentence('askForm.question', 'Write your question in one line.'),
  details: sentence('askForm.details', 'Write some details.'),
} as const

/** The fields that the asker types. The rest is attached automatically. */
export const askFormBody = z.strictObject({
  to: z.enum(ASKED, sentence('askForm.askMentorsForum', 'Ask mentors, or the forum.')),
  title: line(limits.title, askFormMessages.question),
  content: writing(limits.replyBytes, askFormMessages.details),
})

/** The highest line number. No code has more lines. */
const LAST_LINE = 64 * 1024

export const askCommentBody = z.strictObject({
  content: writing(limits.replyBytes, messages.contentRequired),
  line: z
    .number(sentence('askForm.numberLine', 'This is the number of a line.'))
    .int()
    .min(1)
    .max(LAST_LINE)
    .optional(),
})
