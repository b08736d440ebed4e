import type { DemoContent } from '@callofcode/content/demo-records'
import type { Sql } from '../../platform/database/database.ts'

/** The rows of the demo's members, and the dates of what they do. */
export interface DemoClub {
  readonly content: DemoContent
  /** Throws for an unknown key. */
  memberOf(key: string): { id: string; name: string }
  /** The time this many days before the start; fractions count. */
  daysAgo(days: number): Date
}

/** Writes one kind of content of the demo club. Returns the cache tags that it changes. */
export type DemoSeeder = (tx: Sql, club: DemoClub) => Promise<readonly string[]>

const DAY = 86_400_000

export function demoClub(
  content: DemoContent,
  members: ReadonlyMap<string, { id: string; name: string }>,
  now: Date,
): DemoClub {
  return {
    content,
    memberOf(key) {
      const member = members.get(key)
      if (!member) throw new Error(`The demo club has no ${key}`)
      return member
    },
    daysAgo: (days) => new Date(now.getTime() - days * DAY),
  }
}
