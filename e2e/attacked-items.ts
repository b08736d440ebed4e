import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { callApi, callApiAsAdmin, newMember, type Person, tokenOf } from './people.ts'
import { PASSWORD } from './site.ts'

/** One line of a form takes at most this many characters. */
export const cut = (text: string, longest: number) => [...text].slice(0, longest).join('')
export const when = { startsAt: '2100-01-01T10:00:00Z', endsAt: '2100-01-01T12:00:00Z', timeZone: 'UTC' }

/** The page that shows a stored item. `heading` is set when the whole attack is the heading. */
export interface Shown {
  readonly path: string
  readonly heading?: string
}

/** Creates a member whose name and every other profile text are an attack. */
export async function attacker(text: string): Promise<Person & { token: string; page: string }> {
  const person = await newMember()
  const token = await tokenOf(person.email)
  const name = cut(text, 100)
  const form = new FormData()
  form.append('memberData', JSON.stringify({ name, bio: text }))
  form.append('file', new Blob([text], { type: 'image/png' }), `${name}.png`)
  const send = (body: FormData) =>
    fetch(`${process.env.E2E_URL}/api/v1/members/`, {
      method: 'PATCH',
      body,
      headers: { authorization: `Bearer ${token}` },
    })
  // The file is no picture, so the server refuses it. No later response contains its name.
  if ((await send(form)).status !== 400) throw new Error('a text was taken for a picture')
  form.delete('file')
  if ((await send(form)).status !== 200) throw new Error(`a member cannot be called ${name}`)
  const parts = ['year', 'about', 'links', 'joined', 'solved', 'activity', 'writings', 'events']
  const shown = { page: 'everyone', ...Object.fromEntries(parts.map((part) => [part, 'everyone'])) }
  const { data } = await callApi('PATCH', '/members/me/page', shown, token)
  return { ...person, token, page: `/members/${data.handle}` }
}

/** Creates a signup under such a name that waits for approval. Returns its e-mail. */
export async function waitingAttacker(text: string): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@college.edu`
  const fields = { password: PASSWORD, passoutYear: new Date().getFullYear(), provider: 'credentials' }
  await callApi('POST', '/members/signup', { ...fields, email, name: cut(text, 100) })
  return email
}

/** Stores an attack in every text of every kind of item. `words` go into the long texts. */
export async function storeEverywhere(
  text: string,
  { words = text, as, problem }: { words?: string; as: string; problem: string },
): Promise<Shown[]> {
  const [title, name, tag] = [cut(text, 200), cut(text, 100), cut(text, 40)]
  const blog = await publish('/admin/createBlog', {
    title,
    author: name,
    content: words,
    category: tag,
    tags: [tag, 'x'],
  })
  const questions = [{ questionName: title, difficulty: 'Easy', link: '' }]
  const module = await publish('/admin/createModule', {
    title,
    description: cut(words, 2_000),
    createdBy: name,
    questions,
  })
  const told = { company: name, role: name, verdict: 'Selected', candidate: name, content: words }
  const experience = await publish('/admin/createInterviewExp', told)
  const event = await publish('/events', { title, description: words, location: title, ...when })
  await callApiAsAdmin('POST', `/events/${event}/register`, {})
  await callApi('POST', '/experiences', { ...without(told, 'candidate'), anonymous: false }, as)
  const poll = {
    question: title,
    options: [1, 2].map((at) => `${cut(text, 190)} ${at}`),
    multiple: false,
    days: 7,
    shows: 'voted',
  }
  const thread = await publish('/forum/threads', { title, category: 'General', content: words, poll }, as)
  await callApi('POST', `/forum/threads/${thread}/replies`, { content: cut(words, 2_500) }, as)
  await callApi('POST', '/forum/flags', { postId: thread, reason: 'Other', note: cut(words, 2_000) }, as)
  const person = await measured(words)
  await callApi('POST', `/problems/${problem}/discussion`, { content: words }, as)
  await callApiAsAdmin('PATCH', `/admin/blogs/${blog}`, { title, content: `${words}\n\nEdited.` })
  // Only admins see the list of registered members for the event.
  const announced = await publish('/admin/announcements', {
    title,
    content: cut(words, 4_000),
    to: 'event',
    eventId: event,
  })
  await callApiAsAdmin('PUT', '/drafts/blog', { content: { title, content: words } })
  return [
    { path: `/dashboard/blogs/${blog}`, heading: title },
    { path: `/dashboard/modules/${module}`, heading: title },
    { path: `/events/${event}`, heading: title },
    { path: `/dashboard/forum/${thread}`, heading: title },
    { path: `/dashboard/interviewExp/${experience}/edit` },
    { path: `/dashboard/blogs/${blog}/edit` },
    { path: `/dashboard/modules/${module}/edit` },
    { path: `/events/${event}?edit=1` },
    { path: `/dashboard/history/blogs/${blog}` },
    { path: `/dashboard/moderation/people/${person}?part=measures` },
    { path: `/announcements/${announced}`, heading: title },
    { path: `/dashboard/announcements/${announced}`, heading: title },
    { path: `/dashboard/announcements/${announced}?edit=1` },
  ]
}

/** Creates a member to whom moderators wrote the attack. Returns the member's id. */
async function measured(words: string): Promise<string> {
  const { email } = await newMember()
  const { data } = await callApiAsAdmin('GET', `/admin/members?q=${encodeURIComponent(email)}`)
  const path = `/moderation/people/${data[0]?._id}/measures`
  const given = { reason: 'Other', words: cut(words, 2_000) }
  await callApiAsAdmin('POST', path, { kind: 'warning', ...given })
  await callApiAsAdmin('POST', path, { kind: 'note', words: given.words })
  return data[0]?._id ?? ''
}

/** A problem of the club whose title and texts are the attack. */
export async function storeInProblem(words: string): Promise<Shown> {
  const slug = `attacked-${randomUUID()}`
  await callApiAsAdmin('POST', '/admin/problems', { slug })
  const files = { 'statement.md': words, 'editorial.md': words }
  await callApiAsAdmin('PATCH', `/admin/problems/${slug}`, { revision: 1, files })
  return { path: `/dashboard/problems/${slug}?part=task` }
}

/** Every screen that lists stored items, or repeats the search text. */
export const listScreens = (text: string): Shown[] =>
  [
    '/dashboard',
    '/dashboard/blogs',
    '/dashboard/forum',
    '/dashboard/interviewExp',
    '/events',
    '/notifications',
    '/announcements',
    '/dashboard/announcements',
    '/dashboard/approvals',
    '/dashboard/moderation',
    '/dashboard/submissions',
    '/dashboard/members',
    '/dashboard/audit',
    '/dashboard/deleted',
    '/dashboard/problems',
    '/dashboard/createBlog',
    '/today',
    '/profile',
    ...[
      '/dashboard/blogs',
      '/dashboard/interviewExp',
      '/dashboard/forum',
      '/dsa/problems',
      '/dashboard/members',
    ].map((path) => `${path}?q=${encodeURIComponent(cut(text, 150))}`),
    `/signup?next=${encodeURIComponent('javascript:alert(1)')}`,
    `/nowhere/${encodeURIComponent(cut(text, 60))}`,
  ].map((path) => ({ path }))

async function publish(path: string, body: object, as?: string): Promise<string> {
  const answer = as ? await callApi('POST', path, body, as) : await callApiAsAdmin('POST', path, body)
  if (!answer.success) throw new Error(`${path}: ${JSON.stringify(answer)} ${JSON.stringify(body)}`)
  return answer.data._id
}

const without = <T extends object>(value: T, key: keyof T) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))

const ECHO = {
  'reference.cpp':
    '#include <bits/stdc++.h>\nusing namespace std;\nint main() { string line; while (getline(cin, line)) cout << line << "\\n"; }\n',
  'reference.py': 'import sys\nsys.stdout.write(sys.stdin.read())\n',
  'reference.js': "process.stdout.write(require('fs').readFileSync(0, 'utf8'))\n",
}

/** A problem of the club that members can solve: its title, texts, hints, samples and hidden tests are attacks. */
export async function publishAttackedProblem(texts: readonly string[]) {
  const slug = `echo-${randomUUID()}`
  const title = '"><img src=x onerror=alert(1)>'
  const samples = [
    '<img src=x onerror=alert(1)>',
    '</script><script>alert(1)</script>',
    '<svg onload=alert(1)> forged',
  ]
  const shown = samples.slice(0, 2)
  // The check requires these parts, so no attack may look like one of them.
  const words = texts.filter((text) => !/^#|```/m.test(text)).join('\n\n')
  const examples = shown.map(
    (text, at) => `### Example ${at + 1}\n\n\`\`\`\n${text}\n\`\`\`\n\n\`\`\`\n${text}\n\`\`\`\n`,
  )
  const tests = Array.from({ length: 20 }, (_, at) => `${at}\n`).concat(
    samples.slice(2).map((text) => `${text}\n`),
  )
  const third = Math.ceil(texts.length / 3)
  const hints = [0, 1, 2].map((at) => texts.slice(at * third, (at + 1) * third).join('\n\n'))
  const head = { title, difficulty: 'Easy', topic: 'arrays', style: 'stdin', showFailedTest: true, hints }
  const files = {
    'problem.json': JSON.stringify(head),
    'statement.md': `Print what you read.\n\n${examples.join('\n')}\n### Constraints\n\n- one line\n\n${words}`,
    'editorial.md': `It is $O(n)$.\n\n${texts.join('\n\n')}`,
    'reference.ts': `import type { Random } from '@callofcode/content/random'
export const solve = (stdin: string): string => stdin
export const small = (random: Random): string => \`\${random.int(1, 99)}\\n\`
export const valid = (): string | undefined => undefined
`,
    'tests.ts': `export const samples = ${JSON.stringify(shown.map((text) => `${text}\n`))}\nexport const tests = ${JSON.stringify(tests)}\n`,
    ...Object.fromEntries(Object.entries(ECHO).map(([file, text]) => [`submissions/accepted/${file}`, text])),
    'submissions/wrong_answer/prints-x.js': "console.log('x')\n",
    'submissions/wrong_answer/prints-y.py': "print('y')\n",
  }
  const at = `/admin/problems/${slug}`
  const begun = (await callApiAsAdmin('POST', '/admin/problems', {
    slug,
    style: 'stdin',
  })) as unknown as Saved
  const gone = Object.keys(begun.data.files).filter((path) => !Object.hasOwn(files, path))
  const change = { ...files, ...Object.fromEntries(gone.map((path) => [path, null])) }
  const { data } = (await callApiAsAdmin('PATCH', at, {
    revision: begun.data.revision,
    files: change,
  })) as unknown as Saved
  await callApiAsAdmin('POST', `${at}/check`)
  const state = async () => {
    const { data: now } = (await callApiAsAdmin('GET', at)) as unknown as Saved
    return now.check?.state === 'failed' ? JSON.stringify(now.check.faults) : now.check?.state
  }
  await expect.poll(state, { timeout: 200_000 }).not.toMatch(/waiting|running/)
  expect(await state()).toBe('passed')
  await callApiAsAdmin('POST', `${at}/publish`, { revision: data.revision, note: '' })
  return { slug, title, samples }
}

interface Saved {
  data: { revision: number; files: object; check: { state: string; faults: unknown } | null }
}
