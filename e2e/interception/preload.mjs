import { Server, request as send } from 'node:http'

// For `node --import` of a site that journeys walk through. A request with the cookie `journey=PORT.ID` waits until the journey
// that set it has said what becomes of it (`server-holds.ts`), so the site itself is slow or refuses, for this journey alone.

const COOKIE = /(?:^|; *)journey=(\d+)\.([\w-]+)/
const { emit } = Server.prototype

Server.prototype.emit = function (event, ...given) {
  const [request, response] = given
  const cookie = event === 'request' && COOKIE.exec(request.headers.cookie ?? '')
  if (!cookie) return emit.call(this, event, ...given)
  // The site is as it is for everybody else.
  const others = request.headers.cookie.replace(COOKIE, '').replace(/^; */, '')
  if (others) request.headers.cookie = others
  else delete request.headers.cookie

  // Each by a connection of its own: one that is kept may be closed just then.
  const asking = send({
    agent: false,
    host: '127.0.0.1',
    port: cookie[1],
    path: `/${cookie[2]}`,
    method: 'POST',
  })
  // Whoever has gone away is not answered, and what was asked is not done.
  response.once('close', () => asking.destroy())
  const goOn = () => !response.destroyed && emit.call(this, event, ...given)
  // The journey is over.
  asking.on('error', goOn)
  asking.on('response', async (said) => {
    const parts = await said.toArray().catch(() => undefined)
    if (response.destroyed) return
    if (!parts || said.statusCode === 204) return goOn()
    const { status, headers } = JSON.parse(said.headers.answer)
    request.resume()
    response.writeHead(status, headers).end(Buffer.concat(parts))
  })
  const { method, url: path, headers } = request
  asking.end(JSON.stringify({ method, path, headers }))
  return true
}
