import type { Server } from 'node:http'
import type { Socket } from 'node:net'

interface Limits {
  readonly all: number
  readonly perAddress: number
}
interface Address {
  open: number
  readonly idle: Set<Socket>
}
interface Connection {
  readonly address: Address | undefined
  /** Requests that are not answered yet; a client may send the next before it has the answer to the first. */
  asked: number
}

/**
 * The open connections. Where there is no room for one more, the one that has been idle longest makes room: of the same
 * address where that has too many, else of all. `addressOf` answers undefined for a proxy, through which everybody comes.
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

  /** A request came in on it. */
  asked(socket: Socket) {
    const connection = this.#open.get(socket)
    if (!connection) return
    connection.asked += 1
    this.#idle.delete(socket)
    connection.address?.idle.delete(socket)
  }

  /** A request of it is answered. */
  answered(socket: Socket) {
    const connection = this.#open.get(socket)
    if (!connection) return
    connection.asked -= 1
    if (connection.asked === 0) this.#rest(socket, connection)
  }

  /** Closes all on which nobody waits for an answer. The server itself waits for those that never asked. */
  closeIdle() {
    for (const socket of this.#idle) socket.destroy()
  }

  #rest(socket: Socket, { address }: Connection) {
    this.#idle.add(socket)
    address?.idle.add(socket)
  }

  #add(socket: Socket) {
    const { all, perAddress } = this.#limits
    const name = this.#addressOf(socket)
    const known = name === undefined ? undefined : this.#addresses.get(name)
    const full =
      known && known.open >= perAddress ? known.idle : this.#open.size >= all ? this.#idle : undefined
    if (full && !this.#makeRoom(full)) return socket.destroy()
    const address = known ?? (name === undefined ? undefined : { open: 0, idle: new Set<Socket>() })
    if (name !== undefined && address) this.#addresses.set(name, address)
    if (address) address.open += 1
    const connection = { address, asked: 0 }
    this.#open.set(socket, connection)
    this.#rest(socket, connection)
    socket.once('close', () => {
      this.#remove(socket)
      if (name !== undefined && address?.open === 0 && this.#addresses.get(name) === address)
        this.#addresses.delete(name)
    })
  }

  #makeRoom(idle: ReadonlySet<Socket>): boolean {
    const [longest] = idle
    if (!longest) return false
    this.#remove(longest)
    longest.destroy()
    return true
  }

  #remove(socket: Socket) {
    const connection = this.#open.get(socket)
    if (!connection) return
    this.#open.delete(socket)
    this.#idle.delete(socket)
    if (!connection.address) return
    connection.address.idle.delete(socket)
    connection.address.open -= 1
  }
}
