import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { counted } from '../watch/counted.ts'

interface Limits {
  readonly all: number
  readonly perAddress: number
}
interface Address {
  /** Longest open first. */
  readonly open: Set<Connection>
}
interface Connection {
  readonly socket: Socket
  readonly address: Address | undefined
  /** Answers that are not sent yet. A client may send the next request before it has the answer to the first. */
  readonly unsent: ServerResponse[]
  /** When the last answer was sent, or it was opened: a number that grows. */
  idleSince: number
}

/** Requests that a client may send before the first is answered. Browsers send one. */
const MOST_PIPELINED = 32

/**
 * Knows the open connections and the answers that are not sent yet, and limits the connections. At a limit, a new
 * connection closes the longest idle one: of its own address if that address has too many, otherwise of all. If all are
 * busy, it closes one of the address with the most connections, so that nobody can block others with requests that
 * never end. `addressOf` returns undefined for a trusted proxy: it carries many people's requests and has no limit of
 * its own.
 *
 * A request changes no set and no map. Old tables of a set that changes all the time outlive many young collections,
 * with the answers in them; that took more of the processor than sending the answers.
 */
export class Connections {
  /** True when the process is about to stop: `/readyz` reports it, and each connection closes after its answer. */
  stopping = false
  /** Called with each answer that was sent, or whose client is gone. */
  onAnswered: (response: ServerResponse) => void = () => undefined
  readonly #limits: Limits
  readonly #addressOf: (socket: Socket) => string | undefined
  readonly #addresses = new Map<string, Address>()
  readonly #open = new Map<Socket, Connection>()
  readonly #answered: (this: ServerResponse) => void
  #unsent = 0
  #answers = 0

  constructor(limits: Limits, addressOf: (socket: Socket) => string | undefined) {
    this.#limits = limits
    this.#addressOf = addressOf
    const connections = this
    // One function for all answers, as every request would pay for its own.
    this.#answered = function () {
      connections.#noteAnswered(this)
    }
  }

  watch(server: Server) {
    server.on('connection', (socket) => this.#add(socket))
  }

  get open(): number {
    return this.#open.size
  }

  /** Answers in progress. */
  get unsent(): number {
    return this.#unsent
  }

  /** The answer that the client waits for; undefined on an idle connection. */
  nextAnswer(socket: Socket): ServerResponse | undefined {
    return this.#open.get(socket)?.unsent[0]
  }

  /**
   * Counts a request on a connection. Returns false if the connection is closed: Node still parses requests that
   * arrived before that.
   */
  accepts(socket: Socket, response: ServerResponse): boolean {
    const connection = this.#open.get(socket)
    if (!connection) return false
    if (connection.unsent.length >= MOST_PIPELINED) {
      this.#cutOff(connection)
      return false
    }
    connection.unsent.push(response)
    this.#unsent += 1
    response.on('close', this.#answered)
    if (this.stopping) response.shouldKeepAlive = false
    return true
  }

  /** Closes each connection after its answer, from now on. */
  closeAfterAnswers() {
    this.stopping = true
    for (const { unsent } of this.#open.values())
      for (const response of unsent) response.shouldKeepAlive = false
  }

  /** Closes all connections without an open request. Node's own `close` would wait for those that never sent one. */
  closeIdle() {
    for (const { socket, unsent } of this.#open.values()) if (unsent.length === 0) socket.destroy()
  }

  #noteAnswered(response: ServerResponse) {
    this.onAnswered(response)
    this.#unsent -= 1
    const connection = this.#open.get(response.req.socket)
    if (!connection) return
    const { unsent } = connection
    unsent.splice(unsent.indexOf(response), 1)
    if (unsent.length === 0) this.#rest(connection)
  }

  #rest(connection: Connection) {
    this.#answers += 1
    connection.idleSince = this.#answers
  }

  #add(socket: Socket) {
    const name = this.#addressOf(socket)
    const known = name === undefined ? undefined : this.#addresses.get(name)
    if (!this.#makeRoom(known)) {
      counted.refused.add({ reason: 'connections' })
      return socket.destroy()
    }
    const address = known ?? (name === undefined ? undefined : { open: new Set<Connection>() })
    if (name !== undefined && address) this.#addresses.set(name, address)
    const connection: Connection = { socket, address, unsent: [], idleSince: 0 }
    address?.open.add(connection)
    this.#open.set(socket, connection)
    this.#rest(connection)
    socket.once('close', () => {
      this.#remove(connection)
      for (const response of connection.unsent) endUnsent(response)
      if (name !== undefined && address?.open.size === 0 && this.#addresses.get(name) === address)
        this.#addresses.delete(name)
    })
  }

  /** False if that address may not open another connection. */
  #makeRoom(address: Address | undefined): boolean {
    const { all, perAddress } = this.#limits
    const own = address?.open.size ?? 0
    if (own < perAddress && this.#open.size < all) return true
    const most = own < perAddress ? this.#largest(own + 1) : undefined
    const last =
      own >= perAddress
        ? longestIdle(address?.open)
        : (longestIdle(most?.open) ?? longestIdle(this.#open.values()) ?? longestOpen(most))
    if (last) this.#cutOff(last)
    return last !== undefined
  }

  /** The address with the most connections, if it has more than `least`. */
  #largest(least: number): Address | undefined {
    let largest: Address | undefined
    for (const address of this.#addresses.values())
      if (address.open.size > (largest?.open.size ?? least)) largest = address
    return largest
  }

  #cutOff(connection: Connection) {
    if (connection.unsent.length > 0) counted.refused.add({ reason: 'connections' })
    this.#remove(connection)
    connection.socket.destroy()
  }

  #remove(connection: Connection) {
    this.#open.delete(connection.socket)
    connection.address?.open.delete(connection)
  }
}

/** Looks at all of them, which only a new connection at a limit pays for. */
function longestIdle(connections: Iterable<Connection> = []): Connection | undefined {
  let longest: Connection | undefined
  for (const one of connections)
    if (one.unsent.length === 0 && one.idleSince < (longest?.idleSince ?? Number.POSITIVE_INFINITY))
      longest = one
  return longest
}

const longestOpen = (address: Address | undefined) => address?.open.values().next().value

/** On a closed connection Node emits `close` only for the first waiting answer. The others would wait forever. */
function endUnsent(response: ServerResponse) {
  if (response.socket) return
  response.destroy()
  response.emit('close')
}
