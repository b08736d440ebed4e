import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { endpoints } from '@callofcode/contract/all'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const files = list.split('\n').filter(Boolean)
const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const product = sources.filter(
  (file) => !/\.(test|e2e)\.tsx?$|^(e2e|bench|tools|server\/testing|judge\/testing)\//.test(file),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const holding = (pattern: RegExp, among: string[]) => among.filter((file) => pattern.test(read(file)))
const inFolder = (folder: string, among = product) => among.filter((file) => file.startsWith(`${folder}/`))

describe('house rules', () => {
  test('only the API client calls fetch, one file in the service worker, and the script before the client is there', () => {
    const asking = [
      'web/src/platform/api/client.ts',
      'web/src/platform/offline/keep-files.ts',
      'web/src/start.ts',
    ]
    expect(holding(/\bfetch\(/, inFolder('web/src'))).toEqual(asking)
  })

  test('only one file uses browser features that need https, and it works without them', () => {
    const web = inFolder('web/src').filter((file) => !file.startsWith('web/src/platform/offline/'))
    expect(holding(/\brandomUUID\b/, web.concat(inFolder('contract'), inFolder('judge/src')))).toEqual([])
    expect(holding(/\bclipboard\.\w/, web)).toEqual(['web/src/platform/page/copy-text.ts'])
  })

  test('only paths.ts builds addresses of the site', () => {
    const built = /(?:to|href|navigate\()=?[{(]?\s*[`'"]\/(?!\/)\w/
    expect(
      holding(
        built,
        inFolder('web/src').filter((file) => !file.includes('styleguide/')),
      ),
    ).toEqual([])
  })

  test('no file has a meaningless name, and none is a barrel', () => {
    const vague = /(^|\/)(utils?|helpers?|common|misc|services?|types?|index)(\.tsx?|\/)/
    expect(sources.filter((file) => vague.test(file))).toEqual([])
  })

  test('files are kebab-case', () => {
    const names = sources.map((file) => file.slice(file.lastIndexOf('/') + 1))
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)+$/.test(name))).toEqual([])
  })

  test('files stay short: 250 lines, and more where a review found one subject that would lose by a cut', () => {
    // The longer files, each with its subject.
    const longer: Readonly<Record<string, string>> = {
      'contract/src/announcement/announcement.ts': 'an announcement from draft to its last mail',
      'contract/src/ask/ask.ts': 'a question to mentors and what is said about it',
      'contract/src/attendance/attendance.ts': 'what is asked and said at a door',
      'contract/src/authoring/authoring.ts': "a club's own problem while it is written",
      'contract/src/curriculum-editor/curriculum-editor.ts': 'topics and problems as organisers change them',
      'contract/src/forum/forum.ts': 'threads and replies',
      'contract/src/member-blog/member-blog.ts': "a member's blog and its comments",
    }
    // Generated files are left out, because nobody reads them.
    const written = product.filter(
      (file) => !file.startsWith('content/') && !read(file).startsWith('// Made from'),
    )
    const long = written.filter((file) => read(file).split('\n').length > 250)
    expect(long).toEqual(Object.keys(longer))
  })

  test('a folder has at most 30 files without its tests', () => {
    const parts = files.filter(
      (file) => /\.(tsx?|mjs|css)$/.test(file) && !/\.(test|e2e|slow)\.tsx?$/.test(file),
    )
    const full = (folder: string) => parts.filter((file) => dirname(file) === folder).length > 30
    expect([...new Set(parts.map(dirname))].filter(full)).toEqual([])
  })

  test('the contract imports only zod and itself', () => {
    expect(holding(/from '(?!zod'|\.\.?\/)/, inFolder('contract'))).toEqual([])
  })

  test('a folder of the contract has the name of a feature', () => {
    const foldersIn = (folder: string) =>
      inFolder(folder, files).flatMap(
        (file) =>
          dirname(file)
            .slice(folder.length + 1)
            .split('/')[0] || [],
      )
    const features = [...foldersIn('server/src/features'), ...foldersIn('web/src/features')]
    expect(foldersIn('contract/src').filter((name) => !features.includes(name))).toEqual([])
  })

  test('the walls between the workspaces hold', () => {
    const crossing = (folder: string, forbidden: string) =>
      holding(new RegExp(`from '@callofcode/(?:${forbidden})`), inFolder(folder))
    expect(crossing('content', 'server|web')).toEqual([])
    expect(crossing('server', 'web')).toEqual([])
    expect(crossing('web', 'server|content/(?!random|enclosed-reference|growth|solves/)')).toEqual([])
    expect(crossing('web', 'judge/(?:worker|javascript|python|cpp|wasm)')).toEqual([])
    expect(crossing('judge', 'contract|content|server|web')).toEqual([])
    expect(crossing('content/src', 'judge/(?:host|worker|javascript|python|cpp|wasm)')).toEqual([])
    const past = /(?:from|import) '(?:\.\.\/)+(?:contract|content|judge|server|web)\//
    expect(holding(past, product.concat(inFolder('bench', sources)))).toEqual([])
  })

  test('what is done again and again takes the one clock, which never begins a turn while the last one runs', () => {
    // These intervals only check or wake, and wait for nothing.
    const looking = [
      'server/src/features/authoring/problem-checker.ts',
      'server/src/features/judge-assets/judge-assets.ts',
      'server/src/features/judge-worker/sandbox-process.ts',
      'server/src/platform/admission/load-shedder.ts',
      'server/src/platform/http/live-streams.ts',
    ]
    const clocks = holding(/\bsetInterval\(/, inFolder('server/src'))
    expect(clocks).toEqual([...looking, 'server/src/platform/jobs/repeat.ts'].sort())
    expect(holding(/graphile_worker\.add_job/, inFolder('server/src'))).toEqual([
      'server/src/platform/jobs/add-job.ts',
    ])
  })

  test('safety A12 errors reach the console only in the form of error-facts.ts', () => {
    const raw = /console\.\w+\([^\n]*(?:,\s*(?:error|reason|err)\b|\$\{(?:error|reason|err)\})/
    expect(holding(raw, inFolder('server/src'))).toEqual([])
  })

  test('colours, sizes and fonts are tokens, written only in tokens.css', () => {
    const css = files.filter((file) => /^web\/src\/.*\.css$/.test(file) && !file.endsWith('/tokens.css'))
    // Masks use black and transparent, which are not theme colours.
    const written = css.filter((file) => /#(?!0000?\b)[0-9a-f]{3,8}\b(?![-\w])/i.test(read(file)))
    expect(written).toEqual([])
  })

  test('no markup carries a style attribute, which the content security policy would refuse', () => {
    expect(
      holding(
        /\sstyle=\{/,
        inFolder('web/src').filter((file) => file.endsWith('.tsx')),
      ),
    ).toEqual([])
  })

  test('every endpoint has its own name and path', () => {
    const addresses = endpoints.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
    expect(new Set(endpoints.map(({ name }) => name)).size).toBe(endpoints.length)
  })

  test('no file mentions the machine it was written on', () => {
    const text = files.filter(
      (file) => /\.(md|ts|tsx|mjs|json|css|sql|yml)$/.test(file) && file !== 'tools/house-rules.test.ts',
    )
    expect(holding(/\/(work|farm|root)\/(main|shared|\.library)/, text)).toEqual([])
  })
})
