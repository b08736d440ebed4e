import { MOST_MENTIONS } from '@callofcode/contract/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crowd } from '../../../testing/crowd.ts'
import { elementsOf, textOf } from '../../../testing/markup.ts'
import { rowsRead } from '../../../testing/rows-read.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { renderMarkdown } from '../../platform/markdown/render.ts'

let site: TestSite
let asha: Awaited<ReturnType<TestSite['member']>>
let ravi: typeof asha
beforeAll(async () => {
  site = await testSite()
  asha = await site.member({ name: 'Asha Verma', profilePhoto: '/photos/asha.webp' })
  ravi = await site.member({ name: 'Ravi Kumar' })
})
afterAll(() => site.close())

async function start(content: string, as = ravi.as) {
  const body = { title: 'Heaps', category: 'General', content }
  return (await site.ask('POST', '/forum/threads', { as, body })).body.data
}
const find = async (query: string, as = ravi.as) =>
  (await site.ask('GET', `/forum/members${query}`, { as })).body.data
const names = new Map([['asha.verma', 'Asha <b>Verma</b>']])
const named = async (text: string, who = names) =>
  (await renderMarkdown(text, { headingIds: false, names: who })).mentioned
const drawn = async (text: string) => (await renderMarkdown(text, { headingIds: false, names })).html

describe('handles', () => {
  test('everybody is given one from their name; two members with the same name get different handles', async () => {
    const [one, two] = [
      await site.member({ name: 'Mira Nair-Sen' }),
      await site.member({ name: 'mira  nair sen' }),
    ]
    expect([one.handle, two.handle]).toEqual(['mira.nair.sen', 'mira.nair.sen2'])
    expect((await site.member({ name: 'José Álvarez' })).handle).toBe('jose.alvarez')
    expect((await site.member({ name: 'अनन्या' })).handle).toBe('member')
  })

  test('the handle of a former member is not given again: old texts would name the new one', async () => {
    const { id, handle } = await site.member({ name: 'Gone Away' })
    await site.database.pool.query('delete from members where id = $1', [id])
    expect((await site.member({ name: 'Gone Away' })).handle).toBe(`${handle}2`)
  })

  test('twenty members with one name who sign up at once get twenty handles', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => site.member({ name: 'Same Name' })))
    expect(new Set(made.map(({ handle }) => handle)).size).toBe(20)
  })
})

describe('a text that names somebody', () => {
  test('shows their name as it is now, and leads nowhere', async () => {
    const writer = await site.member({ name: 'Old Name' })
    const { _id, html } = await start(`Ask @${writer.handle}, please.`)
    expect(html).toContain('<span class="mention">@Old Name</span>, please.')
    await site.database.pool.query(`update members set name = 'New Name' where id = $1`, [writer.id])
    site.database.onChanged(['authors'])
    const again = (await site.ask('GET', `/forum/threads/${_id}`)).body.data.html
    expect(again).toContain('<span class="mention">@New Name</span>')
    expect(elementsOf(again).map(({ tag }) => tag)).toEqual(['p', 'span'])
  })

  test('safety Z4 shows only the name: no id, no e-mail, nobody who is not a member', async () => {
    const pending = await site.member({ name: 'Wait Ing', status: 'pending' })
    const { html, _id } = await start(`@${asha.handle} and @${pending.handle}`)
    const page = JSON.stringify((await site.ask('GET', `/forum/threads/${_id}`)).body)
    for (const secret of [asha.id, asha.email, pending.id, 'Wait Ing']) expect(page).not.toContain(secret)
    expect(textOf(html)).toBe('@Asha Verma and @wait.ing\n')
  })

  test('safety X1 a name is always plain text, and nobody can write the markup of a mention by hand', async () => {
    expect(await drawn('@asha.verma')).toBe(
      '<p><span class="mention">@Asha &lt;b&gt;Verma&lt;/b&gt;</span></p>\n',
    )
    expect(await drawn('<span class="mention">@Admin</span>')).not.toContain('class')
  })

  test('is read where a word begins, not in code, addresses and unknown words', async () => {
    for (const text of [
      '`@asha.verma`',
      'me@asha.verma',
      '@nobody',
      'https://a.dev/@asha.verma',
      '@asha.vermas',
    ])
      expect(await drawn(text), text).not.toContain('mention')
    for (const text of ['@Asha.Verma!', '(@asha.verma)', '**@asha.verma**', 'So, @asha.verma.'])
      expect(await drawn(text), text).toContain('class="mention"')
  })

  test('names each once, up to a bound, and not those in a quotation or in code', async () => {
    const text = '> @asha.verma\n\n`@asha.verma`\n\n    @asha.verma'
    expect(await named(text)).toEqual([])
    expect(await named(`${text}\n\n@asha.verma @ASHA.verma`)).toEqual(['asha.verma'])
    const many = Array.from({ length: 50 }, (_, at) => `m${at}`)
    const all = new Map(many.map((one) => [one, one]))
    expect(await named(many.map((one) => `@${one}`).join(' '), all)).toHaveLength(MOST_MENTIONS)
  })

  test('looks the same in the preview as in the thread', async () => {
    const body = { content: `Hey @${asha.handle}` }
    const { body: preview } = await site.ask('POST', '/markdown/preview', { as: ravi.as, body })
    expect(preview.html).toBe((await start(body.content)).html)
  })
})

describe('looking for somebody to name', () => {
  test('answers handle, name and photo alone, by the beginning of any word of the name', async () => {
    const found = { handle: 'asha.verma', name: 'Asha Verma', profilePhoto: '/photos/asha.webp' }
    for (const q of ['as', 'VERM', 'asha v', 'asha.v']) expect(await find(`?q=${q}`), q).toEqual([found])
    expect(await find('?q=sha')).toEqual([])
  })

  test('before typing it offers the authors in the thread, never the caller', async () => {
    const { _id } = await start('Words')
    const body = { content: 'Mine' }
    await site.ask('POST', `/forum/threads/${_id}/replies`, { as: asha.as, body })
    const handlesOf = (rows: { handle: string }[]) => rows.map(({ handle }) => handle)
    expect(handlesOf(await find(`?thread=${_id}`))).toEqual(['asha.verma'])
    expect(handlesOf(await find(`?thread=${_id}`, asha.as))).toEqual(['ravi.kumar'])
    expect(await find('')).toEqual([])
  })

  test('COST-01 among 8,000 members a key reads a few rows for each that it shows', async () => {
    await crowd(site.database, 8_000)
    const { _id } = await start('Words')
    for (const q of ['a', 'verm', 'person 1', 'person.1', 'zz', 'third 7', '']) {
      const key = () => find(`?q=${encodeURIComponent(q)}&thread=${_id}`)
      expect(await rowsRead(site.database, 'handle', key), q).toBeLessThan(200)
    }
    expect(await find('?q=third%207700')).toMatchObject([{ name: 'Person 7700 Third 7700 Verma' }])
  })

  test('safety I6 signs of patterns and of SQL are only text', async () => {
    for (const q of ['%', '_', '\\', "' or 1=1 --"])
      expect(await find(`?q=${encodeURIComponent(q)}`), q).toEqual([])
  })

  test('safety R5 is budgeted, and refused for visitors', async () => {
    const strict = await testSite({ RATE_LIMITS: 'on', MEMBER_SEARCHES_PER_MINUTE: '3' })
    const { as } = await strict.member()
    const statuses: number[] = []
    for (const _ of [1, 2, 3, 4])
      statuses.push((await strict.ask('GET', '/forum/members?q=a', { as })).status)
    await strict.close()
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await site.ask('GET', '/forum/members?q=a')).status).toBe(401)
  })
})
