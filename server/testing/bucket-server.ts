import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createHttpServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import aws4 from 'aws4'
import S3rver from 's3rver'

const KEY = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const REFUSAL = '<?xml version="1.0"?><Error><Code>SignatureDoesNotMatch</Code></Error>'

/** Starts a real S3-compatible server with one empty bucket, on its own port and folder. */
export async function bucketServer() {
  const folder = await mkdtemp(join(tmpdir(), 'callofcode-bucket-'))
  const stores = new S3rver({
    directory: folder,
    silent: true,
    configureBuckets: [{ name: 'club', configs: [] }],
  })
  await stores.configureBuckets()
  const store = stores.callback()
  const asked: string[] = []
  let refused: RegExp | undefined
  const start = async (at: number) => {
    const server = createHttpServer((request, answer) => {
      asked.push(`${request.method} ${request.url}`)
      // The server checks keys, but compares only signatures of version 2, so a forged one is detected here.
      if (isForged(request)) answer.writeHead(403, { 'content-type': 'application/xml' }).end(REFUSAL)
      else if (refused?.test(asked.at(-1) ?? '')) answer.writeHead(403).end()
      else store(request, answer)
    })
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve))
    return server
  }
  const stop = () => {
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    return closed
  }
  let server = await start(0)
  const { port } = server.address() as AddressInfo
  return {
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEY.secretAccessKey,
    },
    folder,
    port,
    /** Methods and paths of all requests so far. */
    asked,
    /** Answers requests such as `PUT /club/x` with 403. */
    refuse(request: RegExp) {
      refused = request
    },
    /** Calls the listener when an object has been stored, before the sender gets the response. */
    onStored: (listener: () => void) => (stores as unknown as NodeJS.EventEmitter).once('event', listener),
    stop,
    async startAgain() {
      server = await start(port)
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Returns whether the request has our key, but was signed with another secret. */
function isForged({ method = '', url = '', headers }: IncomingMessage): boolean {
  const { authorization = '', host = '' } = headers
  const [, id, region = '', names = ''] =
    /Credential=([^/]+)\/\d+\/([^/]+)\/.*SignedHeaders=([^,]+)/.exec(authorization) ?? []
  if (id !== KEY.accessKeyId) return false
  const signed = Object.fromEntries(names.split(';').map((name) => [name, String(headers[name])]))
  const again = aws4.sign({ service: 's3', method, path: url, host, region, headers: signed }, KEY)
  const signatureOf = (text: unknown) => /Signature=(\w+)/.exec(String(text))?.[1]
  return signatureOf(again.headers?.Authorization) !== signatureOf(authorization)
}

/** Starts a proxy to a port. The proxy cuts each connection after this many bytes. */
export async function cuttingProxy(port: number, bytes: number) {
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    let passed = 0
    near.on('data', (data) => {
      passed += data.length
      if (passed < bytes) far.write(data)
      else for (const one of [near, far]) one.destroy()
    })
    far.pipe(near)
    for (const one of [near, far]) {
      open.add(one)
      one.on('error', () => undefined).on('close', () => open.delete(one))
    }
    near.on('close', () => far.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      for (const one of open) one.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
