import { DEFAULT_CLUB } from '@callofcode/contract/club/club'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../testing/test-site.ts'
import { pageLanguage } from './page-language.ts'
import { builtScreens } from './screens.ts'

const languages = {
  en: { name: 'English', direction: 'ltr' },
  hi: { name: 'हिन्दी', direction: 'ltr' },
  'pt-BR': { name: 'Português', direction: 'ltr' },
  'en-XA': { name: 'For tests', direction: 'ltr', hidden: true },
} as const

const found = (headers: Record<string, string>, wishes: { member?: string | null; club?: string } = {}) =>
  pageLanguage({ headers }, { club: 'en', ...wishes }, languages)

describe('CLUB-281 the language of a page', () => {
  test.each([
    ['hi', 'hi'],
    ['hi-IN,en;q=0.8', 'hi'],
    ['en-GB,hi;q=0.9', 'en'],
    ['en;q=0.2, HI-in;q=0.9', 'hi'],
    ['pt', 'pt-BR'],
    ['fr, ta;q=0.9', 'en'],
    ['hi;q=0', 'en'],
    ['*', 'en'],
    ['en-XA', 'en'],
    [',;q=,hi;q=x,,', 'en'],
  ])('of a browser that asks for "%s" is %s', (asked, language) => {
    expect(found({ 'accept-language': asked })).toBe(language)
  })

  test('is the member’s, else this browser’s choice, else what the browser asks for, else the club’s', () => {
    const headers = { cookie: 'theme=light; language=hi', 'accept-language': 'pt-BR' }
    expect(found(headers, { member: 'en' })).toBe('en')
    expect(found(headers, { member: null })).toBe('hi')
    expect(found({ ...headers, cookie: 'theme=light' }, { club: 'hi' })).toBe('pt-BR')
    expect(found({ 'accept-language': 'fr' }, { club: 'hi' })).toBe('hi')
    expect(found({}, { club: 'hi' })).toBe('hi')
  })

  test('is none that the site does not have', () => {
    for (const cookie of ['language=fr', 'language=__proto__', 'language=constructor', 'language='])
      expect(found({ cookie }, { member: 'tlh', club: 'xx' })).toBe('en')
  })
})

describe('pages in the reader’s language', () => {
  let site: TestSite
  let origin: string
  beforeAll(async () => {
    site = await testSite({}, { screens: await builtScreens() })
    origin = await site.listen()
  })
  afterAll(() => site?.close())

  const open = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(origin + path, { headers: { accept: 'text/html', ...headers } })
    return { html: await answer.text(), headers: answer.headers }
  }
  const HINDI = { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.8' }
  const START = 'कोडिंग शुरू करें'

  test('CLUB-282 a page is kept for each language, and says which it is in', async () => {
    for (const _ of ['drawn', 'kept']) {
      const english = await open('/')
      expect(english.html).toContain('<html lang="en"')
      expect(english.html).toContain('START CODING')
      expect(english.html).not.toContain(START)
      const hindi = await open('/', HINDI)
      expect(hindi.html).toContain('<html lang="hi"')
      expect(hindi.html).toContain(START)
      expect(hindi.html).not.toContain('START CODING')
      expect(hindi.headers.get('content-language')).toBe('hi')
      expect(hindi.headers.get('vary')).toContain('Accept-Language')
      expect(hindi.headers.get('etag')).not.toBe(english.headers.get('etag'))
    }
    expect([site.cache.get('/') !== undefined, site.cache.get('/#hi') !== undefined]).toEqual([true, true])
  })

  test('CLUB-281 a member reads the site in the language of their choice, on every device', async () => {
    const { as } = await site.member({ name: 'Asha Verma' })
    const cookie = `callofcode=${as}`
    expect((await open('/today', { cookie })).html).toContain('<html lang="en"')
    const saved = await site.ask('PATCH', '/members/me/language', { as, body: { language: 'hi' } })
    expect([saved.status, saved.body.data.language]).toEqual([200, 'hi'])
    expect((await open('/today', { cookie, 'accept-language': 'en' })).html).toContain('<html lang="hi"')
    expect((await site.ask('GET', '/members/me/language', { as })).body.data.language).toBe('hi')
    for (const language of ['', 'h', 'hi_IN', '../en', 7, 'x'.repeat(17)])
      expect((await site.ask('PATCH', '/members/me/language', { as, body: { language } })).status).toBe(400)
    await site.ask('PATCH', '/members/me/language', { as, body: { language: null } })
    expect((await open('/today', { cookie, ...HINDI })).html).toContain('<html lang="hi"')
    expect((await open('/today', { cookie })).html).toContain('<html lang="en"')
  })

  test('CLUB-283 the club’s language is that of whoever asks for none, and a change counts at once', async () => {
    const { as } = await site.member({ role: 'admin' })
    const change = (language: string) => site.ask('PATCH', '/admin/club', { as, body: { language } })
    expect((await open('/')).html).toContain('<html lang="en"')
    expect((await change('hi')).status).toBe(200)
    expect((await open('/')).html).toContain('<html lang="hi"')
    expect((await open('/', { 'accept-language': 'en-IN' })).html).toContain('<html lang="en"')
    expect((await change(DEFAULT_CLUB.language)).status).toBe(200)
    expect((await open('/')).html).toContain('<html lang="en"')
  })

  test('CLUB-284 a page names the files of its own language and of no other', async () => {
    const filesOf = (html: string) => /data-files="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
    const [english, hindi] = [filesOf((await open('/')).html), filesOf((await open('/', HINDI)).html)]
    const only = (files: string[], others: string[]) => files.filter((file) => !others.includes(file))
    const texts = async (files: string[]) =>
      (await Promise.all(files.map((file) => open(file)))).map((one) => one.html).join('')
    expect(await texts(only(hindi, english))).toContain(START)
    expect(await texts(only(english, hindi))).toContain('START CODING')
    expect(await texts(english)).not.toContain(START)
    expect(hindi.length).toBe(english.length)
  })

  test('CLUB-288 the languages of tests are drawn too, the one from right to left with its direction', async () => {
    const { html } = await open('/', { cookie: 'language=ar-XB' })
    expect(html).toContain('<html lang="ar-XB" dir="rtl" data-locale="en"')
    expect((await open('/', { cookie: 'language=en-XA' })).html).toContain('[ŞŢÅŘŢ ČŌĐÍÑǦ]')
  })
})
