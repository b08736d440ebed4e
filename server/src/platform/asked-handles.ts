import { HANDLE_SITES } from '@callofcode/contract/handle/handle'
import { z } from 'zod'

const bases = z.partialRecord(z.enum(HANDLE_SITES), z.url({ protocol: /^https?$/ }))

/** The coding sites that may be queried about handles: all, none, or those in a JSON with their addresses. */
export const askedHandles = z
  .string()
  .default('off')
  .transform((text, { addIssue }) => {
    if (text === 'on' || text === 'off') return text
    const read = bases.safeParse(jsonOf(text))
    if (read.success) return read.data
    addIssue({ code: 'custom', message: 'must be on, off, or JSON like {"github":"http://127.0.0.1:8080"}' })
    return z.NEVER
  })

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
