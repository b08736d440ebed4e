import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newMember, openPage, signInWithoutForm } from './people.ts'
import { callFrom, newExperience, unique } from './writing.ts'

const TITLE = 'LEARN-33 LEARN-34 tells a member who hides them no difficulty and no topic'

test(`${TITLE}: no screen does`, { tag: '@long' }, async ({ page }) => {
  test.slow()
  const { known, screens } = await hidingMember(page)
  const told: string[] = []
  for (const path of screens) {
    await openPage(page, path)
    // The page of a topic lists questions of that topic, so the topic's name reveals nothing there.
    for (const leak of await leaksIn(page, known, !path.includes('topic='))) told.push(`${path}: ${leak}`)
  }
  expect(told).toEqual([])
})

test(`${TITLE}: neither the palette nor a file does`, async ({ page }) => {
  const { known, files } = await hidingMember(page)
  const told: string[] = []
  for (const path of files) {
    const answer = await page.request.get(path)
    expect(answer.status(), path).toBe(200)
    // The number of done questions by difficulty reveals nothing about the open ones.
    const text = (await answer.text()).replaceAll(/\r?\n /g, '').replaceAll(/"(Easy|Medium|Hard) done"/g, '')
    for (const line of text.split(/\r?\n/)) if (TELLING.test(line)) told.push(`${path}: ${line}`)
  }
  await openPage(page, '/today')
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: /Search the site/ })
  for (const [words, name] of [
    ['two sum', 'Two Sum'],
    ['fair cuts', 'Fair Cuts'],
  ] as const) {
    await field.fill(words)
    await expect(page.getByRole('option').filter({ hasText: name }).first()).toBeVisible()
    for (const leak of await leaksIn(page, known, true)) told.push(`palette: ${leak}`)
  }
  expect(told).toEqual([])
})

async function hidingMember(page: Page) {
  await signInWithoutForm(page, (await newMember()).email)
  await callFrom(page, 'PATCH', '/members/me/practice', { hidesDifficulty: true })
  const known = await questionsOf(page)
  return { known, ...(await placesOf(page, [...known.keys()])) }
}

const TELLING = /\b(Easy|Medium|Hard)\b/
/** The topics of each question and problem, by its name. */
type Known = ReadonlyMap<string, readonly string[]>

async function questionsOf(page: Page): Promise<Known> {
  const read = async (path: string) => (await page.request.get(`/api/v1${path}`)).json()
  const known = new Map<string, string[]>()
  const { topics } = (await read('/topics/')) as { topics: { id: string; title: string }[] }
  for (const { id, title } of topics) {
    const { questions } = (await read(`/topics/${id}/questions`)) as { questions: { questionName: string }[] }
    for (const { questionName: name } of questions) known.set(name, [...(known.get(name) ?? []), title])
  }
  const { data } = (await read('/problems')) as { data: { title: string }[] }
  for (const { title } of data) if (!known.has(title)) known.set(title, [])
  return known
}

/** Creates a member's items: a plan, a list, a star, notes, code, a company. */
async function placesOf(page: Page, names: readonly string[]) {
  const read = async (path: string) => (await page.request.get(`/api/v1${path}`)).json()
  const { topics } = (await read('/topics/')) as { topics: { id: string }[] }
  const { questions } = (await read(`/topics/${topics[0]?.id}/questions`)) as { questions: { id: string }[] }
  const ids = questions.slice(0, 3).map(({ id }) => id)
  const call = async (method: string, path: string, body?: object) => {
    const answer = await callFrom(page, method, path, body)
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()).data as { _id: string; path: string; sharedAs: string }
  }
  const list = await call('POST', '/own-lists', { title: 'Mine', description: '', questions: ids })
  const own = await call('PATCH', `/own-lists/${list._id}`, { shared: true })
  const plan = await call('POST', '/plans', {
    source: { kind: 'list', slug: 'blind-75' },
    endsOn: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
    hours: 8,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
    level: 'intermediate',
    hard: 'placed',
  })
  const feed = await call('PUT', `/plans/${plan._id}/feed`)
  const company = unique('Held')
  await newExperience({
    company,
    rounds: [{ kind: 'coding', asked: names.slice(0, 3).join('\n') }],
  })
  const slug = company.toLowerCase().replaceAll(' ', '-')
  const modules = (await read('/getModules')) as { data: { _id: string }[] }
  return {
    screens: [
      '/today',
      '/dsa',
      `/dsa?topic=${topics[0]?.id}`,
      '/dsa/map?view=list',
      '/dsa/problems',
      ...['', '?view=hints', '?view=submissions', '?view=notes'].map(
        (view) => `/dsa/problems/fair-cuts${view}`,
      ),
      '/dsa/lists',
      '/dsa/lists/blind-75',
      `/dsa/own-lists/${list._id}`,
      `/dsa/own-lists/${list._id}?edit=1`,
      `/dsa/shared-lists/${own.sharedAs}`,
      '/dashboard/plans',
      '/dashboard/plans/new?list=blind-75',
      `/dashboard/plans/${plan._id}`,
      '/dashboard/companies',
      `/dashboard/companies/${slug}`,
      '/dashboard/interviewExp',
      '/dsa/notes',
      `/dsa/notes/${ids[0]}`,
      '/dsa/stars',
      '/dsa/reviews',
      '/dsa/reviews/all',
      '/dsa/streak',
      '/dashboard',
      `/dashboard/modules/${modules.data[0]?._id}`,
      '/profile',
      '/notifications',
    ],
    files: [
      `/companies/${slug}/asked.csv`,
      feed.path,
      '/reviews.csv',
      '/reviews-kept.csv',
      '/mastery.csv',
      '/streak.csv',
      '/handles.csv',
      '/leaderboard.csv',
    ],
  }
}

/** Finds the texts beside the name of a question that reveal its difficulty, the minutes that follow from it, or its topic. */
const leaksIn = (page: Page, known: Known, topics: boolean) =>
  page.evaluate(
    ([all, withTopics]) => {
      const known = new Map(all)
      const places = 'li, tr, [role=option], section, .page-head, .statement-body'
      const asked = 'form, nav, select, button, .segmented, .filters, [role=group][aria-label], .debrief'
      const wordsOf = (place: Element) => {
        const words: string[] = []
        const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const parent = walker.currentNode.parentElement
          // The text inside a nested place is checked there. The text of filters is allowed.
          if (parent?.closest(places) !== place || parent.closest('script, style')) continue
          const filter = parent.closest(asked)
          if (filter && place.contains(filter) && filter !== place) continue
          words.push(walker.currentNode.textContent?.trim() ?? '')
        }
        return words
      }
      const found: string[] = []
      for (const place of document.querySelectorAll(places)) {
        const words = wordsOf(place)
        const name = words.find((word) => known.has(word))
        const heading = name ?? place.querySelector(':scope > :is(h1, h2, h3)')?.textContent ?? ''
        const ofThat = known.get(heading)
        if (!ofThat) continue
        const others = words.filter((word) => word !== heading)
        for (const word of others)
          if (
            /^(Easy|Medium|Hard)\b/.test(word) ||
            /\b(20|60) min/.test(word) ||
            // A question may have the same name as its topic, and its box contains its name.
            (withTopics && ofThat.some((topic) => word.replaceAll(heading, '').includes(topic)))
          )
            found.push(`${heading}: ${word}`)
      }
      const about = [
        document.title,
        document.querySelector('meta[name=description]')?.getAttribute('content'),
      ]
      for (const one of about) if (/\b(Easy|Medium|Hard)\b/.test(one ?? '')) found.push(String(one))
      return found
    },
    [[...known].map(([name, of]) => [name, [...of]] as const), topics] as const,
  )
