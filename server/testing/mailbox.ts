import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

const PATIENCE = 60_000

/** Received mails, parsed as a mail program does. */
abstract class Mailbox {
  abstract all(): Promise<Email[]>

  async to(address: string): Promise<Email[]> {
    return (await this.all()).filter((mail) => mail.to?.some((one) => one.address === address))
  }

  /** Returns the newest mail to this address, as soon as `count` mails have arrived. */
  async newest(address: string, count = 1): Promise<Email> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(25)) {
      const mails = await this.to(address)
      if (mails.length >= count) return mails.at(-1) as Email
    }
    throw new Error(`${address} got ${(await this.to(address)).length} mails, not ${count}`)
  }

  /** Waits until the queue contains no mail of this site. Later, no further mail can arrive. */
  async settled({ pool }: { readonly pool: Pool }) {
    const queued = `select from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
      where task.identifier = 'mail'`
    for (const end = Date.now() + PATIENCE; (await pool.query(queued)).rowCount !== 0; await sleep(25))
      if (Date.now() > end) throw new Error('Mails are still queued')
  }

  /** Returns the code in the newest mail. */
  async code(address: string, count = 1): Promise<string> {
    const { text } = await this.newest(address, count)
    return /^\s*(\d{6})\s*$/m.exec(text ?? '')?.[1] ?? ''
  }
}

let kept = 0
/** Stores the mail under a name that sorts by arrival. A file whose name begins with a dot is still being written. */
async function keepFile(folder: string, bytes: Buffer) {
  kept += 1
  const name = `${Date.now()}-${String(kept).padStart(6, '0')}.eml`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `.${name}`), bytes)
  await rename(join(folder, `.${name}`), join(folder, name))
}

/** A mail server on this machine. While `isDown`, it refuses every mail, as a full or broken server would. */
export class SmtpMailbox extends Mailbox {
  readonly #mails: Email[] = []
  readonly #server: SMTPServer
  readonly #folder: string | undefined
  isDown = false
  /** Addresses that do not exist here. */
  readonly unknown = new Set<string>()
  /** Delay in milliseconds before the server accepts a mail. */
  slowness = 0
  refused = 0

  /** With a folder, each mail is also stored there as a file, for other processes. */
  constructor(folder?: string) {
    super()
    this.#folder = folder
    this.#server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: ({ address }, _session, done) =>
        done(
          this.unknown.has(address) ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null,
        ),
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => void this.#take(Buffer.concat(chunks)).then(() => done(), done))
      },
    })
    // A site that is killed while sending resets its connection.
    this.#server.on('error', () => undefined)
  }

  async #take(bytes: Buffer) {
    await sleep(this.slowness)
    if (this.isDown) {
      this.refused += 1
      throw Object.assign(new Error('not now'), { responseCode: 451 })
    }
    this.#mails.push(await PostalMime.parse(bytes))
    if (this.#folder) await keepFile(this.#folder, bytes)
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    const { port } = this.#server.server.address() as AddressInfo
    return `smtp://127.0.0.1:${port}`
  }

  close = () => new Promise<void>((resolve) => this.#server.close(() => resolve()))
  all = async () => this.#mails
}

/** The folder of mails of a site without a mail server. */
export class FolderMailbox extends Mailbox {
  readonly #folder: string
  readonly #without: RegExp | undefined

  /** `without`: the subjects of mails that a test is not about. */
  constructor(dataDir: string, { without }: { readonly without?: RegExp } = {}) {
    super()
    this.#folder = join(dataDir, 'mails')
    this.#without = without
  }

  async all() {
    const names = await readdir(this.#folder).catch(() => [])
    const mails = names.filter((name) => /^[^.].*\.eml$/.test(name)).sort()
    const parsed = await Promise.all(
      mails.map(async (name) => PostalMime.parse(await readFile(join(this.#folder, name)))),
    )
    return parsed.filter(({ subject = '' }) => !this.#without?.test(subject))
  }
}
