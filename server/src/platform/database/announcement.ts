import { randomBytes } from 'node:crypto'

/** The NOTIFY channel. A write sends the tags of the cached responses that it makes out of date. */
export const CHANGED = 'changed'

/** The tags of one write, under a unique name. */
export interface Announcement {
  readonly name: string
  readonly tags: readonly string[]
}

/** Bytes. PostgreSQL allows 8000 in a payload. */
const LONGEST_PAYLOAD = 7_900
const MARK = '#'
/** More names than are ever in use. A process handles a forgotten name twice, which only costs time. */
const REMEMBERED = 1_000

/** Packs the tags into as few announcements as possible. */
export function announce(tags: ReadonlySet<string>): Announcement[] {
  const announcements: { name: string; tags: string[]; length: number }[] = []
  for (const tag of tags) {
    const last = announcements.at(-1)
    if (last && last.length + tag.length < LONGEST_PAYLOAD) {
      last.tags.push(tag)
      last.length += 1 + tag.length
    } else {
      const name = MARK + randomBytes(9).toString('base64url')
      announcements.push({ name, tags: [tag], length: name.length + 1 + tag.length })
    }
  }
  return announcements
}

export const payloadOf = ({ name, tags }: Announcement) => [name, ...tags].join(' ')

/** Parses a payload. One without a name comes from a process of the previous release. */
export function readPayload(payload: string): Announcement {
  const [first = '', ...rest] = payload.split(' ')
  return first.startsWith(MARK) ? { name: first, tags: rest } : { name: '', tags: [first, ...rest] }
}

/**
 * Makes a process handle its own write once. The process is notified twice, in either order: when the commit returns, and by
 * NOTIFY. If the response to the commit is lost, NOTIFY is enough.
 */
export class OwnAnnouncements {
  #halfway = new Set<string>()
  #own = new Set<string>()

  /** Must be called before the commit. */
  begin({ name }: Announcement) {
    add(this.#own, name)
  }

  /** Returns true if the process must handle it: always for another process's write, and once for its own. */
  isNews({ name }: Announcement): boolean {
    if (!this.#own.has(name)) return !this.#halfway.delete(name)
    this.#own.delete(name)
    add(this.#halfway, name)
    return true
  }
}

function add(names: Set<string>, name: string) {
  names.add(name)
  const [oldest] = names
  if (names.size > REMEMBERED && oldest !== undefined) names.delete(oldest)
}
