import {
  HANDLE_SITES,
  type HandleSite,
  handleMessages,
  type OwnHandle,
  type ShownHandle,
} from '@callofcode/contract/handle/handle'
import { handleIn } from '@callofcode/contract/handle/handle-address'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { handleSites } from '../../../testing/elsewhere/handle-sites.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { BadEnvironment, readEnv } from '../../platform/env.ts'
import { refreshHandles } from './refresh.ts'

type Member = Awaited<ReturnType<TestSite['member']>>

let site: TestSite
let others: Awaited<ReturnType<typeof handleSites>>
beforeAll(async () => {
  others = await handleSites()
  site = await testSite({ HANDLES: others.bases, HANDLES_PER_MINUTE: '6000', LANES: '0' })
})
beforeEach(async () => {
  for (const one of HANDLE_SITES) {
    delete others.instead[one]
    others.accounts[one] = {}
  }
  await sql('delete from handle_sites')
})
afterAll(async () => {
  await site.close()
  others.close()
})

const sql = (text: string, ...values: unknown[]) => site.database.pool.query(text, values)
const soon = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 30 })
const call = (
  { as }: Member,
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path = '',
  body?: object,
  on = site,
) => on.ask(method, `/members/me/handles${path}`, { as, ...(body && { body }) })
const own = async (member: Member, name: HandleSite): Promise<OwnHandle> =>
  (await call(member, 'GET')).body.data.find((one: OwnHandle) => one.site === name)
const set = (member: Member, name: HandleSite, handle: string) => call(member, 'PUT', `/${name}`, { handle })
const tokenOf = async (member: Member, name: HandleSite): Promise<string> =>
  (await call(member, 'POST', `/${name}/token`)).body.data.token.text
/** Starts a check and waits until its job is done. */
async function checked(member: Member, name: HandleSite): Promise<OwnHandle> {
  const { status, body } = await call(member, 'POST', `/${name}/check`)
  expect([status, body.data?.checking]).toEqual([202, true])
  return over(member, name)
}
async function over(member: Member, name: HandleSite): Promise<OwnHandle> {
  await soon(async () => expect((await own(member, name)).checking).toBe(false))
  return own(member, name)
}
async function proven(name: HandleSite, handle: string, member?: Member, account = {}) {
  const by = member ?? (await site.member())
  await set(by, name, handle)
  const bio = `Hello ${await tokenOf(by, name)} there`
  for (const other of Object.keys(others.accounts[name]))
    if (other.toLowerCase() === handle.toLowerCase()) delete others.accounts[name][other]
  others.accounts[name][handle] = { bio, solved: 321, rating: 1500, ...account }
  expect((await checked(by, name)).provenAt).not.toBeNull()
  return by
}
const makeDue = ({ id }: Member) =>
  sql(
    `update member_handles set next_at = case when member_id = $1 then now() else now() + interval '1 hour' end
     where verified_at is not null`,
    id,
  )
const refreshed = async (member: Member, name: HandleSite) => {
  await makeDue(member)
  await refreshHandles(site)
  return over(member, name)
}

describe('proof', () => {
  test.each([
    [
      'leetcode',
      { solved: 321, rating: 1834.6, rank: 'Knight' },
      { solved: 321, rating: 1835, rank: 'Knight' },
    ],
    [
      'codeforces',
      { rating: 1500, rank: 'specialist' },
      { rating: 1500, maxRating: 1600, rank: 'specialist' },
    ],
    ['codechef', { solved: 88, rating: 1650 }, { solved: 88, rating: 1650, maxRating: 1700, rank: '3★' }],
    ['geeksforgeeks', { solved: 77, rating: 356 }, { solved: 77, score: 356 }],
    ['github', { solved: 12 }, { repositories: 12, followers: 3 }],
  ] as const)(
    'LEARN-160 a token in the bio of %s proves the account, and its figures are read',
    async (name, account, figures) => {
      const member = await site.member()
      await set(member, name, 'asha_v'.replace(name === 'github' ? '_' : ' ', ''))
      const { handle } = await own(member, name)
      others.accounts[name][handle] = { ...account, bio: 'Nothing yet' }
      const token = await tokenOf(member, name)
      expect(token).toMatch(/^callofcode-[0-9a-f]{18}$/)
      const before = await checked(member, name)
      expect(before).toMatchObject({ provenAt: null, read: null, failure: { why: 'absent' } })
      others.accounts[name][handle] = { ...account, bio: `I am ${token}.` }
      const after = await checked(member, name)
      expect(after).toMatchObject({ failure: null, token: null, read: { figures } })
      expect(Date.now() - Date.parse(after.read?.at ?? '')).toBeLessThan(20_000)
      // The token may be removed after the proof.
      others.accounts[name][handle] = { ...account, bio: '' }
      expect(await refreshed(member, name)).toMatchObject({ provenAt: after.provenAt, failure: null })
      expect(others.asked.at(-1)?.agent).toBe('CallOfCode-Handles')
    },
  )

  test('LEARN-160 a token counts a day, stays the same while it counts, and is another one afterwards', async () => {
    const member = await site.member()
    await set(member, 'github', 'https://github.com/asha-old?tab=repositories')
    const token = await tokenOf(member, 'github')
    expect(await tokenOf(member, 'github')).toBe(token)
    const { until } = (await own(member, 'github')).token ?? { until: '' }
    expect(Math.abs(Date.parse(until) - Date.now() - 86_400_000)).toBeLessThan(20_000)
    others.accounts.github['asha-old'] = { bio: token }
    await sql(`update member_handles set token_until = now() where member_id = $1`, member.id)
    expect((await call(member, 'POST', '/github/check')).status).toBe(409)
    expect(await tokenOf(member, 'github')).not.toBe(token)
    expect(await checked(member, 'github')).toMatchObject({ provenAt: null, failure: { why: 'absent' } })
  })

  test('LEARN-161 a proven account is one member’s: whoever proves it anew has it, in whatever case it is written', async () => {
    const first = await proven('codeforces', 'Tourist')
    const second = await site.member()
    await set(second, 'codeforces', 'tourist')
    await tokenOf(second, 'codeforces')
    expect(await checked(second, 'codeforces')).toMatchObject({ provenAt: null, failure: { why: 'absent' } })
    expect((await own(first, 'codeforces')).provenAt).not.toBeNull()
    await proven('codeforces', 'tourist', second)
    expect(await own(first, 'codeforces')).toMatchObject({
      provenAt: null,
      read: null,
      handle: 'Tourist',
      lostAt: expect.any(String),
    })
    // Only a new proof gives the account back.
    expect((await call(first, 'POST', '/codeforces/check')).status).toBe(409)
    await proven('codeforces', 'Tourist', first)
    expect((await own(first, 'codeforces')).lostAt).toBeNull()
    expect((await own(second, 'codeforces')).provenAt).toBeNull()
  })

  test('LEARN-161 a name that somebody else has there now proves nothing any more', async () => {
    const member = await proven('github', 'renamed', undefined, { account: 7 })
    others.accounts.github.renamed = { bio: 'Somebody else', account: 8 }
    expect(await refreshed(member, 'github')).toMatchObject({
      provenAt: null,
      read: null,
      lostAt: expect.any(String),
    })
  })

  test('LEARN-161 another name is another account, which is not proven', async () => {
    const member = await proven('github', 'asha-one')
    await set(member, 'github', 'ASHA-one')
    expect((await own(member, 'github')).provenAt).not.toBeNull()
    await set(member, 'github', 'asha-two')
    expect(await own(member, 'github')).toMatchObject({ provenAt: null, read: null, handle: 'asha-two' })
    expect((await call(member, 'DELETE', '/github')).status).toBe(200)
    expect(await own(member, 'github')).toBeUndefined()
    expect((await call(member, 'DELETE', '/github')).status).toBe(404)
  })
})

describe('what a member is told', () => {
  const told = async ({ as }: Member) =>
    (await site.ask('GET', '/notifications', { as })).body.data.map((one: Record<string, unknown>) => [
      one.kind,
      one.title,
      one.actor,
    ])

  test('LEARN-170 who loses a proof to somebody else, or whose name another account has there, is told once', async () => {
    const first = await proven('codeforces', 'Told_one')
    const second = await proven('codeforces', 'told_one')
    expect(await told(first)).toEqual([['handle-lost', 'Told_one (Codeforces)', null]])
    // A member who already has the account and proves it again gets no notification.
    await proven('codeforces', 'told_one', second)
    expect([await told(second), (await told(first)).length]).toEqual([[], 1])
    const renamed = await proven('github', 'told-two', undefined, { account: 7 })
    others.accounts.github['told-two'] = { bio: 'Somebody else', account: 8 }
    await refreshed(renamed, 'github')
    await makeDue(renamed)
    await refreshHandles(site)
    expect(await told(renamed)).toEqual([['handle-lost', 'told-two (GitHub)', null]])
  })

  test('LEARN-170 an account that is not there twice in a row is told once, until it was there again; the figures stay', async () => {
    const member = await proven('github', 'told-gone')
    const before = await own(member, 'github')
    const account = others.accounts.github['told-gone']
    delete others.accounts.github['told-gone']
    const looked = async () => {
      await sql('delete from handle_sites')
      return (await refreshed(member, 'github')).failure?.why
    }
    expect(await looked()).toBe('missing')
    // The response may be an error of the site.
    expect(await told(member)).toEqual([])
    for (const _ of [1, 2, 3]) await looked()
    expect(await told(member)).toEqual([['handle-gone', 'told-gone (GitHub)', null]])
    expect(await own(member, 'github')).toMatchObject({ provenAt: before.provenAt, read: before.read })
    others.accounts.github['told-gone'] = account ?? { bio: '' }
    expect(await looked()).toBeUndefined()
    delete others.accounts.github['told-gone']
    for (const _ of [1, 2]) await looked()
    expect(await told(member)).toHaveLength(2)
    // An account that was never proven has no proof to lose.
    const unproven = await site.member()
    await set(unproven, 'github', 'told-never')
    await tokenOf(unproven, 'github')
    for (const _ of [1, 2, 3]) expect((await checked(unproven, 'github')).failure?.why).toBe('missing')
    expect(await told(unproven)).toEqual([])
  })

  test.each([
    ['is silent', (request: import('node:http').IncomingMessage) => request.socket.destroy()],
    ['fails', (_: unknown, response: import('node:http').ServerResponse) => response.writeHead(503).end()],
    ['limits', (_: unknown, response: import('node:http').ServerResponse) => response.writeHead(429).end()],
    ['is not understood', (_: unknown, response: import('node:http').ServerResponse) => response.end('<p>')],
    [
      'has no token any more',
      (_: unknown, response: import('node:http').ServerResponse) =>
        response.end(
          JSON.stringify({
            login: 'told-never',
            id: 42,
            bio: '',
            name: null,
            company: null,
            public_repos: 1,
            followers: 1,
          }),
        ),
    ],
  ])('LEARN-170 a site that %s ends nothing, and nobody is told', async (_name, answer) => {
    const member = await proven('github', 'told-never')
    others.instead.github = answer
    for (const _ of [1, 2, 3]) {
      await sql('delete from handle_sites')
      await refreshed(member, 'github')
    }
    expect(await told(member)).toEqual([])
    expect((await own(member, 'github')).provenAt).not.toBeNull()
  })
})

describe('names', () => {
  test('LEARN-162 an account is named by its name or its address, and never leads elsewhere', () => {
    for (const [name, typed, handle] of [
      ['leetcode', 'https://leetcode.com/u/asha_v/', 'asha_v'],
      ['leetcode', ' @asha_v ', 'asha_v'],
      ['codeforces', 'codeforces.com/profile/Tourist', 'Tourist'],
      ['codechef', 'https://www.codechef.com/users/asha', 'asha'],
      ['geeksforgeeks', 'https://www.geeksforgeeks.org/user/asha.v/', 'asha.v'],
      ['github', 'https://github.com/asha-v', 'asha-v'],
      ['github', 'https://evil.example/asha', null],
      ['github', '../users', null],
      ['github', 'asha/../../x', null],
      ['leetcode', '..', null],
      ['codechef', 'a?b=c', null],
      ['github', '', null],
      ['codeforces', 'a;b', null],
      ['github', `https://github.com/${'a'.repeat(100)}`, null],
    ] as const)
      expect([typed, handleIn(name, typed)]).toEqual([typed, handle])
  })

  test('LEARN-162 what is no name is refused at its field, and other sites do not exist', async () => {
    const member = await site.member()
    expect((await set(member, 'github', 'https://evil.example/x')).body.errors).toEqual({
      handle: 'This is no address of a profile on this site.',
    })
    for (const [name, typed, said] of [
      [
        'leetcode',
        'https://codeforces.com/profile/tourist',
        'This is an address of Codeforces. Enter your name or your profile on this site.',
      ],
      [
        'codechef',
        'github.com/asha',
        'This is an address of GitHub. Enter your name or your profile on this site.',
      ],
      ['github', 'https://github.com/asha/repo', 'This is no address of a profile on this site.'],
      [
        'leetcode',
        '😀',
        'A name on this site has other letters or another length. Copy it from your profile there.',
      ],
      ['github', '', 'Enter your name there, or the address of your profile.'],
      ['github', 'x'.repeat(301), 'This is too long for a name or the address of a profile.'],
    ] as const)
      expect([typed, (await set(member, name, typed)).body.errors]).toEqual([typed, { handle: said }])
    expect((await call(member, 'PUT', '/myspace', { handle: 'x' })).status).toBe(404)
    expect((await call(member, 'POST', '/github/token')).status).toBe(404)
  })
})

describe('hostile and broken sites', () => {
  const page = (text: string) => (_: unknown, response: import('node:http').ServerResponse) =>
    response.writeHead(200).end(text)
  const cases: [string, HandleSite, (typeof others)['instead'][HandleSite], string][] = [
    ['HTML in the place of JSON', 'github', page('<html>Log in</html>'), 'changed'],
    ['JSON of another shape', 'codeforces', page('{"status":"OK","result":[]}'), 'changed'],
    ['an empty page', 'codechef', page(''), 'changed'],
    ['a page without its figures', 'geeksforgeeks', page('<h1>New design</h1>'), 'changed'],
    [
      'a rank that is a script',
      'codeforces',
      page(
        JSON.stringify({
          status: 'OK',
          result: [
            {
              handle: 'broken',
              rating: 1,
              maxRating: 1,
              registrationTimeSeconds: 1_300_000_000,
              rank: '<script>alert(1)</script>',
            },
          ],
        }),
      ),
      'changed',
    ],
    [
      'a negative number',
      'github',
      page(
        JSON.stringify({
          login: 'broken',
          id: 42,
          bio: '',
          name: null,
          company: null,
          public_repos: -4,
          followers: 1,
        }),
      ),
      'changed',
    ],
    [
      'an enormous number',
      'geeksforgeeks',
      page(
        `<script>self.__next_f.push([1,${JSON.stringify('"userData":{"data":{"score":1,"total_problems_solved":1e15}}')}])</script>`,
      ),
      'changed',
    ],
    [
      'a body without an end',
      'leetcode',
      (_, response) => {
        response.writeHead(200)
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(65_536)));
        }
        response.on('drain', more)
        more()
      },
      'changed',
    ],
    [
      'a redirect to another port of this machine',
      'github',
      (_, response) => response.writeHead(302, { location: `http://127.0.0.1:1/users/x` }).end(),
      'changed',
    ],
    [
      'a redirect into the own network',
      'codechef',
      (_, response) => response.writeHead(301, { location: 'http://169.254.169.254/latest' }).end(),
      'changed',
    ],
    [
      'redirects in a circle',
      'codeforces',
      (request, response) => response.writeHead(302, { location: request.url ?? '' }).end(),
      'changed',
    ],
    ['a page that is gone', 'github', (_, response) => response.writeHead(404).end('{}'), 'missing'],
    ['too many questions', 'github', (_, response) => response.writeHead(429).end(), 'limited'],
    ['a wall against robots', 'leetcode', (_, response) => response.writeHead(403).end('<html>'), 'limited'],
    ['an error there', 'codechef', (_, response) => response.writeHead(503).end(), 'unreachable'],
    ['a connection that ends', 'github', (request) => request.socket.destroy(), 'unreachable'],
    ['silence', 'codeforces', () => undefined, 'unreachable'],
    [
      'an answer drop by drop',
      'github',
      (_, response) => {
        response.writeHead(200)
        const drop = setInterval(() => response.write(' '), 200)
        response.on('close', () => clearInterval(drop))
      },
      'unreachable',
    ],
  ]
  test.each(cases)(
    'LEARN-163 after %s the last figures stay, with their date',
    { timeout: 30_000 },
    async (_, name, answer, why) => {
      const member = await proven(name, 'broken')
      const before = await own(member, name)
      if (answer) others.instead[name] = answer
      const after = await refreshed(member, name)
      expect(after).toMatchObject({ read: before.read, provenAt: before.provenAt, failure: { why } })
    },
  )

  test('LEARN-163 one site that fails does not stop the others, and is left alone for longer each time', async () => {
    const [one, two] = [await proven('github', 'asha-pause'), await proven('codeforces', 'asha_pause')]
    const before = await own(two, 'codeforces')
    others.instead.github = (_, response) => response.writeHead(429, { 'retry-after': '600' }).end()
    await sql('update member_handles set next_at = now() where member_id = any($1)', [one.id, two.id])
    await refreshHandles(site)
    expect((await over(one, 'github')).failure?.why).toBe('limited')
    expect((await over(two, 'codeforces')).read?.at).not.toBe(before.read?.at)
    const paused = async () =>
      (
        await sql(
          `select round(extract(epoch from paused_until - now()))::int as seconds from handle_sites where site = 'github'`,
        )
      ).rows[0].seconds
    expect(await paused()).toBeGreaterThan(590)
    // While the site pauses, none of its accounts is due.
    const count = others.asked.length
    await sql('update member_handles set next_at = now() where member_id = any($1)', [one.id, two.id])
    await refreshHandles(site)
    await over(two, 'codeforces')
    expect(others.asked.slice(count).map((ask) => ask.site)).not.toContain('github')
    // Without a wait time from the site the pauses grow.
    others.instead.github = (_, response) => response.writeHead(503).end()
    const pauses: number[] = []
    for (let at = 0; at < 3; at++) {
      await sql(`update handle_sites set paused_until = null, free_at = now() where site = 'github'`)
      await refreshed(one, 'github')
      pauses.push(await paused())
    }
    expect(pauses.map((seconds) => Math.round(seconds / 10) * 10)).toEqual([120, 240, 480])
  })
})

describe('reading anew', () => {
  test('LEARN-164 proven accounts alone are read, once a day, after failures less often, of members who may sign in', async () => {
    const member = await proven('codeforces', 'daily_one')
    const unproven = await site.member()
    await set(unproven, 'codeforces', 'never_one')
    const gone = await proven('codeforces', 'gone_one')
    await sql(`update members set status = 'disabled' where id = $1`, gone.id)
    const count = others.asked.length
    await refreshHandles(site)
    expect((await own(member, 'codeforces')).checking).toBe(false)
    await refreshed(member, 'codeforces')
    const paths = others.asked.slice(count).map(({ path }) => path)
    expect(paths.filter((path) => path.includes('daily_one'))).toHaveLength(1)
    expect(paths.join()).not.toMatch(/never_one|gone_one/)
    const days = async () =>
      (
        await sql(
          `select extract(epoch from next_at - now()) / 86400 as days from member_handles where member_id = $1`,
          member.id,
        )
      ).rows[0].days
    expect(Number(await days())).toBeGreaterThanOrEqual(0.99)
    others.accounts.codeforces = {}
    const waits: number[] = []
    for (let at = 0; at < 6; at++) {
      expect((await refreshed(member, 'codeforces')).failure?.why).toBe('missing')
      waits.push(Math.floor(Number(await days()) + 0.001))
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 16])
  })

  test('LEARN-164 a site is asked no more often in a minute than the club says, whatever is due or pressed', async () => {
    const other = await testSite({ HANDLES: others.bases, HANDLES_PER_MINUTE: '120', LANES: '0' })
    const count = others.asked.length
    const people = await Promise.all(Array.from({ length: 6 }, () => other.member()))
    for (const [at, person] of people.entries()) {
      await call(person, 'PUT', '/github', { handle: `many-${at}` }, other)
      await call(person, 'POST', '/github/token', undefined, other)
    }
    await Promise.all(people.map((person) => call(person, 'POST', '/github/check', undefined, other)))
    await soon(() => expect(others.asked.length - count).toBe(6))
    const times = others.asked.slice(count).map(({ at }) => at)
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThanOrEqual(2_300)
    await other.close()
  })

  test('LEARN-164 no request waits for a site, and a second press asks no second time', async () => {
    const member = await site.member()
    await set(member, 'leetcode', 'patient')
    await tokenOf(member, 'leetcode')
    let release = () => undefined as unknown
    others.instead.leetcode = (_, response) => {
      release = () => response.writeHead(404).end()
    }
    const count = others.asked.length
    // The site answers no request. Waiting for one would take for ever.
    for (let at = 0; at < 3; at++)
      expect((await call(member, 'POST', '/leetcode/check')).body.data.checking).toBe(true)
    await soon(() => expect(others.asked.length).toBe(count + 1))
    // A new request is not counted while the site is being queried.
    expect((await call(member, 'POST', '/leetcode/check')).body.data.checking).toBe(true)
    release()
    expect((await over(member, 'leetcode')).failure?.why).toBe('changed')
    expect(others.asked.length).toBe(count + 1)
  })

  test('LEARN-164 a member has only so many looks in an hour', async () => {
    const other = await testSite({
      HANDLES: others.bases,
      HANDLES_PER_MINUTE: '6000',
      RATE_LIMITS: 'on',
      HANDLE_CHECKS_PER_HOUR: '2',
      LANES: '0',
    })
    const member = await other.member()
    const statuses: number[] = []
    for (const name of ['github', 'leetcode', 'codeforces']) {
      await call(member, 'PUT', `/${name}`, { handle: 'hasty' }, other)
      await call(member, 'POST', `/${name}/token`, undefined, other)
      statuses.push((await call(member, 'POST', `/${name}/check`, undefined, other)).status)
    }
    expect(statuses).toEqual([202, 202, 429])
    await other.close()
  })
})

describe('by hand, and for others', () => {
  test('LEARN-165 without adapters figures are entered by hand, marked and dated, and no site is asked', async () => {
    const off = await testSite({ LANES: '0' })
    const member = await off.member()
    const enter = (name: HandleSite, figures: object) =>
      call(member, 'PUT', `/${name}/figures`, { figures }, off)
    expect((await enter('codechef', { solved: 3 })).status).toBe(404)
    await call(member, 'PUT', '/codechef', { handle: 'asha_v' }, off)
    expect((await call(member, 'POST', '/codechef/token', undefined, off)).status).toBe(409)
    expect((await call(member, 'POST', '/codechef/check', undefined, off)).status).toBe(409)
    const count = others.asked.length
    const { body } = await enter('codechef', { solved: 120, rating: 1600, rank: '3★' })
    expect(body.data).toMatchObject({
      provenAt: null,
      read: null,
      asked: false,
      entered: { figures: { solved: 120, rating: 1600, rank: '3★' }, at: expect.any(String) },
    })
    for (const figures of [
      {},
      { solved: -1 },
      { solved: 1e12 },
      { solved: 1.5 },
      { rank: '<b>x</b>' },
      { rank: 'x'.repeat(41) },
      { followers: 3 },
    ])
      expect((await enter('codechef', figures)).status).toBe(400)
    const refused = await enter('codechef', { rating: 1650, maxRating: 1200 })
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: { 'figures.maxRating': handleMessages.highestRule.text } },
    })
    for (const figures of [
      { rating: 1650, maxRating: 1650 },
      { maxRating: 1200 },
      { rating: 1600, solved: 120 },
    ])
      expect((await enter('codechef', figures)).status).toBe(200)
    await refreshHandles(off)
    expect(others.asked.length).toBe(count)
    expect((await call(member, 'GET', '', undefined, off)).body.asks).toEqual([])
    await off.close()
  })

  test('LEARN-165 what the site says later takes the place of what was entered by hand', async () => {
    const member = await site.member()
    await set(member, 'github', 'asha-both')
    await call(member, 'PUT', '/github/figures', { figures: { repositories: 99 } })
    await proven('github', 'asha-both', member)
    expect(await own(member, 'github')).toMatchObject({
      entered: null,
      read: { figures: { repositories: 321 } },
    })
    await call(member, 'PUT', '/github/figures', { figures: { repositories: 400 } })
    expect(await own(member, 'github')).toMatchObject({
      entered: { figures: { repositories: 400 } },
      read: { figures: { repositories: 321 } },
    })
  })

  test('LEARN-166 the page of a member shows accounts to those who see the links, and no token', async () => {
    const member = await proven('github', 'asha-seen')
    await set(member, 'leetcode', 'asha_seen')
    const token = await tokenOf(member, 'leetcode')
    const reader = await site.member()
    const page = async (as?: string) =>
      (await site.ask('GET', `/member-pages/${member.handle}${as ? '' : '/public'}`, as ? { as } : {})).body
    const shows = (chosen: object) => site.ask('PATCH', '/members/me/page', { as: member.as, body: chosen })
    await shows({ page: 'everyone', links: 'members' })
    const seen = await page(reader.as)
    expect(
      seen.data.handles.map((one: ShownHandle) => [one.site, one.handle, one.provenAt !== null]),
    ).toEqual([
      ['github', 'asha-seen', true],
      ['leetcode', 'asha_seen', false],
    ])
    expect(JSON.stringify(seen)).not.toContain(token)
    expect(seen.data.handles[0]).not.toHaveProperty('failure')
    expect((await page()).data.handles).toBeNull()
    await shows({ links: 'everyone' })
    expect((await page()).data.handles).toHaveLength(2)
  })

  test('LEARN-167 accounts are in the own data and as CSV, are nobody else’s to change, and go with the member', async () => {
    const member = await proven('codeforces', 'asha_csv')
    await call(member, 'PUT', '/codeforces/figures', { figures: { solved: 5 } })
    const { data } = (await site.ask('GET', '/members/me/export', { as: member.as })).body
    expect(data.handles).toMatchObject([{ site: 'codeforces', handle: 'asha_csv', entered: { solved: 5 } }])
    const file = await site.app.inject({
      url: '/handles.csv',
      headers: { authorization: `Bearer ${member.as}` },
    })
    expect(file.body.split('\r\n')[0]).toBe(
      '\ufeff"Site","Handle","Proven","Source","As of","Solved","Rating","Highest rating","Score","Rank","Repositories","Followers"',
    )
    expect(
      file.body
        .trim()
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(',')[3]),
    ).toEqual(['"site"', '"by hand"'])
    const other = await site.member()
    expect((await call(other, 'DELETE', '/codeforces')).status).toBe(404)
    expect(await own(member, 'codeforces')).toBeDefined()
    await sql('delete from members where id = $1', member.id)
    expect((await sql('select from member_handles where member_id = $1', member.id)).rowCount).toBe(0)
  })

  test('LEARN-167 of two accounts that are one person, the accounts elsewhere move, proven ones stay proven', async () => {
    const admin = await site.member({ role: 'admin' })
    const from = await proven('github', 'asha-twice', await site.member({ name: 'Two Fold' }))
    const into = await site.member({ name: 'Two Fold' })
    const path = `/admin/members/${into.id}/duplicates/${from.id}/merge`
    expect((await site.ask('POST', path, { as: admin.as })).status).toBe(200)
    const moved = await own(into, 'github')
    expect([moved.handle, moved.provenAt !== null]).toEqual(['asha-twice', true])
  })
})

test('LEARN-168 HANDLES is on, off, or addresses by site; anything else ends the start', () => {
  expect(readEnv({}).HANDLES).toBe('off')
  expect(readEnv({ HANDLES: 'on' }).HANDLES).toBe('on')
  expect(readEnv({ HANDLES: '{"github":"http://127.0.0.1:1"}' }).HANDLES).toEqual({
    github: 'http://127.0.0.1:1',
  })
  for (const HANDLES of ['yes', '{"myspace":"http://127.0.0.1:1"}', '{"github":"file:///etc"}', '[]', '3'])
    expect(() => readEnv({ HANDLES })).toThrow(BadEnvironment)
})
