import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { BadEnvironment, readEnv, variables } from './env.ts'

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

  test('every variable stands in the operations guide', () => {
    const guide = readFileSync(fileURLToPath(new URL('../../../docs/operations.md', import.meta.url)), 'utf8')
    expect(variables.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})
