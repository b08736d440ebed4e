import { once } from 'node:events'
import { connect } from 'node:net'
import type { Site } from './site.ts'

const BODY = '{"email": "nobody@college.edu", "password": "Nothing-2024!"}'

/** Sends a request without its last bytes. */
export async function halfARequest(site: Site) {
  const { hostname, port } = new URL(site.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (part) => {
    text += part
  })
  const lines = ['POST /api/v1/members/signin HTTP/1.1', 'Host: localhost', 'Content-Type: application/json']
  socket.write([...lines, `Content-Length: ${BODY.length}`, '', BODY.slice(0, 10)].join('\r\n'))
  return {
    async finish() {
      socket.write(BODY.slice(10))
      await once(socket, 'close')
      return text
    },
  }
}
/** Returns the status of `/readyz`. */
export const ready = async (site: Site) => (await fetch(`${site.url}/readyz`)).status
