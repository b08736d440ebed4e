import { readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { openBenchSite } from './bench-site.ts'
import { type Growth, growth } from './growth/growth.ts'
import { growthPicture, growthTable } from './growth/picture.ts'
import { type Answered, interactive } from './interactive.ts'
import { firstRuns } from './judging/first-run.ts'
import { judge, judgeParts } from './judging/judge.ts'
import type { Compared } from './load.ts'
import { memory } from './memory.ts'
import { pageWeight } from './page-weight.ts'
import { type Paint, paint } from './paint.ts'
import { isBrief, root } from './process.ts'
import { processes } from './processes.ts'
import { publicAnswers } from './public-answers.ts'
import { search } from './search.ts'
import { oneMember, signedIn } from './signed-in.ts'
import { startTime } from './start-time.ts'

// `npm run bench` measures everything, `npm run bench -- weight paint` the named parts, `-- judge` the whole judge.
const SITE = ['weight', 'paint', 'interactive', 'public', 'signed-in', 'one-member', 'memory', 'start']
// A word that begins with a slash is a page: `-- paint /events` visits only that page.
const given = process.argv.slice(2)
const pages = given.filter((word) => word.startsWith('/'))
const wanted = given.filter((word) => !word.startsWith('/'))
const isMeasured = (page: string) => pages.length === 0 || pages.includes(page)
const asked = (name: string) => wanted.length === 0 || wanted.includes(name)
const results: Record<string, unknown> = {
  node: process.version,
  cpu: cpus()[0]?.model,
  cores: cpus().length,
}

const parts = judgeParts(wanted)
if (SITE.some(asked)) await measureSite()
if (asked('search')) results.search = say('Search among 100,000 documents', await search())
if (wanted.includes('processes')) results.processes = say('In several processes', await processes())
// This part runs only by name, as it builds the judge eight times.
if (wanted.includes('first-run')) results.firstRun = say('First runs on a fresh site (ms)', await firstRuns())
// This part runs only by name, as a million members take a quarter of an hour.
if (wanted.includes('growth')) results.growth = grown(await growth())
if (parts.length > 0) results.judge = await judge(parts)
if (!isBrief && (wanted.length === 0 || ['judge', 'search', 'growth', 'first-run'].includes(wanted.join())))
  keep()

async function measureSite() {
  const site = await openBenchSite()
  try {
    if (asked('weight')) results.pageWeight = say('Weight of / (bytes)', await pageWeight(`${site.url}/`))
    if (asked('paint')) results.paint = painted(await paint(site, isMeasured))
    if (asked('interactive')) results.interactive = answered(await interactive(site, isMeasured))
    if (asked('public')) results.publicAnswers = table('Public answers', await publicAnswers(site))
    if (asked('signed-in')) results.signedIn = table('Signed-in answers', await signedIn(site))
    if (asked('one-member')) results.oneMember = table('One member at once', await oneMember(site))
    if (asked('memory')) results.memory = say('Memory of the app process', await memory(site))
    if (asked('start')) results.start = say('Start, already built', await startTime(site))
  } finally {
    await site.remove()
  }
}

function keep() {
  const name = [new Date().toISOString().slice(0, 10), ...wanted].join('-')
  const file = join(root, `bench/results/${name}.json`)
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`)
  console.log(`\nKept in ${file}`)
}

function say<T>(title: string, value: T): T {
  console.log(`\n${title}\n${JSON.stringify(value, null, 2)}`)
  return value
}

function grown(result: Growth): Growth {
  const table = growthTable(result)
  console.log(`\n${table}`)
  if (isBrief) return result
  const page = join(root, 'docs/scale.md')
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, text.replace(/(<!-- growth.*?-->\n)[\s\S]*(<!-- \/growth -->)/, `$1${table}$2`))
  writeFileSync(join(root, 'docs/scale.svg'), growthPicture(result))
  return result
}

function painted(result: Paint): Paint {
  console.log('\nFirst visits, slow line, slow phone (ms)')
  console.table(result.pages)
  console.log(`From a click to the next paint on the tracker: ${result.interaction} ms`)
  return result
}

function answered(rows: Answered[]): Answered[] {
  console.log('\nWhen a page answers, slow line, slow phone (ms)')
  console.table(rows)
  return rows
}

function table(title: string, rows: Compared[]): Compared[] {
  console.log(`\n${title}`)
  console.table(
    rows.map(({ name, ours, bare, share, p99Times }) => ({
      name,
      'ours/s': ours.rps,
      'bare/s': bare.rps,
      share,
      'ours µs': ours.processor,
      'bare µs': bare.processor,
      'ours p99': ours.p99,
      'bare p99': bare.p99,
      'p99 times': p99Times,
    })),
  )
  return rows
}
