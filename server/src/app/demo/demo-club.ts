import type { Sql } from '../../platform/database/database.ts'

/** Who the demo's people have become, and when things happened. */
export interface DemoClub {
  /** Throws for a key that nobody bears. */
  memberOf(key: string): { id: string; name: string }
  /** The time that lies so many days before the start, a fraction of a day included. */
  daysAgo(days: number): Date
}

/** Writes one kind of content of the demo club and answers the tags of the answers that it makes old. */
export type DemoSeeder = (tx: Sql, club: DemoClub) => Promise<readonly string[]>

const DAY = 86_400_000

export function demoClub(members: ReadonlyMap<string, { id: string; name: string }>, now: Date): DemoClub {
  return {
    memberOf(key) {
      const member = members.get(key)
      if (!member) throw new Error(`The demo club has no ${key}`)
      return member
    },
    daysAgo: (days) => new Date(now.getTime() - days * DAY),
  }
}
