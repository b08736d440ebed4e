import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from './caller.ts'

/** New at every start. It is never sent to a client. */
const KEY = randomBytes(16).toString('base64url')

/** The callers of the pages that are being rendered, by page number. */
const askers = new Map<string, Caller>()
let last = 0

/**
 * Returns the headers of calls to the own API during the rendering of a page. The calls run as `caller`, so that none of them has
 * to look up the session again. Call `close` when the page is rendered.
 */
export function internalCalls(caller: Caller | null) {
  last += 1
  const page = String(last)
  if (caller) askers.set(page, caller)
  return { headers: { 'x-inner': KEY, 'x-inner-page': page }, close: () => void askers.delete(page) }
}

/**
 * Returns the caller of the page that an internal call belongs to. Returns null for a visitor, and after the page is rendered.
 */
export const callerOfPage = ({ headers }: FastifyRequest): Caller | null =>
  askers.get(String(headers['x-inner-page'])) ?? null

/** Returns true for a call to the own API during the rendering of a page. It is part of the request for that page. */
export const isInternalCall = ({ headers }: FastifyRequest) => headers['x-inner'] === KEY

/**
 * Sends the tags of this response and the viewed item (`blog:ID`) to the page that is being rendered. A response without tags may
 * change at any time, so the page is not cached either.
 */
export function reportToPage(
  { raw }: FastifyReply,
  tags: readonly string[] | undefined,
  viewed: string | undefined,
) {
  if (tags) raw.setHeader('x-tags', tags.join(' '))
  if (viewed) raw.setHeader('x-viewed', viewed)
}
