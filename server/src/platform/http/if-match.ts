import { messages } from '@callofcode/contract/messages'
import type { Sentence } from '@callofcode/contract/sentence'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'

/** Returns the ETag of a row, from the time of its last change. No row changes twice in a millisecond. */
export const versionOf = ({ updatedAt }: { updatedAt: Date }) => `"${updatedAt.getTime().toString(36)}"`

/** Returns the ETag of an item with numbered versions. The ETag of a cached response also begins with `v` and the number. */
export const etagOf = (version: number) => `"v${version}"`

/** Throws a 412 Failure if `If-Match` names a version that is not the row's. Without `If-Match` it accepts any. */
export function requireUnmodified(request: FastifyRequest, row: { updatedAt: Date }) {
  if (!namesOf(request).some((name) => name === '*' || name === versionOf(row)))
    throw new Failure(412, 'stale', messages.stale)
}

/** Does the same as `requireUnmodified` for an item with numbered versions. `said` is the message. */
export function requireVersion(request: FastifyRequest, version: number, said: Sentence) {
  const isCurrent = (name: string) =>
    name === '*' || /^"v(\d+)(?:\.[^"]*)?"$/.exec(name)?.[1] === `${version}`
  if (!namesOf(request).some(isCurrent)) throw new Failure(412, 'stale', said)
}

/** A proxy that compresses responses may have marked the ETag as weak. */
function namesOf({ headers }: FastifyRequest): string[] {
  const given = headers['if-match'] ?? '*'
  return given.split(',').map((name) => name.trim().replace(/^W\//, ''))
}
