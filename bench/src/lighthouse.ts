import { type BrowserContext, chromium } from '@playwright/test'
import { chromiumPath } from '../../tools/browser.ts'
import { type BenchSite, openBenchSite } from './bench-site.ts'
import { type Lighthouse, openLighthouse, type Report } from './lighthouse-packages.ts'
import { chromiumFlags, freePort } from './process.ts'

// `npm test -- lighthouse` checks accessibility, best practices and SEO of every kind of page on a phone. `npm test -- lighthouse
// /dsa` checks only the pages whose addresses begin so.
const CATEGORIES = ['accessibility', 'best-practices', 'seo']
/** The categories for pages that only members open. These pages ask search engines not to list them. */
const WITHOUT_SEO = ['accessibility', 'best-practices']

const PUBLIC = [
  '/',
  '/signup',
  '/signup?tab=signup',
  '/dsa',
  '/dsa/problems',
  '/dsa/problems/fair-cuts',
  '/dashboard',
  '/dashboard/blogs',
  '/dashboard/interviewExp',
  '/dashboard/forum',
  '/events',
]
const MEMBERS = [
  '/',
  '/dsa',
  '/dsa/problems',
  '/dsa/problems/fair-cuts',
  '/dashboard',
  '/dashboard/forum',
  '/events',
]
const OWN = [
  '/today',
  '/profile',
  '/settings',
  '/notifications',
  '/dashboard/submitExperience',
  '/dashboard/forum/new',
]

interface Row {
  readonly page: string
  readonly as: 'visitor' | 'member'
  readonly scores: readonly number[]
  readonly failed: readonly string[]
}

const only = process.argv.slice(2)
const wanted = (path: string) => only.length === 0 || only.some((start) => path.startsWith(start))

const lighthouse = await openLighthouse()
const site = await openBenchSite()
try {
  const found = await contentOf(site)
  const rows = [
    ...(await lookAt('visitor', [...PUBLIC, ...found].filter(wanted))),
    ...(await lookAt('member', [...MEMBERS, ...OWN].filter(wanted))),
  ]
  console.table(
    rows.map(({ page, as, scores }) => ({
      page,
      as,
      ...Object.fromEntries(CATEGORIES.map((name, at) => [name, scores[at] ?? '–'])),
    })),
  )
  const bad = rows.filter(({ scores }) => scores.some((score) => score < 100))
  for (const { page, as, failed } of bad) console.error(`${page} (${as}):\n  ${failed.join('\n  ')}`)
  process.exitCode = bad.length > 0 || rows.length === 0 ? 1 : 0
} finally {
  await site.remove()
}

/** Returns the pages of one item of each kind in the demo. */
async function contentOf({ url }: BenchSite): Promise<string[]> {
  const first = async (path: string, list: string, id: string): Promise<string> => {
    const answer = await (await fetch(`${url}/api/v1${path}`)).json()
    return answer[list][0][id]
  }
  return [
    `/dsa?topic=${await first('/topics/', 'topics', 'id')}`,
    `/dashboard/modules/${await first('/getModules', 'data', '_id')}`,
    `/dashboard/blogs/${await first('/getBlogs', 'data', '_id')}`,
    `/dashboard/forum/${await first('/forum/threads', 'data', '_id')}`,
    `/events/${await first('/events', 'data', '_id')}`,
  ]
}

/** Runs the audits in a separate browser, which a member's cookie signs in. */
async function lookAt(as: Row['as'], paths: readonly string[]): Promise<Row[]> {
  const port = await freePort()
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  try {
    if (as === 'member') await signIn(browser)
    const rows: Row[] = []
    for (const page of paths) rows.push({ page, as, ...(await judge(lighthouse, port, page)) })
    return rows
  } finally {
    await browser.close()
  }
}

function signIn(browser: BrowserContext) {
  const [name = '', value = ''] = site.cookie.split('=')
  return browser.addCookies([{ name, value, url: site.url }])
}

async function judge(run: Lighthouse, port: number, path: string): Promise<Pick<Row, 'scores' | 'failed'>> {
  const onlyCategories = OWN.includes(path) ? WITHOUT_SEO : CATEGORIES
  const flags = { port, onlyCategories, disableStorageReset: true, logLevel: 'error' } as const
  const report = (await run(site.url + path, flags))?.lhr
  if (!report || report.runtimeError)
    throw new Error(`${path}: ${report?.runtimeError?.message ?? 'no report'}`)
  const scores = onlyCategories.map((name) => Math.round(100 * (report.categories[name]?.score ?? 0)))
  console.log(`${path}: ${scores.join(' ')}`)
  return { scores, failed: failuresOf(report) }
}

/** Returns the audits that cost points, with their first findings. */
function failuresOf({ categories, audits }: Report): string[] {
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return counted.flatMap((id) => {
    const audit = audits[id]
    if (!audit || audit.score === null || audit.score >= 1) return []
    return `${id}: ${audit.title} ${JSON.stringify(audit.details?.items?.slice(0, 2) ?? []).slice(0, 600)}`
  })
}
