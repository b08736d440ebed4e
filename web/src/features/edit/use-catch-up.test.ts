import type { BlogContent } from '@callofcode/contract/version/version'
import { useForm } from 'react-hook-form'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { closePage, openPage, pass, runHook } from '../../../testing/browser-page.tsx'
import { type Answer, later, network, refusal, type Sent } from '../../../testing/network.ts'
import { useCatchUp } from './use-catch-up.ts'
import { contentOf, type EditKind } from './use-edit.ts'

type Fields = { version: string; title: string; content: string; author: string }
const fieldsOf = ({ title, content, author }: BlogContent, version: number): Fields => ({
  title,
  content,
  author,
  version: String(version),
})
const blogs: EditKind<Fields, Fields> = {
  kind: 'blogs',
  names: {},
  fieldsOf: (content, version) => fieldsOf(contentOf('blogs', content), version),
  send: () => Promise.reject(new Error('Nothing is sent here.')),
}

const begun: BlogContent = { title: 'Graphs', content: 'One.', author: 'Asha', category: '', tags: [] }
/** The versions on the server, the oldest first. */
let versions: BlogContent[]
let answers: (Answer | Promise<Answer>)[]
let sent: Sent[]

beforeEach(() => {
  openPage()
  versions = [begun]
  answers = []
  sent = network(({ path }) => {
    const next = answers.shift()
    if (next) return next
    const [, number] = /versions\/(\d+)$/.exec(path) ?? []
    if (number) return versionOf(Number(number))
    if (path.endsWith('/versions')) return { data: { versions: versions.map(listed) } }
    return { data: { _id: 'b1', kind: 'blogs', version: versions.length, content: versions.at(-1) } }
  })
})
afterEach(closePage)

const listed = (_: BlogContent, at: number) => ({ number: at + 1, by: `Editor ${at + 1}`, at: '2026-01-02' })
const versionOf = (number: number) => {
  const content = versions[number - 1]
  return content ? { data: { content } } : refusal(404)
}
const change = (more: Partial<BlogContent>) => versions.push({ ...begun, ...versions.at(-1), ...more })

/** Starts an edit from version 1. */
async function editing() {
  const before = fieldsOf(begun, 1)
  const { now } = await runHook(() => {
    const form = useForm<Fields, unknown, Fields>({ defaultValues: before })
    return { form, ...useCatchUp({ id: 'b1', form, before, of: blogs }) }
  }, undefined)
  return {
    now,
    type: (more: Partial<Fields>) => {
      for (const [name, text] of Object.entries(more)) now().form.setValue(name as keyof Fields, text)
    },
    async catchUp() {
      const looked = now()
        .catchUp()
        .catch(() => 'failed')
      await pass(10)
      return await looked
    },
    fields: () => now().form.getValues(),
  }
}

test('safety D3 what others changed is taken where nothing was typed, and nothing typed is replaced', async () => {
  const { now, type, catchUp, fields } = await editing()
  type({ title: 'Graphs, mine' })
  change({ content: 'Two.' })
  expect(await catchUp()).toBe(false)
  expect(fields()).toEqual({ version: '2', title: 'Graphs, mine', content: 'Two.', author: 'Asha' })
  expect(now().news).toMatchObject({ by: 'Editor 2', taken: ['content'], open: [] })
})

test('safety D3 where both changed a field the typed text stays, and the edit is not yet based on the newer version', async () => {
  const { now, type, catchUp, fields } = await editing()
  type({ title: 'Mine' })
  change({ title: 'Theirs' })
  expect(await catchUp()).toBe(false)
  expect(fields()).toMatchObject({ version: '1', title: 'Mine' })
  expect(now().news).toMatchObject({
    open: ['title'],
    theirs: { title: 'Theirs' },
    base: { title: 'Graphs' },
  })
  // The next save is based on the newer version.
  expect(now().met().version).toBe('2')
})

test('safety D2 after a lost answer the newer version is the own save: nothing is left to look at', async () => {
  const { now, type, catchUp, fields } = await editing()
  type({ title: 'Mine' })
  change({ title: 'Mine' })
  expect(await catchUp()).toBe(true)
  expect([now().news, fields().version]).toEqual([undefined, '2'])
})

test('safety D3 several versions that were missed while offline come at once', async () => {
  const { now, type, catchUp, fields } = await editing()
  type({ author: 'Asha and Ravi' })
  answers.push('lost', 'lost')
  expect(await catchUp()).toBe('failed')
  expect(fields()).toMatchObject({ version: '1', author: 'Asha and Ravi', content: 'One.' })
  change({ content: 'Two.' })
  change({ title: 'Trees' })
  expect(await catchUp()).toBe(false)
  expect(fields()).toEqual({ version: '3', title: 'Trees', content: 'Two.', author: 'Asha and Ravi' })
  expect(now().news).toMatchObject({ by: 'Editor 3', taken: ['title', 'content'] })
})

test('safety D3 a second time only what is new since the first is told', async () => {
  const { now, type, catchUp, fields } = await editing()
  type({ title: 'Mine' })
  change({ title: 'Theirs' })
  await catchUp()
  change({ content: 'Two.' })
  await catchUp()
  expect(now().news).toMatchObject({ taken: ['content'], open: [] })
  expect(fields()).toMatchObject({ version: '3', title: 'Mine', content: 'Two.' })
})

test('safety D3 what is typed while the newer version is fetched stays', async () => {
  const { now, type, catchUp, fields } = await editing()
  change({ title: 'Theirs' })
  const item = later()
  answers.push(item.answer)
  const looked = catchUp()
  await pass()
  type({ title: 'Typed meanwhile' })
  item.give({ data: { _id: 'b1', kind: 'blogs', version: 2, content: versions[1] } })
  await looked
  await pass()
  expect([fields().title, now().news?.open]).toEqual(['Typed meanwhile', ['title']])
})

test('safety D3 a restored draft of an older version is merged by the text that it started from', async () => {
  const { now, type, fields } = await editing()
  change({ content: 'Two.' })
  change({ content: 'Three.' })
  type({ version: '2', content: 'Two.', title: 'Mine' })
  now().check()
  await pass(10)
  expect(fields()).toEqual({ version: '3', title: 'Mine', content: 'Three.', author: 'Asha' })
  expect(sent.map(({ path }) => path)).toContain('/admin/blogs/b1/versions/2')
})

test('safety D3 when that older text is gone, every difference is left to the editor', async () => {
  const { now, type, fields } = await editing()
  change({ content: 'Two.' })
  type({ version: '9', content: 'Nine.' })
  now().check()
  await pass(10)
  expect(fields()).toMatchObject({ version: '9', content: 'Nine.' })
  expect(now().news).toMatchObject({ taken: [], open: ['content'], base: undefined })
})

test('a draft of the version that is shown asks for nothing', async () => {
  const { now } = await editing()
  now().check()
  await pass(10)
  expect(sent).toEqual([])
})
