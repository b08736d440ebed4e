import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { siteName } from './lan-name.ts'

const root = resolve(import.meta.dirname, '..')
/** This preload lets a journey hold back and refuse the requests of its browser. */
const PRELOAD = new URL('interception/preload.mjs', import.meta.url).href
export const PASSWORD = 'Arena-2024!'

/** A site started by the documented command, with its own data folder. */
export class Site {
  readonly url: string
  readonly dataDir: string
  output = ''
  #process: ChildProcess | undefined
  #environment: NodeJS.ProcessEnv

  private constructor(port: number, dataDir: string, environment: Record<string, string>) {
    this.url = `http://${siteName()}:${port}`
    this.dataDir = dataDir
    // A journey does in a minute as much as people do in a week. The rate limits of accounts have their own tests over HTTP.
    const lifted = {
      RATE_LIMITS: 'off',
      SIGNINS_PER_MINUTE: '1000',
      SIGNUPS_PER_HOUR: '1000',
      APPROVAL_UNDO_SECONDS: '20',
      WAITING_MAIL_HOUR: 'off',
    }
    this.#environment = {
      ...process.env,
      ...lifted,
      ...environment,
      PORT: String(port),
      ...(siteName() !== 'localhost' && { PUBLIC_URL: this.url }),
      DATA_DIR: dataDir,
    }
  }

  static async create(environment: Record<string, string> = {}): Promise<Site> {
    const dataDir = await mkdtemp(join(tmpdir(), 'callofcode-e2e-'))
    return new Site(await freePort(), dataDir, environment)
  }

  /** Adds environment variables before the site starts. */
  use(environment: Record<string, string>) {
    Object.assign(this.#environment, environment)
  }

  /** Starts a process with the same port and data: a second instance, or the next start. */
  spawn(): ChildProcess {
    const child = spawn(process.execPath, ['--import', PRELOAD, 'tools/start.mjs'], {
      cwd: root,
      env: this.#environment,
    })
    child.stdout?.on('data', (text) => {
      this.output += text
    })
    child.stderr?.on('data', (text) => {
      this.output += text
    })
    return child
  }

  async start(): Promise<this> {
    this.output = ''
    const child = this.spawn()
    this.#process = child
    while (!this.output.includes('is open at')) {
      if (child.exitCode !== null) throw new Error(`The site did not start:\n${this.output}`)
      await sleep(50)
    }
    return this
  }

  /** Waits until the site's output matches. A line may come after the one that announces the open site. */
  async says(what: RegExp): Promise<string> {
    for (let wait = 0; wait < 200; wait++) {
      const said = what.exec(this.output)
      if (said) return said[0]
      await sleep(50)
    }
    throw new Error(`The site did not say ${what}:\n${this.output}`)
  }

  /** Sends a signal and returns the exit code, or null after a kill. */
  async signal(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.#process
    if (!child || child.exitCode !== null) return child?.exitCode ?? null
    const ended = once(child, 'exit')
    child.kill(signal)
    const [code] = await ended
    return code as number | null
  }

  async remove() {
    await this.signal('SIGTERM')
    // After a forced stop PostgreSQL may still write for a moment, so deleting the folder is retried.
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }

  /** Runs `npm run member -- …` on this site's data. */
  async member(...words: string[]): Promise<string> {
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, ['tools/server-cli.mjs', 'member', ...words], {
      cwd: root,
      env: this.#environment,
    })
    return stdout
  }

  /** Returns the newest mail to an address of this site, as `mailIn` does. */
  mailTo(address: string, about: RegExp): Promise<string> {
    return mailIn(this.dataDir, address, about)
  }
}

/** Waits for the newest mail to an address and reads it from the data folder. */
export async function mailIn(dataDir: string, address: string, about: RegExp): Promise<string> {
  const folder = join(dataDir, 'mails')
  for (let wait = 0; wait < 600; wait++) {
    // A file whose name begins with a dot is still being written.
    const kept = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'))
    const files = kept.sort().reverse()
    for (const file of files) {
      const mail = await readFile(join(folder, file), 'utf8')
      if (mail.includes(address) && about.test(mail)) return mail
    }
    await sleep(100)
  }
  throw new Error(`No mail to ${address} about ${about}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  return port
}
