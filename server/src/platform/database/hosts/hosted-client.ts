import pg from 'pg'
import { isMoved } from '../database-away.ts'
import type { Host } from './address.ts'
import { suits } from './ask-host.ts'
import { type Connected, type Hosts, NoHost } from './hosts.ts'

/** Fields that the package's types leave out. */
interface Inside {
  host: string
  port: number
  readonly connection: NodeJS.EventEmitter & { readonly stream: { destroy(): void } }
}
interface Status {
  readonly parameterName: string
  readonly parameterValue: string
}

const inside = (client: pg.Client) => client as unknown as Inside

/**
 * Returns the class of connections to an address with several servers. Each connects to the server that is right at that time. A
 * server reports its state at connect and at each change, so no query is needed. Behind a pooler (`pooled`) the reports are stale
 * and are ignored.
 */
export function hostedClient(hosts: Hosts, pooled: boolean): typeof pg.Client {
  return class extends pg.Client implements Connected {
    at = hosts.first
    #isStandby: boolean | undefined
    #isReadOnly = false
    #isOpen = false
    readonly #patience: number

    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: hosts.first.url })
      this.#patience = config.connectionTimeoutMillis ?? 0
      // The pool listens only after it has received the connection.
      this.on('error', (error) => isMoved(error) && hosts.doubt(this.at))
      this.on('end', () => hosts.remove(this))
      if (!pooled) inside(this).connection.on('parameterStatus', (status: Status) => this.#note(status))
    }

    override connect(callback?: unknown): never {
      const connected = this.#open()
      if (typeof callback !== 'function') return connected as never
      connected.then(
        () => process.nextTick(callback as () => void),
        (error) => process.nextTick(callback as () => void, error),
      )
      return undefined as never
    }

    cut() {
      inside(this).connection.stream.destroy()
    }

    async #open(): Promise<this> {
      this.#aim(await inTime(hosts.find(), this.#patience))
      try {
        await super.connect()
      } catch (error) {
        if (isMoved(error as Error)) hosts.doubt(this.at)
        throw error
      }
      this.#isOpen = true
      hosts.add(this)
      if (!this.#isWrong()) return this
      hosts.doubt(this.at)
      await this.end()
      throw new NoHost(`${this.at.name} is not ${hosts.attrs} any more.`)
    }

    #aim(host: Host) {
      this.at = host
      const { host: name, port } = new pg.Client({ connectionString: host.url })
      Object.assign(inside(this), { host: name, port })
    }

    #note({ parameterName, parameterValue }: Status) {
      if (parameterName === 'in_hot_standby') this.#isStandby = parameterValue === 'on'
      else if (parameterName === 'default_transaction_read_only') this.#isReadOnly = parameterValue === 'on'
      else return
      if (this.#isOpen && this.#isWrong()) hosts.doubt(this.at)
    }

    #isWrong(): boolean {
      // Any server satisfies `prefer-standby` as a last resort.
      if (this.#isStandby === undefined || hosts.attrs === 'prefer-standby') return false
      const isReadOnly = this.#isReadOnly || this.#isStandby
      return !suits(hosts.attrs, { isStandby: this.#isStandby, isReadOnly })
    }
  } as unknown as typeof pg.Client
}

/** Throws when the work takes longer than `patience` milliseconds. 0 means no limit. */
async function inTime<T>(work: Promise<T>, patience: number): Promise<T> {
  if (!patience) return work
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('timeout exceeded when trying to connect')), patience)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
