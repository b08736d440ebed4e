import type { MemberRecord } from '@callofcode/contract/member/member-admin'
import { ROLL_NUMBER } from '@callofcode/contract/member-fact/read-fact'
import { expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { readingsOf } from '../../../testing/rows-read.ts'
import { testSite } from '../../../testing/test-site.ts'

interface Body {
  data: MemberRecord[]
  nextCursor: string | null
  previousCursor: string | null
}
const ORDERS = ['name', 'year', 'batch', 'roll', 'seen', 'joined'].flatMap((sort) => [
  `sort=${sort}&order=asc`,
  `sort=${sort}&order=desc`,
])

async function club(people: number) {
  const site = await testSite()
  const { as } = await site.member({ role: 'admin', name: 'Zz Zero' })
  await crowd(site.database, people)
  await site.database.pool.query(`
    with made as (insert into batches (name) values ('Alpha'), ('beta') returning id, name)
    update members m set passout_year = case mod(at, 4) when 0 then null else make_timestamptz(2024 + mod(at, 4)::int, 1, 2, 0, 0, 0) end,
      batch_id = (select id from made where name = case mod(at, 3) when 1 then 'Alpha' when 2 then 'beta' end)
    from (select id, row_number() over (order by name, id) as at from members) as numbered where numbered.id = m.id`)
  await site.database.pool.query(
    `insert into member_facts (member_id, field_id, value)
    select id, $1, 'R' || mod(row_number() over (order by id), 40) from members where passout_year is not null`,
    [ROLL_NUMBER],
  )
  await site.database.pool.query(`insert into member_seen (member_id, seen_at)
    select id, now() - interval '1 day' * mod(row_number() over (order by id), 50) from members where batch_id is not null
    on conflict do nothing`)
  const list = async (query: string): Promise<Body> =>
    (await site.ask('GET', `/admin/members?${query}`, { as })).body
  return { site, as, list }
}

test('CLUB-500 in every order each member comes once, forward and back, in the order asked for, and who lacks the value comes last', async () => {
  const { site, list } = await club(100)
  const valueIn: Record<string, (one: MemberRecord) => string | number | null> = {
    name: ({ name }) => name.toLowerCase(),
    year: ({ passoutYear }) => passoutYear,
    batch: ({ batch }) => batch?.name.toLowerCase() ?? null,
    roll: ({ facts }) => facts.find(({ field }) => field === ROLL_NUMBER)?.value.toLowerCase() ?? null,
    joined: ({ signedUpAt }) => signedUpAt,
  }
  for (const query of ORDERS) {
    const pages: Body[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Body = await list(cursor ? `${query}&cursor=${cursor}` : query)
      pages.push(page)
      cursor = page.nextCursor
    }
    const all = pages.flatMap(({ data }) => data)
    expect([all.length, new Set(all.map(({ _id }) => _id)).size], query).toEqual([101, 101])
    expect(pages[0]?.previousCursor, query).toBeNull()
    // The way back shows the same pages.
    for (let at = pages.length - 1; at > 0; at--) {
      const back = await list(`${query}&cursor=${pages[at]?.previousCursor}`)
      const ids = (page: Body | undefined) => page?.data.map(({ _id }) => _id)
      expect(ids(back), query).toEqual(ids(pages[at - 1]))
      expect(back.previousCursor === null, query).toBe(at === 1)
      expect(back.nextCursor, query).not.toBeNull()
    }
    const [, sort = '', order] = /sort=(\w+)&order=(\w+)/.exec(query) ?? []
    const values = all.map((one) => valueIn[sort]?.(one) ?? null)
    const known = values.filter((one) => one !== null)
    expect(values.slice(known.length), query).toEqual(values.slice(known.length).map(() => null))
    const collated = known.map(String)
    const sign = order === 'asc' ? 1 : -1
    if (sort !== 'name')
      for (let at = 1; at < collated.length; at++)
        expect(sign * (collated[at - 1] ?? '').localeCompare(collated[at] ?? ''), query).toBeLessThanOrEqual(
          0,
        )
  }
  await site.close()
})

test('CLUB-500 an unknown order, and the place of another order, answer 400', async () => {
  const { site, as } = await club(80)
  const { body } = await site.ask('GET', '/admin/members?sort=batch', { as })
  const statusOf = async (query: string) => (await site.ask('GET', `/admin/members?${query}`, { as })).status
  const other = `cursor=${body.nextCursor}`
  for (const query of ['sort=age', 'order=up', `sort=year&${other}`, `sort=seen&${other}`, other])
    expect(await statusOf(query), query).toBe(400)
  expect(await statusOf(`sort=batch&${other}`)).toBe(200)
  await site.close()
})

test('COST-01 CLUB-500 among 8,000 members every order takes as many statements as the list by name, and reads each member a few times at most', async () => {
  const { site, list } = await club(8_000)
  const readingOf = async (query: string) =>
    readingsOf(
      site.database,
      () => list(query),
      (text) => text.includes('"members"'),
    )
  const byName = await readingOf('')
  for (const query of ORDERS) {
    const first = await list(query)
    for (const place of ['', `&cursor=${first.nextCursor}`]) {
      const readings = await readingOf(query + place)
      expect(readings.length, query).toBe(byName.length)
      const visited = readings.reduce((sum, one) => sum + one.visited, 0)
      expect(visited, query + place).toBeLessThan(query.includes('sort=name') ? 12_000 : 5 * 8_000)
    }
  }
  await site.close()
})
