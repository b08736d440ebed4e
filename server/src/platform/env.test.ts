import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { BadEnvironment, readEnv, variables } from './env.ts'
import { misspeltVariables } from './misspelt-variables.ts'

describe('the environment', () => {
  test('CONST-10 the server listens on port 3000; PORT changes it', () => {
    expect(readEnv({}).PORT).toBe(3000)
    expect(readEnv({ PORT: '8080' }).PORT).toBe(8080)
  })

  test('a variable set to nothing counts as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', DATA_DIR: '' })).toEqual(readEnv({}))
  })

  test('every bad value is named in one line each, before anything starts', () => {
    const read = () => readEnv({ PORT: 'http', SMTP_URL: 'mail.example', SESSION_SECONDS: '-1' })
    expect(read).toThrow(BadEnvironment)
    expect(read).toThrow(
      /PORT: .*\n {2}SMTP_URL: must be an address that begins with smtp:\/\/.*\n {2}SESSION_SECONDS/,
    )
  })

  test('OPS-333 an address with a user or password that is not encoded says what to do, and not what it is', () => {
    for (const password of [
      'pa#guessed',
      'pa/guessed',
      'pa?guessed',
      '12/guessed',
      '12?guessed',
      'p@/guessed',
      'pa%guessed',
    ])
      for (const [name, url] of [
        ['DATABASE_URL', `postgres://club:${password}@db1:5432/club`],
        ['DATABASE_URL', `postgres://club:${password}@db1,db2/club?sslmode=require`],
        ['SMTP_URL', `smtp://club:${password}@mail.example.edu:587`],
      ] as const) {
        const read = () => readEnv({ [name]: url })
        expect(read, url).toThrow(new RegExp(`${name}: .*write # as %23, / as %2F`))
        expect(read).not.toThrow(/guessed/)
      }
    const DATABASE_URL = 'postgres://club:a%23b%2Fc%3Fd%25e@f@db1/club?application_name=a@b'
    const SMTP_URL = 'smtps://club%40example.edu:a%23b@mail.example.edu'
    expect(readEnv({ DATABASE_URL, SMTP_URL })).toMatchObject({ DATABASE_URL, SMTP_URL })
    expect(readEnv({ DATABASE_URL: 'postgres:///club?host=/run/a@b' }).DATABASE_URL).toBeTruthy()
  })

  test('OPS-333 PUBLIC_URL is the address of a whole site', () => {
    for (const rest of ['/club', '/club/', '?club', '#club', '/?a=b'])
      expect(() => readEnv({ PUBLIC_URL: `https://college.edu${rest}` })).toThrow(
        /PUBLIC_URL: must be the address of the whole site, like .* without a path$/,
      )
    for (const url of ['https://club.college.edu', 'https://club.college.edu/', 'http://club.test:3000'])
      expect(readEnv({ PUBLIC_URL: url }).PUBLIC_URL).toBe(url.replace(/\/$/, ''))
  })

  test('OPS-333 a secret that is set and empty is refused, as one that nobody filled in', () => {
    expect(() => readEnv({ APP_SECRET: '' })).toThrow(/APP_SECRET: is set and empty: /)
    expect(readEnv({}).APP_SECRET).toBeUndefined()
  })

  test('OPS-333 a name that is nearly that of a variable is told of, and no other', () => {
    const meant = (...names: string[]) =>
      misspeltVariables(names, variables).map((line) => /^(\S+) .* Is (\S+) meant\?$/.exec(line)?.slice(1))
    expect(
      meant(
        'PUBLIC_ULR',
        'DATABSE_URL',
        'SMTP_ULR',
        'APP_SECRETS',
        'public_url',
        'TRUSTPROXY',
        'PROT',
        'LANE',
      ),
    ).toEqual([
      ['PUBLIC_ULR', 'PUBLIC_URL'],
      ['DATABSE_URL', 'DATABASE_URL'],
      ['SMTP_ULR', 'SMTP_URL'],
      ['APP_SECRETS', 'APP_SECRET'],
      ['public_url', 'PUBLIC_URL'],
      ['TRUSTPROXY', 'TRUST_PROXY'],
      ['PROT', 'PORT'],
      ['LANE', 'LANES'],
    ])
    const others = [
      'HOME',
      'PATH',
      'LANG',
      'HOSTNAME',
      'POST',
      'SORT',
      'PORTS',
      'JAVAC',
      'DATABASE_PORT',
      'DATABASE_USER',
    ]
    expect(meant(...variables, ...others, 'HTTPS_PROXY', 'SITE_PROCESS', 'OTEL_SERVICE_NAME')).toEqual([])
  })

  test('every variable stands in the operations guide', () => {
    const guide = readFileSync(fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)), 'utf8')
    expect(variables.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
