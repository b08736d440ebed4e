import { z } from 'zod'
import type { DatabaseAddresses } from './database/database.ts'
import { BadAddress, readAddress } from './database/hosts/address.ts'

/** A PostgreSQL address, which may name several servers. Error messages do not repeat it. */
const databaseUrl = z
  .string()
  .superRefine((value, { addIssue }) => {
    try {
      readAddress(value)
    } catch (error) {
      if (!(error instanceof BadAddress)) throw error
      addIssue({ code: 'custom', message: error.message })
    }
  })
  .optional()

const NO_LIMITS = '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0'

/** Lifts the role's limits. They are meant for connections through the pooler, and would end a migration or a backup. */
function withoutLimits(url: string): string {
  if (/[?&]options=/.test(url)) return url
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(NO_LIMITS)}`
}

/** The addresses of the database (docs/operations.md, An external PostgreSQL). */
export const databaseEnv = {
  DATABASE_URL: databaseUrl,
  /** The address that bypasses the pooler in transaction mode before DATABASE_URL. */
  DATABASE_DIRECT_URL: databaseUrl.transform((url) => url && withoutLimits(url)),
  /** Servers that answer visitors: replicas. */
  DATABASE_REPLICA_URL: databaseUrl,
  /** Prepared statements through the pooler. PgBouncer before 1.21 does not support them. */
  DATABASE_PREPARED: z.enum(['on', 'off']).optional(),
}

interface Given {
  readonly DATABASE_URL?: string | undefined
  readonly DATABASE_DIRECT_URL?: string | undefined
  readonly DATABASE_REPLICA_URL?: string | undefined
  readonly DATABASE_PREPARED?: 'on' | 'off' | undefined
}

export function refuseWaysToNothing(env: Given, refuse: (path: string, message: string) => void) {
  if (env.DATABASE_URL) return
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL'] as const)
    if (env[name]) refuse(name, 'is needed only with DATABASE_URL')
}

/** `url` is DATABASE_URL, or the address of our own database. */
export const addressesOf = (env: Given, url: string): DatabaseAddresses => ({
  url,
  directUrl: env.DATABASE_DIRECT_URL,
  replicaUrl: env.DATABASE_REPLICA_URL,
  prepared: env.DATABASE_PREPARED === 'on',
})
