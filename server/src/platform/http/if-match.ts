import { messages } from '@callofcode/contract/messages'
import type { Sentence } from '@callofcode/contract/sentence'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'

/** The ETag of a row, from the time of its last change. No row changes twice in a millisecond. */
export const versionOf = ({ updatedAt }: { updatedAt: Date }) => `"${updatedAt.getTime().toString(36)}"`

/** The ETag of what has numbered versions. The ETag of a cached answer begins with `v` and the number, too. */
export const etagOf = (version: number) => `"v${version}"`

/** Throws a 412 Failure where `If-Match` names another version than the row has. Without `If-Match` it accepts any. */
export function requireUnmodified(request: FastifyRequest, row: { updatedAt: Date }) {
  if (!namesOf(request).some((name) => name === '*' || name === versionOf(row)))
    throw new Failure(412, 'stale', messages.stale)
}

/** As `requireUnmodified`, for what has numbered versions. `said` says what happened. */
export function requireVersion(request: FastifyRequest, version: number, said: Sentence) {
  const isCurrent = (name: string) =>
    name === '*' || /^"v(\d+)(?:\.[^"]*)?"$/.exec(name)?.[1] === `${version}`
  if (!namesOf(request).some(isCurrent)) throw new Failure(412, 'stale', said)
}

/** A proxy that compresses answers may have marked the ETag as weak. */
function namesOf({ headers }: FastifyRequest): string[] {
  const given = headers['if-match'] ?? '*'
  return given.split(',').map((name) => name.trim().replace(/^W\//, ''))
}
