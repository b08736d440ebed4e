import { randomUUID } from 'node:crypto'
import { callApi, callApiAsAdmin, newMember, type Person } from './people.ts'
import { PASSWORD } from './site.ts'

/** One line of a form takes no more. */
export const cut = (text: string, longest: number) => [...text].slice(0, longest).join('')
export const when = { startsAt: '2100-01-01T10:00:00Z', endsAt: '2100-01-01T12:00:00Z', timeZone: 'UTC' }

/** Where something that was stored is shown, and the text of its heading where that is all of the attack. */
export interface Shown {
  readonly path: string
  readonly heading?: string
}

/** Somebody whose name is an attack, with everything that a member can say of themselves. */
export async function attacker(text: string): Promise<Person & { token: string; page: string }> {
  const person = await newMember()
  const { token } = await callApi('POST', '/members/signin', { email: person.email, password: PASSWORD })
  const name = cut(text, 100)
  const form = new FormData()
  form.append('memberData', JSON.stringify({ name, bio: text }))
  form.append('file', new Blob([text], { type: 'image/png' }), `${name}.png`)
  const send = (body: FormData) =>
    fetch(`${process.env.E2E_URL}/api/v1/members/`, {
      ...{ method: 'PATCH', body, headers: { authorization: `Bearer ${token}` } },
    })
  // The picture is none, and refused; its name is in the answer of no later call.
  if ((await send(form)).status !== 400) throw new Error('a text was taken for a picture')
  form.delete('file')
  if ((await send(form)).status !== 200) throw new Error(`a member cannot be called ${name}`)
  const parts = ['year', 'about', 'links', 'joined', 'solved', 'activity', 'writings']
  const shown = { page: 'everyone', ...Object.fromEntries(parts.map((part) => [part, 'everyone'])) }
  const { data } = await callApi('PATCH', '/members/me/page', shown, token)
  return { ...person, token, page: `/members/${data.handle}` }
}

/** Somebody who waits for approval under such a name; their e-mail. */
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
    ...{ title, author: name, content: words, category: tag, tags: [tag, 'x'] },
  })
  const questions = [{ questionName: title, difficulty: 'Easy', link: '' }]
  const module = await publish('/admin/createModule', {
    ...{ title, description: cut(words, 2_000), createdBy: name, questions },
  })
  const told = { company: name, role: name, verdict: 'Selected', candidate: name, content: words }
  const experience = await publish('/admin/createInterviewExp', told)
  const event = await publish('/events', { title, description: words, location: title, ...when })
  await callApiAsAdmin('POST', `/events/${event}/register`, {})
  await callApi('POST', '/experiences', { ...without(told, 'candidate'), anonymous: false }, as)
  const thread = await publish('/forum/threads', { title, category: 'General', content: words }, as)
  await callApi('POST', `/forum/threads/${thread}/replies`, { content: cut(words, 2_500) }, as)
  await callApi('POST', '/forum/flags', { postId: thread, reason: 'Other', note: cut(words, 2_000) }, as)
  await callApi('POST', `/problems/${problem}/discussion`, { content: words }, as)
  await callApiAsAdmin('PATCH', `/admin/blogs/${blog}`, { title, content: `${words}\n\nEdited.` })
  await callApiAsAdmin('PUT', '/drafts/blog', { content: { title, content: words }, basedOn: null })
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
  ]
}

/** A problem of the club whose title and texts are the attack. */
export async function storeInProblem(words: string): Promise<Shown> {
  const slug = `attacked-${randomUUID()}`
  await callApiAsAdmin('POST', '/admin/problems', { slug })
  const files = { 'statement.md': words, 'editorial.md': words }
  await callApiAsAdmin('PATCH', `/admin/problems/${slug}`, { revision: 1, files })
  return { path: `/dashboard/problems/${slug}?part=task` }
}

/** Every screen that lists what was stored, or repeats what was asked for. */
export const listScreens = (text: string): Shown[] =>
  [
    ...[
      '/dashboard',
      '/dashboard/blogs',
      '/dashboard/forum',
      '/dashboard/interviewExp',
      '/events',
      '/notifications',
    ],
    ...['/dashboard/approvals', '/dashboard/moderation', '/dashboard/submissions', '/dashboard/members'],
    ...[
      '/dashboard/audit',
      '/dashboard/deleted',
      '/dashboard/problems',
      '/dashboard/createBlog',
      '/today',
      '/profile',
    ],
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
