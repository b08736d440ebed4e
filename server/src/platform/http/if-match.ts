import { messages } from '@callofcode/contract/messages'
import type { FastifyRequest } from 'fastify'
import { Failure } from '../failure.ts'

/** The name of what was last changed then. Two changes never fall into one millisecond. */
export const versionOf = ({ updatedAt }: { updatedAt: Date }) => `"${updatedAt.getTime().toString(36)}"`

/** The name of what counts its versions; that of a ready-made answer made from it begins so too. */
export const etagOf = (version: number) => `"v${version}"`

/** Throws a 412 Failure when the caller changes another version than there is; without `If-Match` every one will do. */
export function refuseStale(request: FastifyRequest, row: { updatedAt: Date }) {
  if (!namesOf(request).some((name) => name === '*' || name === versionOf(row)))
    throw new Failure(412, 'stale', messages.stale)
}

/** The same for what counts its versions. */
export function refuseOlder(request: FastifyRequest, version: number, message: string) {
  const isPresent = (name: string) =>
    name === '*' || /^"v(\d+)(?:\.[^"]*)?"$/.exec(name)?.[1] === `${version}`
  if (!namesOf(request).some(isPresent)) throw new Failure(412, 'stale', message)
}

/** A proxy on the way that packs answers may have marked the name as weak. */
function namesOf({ headers }: FastifyRequest): string[] {
  const wanted = headers['if-match'] ?? '*'
  return wanted.split(',').map((name) => name.trim().replace(/^W\//, ''))
}
