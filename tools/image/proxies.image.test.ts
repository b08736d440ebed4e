import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request as plain } from 'node:http'
import { request as sealed } from 'node:https'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { onServer, TEMPLATE, withDatabase } from '../../server/testing/database-server.ts'
import { programArguments } from '../../server/testing/program.ts'
import { type SiteProcess, siteProcess } from '../../server/testing/site-process.ts'
import { missing, withSbin } from './container.ts'

const deploy = resolve(import.meta.dirname, '../../deploy')
const [EMAIL, PASSWORD] = ['asha@college.example', 'Arena-2024!']
/** The caller's address, which the site should see. The proxy connects from another one. */
const CALLER = '127.0.0.5'

interface Proxy {
  readonly name: string
  readonly programs: string[]
  readonly port: number
  readonly machines: [number, number]
  readonly scheme: 'http' | 'https'
  /** Writes the shipped configuration with these ports, and returns the command. */
  readonly command: (folder: string, proxy: Proxy) => [string, ...string[]]
}

/** Returns the shipped file with addresses of this machine. Throws when a change does not find its place. */
function localised(file: string, changes: [string, string][]): string {
  let text = readFileSync(join(deploy, file), 'utf8')
  for (const [from, to] of changes) {
    expect([file, text.includes(from) && from]).toEqual([file, from])
    text = text.replaceAll(from, to)
  }
  return text
}
const machinesOf = ({ machines }: Proxy): [string, string][] =>
  machines.map((port, at) => [`10.0.0.1${at + 1}:3000`, `127.0.0.1:${port}`])

const haproxy: Proxy = {
  name: 'HAProxy',
  programs: ['haproxy'],
  port: 4790,
  machines: [4791, 4792],
  scheme: 'http',
  command(folder, proxy) {
    const file = join(folder, 'haproxy.cfg')
    writeFileSync(
      file,
      localised('haproxy/haproxy.cfg', [['bind :80', `bind 127.0.0.1:${proxy.port}`], ...machinesOf(proxy)]),
    )
    execFileSync('haproxy', ['-c', '-q', '-f', file], { env: withSbin })
    return ['haproxy', '-db', '-f', file]
  },
}

const nginx: Proxy = {
  name: 'nginx',
  programs: ['nginx', 'openssl'],
  port: 4794,
  machines: [4795, 4796],
  scheme: 'https',
  command(folder, proxy) {
    const [key, certificate] = [join(folder, 'privkey.pem'), join(folder, 'fullchain.pem')]
    const subject = ['-subj', '/CN=club.example.edu', '-days', '2']
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject],
      { stdio: 'ignore' },
    )
    const inside = localised('nginx/call-of-code.conf', [
      ['/etc/letsencrypt/live/club.example.edu', folder],
      ['/var/cache/nginx/club', join(folder, 'cache')],
      ['listen 443 ssl', `listen 127.0.0.1:${proxy.port} ssl`],
      ['listen 80;', `listen 127.0.0.1:${proxy.port + 3};`],
      ...machinesOf(proxy),
    ])
    writeFileSync(join(folder, 'site.conf'), inside)
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join('\n')
    const file = join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `user root;\npid ${folder}/pid;\nerror_log ${folder}/errors;\ndaemon off;\nevents {}\nhttp {\naccess_log off;\n${temporary}\ninclude ${folder}/site.conf;\n}\n`,
    )
    execFileSync('nginx', ['-t', '-q', '-c', file], { env: withSbin })
    return ['nginx', '-c', file]
  },
}

async function until(look: () => Promise<boolean> | boolean) {
  for (let wait = 0; wait < 300; wait += 1) {
    if (await Promise.resolve(look()).catch(() => false)) return
    await sleep(100)
  }
  throw new Error('It has not come.')
}

const lackingFor = ({ programs }: Proxy) => missing(programs)
const said = (lacking: string[]) =>
  lacking.length > 0 ? ` (skipped: missing here: ${lacking.join(', ')})` : ''

function behind(proxy: Proxy) {
  const origin = `${proxy.scheme}://127.0.0.1:${proxy.port}`
  const here = mkdtempSync(join(tmpdir(), 'callofcode-proxy-'))
  const sites: SiteProcess[] = []
  let environment: Record<string, string>
  let running: ReturnType<typeof spawn>

  const machine = (at: number) =>
    siteProcess({ ...environment, PORT: String(proxy.machines[at]), DATA_DIR: join(here, `machine-${at}`) })
  const isReady = async (at: number) => (await fetch(`http://127.0.0.1:${proxy.machines[at]}/readyz`)).ok

  interface Asked {
    method?: string
    body?: object
    token?: string
    forged?: string
  }
  function ask(path: string, { method = 'GET', body, token, forged }: Asked = {}) {
    const headers = {
      origin,
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(forged && { 'x-forwarded-for': forged }),
    }
    const options = { method, headers, localAddress: CALLER, rejectUnauthorized: false }
    return new Promise<IncomingMessage>((answer, fail) => {
      const asking = (proxy.scheme === 'https' ? sealed : plain)(`${origin}${path}`, options, answer)
      asking.on('error', fail)
      asking.end(body && JSON.stringify(body))
    })
  }
  async function read(path: string, asked?: Asked) {
    const answer = await ask(path, asked)
    let text = ''
    for await (const part of answer.setEncoding('utf8')) text += part
    return { status: answer.statusCode ?? 0, text, headers: answer.headers }
  }
  const json = async (path: string, asked?: Asked) => JSON.parse((await read(`/api/v1${path}`, asked)).text)
  const signIn = (forged?: string): Promise<{ token: string }> =>
    json('/members/signin', {
      method: 'POST',
      body: { email: EMAIL, password: PASSWORD },
      ...(forged && { forged }),
    })

  beforeAll(async () => {
    const server = inject('databaseServer')
    const name = `proxied_${randomUUID().replaceAll('-', '')}`
    await onServer(server, `create database ${name} template ${TEMPLATE}`)
    environment = {
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_URL: withDatabase(server, name),
      APP_SECRET: 'of this test alone, and long enough for it',
      PUBLIC_URL: origin,
      TRUST_PROXY: '127.0.0.1',
      BACKUP_TO: 'off',
      POSTS_PER_MINUTE: '100000',
      REQUESTS_PER_MINUTE: '100000',
      // The values of the shipped files.
      DRAIN_SECONDS: '5',
      SHUTDOWN_SECONDS: '20',
    }
    const given = ['create', '--email', EMAIL, '--name', 'Asha', '--password', PASSWORD, '--role', 'admin']
    const env = { ...process.env, ...environment, DATA_DIR: join(here, 'cli') }
    const made = spawnSync(process.execPath, [...programArguments('member-cli'), ...given], { env })
    expect([made.status, String(made.stderr)]).toEqual([0, ''])
    mkdirSync(here, { recursive: true })
    for (const at of [0, 1]) sites.push(machine(at))
    for (const at of [0, 1]) await until(() => isReady(at))
    const [program, ...words] = proxy.command(here, proxy)
    running = spawn(program, words, { env: withSbin, stdio: 'ignore' })
    await until(async () => (await read('/healthz')).status === 200)
  })
  afterAll(async () => {
    running?.kill('SIGTERM')
    for (const site of sites) site.signal('SIGKILL')
    await Promise.all(sites.map(({ ended }) => ended))
    rmSync(here, { recursive: true, force: true })
  })

  test('it serves pages, and the site sees the address of the caller', async () => {
    const page = await read('/')
    expect([page.status, page.text]).toEqual([200, expect.stringContaining('<html')])
    const { token } = await signIn('203.0.113.9')
    expect(token).toBeTruthy()
    const audit = JSON.stringify(await json('/audit', { token }))
    expect(audit).toContain(CALLER)
    expect(audit).not.toContain('203.0.113.9')
  })

  test('it passes an event stream on as it comes', async () => {
    const { token } = await signIn()
    const body = { title: 'Heaps', category: 'General', content: 'Why?' }
    const thread = (await json('/forum/threads', { method: 'POST', token, body })).data._id
    const stream = await ask(`/api/v1/forum/threads/${thread}/stream`, { token })
    let heard = ''
    stream.setEncoding('utf8').on('data', (text: string) => (heard += text))
    stream.on('error', () => undefined)
    await until(() => heard.length > 0)
    await json(`/forum/threads/${thread}/replies`, { method: 'POST', token, body: { content: 'So.' } })
    await until(() => heard.includes('event: changed'))
    stream.destroy()
  })

  test('no request fails while both machines are replaced one after the other', async () => {
    const { token } = await signIn()
    const failed: string[] = []
    const exits: (number | null)[] = []
    let answered = 0
    let going = true
    const caller = async (path: string, asked: () => Asked) => {
      while (going) {
        const status = await read(path, asked()).then(
          (answer) => answer.status,
          (error: Error) => error.message,
        )
        answered += 1
        if (typeof status === 'string' || status >= 400) failed.push(`${path}: ${status}`)
        await sleep(100)
      }
    }
    const write = () => ({
      method: 'POST',
      token,
      body: { title: `Heaps ${randomUUID()}`, category: 'General', content: 'Why?' },
    })
    const callers = [
      caller('/', () => ({})),
      caller('/', () => ({ token })),
      caller('/api/v1/forum/threads', () => ({ token })),
      caller('/api/v1/forum/threads', write),
    ]
    for (const at of [0, 1]) {
      await sleep(2_000)
      sites[at]?.signal('SIGTERM')
      exits.push((await sites[at]?.ended) ?? null)
      sites[at] = machine(at)
      await until(() => isReady(at))
      await sleep(4_000)
    }
    going = false
    await Promise.all(callers)
    console.log(`${proxy.name}: ${answered} requests, ${failed.length} failed.`)
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(300)
    expect(exits).toEqual([0, 0])
  })
}

describe.skipIf(lackingFor(haproxy).length > 0)(
  `OPS-64 two machines behind HAProxy${said(lackingFor(haproxy))}`,
  () => behind(haproxy),
)
describe.skipIf(lackingFor(nginx).length > 0)(
  `OPS-65 two machines behind nginx${said(lackingFor(nginx))}`,
  () => behind(nginx),
)
