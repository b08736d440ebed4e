import { describe, expect, test } from 'vitest'
import { readEnv } from '../../env.ts'
import { BadAddress, otherDatabase, placeOf, readAddress } from './address.ts'

const SECRET = 'guessed-it'

describe('OPS-1 the address of a database names one server or several', () => {
  test('each of them is an address that pg understands, with all that stands around it', () => {
    const { hosts, attrs } = readAddress(
      `postgres://club:${SECRET}@db1,db2:5433,[::1]:5434/club?sslmode=verify-full&target_session_attrs=primary`,
    )
    expect(attrs).toBe('primary')
    expect(hosts.map(({ name }) => name)).toEqual(['db1', 'db2:5433', '[::1]:5434'])
    expect(hosts[1]?.url).toBe(
      `postgres://club:${SECRET}@db2:5433/club?sslmode=verify-full&target_session_attrs=primary`,
    )
    expect(hosts.every(({ url }) => URL.canParse(url))).toBe(true)
  })

  test('they may stand in the query, as sockets do, with one port for all or one for each', () => {
    const names = (url: string) => readAddress(url).hosts.map(({ name }) => name)
    expect(names('postgres:///club?host=/run/a,db2&port=5433')).toEqual(['/run/a:5433', 'db2:5433'])
    expect(names('postgres:///club?host=db1,db2&port=5433,5434')).toEqual(['db1:5433', 'db2:5434'])
    const folder = '/srv/club, new/pg'
    const socket = `postgres://u:x@localhost/club?${new URLSearchParams({ host: folder, port: '5433' })}`
    expect(readAddress(socket).hosts).toEqual([{ name: folder, url: socket }])
    expect(names('postgres:///club?host=db1%2Cdb2')).toEqual(['db1:5432', 'db2:5432'])
    expect(
      new URL(readAddress('postgres:///club?host=db1,db2').hosts[1]?.url ?? '').searchParams.get('host'),
    ).toBe('db2')
  })

  test('of several the one that takes writes is meant, of one itself, unless the address says more', () => {
    expect(readAddress('postgres://a,b/club').attrs).toBe('read-write')
    expect(readAddress('postgres://a,b/club', 'prefer-standby').attrs).toBe('prefer-standby')
    expect(readAddress('postgres://a/club').attrs).toBe('any')
    expect(readAddress('postgres://a/club?target_session_attrs=read-write').attrs).toBe('read-write')
  })

  test('one server is left to pg as it was written', () => {
    for (const url of [
      'postgres://a/club',
      'postgres:///club?host=/run/pg&port=5433',
      'postgres://u:p%40@a:1/x?ssl=true',
    ])
      expect(readAddress(url).hosts.map((host) => host.url)).toEqual([url])
  })

  test('what is wrong is said without the password, at the start', () => {
    const wrong = [
      'mysql://a/b',
      `postgres://u:${SECRET}@a b/club`,
      `postgres://u:${SECRET}@a:x,b/club`,
      'nonsense',
    ]
    for (const url of wrong) {
      expect(() => readAddress(url)).toThrow(BadAddress)
      expect(() => readEnv({ DATABASE_URL: url })).toThrow(/DATABASE_URL: must be an address/)
    }
    const attrs = () =>
      readEnv({ DATABASE_URL: `postgres://u:${SECRET}@a,b/club?target_session_attrs=master` })
    expect(attrs).toThrow(/target_session_attrs must be any, read-write/)
    expect(attrs).not.toThrow(SECRET)
    expect(() => readEnv({ DATABASE_REPLICA_URL: 'postgres://a/club' })).toThrow(/only with DATABASE_URL/)
  })

  test('it is shown without user and password, and leads to other databases of the same servers', () => {
    const url = `postgres://u:${SECRET}@a:1,b:2/club?sslmode=disable`
    expect(placeOf(url)).toBe('a:1,b:2/club')
    expect(placeOf('postgres://u:p@a/club')).toBe('a/club')
    expect(placeOf('postgres:///club?host=/run/pg')).toBe('/run/pg/club')
    expect(otherDatabase(url, 'my db')).toBe(`postgres://u:${SECRET}@a:1,b:2/my%20db?sslmode=disable`)
  })
})
