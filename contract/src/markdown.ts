import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { writing } from './text.ts'

export const previewMarkdown = endpoint({
  method: 'POST',
  path: '/markdown/preview',
  summary: 'Markdown as it will be shown: rendered and sanitized',
  callers: 'member',
  body: z.strictObject({ content: writing(limits.contentBytes) }),
  answer: z.object({
    html: z.string(),
    /** Addresses of pictures on other hosts, which are shown as links. */
    outside: z.array(z.string()),
  }),
})
