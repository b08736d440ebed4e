import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * Starts a proxy to the database that can cut or silence connections, chosen by the text sent on them. It also accepts the
 * address of a server on a socket file. With `lateEnds`, the bytes after the last row of a copy are delayed.
 */
export async function tcpProxy(url: string, { lateEnds = false } = {}) {
  const pairs = new Set<Pair>()
  let refused: string | undefined
  const server = createServer((near) => {
    const far = connect(targetOf(url))
    const pair: Pair = { near, far, said: '', silent: false }
    pairs.add(pair)
    const cut = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    near.on('data', (data) => {
      if (pair.silent) return
      pair.said += data.toString('latin1')
      if (refused && pair.said.includes(refused)) return cut()
      far.write(data)
    })
    far.on('data', (data) => !pair.silent && (lateEnds ? writeLate(near, far, data) : near.write(data)))
    for (const one of [near, far]) one.on('error', cut).on('close', () => !pair.silent && cut())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const saying = (words: string) => [...pairs].filter(({ said }) => said.includes(words))
  return {
    url: through(url, port),
    /** Silences the connections on which this text was sent, in both directions. Returns their number. */
    silence: (words: string) => saying(words).map((pair) => Object.assign(pair, { silent: true })).length,
    /** Cuts every connection on which this text is or was sent. Without an argument, it stops cutting. */
    refuse(words?: string) {
      refused = words
      if (words) for (const { near } of saying(words)) near.destroy()
    },
    async close() {
      for (const { near, far } of pairs) for (const one of [near, far]) one.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const COPY_DONE = Buffer.from('c\0\0\0\x04', 'latin1')

function writeLate(near: Socket, far: Socket, data: Buffer) {
  const done = data.indexOf(COPY_DONE)
  if (done < 0) return near.write(data)
  const end = done + COPY_DONE.length
  near.write(data.subarray(0, end))
  far.pause()
  setTimeout(() => {
    near.write(data.subarray(end))
    far.resume()
  }, 50)
}

interface Pair {
  readonly near: Socket
  readonly far: Socket
  said: string
  silent: boolean
}

/** `host` and `port` in the query override those of the address, as in PostgreSQL's own clients. */
export function targetOf(url: string) {
  const { hostname, port, searchParams } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  const number = Number(searchParams.get('port') ?? (port || 5432))
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number }
}

function through(url: string, port: number): string {
  const way = new URL(url)
  way.searchParams.set('host', '127.0.0.1')
  way.searchParams.set('port', String(port))
  return way.href
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((done) => server.close(done))
  return port
}
