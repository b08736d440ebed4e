import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** New at every start, and never sent to a client. */
const KEY = randomBytes(16).toString('base64url')

/** The headers of the calls that the server makes to its own API while it renders a page. */
export const internalHeaders = { 'x-inner': KEY }

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
