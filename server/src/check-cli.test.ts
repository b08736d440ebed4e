import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SmtpMailbox } from '../testing/mailbox.ts'
import { programArguments } from '../testing/program.ts'
import { type TestSite, testSite } from '../testing/test-site.ts'
import { siteSecret } from './app/secret.ts'

const APP_SECRET = 'the secret of these tests, forty characters'
let site: TestSite
let folder: string
let SMTP_URL: string
const mailbox = new SmtpMailbox()
beforeAll(async () => {
  site = await testSite({ APP_SECRET })
  await siteSecret(site.env, site.database)
  folder = await mkdtemp(join(tmpdir(), 'callofcode-check-'))
  SMTP_URL = await mailbox.open()
})
afterAll(async () => {
  await site.close()
  await mailbox.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs the command as people do, with everything that a site should have. */
function check(environment: Record<string, string> = {}, args: string[] = []) {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: site.database.url,
    SMTP_URL,
    DATA_DIR: folder,
    APP_SECRET,
    PUBLIC_URL: 'https://club.example',
    TRUST_PROXY: '127.0.0.1',
    BACKUP_TO: join(folder, 'backups'),
    BACKUP_KEY: 'a passphrase of these tests',
    ...environment,
  }
  return new Promise<{ code: number; out: string }>((resolve) => {
    execFile(process.execPath, [...programArguments('check-cli'), ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out: out + err }),
    )
  })
}

test('OPS-396 one command says of each part that it is well, and leaves nothing behind', async () => {
  const { code, out } = await check()
  expect(out).not.toMatch(/^bad/m)
  expect(code).toBe(0)
  for (const line of [
    /^good {2}folder .* can be written$/m,
    /^good {2}database .*it answers$/m,
    /^good {2}secret .*the one of this database$/m,
    /^good {2}mails .*127\.0\.0\.1:\d+ answers$/m,
    /^good {2}backups .*takes files, and they are sealed$/m,
  ])
    expect(out).toMatch(line)
  expect(await readdir(join(folder, 'backups'))).toEqual([])
  expect(await readdir(folder)).toEqual(['backups'])
})

test('OPS-396 what is bad is a line with its reason, and the exit code says so', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  const { code, out } = await check({
    APP_SECRET: 'another secret of forty characters and more',
    SMTP_URL: 'smtp://127.0.0.1:1',
    BACKUP_TO: join(file, 'backups'),
    RATE_LIMITS: 'off',
    TRUST_PROXY: '',
  })
  await rm(file)
  expect(code).toBe(1)
  expect(out).toMatch(/^bad {3}secret .*another one than APP_SECRET$/m)
  expect(out).toMatch(/^bad {3}mails .*ECONNREFUSED/m)
  expect(out).toMatch(/^bad {3}backups .*no folder/m)
  // The page Operations has the same findings.
  expect(out).toMatch(/^bad {3}settings .*limitsOff/m)
  expect(out).toMatch(/^look {2}settings .*proxyUnknown/m)
})

test('OPS-396 without a database, and before the first start, the rest is looked at all the same', async () => {
  const away = await check({ DATABASE_URL: 'postgres://x@127.0.0.1:1/x' })
  expect(away.code).toBe(1)
  expect(away.out).toMatch(/^bad {3}database .*does not answer/m)
  expect(away.out).toMatch(/^good {2}mails/m)
  const before = await check({ DATABASE_URL: '', DATA_DIR: join(folder, 'new') })
  expect(before.out).toMatch(/^good {2}database .*first start/m)
  expect(before.code).toBe(0)
  expect(await readdir(folder)).toEqual(['backups'])
})

test('OPS-396 variables that are not understood are bad, each in a line; others may not read the folder', async () => {
  const wrong = await check({ PORT: 'x', BACKUP_HOUR: '30' })
  expect(wrong.code).toBe(1)
  expect(wrong.out).toMatch(/^bad {3}settings .*PORT/m)
  expect(wrong.out).toMatch(/^bad {3}settings .*BACKUP_HOUR/m)
  // The command reads the environment like the start, which refuses it too.
  const unfilled = await check({ APP_SECRET: '' })
  expect(unfilled).toEqual({
    code: 1,
    out: expect.stringMatching(/^bad {3}settings .*APP_SECRET: is set and empty.*\n$/m),
  })
  await chmod(folder, 0o755)
  expect((await check()).out).toMatch(/^look {2}folder .*chmod o=/m)
  expect((await check({}, ['everything'])).code).toBe(2)
})
