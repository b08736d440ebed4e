import { expect, test } from 'vitest'
import { missing, postgresPrograms } from './missing.ts'

test.runIf(process.platform === 'linux')(
  'OPS-26 a machine without what the failover drill needs is told what is missing and where it comes from',
  () => {
    const absent = missing({ folders: ['/nowhere'], postgres: '/nowhere' })
    expect(absent).toContain('patroni (Debian: patroni)')
    expect(absent).toContain('etcd (Debian: etcd-server)')
    expect(absent).toContain('haproxy (Debian: haproxy)')
    expect(absent).toContain('pgbouncer (Debian: pgbouncer)')
    expect(absent).toContain('PostgreSQL 15 or newer (Debian: postgresql)')
    expect(postgresPrograms('/nowhere')).toBeUndefined()
  },
)
