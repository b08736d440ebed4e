import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { targetOf } from '../tcp-proxy.ts'

/** The state of the address before the database answers there. */
type State = 'refused' | 'hanging' | 'starting' | 'there'

const fields = ['SFATAL', 'VFATAL', 'C57P03', 'Mthe database system is starting up', ''].join('\0')
const STARTING = Buffer.alloc(6 + fields.length)
STARTING.write('E')
STARTING.writeUInt32BE(5 + fields.length, 1)
STARTING.write(fields, 5)

/** Opens an address where the database of `url` becomes available in steps that the test chooses. */
export async function laterDatabase(url: string) {
  let state: State = 'refused'
  let asked = () => undefined as unknown
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    sockets.add(near.on('error', () => undefined))
    near.once('data', (first) => {
      asked()
      if (state === 'starting') near.end(STARTING)
      if (state !== 'there') return
      const far = connect(targetOf(url)).on('error', () => near.destroy())
      far.write(first)
      near.pipe(far).pipe(near)
      near.on('close', () => far.destroy())
    })
  })
  // The address keeps its port while nothing listens on it.
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    for (const socket of sockets) socket.destroy()
    sockets.clear()
    return new Promise((done) => server.close(done))
  }
  await close()

  const way = new URL(url)
  way.searchParams.set('host', '127.0.0.1')
  way.searchParams.set('port', String(port))
  return {
    url: way.href,
    close,
    /** Resolves when a client has connected in this state. */
    async become(next: State) {
      const isAsked = new Promise((resolve) => {
        asked = () => resolve(undefined)
      })
      state = next
      if (!server.listening) {
        server.listen(port, '127.0.0.1')
        await once(server, 'listening')
      }
      await isAsked
    },
  }
}
