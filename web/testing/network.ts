import type { Sentence } from '@callofcode/contract/sentence'
import { vi } from 'vitest'

export interface Sent {
  readonly method: string
  /** The path without the base of the endpoints. */
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: Record<string, unknown>
}
/** `lost` means that no response arrives. */
export type Answer = object | Response | 'lost'

/** Replaces the browser's `fetch`: `answer` plays the server. Returns the sent requests, in order. */
export function network(answer: (sent: Sent) => Answer | Promise<Answer>) {
  const all: Sent[] = []
  vi.stubGlobal(
    'fetch',
    async (address: string, { method = 'GET', headers = {}, body, signal }: RequestInit) => {
      const sent: Sent = {
        method,
        path: address.replace('/api/v1', ''),
        headers: headers as Record<string, string>,
        body: typeof body === 'string' ? JSON.parse(body) : {},
      }
      all.push(sent)
      const aborted = new Promise<never>((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      )
      const answered = await Promise.race([answer(sent), aborted])
      if (answered === 'lost') throw new TypeError('Failed to fetch')
      return answered instanceof Response ? answered : Response.json({ success: true, ...answered })
    },
  )
  return all
}

export const refusal = (status: number, said: string | Sentence = '') =>
  Response.json({ success: false, ...(typeof said === 'string' ? { message: said } : said.said) }, { status })

/** Creates a response that arrives when the test sends it. */
export function later() {
  let give: (answer: Answer) => void = () => undefined
  const answer = new Promise<Answer>((resolve) => {
    give = resolve
  })
  return { answer, give: (given: Answer) => give(given) }
}
