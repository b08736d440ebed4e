import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { HANDLE_SITES, type HandleSite } from '@callofcode/contract/handle/handle'

/** An account on one of the sites, in that site's own shape where it matters. */
export interface PlayedAccount {
  bio: string
  solved?: number
  rating?: number
  rank?: string
  /** The site's own id. */
  account?: number
}
type Answering = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** Simulates the sites of handles on this machine, with responses in their shapes. `instead` replaces the response of a site. */
export async function handleSites() {
  const accounts = Object.fromEntries(HANDLE_SITES.map((site) => [site, {}])) as Record<
    HandleSite,
    Record<string, PlayedAccount>
  >
  const instead: Partial<Record<HandleSite, Answering>> = {}
  const asked: { site: HandleSite; path: string; at: number; agent: string }[] = []
  const server = createServer((request, response) => {
    const [, name = '', path = ''] = /^\/([a-z]+)(\/.*)$/.exec(request.url ?? '') ?? []
    const site = HANDLE_SITES.find((one) => one === name)
    if (!site) return response.writeHead(404).end()
    asked.push({ site, path, at: Date.now(), agent: request.headers['user-agent'] ?? '' })
    return text(request).then(
      (body) => (instead[site] ?? play(site, path, accounts[site]))(request, response, body),
      () => response.destroy(),
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    accounts,
    instead,
    asked,
    /** The value of HANDLES. */
    bases: JSON.stringify(
      Object.fromEntries(HANDLE_SITES.map((site) => [site, `http://127.0.0.1:${port}/${site}`])),
    ),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const json = (response: ServerResponse, value: unknown, status = 200) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
const html = (response: ServerResponse, page: string) =>
  response
    .writeHead(200, { 'content-type': 'text/html' })
    .end(`<!doctype html><html><body>${page}</body></html>`)

const found = (all: Record<string, PlayedAccount>, name: string) =>
  Object.entries(all).find(([handle]) => handle.toLowerCase() === name.toLowerCase())

const play =
  (site: HandleSite, path: string, all: Record<string, PlayedAccount>): Answering =>
  (_request, response, body) => {
    const name =
      site === 'leetcode'
        ? JSON.parse(body).variables.name
        : site === 'codeforces'
          ? new URL(path, 'http://x').searchParams.get('handles')
          : decodeURIComponent(path.split('/').at(-1) ?? '')
    const [handle, account] = found(all, String(name)) ?? []
    players[site](response, handle ?? '', account)
  }

const players: Record<
  HandleSite,
  (response: ServerResponse, handle: string, account: PlayedAccount | undefined) => unknown
> = {
  codeforces(response, handle, account) {
    if (!account)
      return json(response, { status: 'FAILED', comment: 'handles: User with handle x not found' }, 400)
    const { bio, rating, rank, account: registrationTimeSeconds = 1_300_000_000 } = account
    const rated = rating !== undefined && { rating, maxRating: rating + 100, maxRank: rank, rank }
    const user = { handle, firstName: bio, contribution: 0, registrationTimeSeconds, friendOfCount: 3 }
    return json(response, { status: 'OK', result: [{ ...user, ...rated }] })
  },
  github(response, login, account) {
    if (!account) return json(response, { message: 'Not Found', status: '404' }, 404)
    const { bio, solved = 12, account: id = 42 } = account
    const user = { login, id, type: 'User', name: 'Asha', company: null, bio, followers: 3 }
    return json(response, { ...user, public_repos: solved })
  },
  leetcode(response, username, account) {
    if (!account)
      return json(response, {
        errors: [{ message: 'That user does not exist.' }],
        data: { matchedUser: null, userContestRanking: null },
      })
    const { bio, solved = 0, rating, rank } = account
    return json(response, {
      data: {
        matchedUser: {
          username,
          profile: { aboutMe: bio, realName: 'Asha' },
          submitStatsGlobal: {
            acSubmissionNum: [
              { difficulty: 'All', count: solved },
              { difficulty: 'Easy', count: solved },
            ],
          },
        },
        userContestRanking: rating === undefined ? null : { rating, badge: rank ? { name: rank } : null },
      },
    })
  },
  codechef(response, handle, account) {
    if (!account) return response.writeHead(302, { location: '/codechef/' }).end()
    const { bio, solved = 0, rating } = account
    const rated = `<div class="rating-header"><div class="rating-number">${rating}?i</div>
      <div class="rating-star"><span>★</span><span>★</span><span>★</span></div>
      <small>(Highest Rating ${(rating ?? 0) + 50})</small></div>`
    return html(
      response,
      `<header><h1 class="h2-style">${bio}</h1></header><span class="m-username--link">${handle}</span>
      ${rating === undefined ? '' : rated}<section><h3>Total Problems Solved: ${solved}</h3></section>`,
    )
  },
  geeksforgeeks(response, handle, account) {
    if (!account) return response.writeHead(404).end('<h1>Page Not Found</h1>')
    const { bio, solved = 0, rating = 0 } = account
    const data = { name: bio, institute_name: '"BITS" {', designation: '', score: rating }
    const carried = `6:["$","$L1",null,${JSON.stringify({
      userHandle: handle,
      userData: { message: 'ok', data: { ...data, monthly_score: 0, total_problems_solved: solved } },
    })}]\n`
    const half = Math.floor(carried.length / 2)
    const piece = (part: string) => `<script>self.__next_f.push([1,${JSON.stringify(part)}])</script>`
    return html(response, piece(carried.slice(0, half)) + piece(carried.slice(half)))
  },
}
