import { setTimeout as sleep } from 'node:timers/promises'
import { errorLine } from '../../error-facts.ts'
import { sqlStateOf } from '../database-away.ts'
import type { Address, Host } from './address.ts'
import { askHost, type HostState, suits } from './ask-host.ts'

/** Milliseconds after the first suitable server in which a better one may still answer. */
const GRACE = 300
/** Milliseconds for which the result of a failed search is reused. */
const HOLDS = 200

/** No server meets the requirement of the address. */
export class NoHost extends Error {
  readonly code = 'ENOHOST'
}

/** A connection to one of the servers. */
export interface Connected {
  readonly at: Host
  /** Closes the connection at once, even in the middle of its work. */
  cut(): void
}

interface Answer {
  readonly host: Host
  readonly state?: HostState
  readonly error?: Error
}

/**
 * The servers of one address. All are asked at once which of them is right. The result is kept until a connection to that server
 * breaks, hangs or reports a change. A server that drops every packet then costs no time while another answers. Asked one after
 * another, each that hangs would cost a whole time limit.
 */
export class Hosts {
  readonly #address: Address
  readonly #connected = new Set<Connected>()
  #known: Host | undefined
  #search: Promise<Host> | undefined

  constructor(address: Address) {
    this.#address = address
  }

  get attrs() {
    return this.#address.attrs
  }

  get first(): Host {
    return this.#address.hosts[0] as Host
  }

  /** Returns the server to connect to. Callers during a search share it. Throws NoHost. */
  async find(): Promise<Host> {
    return this.#known ?? (await this.#searched())
  }

  /** Starts a new search after a problem with this server. Its connections are closed when another server is found. */
  doubt(host: Host) {
    if (this.#known === host) this.#known = undefined
    if (!this.#known) this.#searched().catch(() => undefined)
  }

  add(connected: Connected) {
    this.#connected.add(connected)
  }

  remove(connected: Connected) {
    this.#connected.delete(connected)
  }

  #searched(): Promise<Host> {
    if (this.#search) return this.#search
    const search = this.#look().then((host) => {
      this.#remember(host)
      return host
    })
    this.#search = search
    const over = () => {
      this.#search = undefined
    }
    search.then(over, () => sleep(HOLDS, undefined, { ref: false }).then(over)).catch(() => undefined)
    return search
  }

  /** With one leader, writes to other servers must stop, so their connections are closed in the middle of their work. */
  #remember(host: Host) {
    this.#known = host
    if (this.attrs !== 'read-write' && this.attrs !== 'primary') return
    for (const connected of [...this.#connected]) if (connected.at !== host) connected.cut()
  }

  async #look(): Promise<Host> {
    const answers: Answer[] = []
    const best = () => bestOf(answers, this.#address)
    let foundOne: () => void = () => undefined
    const found = new Promise<void>((resolve) => {
      foundOne = resolve
    })
    const asked = this.#address.hosts.map(async (host) => {
      answers.push(
        await askHost(host).then(
          (state) => ({ host, state }),
          (error: Error) => ({ host, error }),
        ),
      )
      if (best()) foundOne()
    })
    const all = Promise.all(asked)
    await Promise.race([all, found.then(() => sleep(GRACE, undefined, { ref: false }))])
    // Servers that have not answered by now are no better.
    return best() ?? lastResort(answers, this.#address) ?? noHost(answers, this.#address)
  }
}

/**
 * Returns the best suitable server. Among several leaders it is the one that was promoted last: an older leader should write no
 * more.
 */
function bestOf(answers: readonly Answer[], { hosts, attrs }: Address): Host | undefined {
  const suiting = answers.filter(({ state }) => state && suits(attrs, state))
  const timeline = ({ state }: Answer) => state?.timeline ?? ''
  const place = ({ host }: Answer) => hosts.indexOf(host)
  const isLeader = attrs === 'read-write' || attrs === 'primary'
  return suiting.toSorted(
    (a, b) => (isLeader ? timeline(b).localeCompare(timeline(a)) : 0) || place(a) - place(b),
  )[0]?.host
}

const lastResort = (answers: readonly Answer[], { attrs }: Address): Host | undefined =>
  attrs === 'prefer-standby' ? answers.find(({ state }) => state)?.host : undefined

function noHost(answers: readonly Answer[], { hosts, attrs }: Address): never {
  const said = hosts.map((host) => {
    const answer = answers.find((one) => one.host === host)
    if (answer?.state) return `${host.name} ${answer.state.isStandby ? 'is a replica' : kindOf(answer.state)}`
    return `${host.name} ${answer?.error ? `says ${errorLine(answer.error)}` : 'does not answer'}`
  })
  // An error from a server explains more than the silence of another server.
  const cause = answers.map(({ error }) => error).find((error) => error && sqlStateOf(error))
  throw new NoHost(`No server is ${attrs}: ${said.join('; ')}.`, cause && { cause })
}

const kindOf = ({ isReadOnly }: HostState) => (isReadOnly ? 'is read-only' : 'takes writes')
