import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendPicture } from '../../../testing/form.ts'
import { blobOf, draw } from '../../../testing/pictures.ts'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { builtScreens } from './screens.ts'

const KINDS = ['files', 'script', 'style', 'fonts'] as const
type Weight = Record<(typeof KINDS)[number], number>

const FILE = 'web/weight-budgets.json'
const budgets: Record<string, Weight> = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../..', FILE), 'utf8'),
)
const PAGES = {
  '/': '/',
  '/dsa': '/dsa',
  '/dashboard': '/dashboard',
  'the blogs': '/dashboard/blogs',
  'a blog': '',
  'the forum': '/dashboard/forum',
  'a thread': '',
  'the problems': '/dsa/problems',
  'a problem': '/dsa/problems/fair-cuts',
  'the events': '/events',
  'about the club': '/about',
  'the pictures of events': '/about?part=pictures',
}

let site: TestSite
beforeAll(async () => {
  site = await testSite({}, { screens: await builtScreens() })
  const { as } = await site.member({ role: 'admin' })
  const body = { title: 'Weighed', author: 'Rohan', content: 'A *paragraph*, and `code`.' }
  const { body: answer } = await site.ask('POST', '/admin/createBlog', { as, body })
  PAGES['a blog'] = `/dashboard/blogs/${answer.data._id}`
  const post = { title: 'Weighed', category: 'General', content: body.content }
  const thread = await site.ask('POST', '/forum/threads', { as, body: post })
  const sent = await sendPicture(site, as, blobOf(await draw(60, 40).png().toBuffer()))
  const pictures = Array.from({ length: 300 }, () => ({ url: sent.body.data.url, alt: 'A laptop' }))
  const shown = {
    questions: [{ question: 'Who may join?', answer: body.content }],
    gallery: [{ title: 'Weighed', noFaces: true, consent: '', pictures }],
  }
  await site.ask('PATCH', '/admin/club', { as, body: shown })
  PAGES['a thread'] = `/dashboard/forum/${thread.body.data._id}`
})
afterAll(() => site?.close())

async function answerTo(path: string, headers: Record<string, string> = {}) {
  const answer = await site.app.inject({ url: path, headers })
  expect([path, answer.statusCode]).toEqual([path, 200])
  return answer
}
const read = async (path: string) => (await answerTo(path)).body
const sentBytes = async (path: string) =>
  (await answerTo(path, { 'accept-encoding': 'br' })).rawPayload.length

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Returns the scripts that a page names, and those that they import at once. */
async function scriptsOf(html: string): Promise<Set<string>> {
  const scripts = new Set<string>()
  const add = async (path: string): Promise<void> => {
    if (scripts.has(path)) return
    scripts.add(path)
    const imported = found(await read(path), /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)
    await Promise.all(imported.map((name) => add(path.replace(/[^/]+$/, name))))
  }
  const named = [
    ...found(html, /<script[^>]* src="([^"]+)"/g),
    ...found(html, /data-files="([^"]+)"/g).flatMap((files) => files.split(' ')),
  ]
  expect(named, 'each file is named once').toEqual([...new Set(named)])
  await Promise.all(named.map(add))
  return scripts
}

/** Returns the fonts that have a letter of the page. A browser requests only these. */
function fontsFor(css: string, html: string): string[] {
  const letters = new Set(
    Array.from(html.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/g, ''), (one) => one.codePointAt(0) ?? 0),
  )
  const faces = found(css, /@font-face\s*\{([^}]*)\}/g).flatMap((face) => {
    const [file] = found(face, /url\(["']?([^"')]+\.woff2)/g)
    const [ranges = ''] = found(face, /unicode-range:\s*([^;}]*)/g)
    return file && ranges.split(',').some((range) => holds(range, letters)) ? [file] : []
  })
  return [...new Set(faces)]
}

function holds(range: string, letters: ReadonlySet<number>): boolean {
  const [from = 0, to = from] = range
    .replace(/\s*U\+/i, '')
    .split('-')
    .map((one) => Number.parseInt(one, 16))
  return [...letters].some((letter) => letter >= from && letter <= to)
}

/** Measures the first load of a page: its number of scripts and the bytes of each kind. */
async function weigh(path: string): Promise<Weight> {
  const html = await read(path)
  const linked = found(html, /<link rel="stylesheet" href="([^"]+)"/g)
  const inline = found(html, /<style[^>]*>([\s\S]*?)<\/style>/g)
  const css = [...inline, ...(await Promise.all(linked.map(read)))].join('')
  const scripts = [...(await scriptsOf(html))]
  return {
    files: scripts.length,
    script: sum(await Promise.all(scripts.map(sentBytes))),
    style: brotliCompressSync(inline.join('')).length + sum(await Promise.all(linked.map(sentBytes))),
    fonts: sum(await Promise.all(fontsFor(css, html).map(sentBytes))),
  }
}

describe(`the first load of a page stays within its budget in ${FILE}`, () => {
  test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('%s', async (page) => {
    const weight = await weigh(PAGES[page])
    const over = KINDS.filter((kind) => weight[kind] > (budgets[page]?.[kind] ?? 0)).map(
      (kind) => `${kind}: ${weight[kind]}, budget ${budgets[page]?.[kind]}`,
    )
    expect(over, `${page} weighs ${JSON.stringify(weight)}`).toEqual([])
  })
})
