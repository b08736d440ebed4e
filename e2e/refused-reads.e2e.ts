import type { Page, Request } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newHelper, openPage, signInWithoutForm } from './people.ts'

const TASKS = ['events', 'content', 'moderation', 'approvals', 'problems', 'report', 'announcements']

/** Pages that a holder of any task opens, beside the pages of the task itself. */
const OF_ALL = ['/dashboard/desk', '/today', '/notifications', '/profile', '/dashboard/events']

/** Listens to what a page asks the server: what is on its way, and what the server refused. */
function hear(page: Page) {
  const onTheWay = new Set<Request>()
  const refused: string[] = []
  const asked = new Set<string>()
  page.on('request', (request) => {
    asked.add(new URL(request.url()).pathname)
    if (request.url().includes('/api/v1/') && request.resourceType() === 'fetch') onTheWay.add(request)
  })
  // What the page before left unanswered is nobody's any more.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) onTheWay.clear()
  })
  page.on('requestfailed', (request) => onTheWay.delete(request))
  page.on('response', (answer) => {
    onTheWay.delete(answer.request())
    if ([401, 403].includes(answer.status())) refused.push(new URL(answer.url()).pathname)
  })
  return { onTheWay, refused, asked }
}

for (const task of TASKS)
  test(`CLUB-667 whoever holds the task ${task} alone opens the pages of organisers, and no request is refused`, async ({
    page,
  }) => {
    const { email } = await newHelper(task)
    await signInWithoutForm(page, email)
    const { onTheWay, refused, asked } = hear(page)
    const settled = () => expect.poll(() => onTheWay.size, { timeout: 20_000 }).toBe(0)
    await openPage(page, '/dashboard/desk')
    const own = page.getByRole('navigation', { name: 'Pages of organisers' }).getByRole('link')
    const paths = await own.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    expect(paths.length).toBeGreaterThan(0)
    await settled()
    const isOnDesk = ['events', 'moderation', 'announcements'].includes(task)
    if (!isOnDesk) expect(asked).not.toContain('/api/v1/admin/home')
    for (const path of new Set([...OF_ALL, ...paths])) {
      await openPage(page, path)
      await settled()
      expect([path, refused]).toEqual([path, []])
    }
  })
