import { expect, test } from 'vitest'
import { configFrom, patroniConfig } from './configs.ts'

test('OPS-27 the examples in deploy/failover are what the failover drill runs with, with other folders', () => {
  const config = patroniConfig('pg2', '/somewhere', '/programs')
  for (const line of [
    'name: pg2',
    'listen: 10.0.0.12:5432',
    'data_dir: /somewhere/data',
    'bin_dir: /programs',
  ])
    expect(config).toContain(line)
  expect(config).not.toMatch(/10\.0\.0\.11|\/var\/lib/)
  for (const line of ['synchronous_mode: true', 'synchronous_mode_strict: true'])
    expect(config).toContain(line)
  expect(configFrom('pgbouncer.ini', { '/etc/pgbouncer/userlist.txt': '/list' })).toContain(
    'auth_file = /list',
  )
  expect(() => configFrom('pgbouncer.ini', { 'not in it': '' })).toThrow('does not say "not in it"')
})
