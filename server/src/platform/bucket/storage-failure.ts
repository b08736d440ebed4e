import { errorLine } from '../error-facts.ts'

/** The errors of S3-compatible servers, in words for the operator. */
const REFUSALS: Record<string, string> = {
  InvalidAccessKeyId: 'The server does not know the S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY does not belong to S3_ACCESS_KEY_ID.',
  AccessDenied: 'The S3 key may not do that in this bucket: it must write, list and delete.',
  NoSuchBucket: 'There is no such bucket on this server.',
  PermanentRedirect: 'The bucket is elsewhere. Set S3_REGION and S3_ENDPOINT to its own.',
  AuthorizationHeaderMalformed: 'S3_REGION is not the region of the bucket.',
  RequestTimeTooSkewed: 'The clock of this machine is wrong, so the server refuses it.',
  BadDigest: 'It was damaged on its way.',
  IncompleteBody: 'It was cut off on its way.',
}

const SYSTEM: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'This user may take no more room on the disk.',
  EACCES: 'This user may not write there.',
  EPERM: 'This user may not write there.',
  EROFS: 'It can only be read there.',
  ENOENT: 'Its path leads nowhere. Make the folder above it, or mount the disk.',
  ENOTDIR: 'It is no folder, or a part of its path is none.',
  EIO: 'The disk does not work.',
  ENOTFOUND: 'The name of the server is not known.',
  EAI_AGAIN: 'The name of the server cannot be looked up.',
  ECONNREFUSED: 'The server does not answer.',
  ETIMEDOUT: 'The server does not answer.',
  EHOSTUNREACH: 'The server cannot be reached.',
  ENETUNREACH: 'The server cannot be reached.',
  ECONNRESET: 'The server closed the connection.',
  UND_ERR_SOCKET: 'The server closed the connection.',
}

interface Facts {
  readonly status?: number
  readonly serviceCode?: string
  readonly body?: string
  readonly code?: string
  readonly cause?: unknown
}

/** Returns why a bucket or a disk failed, in one sentence without secrets. */
export function storageFailure(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'It took too long.'
  const all = chainOf(error)
  for (const { serviceCode, body = '', status } of all) {
    // The package reads the body only if its type has one exact spelling.
    const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? serviceCode ?? ''
    if (REFUSALS[code]) return REFUSALS[code]
    if (status === 301) return REFUSALS.PermanentRedirect ?? ''
    if (status === 403) return REFUSALS.AccessDenied ?? ''
    if (status) return `The server answered ${status}${code && code !== 'Unknown' ? ` (${code})` : ''}.`
  }
  const known = all.find(({ code = '' }) => SYSTEM[code])?.code
  return known ? `${SYSTEM[known]} (${known})` : errorLine(error)
}

/** Returns the status with which a server refused, or undefined if no server answered. */
export const statusOf = (error: unknown): number | undefined =>
  chainOf(error).find(({ status }) => status !== undefined)?.status

/** Returns the error and its causes. */
function chainOf(error: unknown): Facts[] {
  const all: Facts[] = []
  for (let one = error as Facts | undefined; one && all.length < 5; one = one.cause as Facts | undefined)
    all.push(one)
  return all
}
