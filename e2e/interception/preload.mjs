import { Server, request as send } from 'node:http'

// Preload for `node --import` of the journeys' site. A request with the cookie `journey=PORT.ID` waits until the journey that set
// the cookie has decided what happens to it (`server-holds.ts`). In this way the site itself is slow or refuses, for this journey
// alone.

const COOKIE = /(?:^|; *)journey=(\d+)\.([\w-]+)/
const { emit } = Server.prototype

Server.prototype.emit = function (event, ...given) {
  const [request, response] = given
  const cookie = event === 'request' && COOKIE.exec(request.headers.cookie ?? '')
  if (!cookie) return emit.call(this, event, ...given)
  // The site sees the request without the cookie, as from any other browser.
  const others = request.headers.cookie.replace(COOKIE, '').replace(/^; */, '')
  if (others) request.headers.cookie = others
  else delete request.headers.cookie

  // Each question uses a new connection: a kept-alive connection may be closed at that moment.
  const asking = send({
    agent: false,
    host: '127.0.0.1',
    port: cookie[1],
    path: `/${cookie[2]}`,
    method: 'POST',
  })
  // When the client has disconnected, the request is dropped and gets no response.
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
