import { unfit } from '@callofcode/contract/rule-sentence'
import type { z } from 'zod'
import type { Target } from './examples.ts'
import type { Answered } from './send-request.ts'

/** The reasons that the site may give for being unavailable. */
const UNAVAILABLE = ['unavailable', 'preparing', 'busy']
/** Text that belongs to the inside of the server. */
const INSIDE =
  /\n\s+at |node_modules|\/server\/|\.[tj]s:\d|\b(?:select|insert|update|delete) .* (?:from|into|set) |violates|PostgresError|ZodError|FST_|ECONN/i
const KEYS = new Set('success key values message code errors fields requestId'.split(' '))

/** Returns the faults of a response as seen from outside. A sound response has none. */
export function faultsOf(target: Target, { status, type, retryAfter, text }: Answered): string[] {
  if (target.stream && status === 200)
    return type.startsWith('text/event-stream') ? [] : [`a stream of ${type}`]
  if (target.download && status === 200)
    return type.startsWith('application/octet-stream') ? [] : [`a download of ${type}`]
  if (target.file && status === 200) return type.startsWith(target.file) ? [] : [`a file of ${type}`]
  if (status === 304) return text === '' ? [] : ['a 304 with a body']
  const answer = read(text)
  if (!answer || !type.startsWith('application/json'))
    return [`${status} is no JSON object: ${text.slice(0, 200)}`]
  return status < 300 ? faultsOfSuccess(target, status, answer) : faultsOfFailure(status, answer, retryAfter)
}

function faultsOfSuccess(
  target: Target,
  status: number,
  { success, message, key, values: _, ...rest }: Record<string, unknown>,
) {
  const faults = status === (target.status ?? 200) ? [] : [`a success of ${status}`]
  if (success !== true || typeof message !== 'string') faults.push('a success without success or message')
  if (!isKeyOf(message, key)) faults.push(`a message without its key: ${message}`)
  const read: z.ZodSafeParseResult<unknown> | undefined = target.answer?.strict().safeParse(rest)
  if (read?.error) faults.push(`the answer is not of its schema: ${read.error.message}`)
  if (!target.answer && Object.keys(rest).length > 0) faults.push(`more than it says: ${Object.keys(rest)}`)
  return faults
}

function faultsOfFailure(status: number, answer: Record<string, unknown>, retryAfter: string | undefined) {
  const faults: string[] = []
  const { success, key, message, code, errors, fields, requestId } = answer
  if (status < 400) faults.push(`an answer of ${status}`)
  if (status >= 500 && !(status === 503 && UNAVAILABLE.includes(String(code)) && retryAfter))
    faults.push(`a failure of the server: ${status} ${code}`)
  if (success !== false || ![message, code, requestId].every((one) => typeof one === 'string' && one !== ''))
    faults.push('a failure that is not in the one form')
  if (errors !== undefined && !isTexts(errors)) faults.push('errors that are not texts by field')
  if (!isKeyOf(message, key)) faults.push(`a failure without the key of its message: ${message}`)
  const keys = Object.values(fields ?? {}).map((one) => one.key)
  if ([key, ...keys].includes(unfit.key)) faults.push(`a rule without a sentence: ${JSON.stringify(errors)}`)
  const more = Object.keys(answer).filter((key) => !KEYS.has(key))
  if (more.length > 0) faults.push(`a failure with more keys: ${more}`)
  const told = JSON.stringify({ message, code, errors })
  if (INSIDE.test(told)) faults.push(`a failure that tells of the inside: ${told.slice(0, 300)}`)
  return faults
}

/** Every message has a key, except the `OK` of an empty response. */
const isKeyOf = (message: unknown, key: unknown) =>
  message === 'OK' ? key === undefined : typeof key === 'string'

const isTexts = (errors: unknown) =>
  typeof errors === 'object' &&
  errors !== null &&
  Object.values(errors).every((one) => typeof one === 'string')

function read(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
