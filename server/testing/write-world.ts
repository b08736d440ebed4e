import { randomUUID } from 'node:crypto'
import { judgedSubmission } from './accepted-submission.ts'
import type { TestSite } from './test-site.ts'

/** Creates some public content of every kind through the API, and people with different roles. */
export async function writeWorld(site: TestSite) {
  const admin = await site.member({ role: 'admin', name: 'Rohan Admin' })
  const author = await site.member({ name: 'Asha Author' })
  const other = await site.member({ name: 'Omar Other' })
  // The problem is solved once before anything is read, so later accepted submissions change no count.
  await judgedSubmission(site, other.id)
  const ask = async (
    method: 'POST' | 'PATCH' | 'DELETE' | 'PUT',
    path: string,
    as: string,
    body: object = {},
  ) => {
    const answer = await site.ask(method, path, { as, body })
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const shown: Record<string, string[]> = {}
  const show = (path: string, id: string) => {
    shown[path] = [...(shown[path] ?? []).slice(-2), id]
    return id
  }

  show('/member-pages/:handle/public', author.handle)

  const make = {
    async blog() {
      const body = { title: 'Two pointers', author: admin.name, content: 'Because.', tags: ['a'] }
      const { data } = await ask('POST', '/admin/createBlog', admin.as, body)
      show('/blogs/:slug', data.slug)
      return show('/getBlog/:id', data._id)
    },
    async module() {
      const questions = [{ questionName: 'Two Sum', difficulty: 'Easy', link: '' }]
      const body = { title: 'Arrays', description: 'All of them', questions }
      return show('/getModule/:id', (await ask('POST', '/admin/createModule', admin.as, body)).data._id)
    },
    async experience(): Promise<string> {
      const body = {
        company: 'Google',
        role: 'SDE',
        verdict: 'Selected',
        content: 'Long.',
        candidate: 'Asha Author',
      }
      const { data } = await ask('POST', '/admin/createInterviewExp', admin.as, body)
      return show('/experiences/:id', data._id)
    },
    async submitted(): Promise<string> {
      const body = { company: 'Meta', role: 'SDE', verdict: 'Pending', content: 'Short.', anonymous: false }
      await ask('POST', '/experiences', author.as, body)
      const { body: answer } = await site.ask('GET', '/experiences/submitted', { as: admin.as })
      return answer.data.find((one: { status: string }) => one.status === 'submitted')._id
    },
    /** Creates a blog of the author. `sent` also submits it. */
    async written(sent = false): Promise<string> {
      const body = { title: 'Heaps', content: 'In a row.', tags: ['b'] }
      const { data } = await ask('POST', '/member-blogs', author.as, body)
      if (sent) await ask('POST', `/member-blogs/${data._id}/submit`, author.as)
      return data._id
    },
    /** Creates a series of the author with one blog. */
    async series(): Promise<string> {
      const written = await make.published()
      const { rows } = await site.database.pool.query(
        'select blog_id as id from member_blogs where id = $1',
        [written],
      )
      const body = { title: 'Trees', description: 'All of them.', blogs: [rows[0].id] }
      const made = (await ask('POST', '/own-series', author.as, body)).data
      show('/blog-series/:slug', made.slug)
      show('/published-blogs/:id/context', rows[0].id)
      show('/published-blogs/:id/discussion', rows[0].id)
      return made._id
    },
    async published(): Promise<string> {
      const id = await make.written(true)
      const { data } = await ask('POST', `/blog-reviews/${id}/publish`, admin.as)
      show('/blogs/:slug', data.slug)
      return id
    },
    async thread(content = `Ask @${other.handle}.`) {
      const body = { title: 'When do two pointers meet?', category: 'DSA help', content }
      const id = show('/forum/threads/:id', (await ask('POST', '/forum/threads', author.as, body)).data._id)
      return show('/forum/threads/:id/replies', id)
    },
    async reply(thread: string, as = other.as): Promise<string> {
      return (await ask('POST', `/forum/threads/${thread}/replies`, as, { content: 'In the middle.' })).data
        ._id
    },
    async pastEvent(): Promise<string> {
      const times = { startsAt: '2026-01-01T10:00:00Z', endsAt: '2026-01-01T12:00:00Z', timeZone: 'UTC' }
      return (await ask('POST', '/events', admin.as, { title: 'Past', description: 'Was.', ...times })).data
        ._id
    },
    /** Creates a certificate of the author. */
    async certificate(): Promise<string> {
      const id = await make.pastEvent()
      const wording = { title: 'Certificate', words: 'for coming', signer: 'Rohan, president' }
      await ask('POST', `/events/${id}/certificates`, admin.as, { ...wording, memberIds: [author.id] })
      const { body } = await site.ask('GET', `/events/${id}/certificates`, { as: admin.as })
      show('/certificates/:code', body.data[0].code)
      return body.data[0]._id
    },
    async event(capacity: number | null = 5) {
      const when = { startsAt: '2099-01-01T10:00:00.000Z', endsAt: '2099-01-01T12:00:00.000Z' }
      const body = { title: 'Meetup', description: 'Come.', location: 'Room 1', timeZone: 'Asia/Kolkata' }
      const { data } = await ask('POST', '/events', admin.as, { ...body, ...when, capacity })
      show('/events/:id/series', data._id)
      return show('/events/:id', data._id)
    },
  }
  const { body } = await site.ask('GET', '/topics/')
  show('/topics/:id/questions', body.topics[0].id)
  const { body: first } = await site.ask('GET', `/topics/${body.topics[0].id}/questions`)
  show('/questions/:question', first.questions[0].id)
  show('/companies/:slug', 'google')
  const { _id: own } = (await ask('POST', '/own-lists', author.as, { title: 'Exam week' })).data
  show(
    '/shared-lists/:key',
    (await ask('PATCH', `/own-lists/${own}`, author.as, { shared: true })).data.sharedAs,
  )
  const { body: lists } = await site.ask('GET', '/lists')
  show('/lists/:slug', lists.data[0].slug)
  const { body: problems } = await site.ask('GET', '/problems')
  const slug = show('/problems/:slug', problems.data[0].slug)
  show('/problems/:slug/discussion', slug)
  for (const one of [make.blog, make.module, make.experience, make.event, make.series, make.certificate])
    await one()
  await make.reply(await make.thread())
  return {
    site,
    admin,
    author,
    other,
    ask,
    make,
    slug,
    shownList: lists.data[0]._id as string,
    topic: shown['/topics/:id/questions']?.[0] ?? '',
    public: shown,
  }
}

export type WriteWorld = Awaited<ReturnType<typeof writeWorld>>

/** Creates a member and a thread that mentions them. */
export async function memberWho(world: WriteWorld, given: object) {
  const member = await world.site.member(given)
  await world.make.thread(`Ask @${member.handle}, who knows.`)
  return member
}
/** Creates a member who wrote, voted, was mentioned and has a seat. */
export async function involved(world: WriteWorld) {
  const { ask, make } = world
  const member = await memberWho(world, { name: `Lea ${randomUUID().slice(0, 4)}` })
  const thread = await make.thread()
  await make.reply(thread, member.as)
  await ask('POST', `/forum/threads/${thread}/vote`, member.as)
  const event = await make.event(1)
  await ask('POST', `/events/${event}/register`, member.as)
  await ask('POST', `/events/${event}/register`, world.other.as, { waitingList: true })
  return member
}

export async function flagged(world: WriteWorld) {
  const postId = await world.make.reply(await world.make.thread(), world.author.as)
  await world.ask('POST', '/forum/flags', world.other.as, { postId, reason: 'Spam', note: '' })
  // The id is read from the database, because after thousands of writes the paged list is long.
  const { rows } = await world.site.database.pool.query('select id from forum_flags where post_id = $1', [
    postId,
  ])
  return rows[0]?.id as string
}

/** Creates a batch. Returns its id. */
export async function batchIn({ site }: Pick<WriteWorld, 'site'>): Promise<string> {
  const { rows } = await site.database.pool.query<{ id: string }>(
    `insert into batches (name) values ('Batch ' || gen_random_uuid()) returning id`,
  )
  return rows[0]?.id ?? ''
}

/** Creates a question to mentors, one of whom is the other member. With `commented`, that member adds a comment. */
export async function askedMentors({ site, admin, other, ask }: WriteWorld, commented = false) {
  const asker = await site.member()
  await ask('PUT', `/admin/members/${other.id}/mentored/${await batchIn({ site })}`, admin.as)
  const body = {
    to: 'mentors',
    title: 'Why?',
    content: 'Zero.',
    code: { language: 'python', source: 'print(1)' },
  }
  const id = (await ask('POST', '/problems/fair-cuts/questions', asker.as, body)).data._id as string
  if (!commented) return { id, asker, comment: '' }
  const { data } = await ask('POST', `/asked/${id}/comments`, other.as, { content: 'Here.', line: 1 })
  return { id, asker, comment: data.answers[0]._id as string }
}

/** Creates a member who was warned or paused. */
export async function measured({ site, admin, ask }: WriteWorld, kind: 'warning' | 'pause') {
  const member = await site.member()
  const body = { kind, reason: 'Spam', words: 'Enough.', ...(kind === 'pause' && { hours: 24 }) }
  await ask('POST', `/moderation/people/${member.id}/measures`, admin.as, body)
  const { rows } = await site.database.pool.query('select id from measures where member_id = $1', [member.id])
  return { ...member, measure: rows[0]?.id as string }
}

/** Creates a thread with a poll. Returns it with one of its options. */
export async function polled({ site, author, ask }: WriteWorld) {
  const poll = { question: 'Which one?', options: ['Heap', 'Tree'], multiple: false, days: 7, shows: 'voted' }
  const body = { title: 'A choice', category: 'General', content: 'Say.', poll }
  const id = (await ask('POST', '/forum/threads', author.as, body)).data._id as string
  const { data } = (await site.ask('GET', `/forum/threads/${id}`)).body
  return { id, option: data.poll.options[0]._id as string }
}
