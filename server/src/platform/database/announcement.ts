import { randomBytes } from 'node:crypto'

/** The channel on which a write tells every process which ready-made answers it made old. */
export const CHANGED = 'changed'

/** What one write tells, under a name that no other has. */
export interface Announcement {
  readonly name: string
  readonly tags: readonly string[]
}

/** PostgreSQL takes no more than 8000 bytes at once. */
const LONGEST_PAYLOAD = 7_900
const MARK = '#'
/** More than are ever on their way: one that is forgotten is acted on twice, which only costs. */
const REMEMBERED = 1_000

/** As few announcements as these tags fit into. */
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

/** A process of the release before gives no name. */
export function readPayload(payload: string): Announcement {
  const [first = '', ...rest] = payload.split(' ')
  return first.startsWith(MARK) ? { name: first, tags: rest } : { name: '', tags: [first, ...rest] }
}

/**
 * Sees to it that a process acts once on its own write, which it knows of when the commit returns and hears of like
 * everybody else, in either order. A commit whose answer was lost is heard of all the same.
 */
export class OwnAnnouncements {
  #halfway = new Set<string>()
  #own = new Set<string>()

  /** To be called before the commit. */
  begin({ name }: Announcement) {
    add(this.#own, name)
  }

  /** True when it is to be acted on: the first time for an own one, always for another process's. */
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
