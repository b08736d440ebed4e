import { connect } from 'node:net'

export interface RawAnswer {
  status: number
  headers: Record<string, string>
  text: string
}

/** Sends raw bytes that no HTTP client would send, and returns the raw response. */
export function sendRaw(origin: string, bytes: string | Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.setTimeout(5_000, () => socket.destroy(new Error('no answer within five seconds')))
    // A server that refuses may close the connection before it has read all bytes.
    socket.on('error', (error) => (chunks.length > 0 ? resolve(read(chunks)) : reject(error)))
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (isWhole(read(chunks))) socket.destroy()
    })
    socket.on('close', () => resolve(read(chunks)))
  })
}

/** Returns a request built from lines. Adds `Host` unless it is given. */
export const requestText = (line: string, headers: string[] = [], body = '') =>
  [
    line,
    ...(headers.some((one) => /^host:/i.test(one)) ? [] : ['Host: localhost']),
    ...headers,
    '',
    body,
  ].join('\r\n')

function read(chunks: Buffer[]): RawAnswer {
  const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const at = line.indexOf(':')
    return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
  })
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    text: rest.join('\r\n\r\n'),
  }
}

const isWhole = ({ headers, text }: RawAnswer) =>
  headers['content-length'] !== undefined && Buffer.byteLength(text) >= Number(headers['content-length'])
