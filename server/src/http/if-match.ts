import { messages } from '@callofcode/contract/messages'
import type { FastifyRequest } from 'fastify'
import { Failure } from './failure.ts'

/** The name of what was last changed then. Two changes never fall into one millisecond. */
export const versionOf = ({ updatedAt }: { updatedAt: Date }) => `"${updatedAt.getTime().toString(36)}"`

/**
 * Throws a 412 Failure when the caller changes another version than there is; without `If-Match` every one will do.
 * A proxy on the way that packs answers may have marked the name as weak.
 */
export function refuseStale({ headers }: FastifyRequest, row: { updatedAt: Date }) {
  const wanted = headers['if-match']
  if (wanted === undefined) return
  const names = wanted.split(',').map((name) => name.trim().replace(/^W\//, ''))
  if (names.includes('*') || names.includes(versionOf(row))) return
  throw new Failure(412, 'stale', messages.stale)
}
