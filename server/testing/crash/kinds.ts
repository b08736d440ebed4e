import type { Database } from '../../src/platform/database/database.ts'
import { blobOf, draw } from '../pictures.ts'
import type { Entry } from './journal.ts'

interface Sent {
  readonly method: 'POST' | 'PATCH'
  readonly path: string
  readonly body: object | FormData
}
/** One thing found in the database: the write that it belongs to, and whether it is complete. */
interface Found {
  readonly name: string
  readonly whole: boolean
}
interface Kind {
  readonly admin?: true
  readonly send: (entry: Entry) => Sent | Promise<Sent>
  /** Returns the name that identifies the entry among the found rows. */
  readonly name: (entry: Entry) => string
  /** A query that returns the columns `name` and `whole`. */
  readonly found: string
  /** The write has no key. It sets a value, and the last value stays. */
  readonly sets?: true
}

/** The text is long enough for several blocks of the database. */
const filling = 'Because both move to the middle. '.repeat(250).trim()
const word = ({ id }: Entry) => `w${id}`
const own = ({ member, target }: Entry) => `m${member}@college.edu ${target}`
const setBy = ({ id, member }: Entry) => `m${member}@college.edu w${id}`
const when = { startsAt: '2099-01-01T10:00:00.000Z', endsAt: '2099-01-01T12:00:00.000Z' }
export const SEATS = 2

/** The picture's size identifies its entry. */
const WIDEST = 400
const sizeOf = ({ id }: Entry) => ({ width: 1 + (id % WIDEST), height: 1 + Math.floor(id / WIDEST) })
export const idOfSize = (width: number, height: number) => width - 1 + (height - 1) * WIDEST
async function picture(entry: Entry) {
  const { width, height } = sizeOf(entry)
  return blobOf(await draw(width, height).png().toBuffer())
}

async function form(entry: Entry, memberData: object | undefined, hasFile: boolean) {
  const made = new FormData()
  if (memberData) made.append('memberData', JSON.stringify(memberData))
  if (hasFile) made.append('file', await picture(entry), 'photo.png')
  return made
}
const profile = async (entry: Entry, memberData: object, hasFile = false): Promise<Sent> => ({
  method: 'PATCH',
  path: '/members/',
  body: await form(entry, memberData, hasFile),
})

/** The kinds of writes that members make in a week, each with the result that it must leave. */
export const kinds: Record<string, Kind> = {
  blog: {
    admin: true,
    send: (entry) => {
      const body = { title: word(entry), author: 'A', content: filling, tags: ['one', 'two'] }
      return { method: 'POST', path: '/admin/createBlog', body }
    },
    name: word,
    found: `select title as name, content = $1 and tags = '{one,two}' and words > 0 and
              (select count(*) = 1 from audit where target = blogs.id::text and action = 'blog.create') as whole
            from blogs where $1 <> ''`,
  },
  event: {
    admin: true,
    send: (entry) => {
      const body = { title: word(entry), description: 'Come.', location: 'Hall', timeZone: 'UTC', ...when }
      const capacity = entry.id % 2 ? SEATS : null
      return { method: 'POST', path: '/events', body: { ...body, capacity } }
    },
    name: word,
    found: `select title as name, location = 'Hall' and $1 <> '' as whole from events`,
  },
  thread: {
    send: (entry) => {
      const body = { title: word(entry), category: 'General', content: filling }
      return { method: 'POST', path: '/forum/threads', body }
    },
    name: word,
    found: `select coalesce(post.title, 'a thread without a post') as name, post.content = $1 as whole
            from forum_threads thread
            left join forum_posts post on post.thread_id = thread.id and post.title is not null`,
  },
  reply: {
    send: (entry) => ({
      method: 'POST',
      path: `/forum/threads/${entry.target}/replies`,
      body: { content: `${word(entry)} ${filling}` },
    }),
    name: word,
    found: `select split_part(content, ' ', 1) as name, substr(content, strpos(content, ' ') + 1) = $1 as whole
            from forum_posts where title is null`,
  },
  tick: {
    send: ({ target }) => ({
      method: 'PATCH',
      path: `/progress/memberId/questions/${target}/completed/toggle`,
      body: {},
    }),
    name: own,
    found: `select email || ' ' || question_id as name, $1 <> '' as whole
            from completed_questions join members on members.id = member_id`,
  },
  seat: {
    send: ({ target }) => ({
      method: 'POST',
      path: `/events/${target}/register`,
      body: { waitingList: false },
    }),
    name: own,
    found: `select email || ' ' || event_id as name, state = 'going' and $1 <> '' as whole
            from event_registrations join members on members.id = member_id`,
  },
  solution: {
    send: (entry) => ({
      method: 'POST',
      path: '/problems/fair-cuts/submissions',
      body: { language: 'javascript', source: `console.log('${word(entry)}')` },
    }),
    name: word,
    found: `select split_part(source, '''', 2) as name, length(source_hash) = 64 and $1 <> '' as whole
            from problem_submissions`,
  },
  picture: {
    send: async (entry) => ({
      method: 'POST',
      path: '/pictures',
      body: await form(entry, undefined, true),
    }),
    name: word,
    found: `select 'w' || (width - 1 + (height - 1) * ${WIDEST}) as name, length(bytes) = size and $1 <> '' as whole
            from pictures`,
  },
  bio: {
    sets: true,
    send: (entry) => profile(entry, { bio: word(entry) }),
    name: setBy,
    found: `select email || ' ' || bio as name, $1 <> '' as whole from members where bio is not null`,
  },
  link: {
    sets: true,
    send: (entry) => profile(entry, { github: `https://github.com/${word(entry)}` }),
    name: setBy,
    found: `select email || ' ' || split_part(github, '/', 4) as name, $1 <> '' as whole
            from members where github is not null`,
  },
  photo: {
    sets: true,
    send: (entry) => profile(entry, {}, true),
    name: setBy,
    // The picture's size identifies its entry: see `photosOf`.
    found: '',
  },
}

export async function foundOf(kind: string, { pool }: Database): Promise<Found[]> {
  const found = kinds[kind]?.found
  if (!found) return []
  return (await pool.query<Found>(found, [filling])).rows
}
