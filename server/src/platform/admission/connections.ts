import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

interface Limits {
  readonly all: number
  readonly perAddress: number
}
interface Address {
  /** Longest open first. */
  readonly open: Set<Socket>
  /** Longest idle first. */
  readonly idle: Set<Socket>
}
interface Connection {
  readonly address: Address | undefined
  /** Answers that are not sent yet. A client may send the next request before it has the answer to the first. */
  readonly unsent: Set<ServerResponse>
}

/** Requests that a client may send before the first is answered. Browsers send one. */
const MOST_PIPELINED = 32

/**
 * Limits the open connections. At a limit, a new connection closes the longest idle one: of its own address if that
 * address has too many, otherwise of all. If all are busy, it closes one of the address with the most connections, so
 * that nobody can block others with requests that never end. `addressOf` returns undefined for a trusted proxy: it
 * carries many people's requests and has no limit of its own.
 */
export class Connections {
  readonly #limits: Limits
  readonly #addressOf: (socket: Socket) => string | undefined
  readonly #addresses = new Map<string, Address>()
  readonly #open = new Map<Socket, Connection>()
  /** Longest idle first. */
  readonly #idle = new Set<Socket>()

  constructor(server: Server, limits: Limits, addressOf: (socket: Socket) => string | undefined) {
    this.#limits = limits
    this.#addressOf = addressOf
    server.on('connection', (socket) => this.#add(socket))
  }

  get open(): number {
    return this.#open.size
  }

  /**
   * Counts a request on a connection. Returns false if the connection is closed: Node still parses requests that
   * arrived before that.
   */
  accepts(socket: Socket, response: ServerResponse): boolean {
    const connection = this.#open.get(socket)
    if (!connection) return false
    if (connection.unsent.size >= MOST_PIPELINED) {
      this.#cutOff(socket)
      return false
    }
    connection.unsent.add(response)
    this.#idle.delete(socket)
    connection.address?.idle.delete(socket)
    response.once('close', () => this.#answered(socket, response))
    return true
  }

  #answered(socket: Socket, response: ServerResponse) {
    const connection = this.#open.get(socket)
    if (connection?.unsent.delete(response) && connection.unsent.size === 0) this.#rest(socket, connection)
  }

  /** Closes all connections without an open request. Node's own `close` would wait for those that never sent one. */
  closeIdle() {
    for (const socket of this.#idle) socket.destroy()
  }

  #rest(socket: Socket, { address }: Connection) {
    this.#idle.add(socket)
    address?.idle.add(socket)
  }

  #add(socket: Socket) {
    const name = this.#addressOf(socket)
    const known = name === undefined ? undefined : this.#addresses.get(name)
    if (!this.#makeRoom(known)) return socket.destroy()
    const address = known ?? (name === undefined ? undefined : { open: new Set(), idle: new Set() })
    if (name !== undefined && address) this.#addresses.set(name, address)
    address?.open.add(socket)
    const connection: Connection = { address, unsent: new Set() }
    this.#open.set(socket, connection)
    this.#rest(socket, connection)
    socket.once('close', () => {
      this.#remove(socket)
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
        ? longest(address?.idle)
        : (longest(most?.idle) ?? longest(this.#idle) ?? longest(most?.open))
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

  #cutOff(socket: Socket) {
    this.#remove(socket)
    socket.destroy()
  }

  #remove(socket: Socket) {
    const connection = this.#open.get(socket)
    if (!connection) return
    this.#open.delete(socket)
    this.#idle.delete(socket)
    if (!connection.address) return
    connection.address.idle.delete(socket)
    connection.address.open.delete(socket)
  }
}

const longest = (sockets: ReadonlySet<Socket> | undefined) => sockets?.values().next().value

/** On a closed connection Node emits `close` only for the first waiting answer. The others would wait forever. */
function endUnsent(response: ServerResponse) {
  if (response.socket) return
  response.destroy()
  response.emit('close')
}
