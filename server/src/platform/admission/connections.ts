import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
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
  /** Responses that are not sent yet. A client may send the next request before it has the response to the first. */
  readonly unsent: ServerResponse[]
  /** Grows with each response, and starts when the connection is opened. */
  idleSince: number
}

/** Requests that a client may send before the first response. Browsers send one. */
const MOST_PIPELINED = 32

/**
 * Holds the open connections and the unsent responses, and limits the connections.
 * - At a limit, a new connection closes the longest idle one: of its own address if that address has too many, otherwise of all.
 * - If all are busy, it closes one of the address with the most connections. Otherwise endless requests could block other
 *   clients.
 * - `addressOf` returns undefined for a trusted proxy: it carries many people's requests and has no limit of its own.
 *
 * A request changes no set and no map. Old tables of a set that changes all the time outlive many young collections, with the
 * responses in them. That took more of the processor than sending the responses.
 */
export class Connections {
  /** True when the process is about to stop: `/readyz` reports it, and each connection closes after its answer. */
  stopping = false
  /** Called with each response that was sent, or whose client is gone. */
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
    // One function for all responses: a function per request would cost each request.
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

  /** The number of responses in progress. */
  get unsent(): number {
    return this.#unsent
  }

  /** Returns the response that the client waits for, or undefined on an idle connection. */
  nextAnswer(socket: Socket): ServerResponse | undefined {
    return this.#open.get(socket)?.unsent[0]
  }

  /**
   * Counts a request on a connection. Returns false if the connection is closed. Node still parses requests that arrived before
   * the close.
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

  /** From now on, closes each connection after its response. */
  closeAfterAnswers() {
    this.stopping = true
    for (const { unsent } of this.#open.values())
      for (const response of unsent) response.shouldKeepAlive = false
  }

  /** Closes all connections without an open request. Node's own `close` would wait for connections that never sent one. */
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

  /** Returns false if that address may not open another connection. */
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

  /** Returns the address with the most connections, if it has more than `least`. */
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

/** Scans all connections. Only a new connection at a limit pays for it. */
function longestIdle(connections: Iterable<Connection> = []): Connection | undefined {
  let longest: Connection | undefined
  for (const one of connections)
    if (one.unsent.length === 0 && one.idleSince < (longest?.idleSince ?? Number.POSITIVE_INFINITY))
      longest = one
  return longest
}

const longestOpen = (address: Address | undefined) => address?.open.values().next().value

/** On a closed connection, Node emits `close` only for the first waiting response. The other responses would wait forever. */
function endUnsent(response: ServerResponse) {
  if (response.socket) return
  response.destroy()
  response.emit('close')
}

/** Milliseconds. */
const CHECK_INTERVAL = 25

/**
 * Waits until a stopping site has answered its open requests. It still answers new requests for `least` seconds, so
 * that a load balancer notices `/readyz`. Then it waits until no request is open, for `most` seconds at most.
 */
export async function drain(connections: Connections, { least, most }: { least: number; most: number }) {
  connections.closeAfterAnswers()
  const began = performance.now()
  const isDone = (passed: number) =>
    passed >= most * 1000 || (passed >= least * 1000 && connections.unsent === 0)
  while (!isDone(performance.now() - began)) await sleep(CHECK_INTERVAL)
}
