import { demoPassword, largeClub, smallClub } from '@callofcode/content/demo-club'
import type { DemoContent } from '@callofcode/content/demo-records'
import { TASKS } from '@callofcode/contract/task'
import { sql } from 'drizzle-orm'
import { type Database, type Sql, write } from '../../platform/database/database.ts'
import { seedFacts, seedOwnPages } from './demo-about.ts'
import { type DemoSeeder, demoClub } from './demo-club.ts'
import { seedAnnouncements, seedBlogs, seedExperiences, seedProgress } from './demo-content.ts'
import { seedDiscussions } from './demo-discussions.ts'
import { seedEvents } from './demo-events.ts'
import { seedForum } from './demo-forum.ts'
import { seedGroups } from './demo-groups.ts'
import { seedMentors } from './demo-mentors.ts'
import { seedPeople } from './demo-people.ts'
import { seedSolutions } from './demo-solutions.ts'
import { seedFlags, seedPolls, seedWaitingExperiences, seedWritings } from './demo-waiting.ts'

/** Adds fuel use to the accepted solutions. About half of the solutions are shared, some without a name. */
const seedSharedSolutions: DemoSeeder = async (tx) => {
  // The value is the same on every start.
  const chance = sql`abs(hashtext(m.email || s.problem))`
  await tx.execute(sql`
    update problem_submissions s set fuel = 8000000 + ${chance} % 9000000
    from members m where m.id = s.member_id and s.verdict = 'Accepted'`)
  await tx.execute(sql`
    insert into shared_solutions (submission_id, member_id, problem, language, named, fuel, bytes, shared_at)
    select s.id, s.member_id, s.problem, s.language, ${chance} % 3 > 0, s.fuel, octet_length(s.source), s.judged_at
    from problem_submissions s join members m on m.id = s.member_id
    where s.verdict = 'Accepted' and ${chance} % 2 = 0 on conflict do nothing`)
  return []
}

const LOCK = 7_261_914_532
const KEY = 'demo'

/** Seeders run in this order. A new kind of content gets a new entry. */
const seeders: readonly DemoSeeder[] = [
  seedFacts,
  seedOwnPages,
  seedProgress,
  seedSolutions,
  seedSharedSolutions,
  seedMentors,
  seedGroups,
  seedBlogs,
  seedExperiences,
  seedForum,
  seedDiscussions,
  seedEvents,
  seedAnnouncements,
  seedWritings,
  seedWaitingExperiences,
  seedPolls,
  seedFlags,
]

type Say = (line: string) => void
/** `large`: 800 members and 60 events of three years. */
export type DemoSize = 'small' | 'large'

/**
 * Fills an empty site with the demo club, once. A site with its own members is left alone: the password of the
 * demo's admins is public.
 */
export async function seedDemo(
  database: Database,
  say: Say = () => undefined,
  size: DemoSize = 'small',
  now = new Date(),
): Promise<void> {
  const content = size === 'large' ? largeClub() : smallClub
  const state = await write(database, async (tx, changed) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    const found = await stateOf(tx)
    if (found !== 'empty') return found
    const club = demoClub(content, await seedPeople(tx, content.people, now), now)
    for (const seed of seeders) changed(...(await seed(tx, club)))
    await tx.execute(sql`insert into settings (key, value) values (${KEY}, to_jsonb(now()))`)
    return 'filled'
  })
  if (state === 'taken') say('DEMO is ignored: this site has members of its own.')
  else sayAccounts(say, content)
}

/** Prints one account of each role and the password of all accounts. */
function sayAccounts(say: Say, { people }: DemoContent) {
  const approved = people.filter((person) => person.approved)
  const kinds = [
    ['admin', approved.find((person) => person.role === 'admin')],
    ...TASKS.map((task) => [task, approved.find(({ tasks }) => tasks.includes(task))] as const),
    ['member', approved.find((person) => person.role === 'member' && person.tasks.length === 0)],
    ['waiting', people.find((person) => !person.approved)],
  ] as const
  say(`Demo club, ${people.length} people. The password of all is ${demoPassword}`)
  for (const [kind, person] of kinds) if (person) say(`  ${kind.padEnd(10)} ${person.email}`)
}

async function stateOf(tx: Sql): Promise<'empty' | 'taken' | 'filled'> {
  const { rows } = await tx.execute<{ filled: boolean; taken: boolean }>(
    sql`select exists (select from settings where key = ${KEY}) as filled, exists (select from members) as taken`,
  )
  if (rows[0]?.filled) return 'filled'
  return rows[0]?.taken ? 'taken' : 'empty'
}
