import { endpoints } from '@callofcode/contract/all'
import { API } from '@callofcode/contract/endpoint'
import type { Transport } from '@callofcode/contract/page'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CategoryReaders } from '../../features/forum/public.ts'
import type { AnswerCache } from '../../platform/answer-cache/answer-cache.ts'
import type { CachedAnswer } from '../../platform/answer-cache/cached-answer.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { innerRequest } from '../../platform/http/inner-request.ts'
import { internalCalls } from '../../platform/http/internal-call.ts'
import { hasFreshCookie } from '../../platform/http/session-cookie.ts'
import type { ParsedAnswers } from './parsed-answers.ts'

export interface TransportDependencies {
  readonly app: FastifyInstance
  readonly cache: AnswerCache
  readonly parsed: ParsedAnswers
  readonly categories: CategoryReaders
}

const NO_HEADERS = new Headers()

const ADDRESSES_PER_READER = endpoints
  .filter((one) => one.perReader)
  .map(({ path }) => new RegExp(`^${API}${path.replace(/:\w+/g, '[^/?]+')}(\\?|$)`))
const isPerReader = (path: string) => ADDRESSES_PER_READER.some((address) => address.test(path))

/** Calls the app in this process while a page renders, as the person who requested the page. Call `close` after it. */
export function innerTransport(
  { app, cache, parsed, categories }: TransportDependencies,
  request: FastifyRequest,
  caller: Caller | null,
) {
  const tags = new Set<string>()
  const viewed: string[] = []
  const untagged: string[] = []
  const refused: string[] = []
  const calls = internalCalls(caller)
  const { cookie } = request.headers
  const headers = { ...calls.headers, ...(caller && cookie !== undefined && { cookie }) }
  // A person who wrote a moment ago gets data that is at least as new as that write.
  const isFresh = caller !== null && hasFreshCookie(request)
  const isOwn = (path: string) => isFresh || (caller !== null && categories.differ && isPerReader(path))

  /** A cached response is the same for everybody at its address, so it needs no query. */
  function answerKept(kept: CachedAnswer) {
    cache.counts.sent += 1
    for (const tag of kept.tags) tags.add(tag)
    if (kept.viewed) viewed.push(kept.viewed)
    return answerOf(kept.status, () => parsed.valueOf(kept))
  }

  const transport: Transport = async (path) => {
    const kept = isOwn(path) ? undefined : cache.get(path)
    if (kept) return answerKept(kept)
    const { status, told, text } = await innerRequest(app, path, headers)
    const named = told('x-tags')
    if (named === undefined || status >= 400) untagged.push(path)
    if (status === 400) refused.push(path)
    for (const tag of (named ?? '').split(' ')) if (tag) tags.add(tag)
    const view = told('x-viewed')
    if (view) viewed.push(view)
    return answerOf(status, () => JSON.parse(text()))
  }
  return { transport, tags, viewed, untagged, refused, close: calls.close }
}

/** This is no `Response`, because that would copy a list of 200 kB twice more for each page. */
const answerOf = (status: number, read: () => object) => ({
  status,
  ok: status < 300,
  headers: NO_HEADERS,
  json: async () => read(),
})
