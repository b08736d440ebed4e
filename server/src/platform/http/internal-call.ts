import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'

/** New at every start, and never sent to a client. */
const KEY = randomBytes(16).toString('base64url')

/** Who asked for the pages that are being rendered, by the numbers of the pages. */
const askers = new Map<string, Caller>()
let last = 0

/**
 * The headers of the calls that the server makes to its own API while it renders a page. They are made as `caller`, whom the
 * request for the page has found: each of them would look up the same session. Call `close` when the page is rendered.
 */
export function internalCalls(caller: Caller | null) {
  last += 1
  const page = String(last)
  if (caller) askers.set(page, caller)
  return { headers: { 'x-inner': KEY, 'x-inner-page': page }, close: () => void askers.delete(page) }
}

/** Who asked for the page that an internal call belongs to; null for a visitor, and after the page is rendered. */
export const callerOfPage = ({ headers }: FastifyRequest): Caller | null =>
  askers.get(String(headers['x-inner-page'])) ?? null

/** True for a call to the own API while a page is rendered: it is part of the request for that page. */
export const isInternalCall = ({ headers }: FastifyRequest) => headers['x-inner'] === KEY

/**
 * Answers the page that is being rendered with the tags of this answer, and with what its reader views (`blog:ID`).
 * Without tags the answer may change at any time, and the page is not kept either.
 */
export function reportToPage(
  { raw }: FastifyReply,
  tags: readonly string[] | undefined,
  viewed: string | undefined,
) {
  if (tags) raw.setHeader('x-tags', tags.join(' '))
  if (viewed) raw.setHeader('x-viewed', viewed)
}
